"use client";
// A field whose text is kept on the server while it is typed, so that any device goes on with it.
import { useEffect, useState, useSyncExternalStore } from "react";
import { useDrafts } from "./data";
import { DraftSaver, type DraftView } from "./draft-saver";
import { useSession } from "./session";

/** A field whose text is saved while it is typed. */
export interface DraftField extends DraftView {
  readonly setValue: (value: string) => void;
  readonly takeOther: () => void;
  readonly keepMine: () => void;
}

/** The draft of a field; `initial` is shown where nothing was typed yet. */
export function useDraft(key: string, initial: string): DraftField {
  const { merchantId, send } = useSession();
  const drafts = useDrafts();
  const [saver] = useState(() => {
    const stored = drafts.get(key);
    const path = `/v1/merchants/${merchantId}/drafts/${encodeURIComponent(key)}`;
    return new DraftSaver(
      stored?.value ?? initial,
      stored?.version ?? 0,
      async (value, version) => {
        const saved = await send<{ version: number; value: string }>("PUT", path, {
          value,
          version,
        });
        // The next field under this key goes on from here.
        drafts.set(key, { value, version: saved.version });
        return saved;
      },
    );
  });
  const view = useSyncExternalStore(saver.subscribe, saver.view, saver.view);
  useEffect(() => saver.flush, [saver]);
  const { type: setValue, takeOther, keepMine } = saver;
  return { ...view, setValue, takeOther, keepMine };
}
