"use client";
// The questionnaire that follows from a description, why it does, and the way into it.
import { CircleCheck, CircleHelp, CircleX, Replace } from "lucide-react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Card } from "@/components/ui/card";
import { English } from "@/components/ui/english";
import type { MethodData, OpenedData, ResultData } from "@/components/wizard/data";
import { Refusal } from "@/components/wizard/parts";
import { useAttempts, useChange } from "@/components/wizard/queries";
import { goTo } from "@/components/wizard/route";
import { useSession } from "@/components/wizard/session";

const MARKS = {
  true: { icon: CircleCheck, word: "met", tone: "text-good" },
  false: { icon: CircleX, word: "notMet", tone: "text-bad" },
  null: { icon: CircleHelp, word: "unknown", tone: "text-open" },
} as const;

function Criteria({ result }: { readonly result: ResultData }) {
  const t = useTranslations("describe");
  return (
    <ul className="space-y-4">
      {result.qualifications.map(({ question, meetsQualification, explanation, pciReference }) => {
        const mark = MARKS[`${meetsQualification}`];
        const Icon = mark.icon;
        return (
          <li key={`${pciReference}${question}`} className="flex gap-3">
            <Icon className={`mt-0.5 size-5 shrink-0 ${mark.tone}`} aria-hidden="true" />
            <div className="min-w-0">
              <p className="font-semibold">
                <span className="sr-only">{t(mark.word)}: </span>
                <English>{question}</English>
              </p>
              <p className="text-sm text-soft">
                <English>{explanation}</English>
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** What the determination came to. */
export function Result({
  method,
  result,
}: {
  readonly method: MethodData;
  readonly result: ResultData;
}) {
  const t = useTranslations("describe");
  const { merchantId, send } = useSession();
  const attempts = useAttempts();
  const open = attempts.data?.items.find(
    ({ paymentMethodId, documentKeys }) =>
      paymentMethodId === method.id && documentKeys === undefined,
  );
  const type = result.saqType ?? "";
  const other = open !== undefined && open.saqType !== type;
  const base = `/v1/merchants/${merchantId}/attempts`;
  const start = useChange(() =>
    other
      ? send<OpenedData>("PUT", `${base}/${open.id}/type`, { saqType: type })
      : send<OpenedData>("POST", base, { paymentMethodId: method.id, saqType: type }),
  );
  async function goOn() {
    const going = open && !other ? open : await start.mutateAsync(undefined).catch(() => null);
    if (going) goTo({ at: "attempt", attemptId: going.id });
  }
  return (
    <Card>
      <div className="space-y-6 p-4 sm:p-6">
        <div className="space-y-2">
          <h2 className="text-xl">{type ? t("result", { type }) : t("outOfScope")}</h2>
          {result.reason ? (
            <p className="max-w-prose">
              <English>{result.reason}</English>
            </p>
          ) : null}
        </div>
        {result.qualifications.length > 0 ? (
          <section className="space-y-4">
            <h3 className="text-lg">{t("why")}</h3>
            <Criteria result={result} />
          </section>
        ) : null}
        {result.runnerUp ? (
          <p className="text-sm text-soft">
            {t("runnerUp", {
              type: result.runnerUp.saqType,
              separatedBy: result.runnerUp.separatedBy,
            })}
          </p>
        ) : null}
        {type && other ? (
          <Callout tone="open" icon={Replace} title={t("otherType", { open: open.saqType, type })}>
            <p>{t("otherTypeText")}</p>
          </Callout>
        ) : null}
        {type ? (
          <Button look="primary" onClick={goOn} pending={start.isPending}>
            {other ? t("changeType", { type }) : open ? t("goOn") : t("start")}
          </Button>
        ) : null}
        <Refusal error={start.error} />
      </div>
    </Card>
  );
}
