"use client";
// An area in short questions: one at a time, answered by a tap and, where they matter, a few words.
import { ArrowLeft, CircleCheck } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Callout } from "@/components/ui/callout";
import { Working } from "@/components/ui/working";
import type { AnalysisData, PartData, SectionData } from "@/components/wizard/data";
import { useJob } from "@/components/wizard/jobs";
import { Refusal } from "@/components/wizard/parts";
import { useSession } from "@/components/wizard/session";
import { useLanguage } from "@/components/wizard/speech";
import type { Asking } from "./ask-ways";
import { GivenAnswers } from "./given-answers";
import { ParkedQuestions } from "./parked-questions";
import { type Given, ShortQuestion } from "./short-question";

interface ShortQuestionsProps {
  readonly section: SectionData;
  readonly asking: Asking;
  /** The question that is wanted first; null: the first that is open. */
  readonly first: string | null;
}

/** Parts that an answer on its way closes, before the service says so. */
function closedBy(parts: readonly PartData[], sent: ReadonlyMap<string, Given>): Set<string> {
  const closing = parts.filter(({ partId }) => sent.get(partId)?.choice === "no");
  return new Set(closing.flatMap(({ gates }) => gates ?? []));
}

/** Whether an answer to the area is being read: of this page, of another one, or from before a reload. */
function isBeingRead({ pendingJobs }: SectionData): boolean {
  return pendingJobs.some(({ kind, controlId }) => kind === "analyze" && !controlId);
}

/** Sends answers one by one; what is on its way counts as answered, and comes back where it fails. */
function useAnswers(path: string) {
  const { send } = useSession();
  const language = useLanguage();
  const [sent, setSent] = useState<ReadonlyMap<string, Given>>(new Map());
  const [refused, setRefused] = useState<{ given: Given; error: unknown } | null>(null);
  const { mutateAsync } = useJob<Given, AnalysisData>((given) =>
    send("POST", `${path}/analyze`, { parts: [given], language }),
  );
  const give = async (given: Given): Promise<boolean> => {
    setRefused(null);
    setSent((before) => new Map(before).set(given.partId, given));
    try {
      await mutateAsync(given);
      return true;
    } catch (error) {
      setRefused({ given, error });
      return false;
    } finally {
      setSent((before) => new Map([...before].filter(([, each]) => each !== given)));
    }
  };
  return { sent, refused, give, leave: () => setRefused(null) };
}

/** The questions of an area: the one to answer now, and what was answered before. */
export function ShortQuestions({ section, asking, first }: ShortQuestionsProps) {
  const t = useTranslations("parts");
  const area = useTranslations("section");
  const path = `${asking.attemptPath}/sections/${section.topLevel}`;
  const { sent, refused, give, leave } = useAnswers(path);
  const [chosen, choose] = useState(first);
  const closing = closedBy(section.parts, sent);
  const asked = section.parts.filter(
    ({ partId, state }) => state !== "closed" && !closing.has(partId),
  );
  const open = asked.filter(({ partId, state }) => state === "open" && !sent.has(partId));
  const failed = refused && asked.find(({ partId }) => partId === refused.given.partId);
  const wanted = asked.find(({ partId }) => partId === chosen) ?? failed;
  const now = useStaying(wanted || undefined, open);
  const main = asked.filter(({ followUpOf }) => followUpOf === null);
  const left = main.filter((part) => open.includes(part)).length;
  const heading = useNewQuestion(now?.partId, first);
  const told = asked.slice(0, now ? asked.indexOf(now) : 0);
  const before = told.findLast(({ given, partId }) => given || sent.has(partId));
  return (
    <section aria-labelledby="short-questions" className="space-y-6">
      <p id="short-questions" className="text-sm text-soft">
        {t("progress", { done: main.length - left, total: main.length })}
      </p>
      <progress
        aria-labelledby="short-questions"
        max={main.length}
        value={main.length - left}
        className="block h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
      />
      {now ? (
        <ShortQuestion
          key={now.partId}
          part={now}
          draftKey={`${path.split("/").slice(-3).join(".")}.${now.partId}`}
          heading={heading}
          asking={asking}
          refused={failed === now ? refused : null}
          leave={leave}
          give={(given) => {
            choose(null);
            // What is on its way from here is ours to change.
            const seen = sent.has(now.partId) ? {} : { replaces: now.answeredAt };
            return give({ ...given, ...seen });
          }}
        />
      ) : (
        <Callout icon={CircleCheck}>
          <p ref={heading} tabIndex={-1} className="outline-none">
            {t("done", { count: main.length })}
          </p>
        </Callout>
      )}
      {sent.size === 0 && isBeingRead(section) ? (
        <Working>{area("working", { count: section.total })}</Working>
      ) : null}
      {refused && !failed ? <Refusal error={refused.error} /> : null}
      {before ? (
        <button
          type="button"
          onClick={() => choose(before.partId)}
          className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-sm text-accent underline"
        >
          <ArrowLeft className="size-4" aria-hidden="true" />
          {t("before")}
        </button>
      ) : null}
      <ParkedQuestions parts={asked} shown={now?.partId} asking={asking} answer={choose} />
      <GivenAnswers parts={asked} sent={sent} change={choose} />
    </section>
  );
}

/**
 * The open question that is shown stays: an answer that was read a moment before the area says so would else take its
 * place in between, and with it what stands open there.
 */
function useStaying(wanted: PartData | undefined, open: readonly PartData[]): PartData | undefined {
  const [shown, setShown] = useState<string>();
  // What is still unclear about an answer is asked while it is fresh.
  const unclear = open.find(({ followUpOf }) => followUpOf !== null);
  const now = wanted ?? unclear ?? open.find(({ partId }) => partId === shown) ?? open[0];
  useEffect(() => setShown(now?.partId), [now?.partId]);
  return now;
}

/** Puts the keyboard, and whoever listens, at the next question when it comes. */
function useNewQuestion(partId: string | undefined, wanted: string | null) {
  const heading = useRef<HTMLParagraphElement & HTMLHeadingElement>(null);
  // One that was asked for is new to its reader, also on a page that opens with it.
  const shown = useRef(wanted === null ? partId : undefined);
  useEffect(() => {
    if (shown.current === partId) return;
    shown.current = partId;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "center", behavior: "instant" });
  }, [partId]);
  return heading;
}
