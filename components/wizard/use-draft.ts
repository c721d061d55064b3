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
  /** Empties the draft at once: its text was sent, or is not wanted any more. */
  readonly empty: () => void;
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
  const empty = () => {
    // A field that is shown next under this key must not find the old text.
    drafts.set(key, { value: "", version: drafts.get(key)?.version ?? 0 });
    if (saver.view().value === "") return;
    saver.type("");
    saver.flush();
  };
  return { ...view, setValue, takeOther, keepMine, empty };
}

/**
 * The draft of a field that shows what was sent before until something else is typed, and what was typed
 * when the draft was emptied because it was sent.
 */
export function useDraftOver(key: string, sent: string): DraftField {
  const draft = useDraft(key, "");
  const [typed, setTyped] = useState(draft.value || null);
  return {
    ...draft,
    value: typed ?? sent,
    setValue: (value) => {
      setTyped(value);
      draft.setValue(value);
    },
    takeOther: () => {
      setTyped(draft.other);
      draft.takeOther();
    },
  };
}
