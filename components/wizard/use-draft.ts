"use client";
// A field whose text is kept on the server while it is typed, so that any device goes on with it.
import { useEffect, useState, useSyncExternalStore } from "react";
import { useDrafts } from "./data";
import { DraftSaver, type DraftView } from "./draft-saver";
import { forgetText, keepText, keptText } from "./kept-text";
import { useSession } from "./session";

/** A field whose text is saved while it is typed. */
export interface DraftField extends DraftView {
  readonly setValue: (value: string) => void;
  readonly takeOther: () => void;
  readonly keepMine: () => void;
  /** Empties the draft at once: its text was sent, or is not wanted any more. */
  readonly empty: () => void;
}

/** The savers of a visit that may hold what the service does not: a field that comes back goes on with its own. */
const saversOf = new WeakMap<object, Map<string, DraftSaver>>();

/** Well within what browsers send for a page that is left. */
const KEEPALIVE_MAX = 15_000;

function useSaver(key: string, initial: string): DraftSaver {
  const { merchantId, send } = useSession();
  const drafts = useDrafts();
  const [saver] = useState(() => {
    const savers = saversOf.get(drafts) ?? new Map<string, DraftSaver>();
    saversOf.set(drafts, savers);
    const before = savers.get(key);
    if (before?.unsaved) return before;
    const stored = drafts.get(key);
    const path = `/v1/merchants/${merchantId}/drafts/${encodeURIComponent(key)}`;
    const made = new DraftSaver(
      stored?.value ?? initial,
      stored?.version ?? 0,
      (value, version) =>
        send("PUT", path, { value, version }, { keepalive: value.length < KEEPALIVE_MAX }),
      // Whatever shows this draft next goes on from here.
      (value, version) => drafts.set(key, { value, version }),
    );
    savers.set(key, made);
    return made;
  });
  return saver;
}

/** Saves what waits when nobody may come back, and asks before text is left that could not be saved. */
function useLeaving(saver: DraftSaver): void {
  useEffect(() => {
    const hidden = () => document.visibilityState === "hidden" && saver.leave();
    const unloading = (event: BeforeUnloadEvent) => {
      if (saver.waits) event.preventDefault();
    };
    document.addEventListener("visibilitychange", hidden);
    window.addEventListener("pagehide", saver.leave);
    window.addEventListener("beforeunload", unloading);
    return () => {
      document.removeEventListener("visibilitychange", hidden);
      window.removeEventListener("pagehide", saver.leave);
      window.removeEventListener("beforeunload", unloading);
      saver.flush();
    };
  }, [saver]);
}

/**
 * While the partner is suspended the text is kept by this tab as well: the visit may end before that does. Once it is
 * saved the tab forgets it.
 */
function useKeptHere(key: string, saver: DraftSaver, view: DraftView): void {
  const { merchantId } = useSession();
  const drafts = useDrafts();
  useEffect(() => {
    const kept = keptText(merchantId, key);
    if (kept && kept.value !== saver.view().value) saver.restore(kept.value, kept.version);
  }, [merchantId, key, saver]);
  const { value, state, refusal } = view;
  const paused = state === "refused" && refusal?.code === "PARTNER_SUSPENDED";
  useEffect(() => {
    if (paused) keepText(merchantId, key, { value, version: drafts.get(key)?.version ?? 0 });
    else if (state === "saved") forgetText(merchantId, key);
  }, [merchantId, key, drafts, paused, state, value]);
}

/** The draft of a field; `initial` is shown where nothing was typed yet. */
export function useDraft(key: string, initial: string): DraftField {
  const saver = useSaver(key, initial);
  const view = useSyncExternalStore(saver.subscribe, saver.view, saver.view);
  useLeaving(saver);
  useKeptHere(key, saver, view);
  const { type: setValue, takeOther, keepMine } = saver;
  const empty = () => {
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
