"use client";
// Why a questionnaire fits: what speaks against a shorter one first, what nobody knows next, and what fits last.
import { CircleCheck, CircleHelp, CircleX } from "lucide-react";
import { useTranslations } from "use-intl";
import { InLanguage } from "@/components/ui/english";
import { Fold } from "@/components/ui/fold";
import type { ResultData } from "@/components/wizard/data";

type Criterion = ResultData["qualifications"][number];

const MARKS = {
  met: { icon: CircleCheck, tone: "text-good" },
  notMet: { icon: CircleX, tone: "text-bad" },
  unknown: { icon: CircleHelp, tone: "text-open" },
} as const;

type Standing = keyof typeof MARKS;

function standingOf({ meetsQualification }: Criterion): Standing {
  if (meetsQualification === null) return "unknown";
  return meetsQualification ? "met" : "notMet";
}

/** The criteria of a result, by how they stand. */
export function Criteria({ result }: { readonly result: ResultData }) {
  const t = useTranslations("describe");
  const { qualifications, saqType, textLanguage } = result;
  if (qualifications.length === 0) return null;
  const by = (standing: Standing) =>
    qualifications.filter((criterion) => standingOf(criterion) === standing);
  const [notMet, unknown, met] = [by("notMet"), by("unknown"), by("met")];
  return (
    <section className="space-y-4">
      <h3 className="text-lg">{t("why")}</h3>
      {notMet.length > 0 ? (
        <div className="space-y-3">
          <h4 className="font-semibold">{t("notMet")}</h4>
          <CriterionList criteria={notMet} standing="notMet" language={textLanguage} />
        </div>
      ) : null}
      {unknown.length > 0 ? (
        <div className="space-y-3">
          <div>
            <h4 className="font-semibold">{t("unknown")}</h4>
            {/* The full questionnaire has no statements of its own to vouch for. */}
            {saqType === "SAQ D" ? null : <p className="text-sm text-soft">{t("askedLater")}</p>}
          </div>
          <CriterionList criteria={unknown} standing="unknown" language={textLanguage} />
        </div>
      ) : null}
      {met.length > 0 ? (
        <Fold label={t("met", { count: met.length })}>
          <CriterionList criteria={met} standing="met" language={textLanguage} />
        </Fold>
      ) : null}
    </section>
  );
}

function CriterionList({
  criteria,
  standing,
  language,
}: {
  readonly criteria: readonly Criterion[];
  readonly standing: Standing;
  readonly language: ResultData["textLanguage"];
}) {
  const { icon: Icon, tone } = MARKS[standing];
  return (
    <ul className="space-y-4">
      {criteria.map(({ question, explanation, pciReference }) => (
        <li key={`${pciReference}${question}`} className="flex gap-3">
          <Icon className={`mt-0.5 size-5 shrink-0 ${tone}`} aria-hidden="true" />
          <div className="min-w-0">
            <p className="font-semibold">
              <InLanguage language={language}>{question}</InLanguage>
            </p>
            <p className="text-sm text-soft">
              <InLanguage language={language}>{explanation}</InLanguage>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
