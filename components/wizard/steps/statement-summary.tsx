"use client";
// What is said to each statement, before it is signed.
import {
  CircleCheck,
  CircleDashed,
  CircleHelp,
  CircleX,
  Landmark,
  type LucideIcon,
} from "lucide-react";
import { useTranslations } from "use-intl";
import { Card } from "@/components/ui/card";
import { English } from "@/components/ui/english";
import { StatusMark, type Tone } from "@/components/ui/status-mark";
import type { ReviewData } from "@/components/wizard/data";
import { useStatementWords } from "@/components/wizard/form-words";
import { hashOf } from "@/components/wizard/route";
import {
  askedStatements,
  type StatementAnswer,
  useStatementAnswers,
} from "@/components/wizard/statement-answers";

const MARKS: Readonly<
  Record<StatementAnswer | "none", { readonly tone: Tone; readonly icon: LucideIcon }>
> = {
  yes: { tone: "good", icon: CircleCheck },
  no: { tone: "bad", icon: CircleX },
  unsure: { tone: "open", icon: CircleHelp },
  none: { tone: "open", icon: CircleDashed },
};

/** Every statement with its answer, and the way to change it. */
export function StatementSummary({
  attemptId,
  statements,
}: {
  readonly attemptId: string;
  readonly statements: ReviewData["statements"];
}) {
  const t = useTranslations("statement");
  const words = useStatementWords();
  const { answerTo } = useStatementAnswers(attemptId, statements);
  return (
    <Card>
      <h2 className="px-4 pt-4 pb-3 text-lg sm:px-6">{t("summary")}</h2>
      <ul>
        {statements
          .filter(({ basis }) => basis === "agreed")
          .map(({ id, agreement }) => (
            <li
              key={id}
              className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-t border-line px-4 py-3 text-sm sm:px-6"
            >
              <div className="min-w-0 basis-72 grow">
                <p>{words(id)}</p>
                <p className="text-soft">
                  <English>{agreement ?? ""}</English>
                </p>
              </div>
              <StatusMark tone="good" icon={Landmark}>
                {t("agreed")}
              </StatusMark>
            </li>
          ))}
        {askedStatements(statements).map(({ id }) => {
          const answer = answerTo(id) ?? "none";
          return (
            <li
              key={id}
              className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-t border-line px-4 py-3 text-sm sm:px-6"
            >
              <p className="min-w-0 basis-72 grow">{words(id)}</p>
              <span className="flex items-center gap-4">
                <StatusMark {...MARKS[answer]}>{t(answer)}</StatusMark>
                <a
                  href={hashOf({ at: "statements", attemptId, statementId: id })}
                  className="inline-flex min-h-8 items-center"
                >
                  {t("change")}
                  <span className="sr-only">: {words(id)}</span>
                </a>
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
