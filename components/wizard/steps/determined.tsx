"use client";
// The questionnaire that follows from a description, why it does, and the way into it.
import { Replace } from "lucide-react";
import type { RefObject } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Card } from "@/components/ui/card";
import { InLanguage } from "@/components/ui/english";
import type { MethodData, OpenedData, ResultData } from "@/components/wizard/data";
import { Refusal } from "@/components/wizard/parts";
import { useAttempts, useChange } from "@/components/wizard/queries";
import { goTo } from "@/components/wizard/route";
import { useSession } from "@/components/wizard/session";
import { Criteria } from "./criteria";

interface ResultProps {
  readonly method: MethodData;
  readonly result: ResultData;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** The questionnaire that a payment method has, and what became of the one that is open. */
function useStart(method: MethodData, type: string) {
  const { merchantId, send } = useSession();
  const attempts = useAttempts();
  const open = attempts.data?.items.find(
    ({ paymentMethodId, documentKeys }) =>
      paymentMethodId === method.id && documentKeys === undefined,
  );
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
  return { start, goOn, open, other };
}

/** What the determination came to. */
export function Result({ method, result, heading }: ResultProps) {
  const t = useTranslations("describe");
  const type = result.saqType ?? "";
  const { start, goOn, open, other } = useStart(method, type);
  return (
    <Card>
      <div className="space-y-6 p-4 sm:p-6">
        <div className="space-y-2">
          <h2 ref={heading} tabIndex={-1} className="scroll-mt-6 text-xl outline-none">
            {t("result", { type })}
          </h2>
          {result.reason ? (
            <p className="max-w-prose">
              <InLanguage language={result.textLanguage}>{result.reason}</InLanguage>
            </p>
          ) : null}
        </div>
        <Criteria result={result} />
        {result.runnerUp ? (
          <p className="text-sm text-soft">
            {t("runnerUp", {
              type: result.runnerUp.saqType,
              separatedBy: result.runnerUp.separatedBy,
            })}
          </p>
        ) : null}
        {open && other ? (
          <Callout tone="open" icon={Replace} title={t("otherType", { open: open.saqType, type })}>
            <p>{t("otherTypeText")}</p>
          </Callout>
        ) : null}
        <Button look="primary" onClick={goOn} pending={start.isPending}>
          {other ? t("changeType", { type }) : open ? t("goOn") : t("start")}
        </Button>
        <Refusal error={start.error} />
      </div>
    </Card>
  );
}
