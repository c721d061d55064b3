"use client";
// The task list: each way of taking cards with its steps and how far they are.
import { Check, ChevronRight, Plus } from "lucide-react";
import { useTranslations } from "use-intl";
import { ComplianceSummary } from "@/components/status/compliance-status";
import { Button, buttonClass } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { AttemptData, MethodData, OpenedData } from "@/components/wizard/data";
import { Refusal, StepTitle } from "@/components/wizard/parts";
import { useAttempts, useChange, useMerchant, useMethods } from "@/components/wizard/queries";
import { goTo, hashOf, type Place } from "@/components/wizard/route";
import { useSession } from "@/components/wizard/session";

type TaskState = "next" | "done" | "later";

interface Task {
  readonly label: string;
  readonly state: TaskState;
  readonly to: Place;
}

const LATER_THAN = {
  Step_2_Started: 1,
  Step_2_Completed: 2,
  Step_3_Review: 3,
} as const;

/** Whether its questionnaire follows from what is said of it today. */
function isDescribed({ saqType, determinationOutdated }: MethodData): boolean {
  return saqType !== undefined && !determinationOutdated;
}

/** How many of the four steps of a method are behind it. */
function stepsDone(method: MethodData, open: AttemptData | undefined): number {
  if (!open) return isDescribed(method) ? 0.5 : 0;
  return LATER_THAN[open.status as keyof typeof LATER_THAN] ?? 4;
}

function useTasks(method: MethodData, open: AttemptData | undefined): readonly Task[] {
  const t = useTranslations("start");
  const done = stepsDone(method, open);
  const attemptId = open?.id ?? "";
  const describe: Place = { at: "method", pmId: method.id };
  const inAttempt = (at: "attempt" | "about" | "parked" | "check"): Place =>
    open ? { at, attemptId } : describe;
  const stateAt = (index: number): TaskState => {
    if (done > index) return "done";
    return Math.ceil(done) === index || (index === 0 && done === 0) ? "next" : "later";
  };
  const parked = open?.parked ?? 0;
  const comeBack: Task = {
    label: t("stepParked", { count: parked }),
    state: done > 1 ? "next" : "later",
    to: inAttempt("parked"),
  };
  return [
    {
      label: t("stepDescribe"),
      state: isDescribed(method) || open ? "done" : "next",
      to: describe,
    },
    { label: t("stepQuestions"), state: stateAt(1), to: inAttempt("attempt") },
    { label: t("stepAbout"), state: stateAt(2), to: inAttempt("about") },
    ...(parked > 0 ? [comeBack] : []),
    { label: t("stepSign"), state: parked > 0 ? "later" : stateAt(3), to: inAttempt("check") },
  ];
}

const STATE_WORDS = {
  next: "stateNext",
  done: "stateDone",
  later: "stateLater",
} as const;

function TaskRow({ task }: { readonly task: Task }) {
  const t = useTranslations("start");
  const { label, state, to } = task;
  const word = t(STATE_WORDS[state]);
  const row = "flex min-h-12 items-center justify-between gap-4 px-4 py-2.5 sm:px-6";
  const mark = (
    <span
      className={`inline-flex shrink-0 items-center gap-1.5 text-sm whitespace-nowrap ${state === "next" ? "font-semibold text-accent" : "text-soft"}`}
    >
      {state === "done" ? <Check className="size-4" aria-hidden="true" /> : null}
      {word}
      {state === "later" ? null : <ChevronRight className="size-4" aria-hidden="true" />}
    </span>
  );
  return (
    <li className="border-t border-line">
      {state === "later" ? (
        <div className={row}>
          <span className="text-soft">{label}</span>
          {mark}
        </div>
      ) : (
        <a href={hashOf(to)} className={`${row} text-ink no-underline hover:bg-wash`}>
          <span className="underline decoration-line-strong underline-offset-4">{label}</span>
          {mark}
        </a>
      )}
    </li>
  );
}

