"use client";
// What was answered to the short questions of an area so far, each with a way to change it.
import { CircleHelp } from "lucide-react";
import { useTranslations } from "use-intl";
import { Fold } from "@/components/ui/fold";
import type { PartData } from "@/components/wizard/data";
import type { Given } from "./short-question";

interface GivenAnswersProps {
  readonly parts: readonly PartData[];
  /** What is on its way. */
  readonly sent: ReadonlyMap<string, Given>;
  readonly change: (partId: string) => void;
}

/** The answers so far, in the order of the questions. */
export function GivenAnswers({ parts, sent, change }: GivenAnswersProps) {
  const t = useTranslations("parts");
  const told = parts.filter(({ partId, given }) => given || sent.has(partId));
  if (told.length === 0) return null;
  return (
    <Fold label={t("given", { count: told.length })}>
      <ol className="divide-y divide-line">
        {told.map((part) => (
          <GivenAnswer
            key={part.partId}
            part={part}
            onItsWay={sent.get(part.partId)}
            change={change}
          />
        ))}
      </ol>
    </Fold>
  );
}

function GivenAnswer({
  part,
  onItsWay,
  change,
}: {
  readonly part: PartData;
  readonly onItsWay: Given | undefined;
  readonly change: (partId: string) => void;
}) {
  const t = useTranslations("parts");
  const ask = useTranslations("ask");
  const choice = onItsWay ? onItsWay.choice : part.given?.choice;
  const words = onItsWay ? onItsWay.answer : part.given?.answer;
  const helperName = onItsWay ? null : part.given?.helperName;
  const unsettled = !onItsWay && (part.state === "unclear" || part.state === "contradictory");
  return (
    <li className="space-y-1 py-3">
      <p className="max-w-prose text-sm text-soft">{part.question}</p>
      <p className="max-w-prose text-base">
        {choice ? <span className="font-semibold">{t(`choices.${choice}`)}</span> : null}
        {choice && words ? " · " : null}
        {words ? <q>{words}</q> : null}
      </p>
      {helperName ? (
        <p className="text-sm text-soft">{ask("byHelper", { name: helperName })}</p>
      ) : null}
      {unsettled ? (
        <p className="flex items-center gap-1.5 text-sm text-open">
          <CircleHelp className="size-4 shrink-0" aria-hidden="true" />
          {t(part.state === "contradictory" ? "contradictory" : "unclear")}
        </p>
      ) : null}
      <button
        type="button"
        onClick={() => change(part.partId)}
        className="min-h-11 cursor-pointer text-sm text-accent underline"
      >
        {t("change")}
        <span className="sr-only">: {part.question}</span>
      </button>
    </li>
  );
}
