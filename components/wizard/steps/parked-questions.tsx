"use client";
// The short questions of an area that the merchant was not sure of, each with the ways on.
import { CircleHelp } from "lucide-react";
import { useTranslations } from "use-intl";
import { Card } from "@/components/ui/card";
import type { PartData } from "@/components/wizard/data";
import { type Asking, AskWays } from "./ask-ways";
import { hasProposal } from "./asked-about";

interface ParkedQuestionsProps {
  readonly parts: readonly PartData[];
  /** The question that stands above, with ways of its own; left out where none does. */
  readonly shown?: string | undefined;
  readonly asking: Asking;
  /** Shows a question to answer it. */
  readonly answer: (partId: string) => void;
}

/** Whether a question waits for the merchant to come back, or for somebody who was asked. */
function isParked({ partId, state }: PartData, asking: Asking): boolean {
  return state === "notSure" || hasProposal(partId, asking);
}

/** The questions to come back to. */
export function ParkedQuestions({ parts, shown, asking, answer }: ParkedQuestionsProps) {
  const t = useTranslations("ask");
  const parked = parts.filter((part) => part.partId !== shown && isParked(part, asking));
  if (parked.length === 0) return null;
  return (
    <section aria-labelledby="parked-questions" className="space-y-4">
      <div className="space-y-1">
        <h2 id="parked-questions" className="flex items-center gap-2 text-lg">
          <CircleHelp className="size-5 shrink-0 text-open" aria-hidden="true" />
          {t("parkedTitle")}
        </h2>
        <p className="max-w-prose text-sm text-soft">{t("parkedLead")}</p>
      </div>
      <Card>
        <ul className="divide-y divide-line">
          {parked.map((part) => (
            <li key={part.partId} className="space-y-4 p-5 sm:p-6">
              <h3 className="max-w-prose text-base font-semibold">{part.question}</h3>
              <AskWays part={part} asking={asking} answer={() => answer(part.partId)} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
