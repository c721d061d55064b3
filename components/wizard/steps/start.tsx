"use client";
// The task list: each way of taking cards with its steps and how far they are.
import { Check, ChevronRight, Plus } from "lucide-react";
import { useTranslations } from "use-intl";
import { buttonClass } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { AttemptData, MethodData } from "@/components/wizard/data";
import { LaterStep } from "@/components/wizard/later-step";
import { outcomeOf } from "@/components/wizard/outcome";
import { StepTitle } from "@/components/wizard/parts";
import { useAttempts, useMerchant, useMethods } from "@/components/wizard/queries";
import { hashOf, type Place } from "@/components/wizard/route";

type TaskState = "next" | "done" | "later";

interface Task {
  readonly label: string;
  readonly state: TaskState;
  readonly to: Place;
  /** The attempt whose open questions say how long it takes. */
  readonly timed?: string | undefined;
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
    { label: t("stepQuestions"), state: stateAt(1), to: inAttempt("attempt"), timed: open?.id },
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
  const { label, state, to, timed } = task;
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
      {timed && state === "next" ? (
        <div className="-mt-1 px-4 pb-3 sm:px-6">
          <LaterStep quiet name="time" props={{ attemptId: timed }} />
        </div>
      ) : null}
    </li>
  );
}

function MethodTasks({
  method,
  attempts,
  partnerName,
}: {
  readonly method: MethodData;
  readonly attempts: readonly AttemptData[];
  readonly partnerName: string;
}) {
  const open = attempts.find(({ documentKeys }) => documentKeys === undefined);
  const sealed = attempts.find(({ documentKeys }) => documentKeys !== undefined);
  const t = useTranslations("start");
  const tasks = useTasks(method, open);
  const saqType = (open ?? sealed)?.saqType ?? method.saqType;
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4 py-4 sm:px-6">
        <h3 className="min-w-0 text-lg break-words">{method.name}</h3>
        <p className="flex flex-wrap items-baseline gap-x-4 text-sm text-soft">
          {saqType ? <span>{saqType}</span> : null}
          <a
            href={hashOf({ at: "manage", pmId: method.id })}
            className="inline-flex min-h-11 items-center text-soft"
          >
            <span>
              {t("manage")}
              <span className="sr-only">: {method.name}</span>
            </span>
          </a>
        </p>
      </div>
      {sealed && (!open || outcomeOf(sealed) !== "counts") ? (
        <LaterStep name="note" props={{ sealed, open, method, partnerName }} />
      ) : null}
      {sealed && !open ? null : (
        <ol>
          {tasks.map((task) => (
            <TaskRow key={task.label} task={task} />
          ))}
        </ol>
      )}
    </Card>
  );
}

/** Whether nothing is open any more, and something that was sealed does not count. */
function isSealedInVain(methods: readonly MethodData[], attempts: readonly AttemptData[]): boolean {
  const last = methods.map(({ id }) => attempts.find((each) => each.paymentMethodId === id));
  const all = last.every((attempt) => attempt?.documentKeys);
  return all && last.some((attempt) => attempt && outcomeOf(attempt) !== "counts");
}

/** The first page: what there is to do. */
export function StartStep({ partnerName }: { readonly partnerName: string }) {
  const t = useTranslations("start");
  const merchant = useMerchant();
  const methods = useMethods();
  const attempts = useAttempts();
  const items = methods.data?.items ?? [];
  return (
    <div className="space-y-10">
      <StepTitle eyebrow={t("eyebrow")} lead={t("lead")} named={t("title")}>
        {merchant.data?.name ?? ""}
      </StepTitle>
      {merchant.data && items.length > 0 ? (
        <LaterStep
          quiet
          name="stage"
          props={{
            status: merchant.data.effectiveStatus,
            words: isSealedInVain(items, attempts.data?.items ?? [])
              ? { word: t("notYet"), meaning: t("notYetMeaning") }
              : null,
          }}
        />
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
            partnerName={partnerName}
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
