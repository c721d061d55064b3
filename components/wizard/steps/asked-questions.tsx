"use client";
// Short questions about which somebody was asked, on the pages that ask otherwise: each with what came back.
import { MessagesSquare } from "lucide-react";
import { useTranslations } from "use-intl";
import { Card } from "@/components/ui/card";
import type { PartData } from "@/components/wizard/data";
import type { Asking } from "./ask-ways";
import { AskedAbout, hasProposal, isAskedAbout } from "./asked-about";

interface AskedQuestionsProps {
  readonly parts: readonly PartData[];
  readonly asking: Asking;
}

/** What was asked about these questions and is worth a look, under the words of each. */
export function AskedQuestions({ parts, asking }: AskedQuestionsProps) {
  const t = useTranslations("ask");
  const asked = parts.filter(({ partId }) => isAskedAbout(partId, asking));
  if (asked.length === 0) return null;
  return (
    <section aria-labelledby="asked-here" className="space-y-4 border-t border-line pt-5">
      <h4 id="asked-here" className="text-sm font-semibold">
        {t("here")}
      </h4>
      <AskedList parts={asked} asking={asking} />
    </section>
  );
}

/** The questions of these to which helpers have answered. */
export function ProposedAnswers({ parts, asking }: AskedQuestionsProps) {
  const t = useTranslations("ask");
  const proposed = parts.filter(({ partId }) => hasProposal(partId, asking));
  if (proposed.length === 0) return null;
  return (
    <section aria-labelledby="proposed" className="space-y-4">
      <h2 id="proposed" className="flex items-center gap-2 text-lg">
        <MessagesSquare className="size-5 shrink-0 text-open" aria-hidden="true" />
        {t("proposed", { count: proposed.length })}
      </h2>
      <Card>
        <div className="p-5 sm:p-6">
          <AskedList parts={proposed} asking={asking} />
        </div>
      </Card>
    </section>
  );
}

function AskedList({ parts, asking }: AskedQuestionsProps) {
  return (
    <ul className="space-y-6">
      {parts.map(({ partId, question }) => (
        <li key={partId} className="space-y-4">
          <p className="max-w-prose font-semibold">{question}</p>
          <AskedAbout partId={partId} asking={asking} />
        </li>
      ))}
    </ul>
  );
}
