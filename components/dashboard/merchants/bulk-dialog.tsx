"use client";
// Before many are written to: whom it reaches, and who is left out. Nothing is sent until the button is pressed.
import { CircleAlert } from "lucide-react";
import { useEffect, useRef, useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Working } from "@/components/ui/working";
import type { BulkAct, Reach } from "@/lib/domain/bulk/shape";
import { ReachList } from "./bulk-reach";
import { ACT_WORDS, merchantsText } from "./bulk-words";

/** What an act is asked of. */
export interface BulkAsk {
  readonly act: BulkAct;
  readonly merchantIds?: readonly string[];
  readonly filter?: Readonly<Record<string, string>>;
  readonly except?: readonly string[];
}

/** What a preview answers. */
export type BulkPreview =
  | { readonly ok: true; readonly total: number; readonly reach: Reach }
  | { readonly ok: false; readonly problem: string };

/** What the dialog calls on the server. */
export interface BulkActs {
  readonly preview: (ask: BulkAsk) => Promise<BulkPreview>;
  /** Leads to the act's own page; answers only where it was refused. */
  readonly start: (ask: BulkAsk) => Promise<{ readonly problem: string }>;
}

interface BulkDialogProps {
  readonly ask: BulkAsk;
  readonly acts: BulkActs;
  readonly onClose: () => void;
}

/** The preview of an act, and its one button. */
export function BulkDialog({ ask, acts, onClose }: BulkDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [preview, setPreview] = useState<BulkPreview | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [starting, startTransition] = useTransition();
  useEffect(() => {
    dialog.current?.showModal();
    let over = false;
    void acts.preview(ask).then((found) => {
      if (!over) setPreview(found);
    });
    return () => {
      over = true;
    };
  }, [ask, acts]);
  const start = () => {
    startTransition(async () => {
      const answer = await acts.start(ask);
      setRefused(answer.problem);
    });
  };
  const words = ACT_WORDS[ask.act];
  const reached = preview?.ok ? preview.reach.reached : 0;
  const problem = refused ?? (preview && !preview.ok ? preview.problem : null);
  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      aria-labelledby="bulk-title"
      className="m-auto w-[min(34rem,calc(100vw-2rem))] rounded-medium border border-line bg-surface p-6 text-ink shadow-sheet backdrop:bg-paper/75"
    >
      <div className="space-y-4">
        <h2 id="bulk-title" className="text-lg font-semibold">
          {words.verb} {preview?.ok ? merchantsText(preview.total) : "merchants"}
        </h2>
        <p className="text-sm text-soft">{words.what}</p>
        {problem ? (
          <div role="alert">
            <Callout tone="bad" icon={CircleAlert} title={problem} />
          </div>
        ) : null}
        {preview?.ok ? <ReachList reach={preview.reach} tense="will" /> : null}
        {preview ? null : <Working>Looking whom this reaches …</Working>}
        <div className="flex flex-wrap justify-end gap-2 pt-2">
          <Button onClick={() => dialog.current?.close()}>Cancel</Button>
          {reached > 0 ? (
            <Button look="primary" pending={starting} onClick={start}>
              {words.verb} {merchantsText(reached)}
            </Button>
          ) : null}
        </div>
      </div>
    </dialog>
  );
}
