"use client";
// Where no questionnaire applies: why, and what there is to do instead.
import type { RefObject } from "react";
import { useTranslations } from "use-intl";
import { Card } from "@/components/ui/card";
import { InLanguage } from "@/components/ui/english";
import type { ResultData } from "@/components/wizard/data";
import { DESCRIPTION_ID } from "./description";

interface NoQuestionnaireProps {
  readonly result: ResultData;
  readonly partnerName: string;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** Says that there is nothing to fill in, and what to do if that is wrong. */
export function NoQuestionnaire({ result, partnerName, heading }: NoQuestionnaireProps) {
  const t = useTranslations("describe.none");
  const toDescription = () => document.getElementById(DESCRIPTION_ID)?.focus();
  return (
    <Card>
      <div className="space-y-5 p-4 sm:p-6">
        <div className="space-y-2">
          <h2 ref={heading} tabIndex={-1} className="scroll-mt-6 text-xl outline-none">
            {t("title")}
          </h2>
          {result.reason ? (
            <p className="max-w-prose">
              <InLanguage language={result.textLanguage}>{result.reason}</InLanguage>
            </p>
          ) : null}
        </div>
        <section className="space-y-2">
          <h3 className="text-lg">{t("next")}</h3>
          <ul className="max-w-prose list-disc space-y-1.5 pl-5">
            <li>{t("nothing")}</li>
            <li>{t("tell", { partner: partnerName })}</li>
            <li>
              {t("wrong")}{" "}
              <button
                type="button"
                onClick={toDescription}
                className="min-h-6 cursor-pointer text-accent underline underline-offset-4"
              >
                {t("change")}
              </button>
            </li>
          </ul>
        </section>
      </div>
    </Card>
  );
}
