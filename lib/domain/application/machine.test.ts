// Every step of an application, and that there is no other.
import { expect, test } from "vitest";
import { APPLICATION_STATES, type ApplicationAct, applicationMachine } from "./machine";

const ACTS: readonly ApplicationAct[] = [
  "confirm",
  "ask_back",
  "answer",
  "answer_in_sandbox",
  "open_sandbox",
  "approve",
  "decline",
];

test("an application takes these steps and no others", () => {
  const steps = APPLICATION_STATES.flatMap((state) =>
    ACTS.flatMap((act) => {
      const next = applicationMachine.next(state, act);
      return next ? [`${state} -${act}-> ${next}`] : [];
    }),
  );
  expect(steps).toEqual([
    "received -confirm-> confirmed",
    "confirmed -ask_back-> asked_back",
    "confirmed -open_sandbox-> sandbox",
    "confirmed -approve-> approved",
    "confirmed -decline-> declined",
    "asked_back -ask_back-> asked_back",
    "asked_back -answer-> confirmed",
    "asked_back -answer_in_sandbox-> sandbox",
    "asked_back -open_sandbox-> sandbox",
    "asked_back -approve-> approved",
    "asked_back -decline-> declined",
    "sandbox -ask_back-> asked_back",
    "sandbox -approve-> approved",
    "sandbox -decline-> declined",
  ]);
});

test("what was decided stays decided", () => {
  for (const state of ["approved", "declined"] as const) {
    expect(applicationMachine.allowed(state)).toEqual([]);
  }
});
