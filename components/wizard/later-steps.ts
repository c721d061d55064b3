"use client";
// Every step but the first, each as code of its own, in the order in which a merchant comes by.
import type { Place } from "./route";
import { StepCode } from "./step-loader";

type PlaceNamed<N, P = Place> = P extends { readonly at: infer A }
  ? N extends A
    ? P
    : never
  : never;

/** What the step of a place is told. */
type Told<N> = PlaceNamed<N> & { readonly partnerName: string };

type LaterSteps = {
  readonly [N in Exclude<Place["at"], "start">]: StepCode<Told<N>>;
};

/** By the names of their places. */
export const LATER_STEPS: LaterSteps = {
  "new-method": new StepCode(async () => (await import("./steps/new-method")).NewMethodStep),
  gateway: new StepCode(async () => (await import("./steps/gateway")).GatewayStep),
  method: new StepCode(async () => (await import("./steps/describe")).DescribeStep),
  attempt: new StepCode(async () => (await import("./steps/attempt")).AttemptStep),
  section: new StepCode(async () => (await import("./steps/section")).SectionStep),
  about: new StepCode(async () => (await import("./steps/about")).AboutStep),
  parked: new StepCode(async () => (await import("./steps/parked")).ParkedStep),
  check: new StepCode(async () => (await import("./steps/check")).CheckStep),
  statements: new StepCode(async () => (await import("./steps/statements")).StatementsStep),
  sign: new StepCode(async () => (await import("./steps/sign")).SignStep),
  sealed: new StepCode(async () => (await import("./steps/sealed")).SealedStep),
};

/** What is shown when the visit has ended. */
export const ENDED = new StepCode(async () => (await import("./steps/ended")).EndedStep);

/** The choice of the language, below every step. */
export const LANGUAGE = new StepCode(
  async () => (await import("./language-choice")).LanguageChoice,
);

/** Everything of the above, what is wanted soonest first. */
export const LATER_CODE = [LANGUAGE, ...Object.values(LATER_STEPS), ENDED];