function SealedNote({
  sealed,
  method,
}: {
  readonly sealed: AttemptData;
  readonly method: MethodData;
}) {
  const t = useTranslations("start");
  const { merchantId, send } = useSession();
  const renew = useChange(() =>
    send<OpenedData>("POST", `/v1/merchants/${merchantId}/attempts/${sealed.id}/renew`),
  );
  // What is said of it has changed: first comes the questionnaire that follows from it now.
  const renewable = sealed.renewable && !method.determinationOutdated;
  const until = new Date(sealed.expiresAt ?? sealed.createdAt);
  const over = until <= new Date();
  const compliant = sealed.documentKeys?.compliant;
  const standing = compliant ? t("sealed", { until }) : t("sealedOpen");
  const start = async () => {
    const opened = await renew.mutateAsync(undefined);
    goTo({ at: "attempt", attemptId: opened.id });
  };
  return (
    <div className="space-y-3 border-t border-line px-4 py-4 sm:px-6">
      <p className={over ? "font-semibold text-bad" : ""}>
        {over ? t("sealedOver", { until }) : standing}
      </p>
      <div className="flex flex-wrap gap-3">
        <a
          href={hashOf({ at: "sealed", attemptId: sealed.id })}
          className={buttonClass("secondary")}
        >
          {t("documents")}
        </a>
        {sealed.renewable && method.determinationOutdated ? (
          <a href={hashOf({ at: "method", pmId: method.id })} className={buttonClass("secondary")}>
            {t("stepDescribe")}
          </a>
        ) : null}
        {renewable ? (
          <Button look={over ? "primary" : "secondary"} onClick={start} pending={renew.isPending}>
            {compliant ? t("renew") : t("again")}
          </Button>
        ) : null}
      </div>
      {renewable ? <p className="text-sm text-soft">{t("renewHint")}</p> : null}
      <Refusal error={renew.error} />
    </div>
  );
}

function MethodTasks({
  method,
  attempts,
}: {
  readonly method: MethodData;
  readonly attempts: readonly AttemptData[];
}) {
  const open = attempts.find(({ documentKeys }) => documentKeys === undefined);
  const sealed = attempts.find(({ documentKeys }) => documentKeys !== undefined);
  const tasks = useTasks(method, open);
  const saqType = (open ?? sealed)?.saqType ?? method.saqType;
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4 py-4 sm:px-6">
        <h3 className="min-w-0 text-lg break-words">{method.name}</h3>
        {saqType ? <p className="text-sm text-soft">{saqType}</p> : null}
      </div>
      {sealed && !open ? (
        <SealedNote sealed={sealed} method={method} />
      ) : (
        <ol>
          {tasks.map((task) => (
            <TaskRow key={task.label} task={task} />
          ))}
        </ol>
      )}
    </Card>
  );
}

/** The first page: what there is to do. */
export function StartStep() {
  const t = useTranslations("start");
  const merchant = useMerchant();
  const methods = useMethods();
  const attempts = useAttempts();
  const items = methods.data?.items ?? [];
  return (
    <div className="space-y-10">
      <StepTitle eyebrow={t("eyebrow")} lead={t("lead")}>
        {merchant.data?.name ?? ""}
      </StepTitle>
      {merchant.data && items.length > 0 ? (
        <ComplianceSummary status={merchant.data.effectiveStatus} />
      ) : null}
      <section aria-labelledby="methods" className="space-y-5">
        <h2 id="methods" className="text-xl">
          {t("methods")}
        </h2>
        {items.length === 0 ? <p className="max-w-prose text-soft">{t("empty")}</p> : null}
        {items.map((method) => (
          <MethodTasks
            key={method.id}
            method={method}
            attempts={(attempts.data?.items ?? []).filter(
              ({ paymentMethodId }) => paymentMethodId === method.id,
            )}
          />
        ))}
        <a
          href={hashOf({ at: "new-method" })}
          className={buttonClass(items.length === 0 ? "primary" : "secondary")}
        >
          <Plus className="size-4" aria-hidden="true" />
          {items.length === 0 ? t("add") : t("addAnother")}
        </a>
      </section>
      <p className="text-sm text-soft">{t("saved")}</p>
    </div>
  );
}
