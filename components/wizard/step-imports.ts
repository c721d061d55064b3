"use client";
// The code of every step but the first, each a part of its own, in the order in which a merchant comes by.
import type { ComponentProps, ComponentType } from "react";
import type { ComplianceSummary } from "@/components/status/compliance-status";
import { ApiError } from "./api";
import type { Place } from "./route";
import type { EndedStep } from "./steps/ended";
import type { SealedNote } from "./steps/start-sealed";
import type { AttemptTimeLeft } from "./steps/time-left";

type PlaceNamed<N, P = Place> = P extends { readonly at: infer A }
  ? N extends A
    ? P
    : never
  : never;

type Import<P> = () => Promise<ComponentType<P>>;

/** Each step is told its place and the partner's name. */
type StepImports = {
  readonly [N in Exclude<Place["at"], "start">]: Import<
    PlaceNamed<N> & { readonly partnerName: string }
  >;
} & {
  readonly ended: Import<ComponentProps<typeof EndedStep>>;
  readonly stage: Import<ComponentProps<typeof ComplianceSummary>>;
  readonly note: Import<ComponentProps<typeof SealedNote>>;
  readonly time: Import<ComponentProps<typeof AttemptTimeLeft>>;
};

const IMPORTS = {
  "new-method": async () => (await import("./steps/new-method")).NewMethodStep,
  gateway: async () => (await import("./steps/gateway")).GatewayStep,
  method: async () => (await import("./steps/describe")).DescribeStep,
  manage: async () => (await import("./steps/manage")).ManageStep,
  attempt: async () => (await import("./steps/attempt")).AttemptStep,
  section: async () => (await import("./steps/section")).SectionStep,
  about: async () => (await import("./steps/about")).AboutStep,
  parked: async () => (await import("./steps/parked")).ParkedStep,
  check: async () => (await import("./steps/check")).CheckStep,
  statements: async () => (await import("./steps/statements")).StatementsStep,
  sign: async () => (await import("./steps/sign")).SignStep,
  sealed: async () => (await import("./steps/sealed")).SealedStep,
  /** What is shown when the visit has ended. */
  ended: async () => (await import("./steps/ended")).EndedStep,
  /** Parts of the first step that a new merchant's has not. */
  stage: async () => (await import("@/components/status/compliance-status")).ComplianceSummary,
  note: async () => (await import("./steps/start-sealed")).SealedNote,
  time: async () => (await import("./steps/time-left")).AttemptTimeLeft,
} satisfies StepImports;

/** A step that is loaded apart from the first page. */
export type LaterStepName = keyof StepImports;

type Step = ComponentType<object>;

const loaded = new Map<LaterStepName, Step>();

/** The step if its code is there already. */
export function loadedStep(name: LaterStepName): Step | undefined {
  return loaded.get(name);
}

/** Loads the code of a step; throws ApiError where it cannot be fetched. */
export async function loadStep(name: LaterStepName): Promise<{ readonly default: Step }> {
  const step = await IMPORTS[name]().catch(() => {
    throw new ApiError("OFFLINE", "There is no connection.");
  });
  // What each step is told, `StepImports` has checked; which step it is, no type can follow through the name.
  loaded.set(name, step as Step);
  return { default: step as Step };
}

const IDLE_AT_MOST_MS = 3000;
const WITHOUT_IDLE_MS = 300;

/** Resolves when the browser has nothing else to do. Safari has no `requestIdleCallback`. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(resolve, { timeout: IDLE_AT_MOST_MS });
    else setTimeout(resolve, WITHOUT_IDLE_MS);
  });
}

async function loadAll(signal: AbortSignal): Promise<void> {
  for (const name of Object.keys(IMPORTS) as LaterStepName[]) {
    await idle();
    if (signal.aborted) return;
    await loadStep(name);
  }
}

/**
 * Loads the steps one after the other while the browser is idle, so that they are there without a
 * connection. What fails is tried again when the connection is back. Returns what stops it.
 */
export function preloadSteps(): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const begin = () => void loadAll(signal).catch(() => undefined);
  if (document.readyState === "complete") begin();
  else window.addEventListener("load", begin, { once: true, signal });
  window.addEventListener("online", begin, { signal });
  return () => leaving.abort();
}
