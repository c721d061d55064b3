"use client";
// Every step but the first, each as code of its own.
import { StepCode, stepOf } from "./step-loader";

const about = new StepCode(async () => (await import("./steps/about")).AboutStep);
const attempt = new StepCode(async () => (await import("./steps/attempt")).AttemptStep);
const check = new StepCode(async () => (await import("./steps/check")).CheckStep);
const describe = new StepCode(async () => (await import("./steps/describe")).DescribeStep);
const gateway = new StepCode(async () => (await import("./steps/gateway")).GatewayStep);
const newMethod = new StepCode(async () => (await import("./steps/new-method")).NewMethodStep);
const parked = new StepCode(async () => (await import("./steps/parked")).ParkedStep);
const sealed = new StepCode(async () => (await import("./steps/sealed")).SealedStep);
const section = new StepCode(async () => (await import("./steps/section")).SectionStep);
const sign = new StepCode(async () => (await import("./steps/sign")).SignStep);

/** In the order in which a merchant comes by. */
export const LATER_STEPS = [
  newMethod,
  gateway,
  describe,
  attempt,
  section,
  about,
  parked,
  check,
  sign,
  sealed,
] as const;

export const AboutStep = stepOf(about);
export const AttemptStep = stepOf(attempt);
export const CheckStep = stepOf(check);
export const DescribeStep = stepOf(describe);
export const GatewayStep = stepOf(gateway);
export const NewMethodStep = stepOf(newMethod);
export const ParkedStep = stepOf(parked);
export const SealedStep = stepOf(sealed);
export const SectionStep = stepOf(section);
export const SignStep = stepOf(sign);
