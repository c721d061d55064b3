"use client";
// What an answer about a way of taking cards has brought: what comes next, and what is known now.
import { useEffect, useRef, useState } from "react";
import type { ResultData, ThreadData } from "@/components/wizard/data";

/** What changed since the page was last looked at. */
export interface ThreadNews {
  /** The answer that did it; null where the description was read. */
  readonly answer: string | null;
  readonly result: ResultData;
  /** The facts that somebody has said with it. */
  readonly learned: ReadonlySet<string>;
}

interface Seen {
  readonly signature: string | null;
  readonly threadId: string | null;
  readonly rounds: number;
  readonly known: ReadonlyMap<string, string | null>;
}

/** Whether somebody said it: the merchant in words or by a choice, or a product that it named. */
function isTold({ basis }: ThreadData["facts"][number]): boolean {
  return basis !== "concluded" && basis !== "unknown";
}

/** What a thread has to show: its open question, or its result unless that has become outdated. */
export function shownResult({ result, outdated }: ThreadData): ResultData | null {
  return outdated && result?.status !== "needs-followup" ? null : result;
}

function seenOf(thread: ThreadData): Seen {
  const { rounds } = thread;
  const shown = shownResult(thread);
  return {
    signature: shown && [shown.threadId, rounds.length, shown.status].join(" "),
    threadId: shown?.threadId ?? null,
    rounds: rounds.length,
    known: new Map((shown?.facts ?? []).filter(isTold).map(({ id, value }) => [id, value])),
  };
}

function newsOf(before: Seen, now: Seen, result: ResultData, rounds: ThreadData["rounds"]) {
  const isAnswer = before.threadId === now.threadId && now.rounds > before.rounds;
  const learned = [...now.known].filter(
    ([id, value]) => isAnswer && before.known.get(id) !== value,
  );
  return {
    answer: isAnswer ? (rounds.at(-1)?.answer ?? null) : null,
    learned: new Set(learned.map(([id]) => id)),
    result,
  };
}

/**
 * Notices when the next question or the result is there, and takes the keyboard, and whoever listens, to its
 * heading, with the news above it in sight. What stood there when the page was opened is no news.
 */
export function useThreadNews(thread: ThreadData) {
  const heading = useRef<HTMLHeadingElement>(null);
  const place = useRef<HTMLParagraphElement>(null);
  const now = seenOf(thread);
  const [seen, setSeen] = useState(now);
  const [news, setNews] = useState<ThreadNews | null>(null);
  if (thread.result && now.signature !== null && now.signature !== seen.signature) {
    setSeen(now);
    setNews(newsOf(seen, now, thread.result, thread.rounds));
  }
  useEffect(() => {
    if (news === null) return;
    heading.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: "start", behavior: "instant" });
  }, [news]);
  return { heading, place, news };
}
