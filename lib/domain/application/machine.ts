import { machine } from "@/lib/core/machine";

/** How far an application is. */
export const APPLICATION_STATES = [
  "received",
  "confirmed",
  "asked_back",
  "sandbox",
  "approved",
  "declined",
] as const;

/**
 * How far an application is: `received` until its address is confirmed, then `confirmed` before the operators;
 * `asked_back` while the applicant owes an answer; `sandbox` with a sandbox alone; `approved` and `declined` for good.
 */
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** What can be done with an application. */
export type ApplicationAct =
  | "confirm"
  | "ask_back"
  | "answer"
  | "answer_in_sandbox"
  | "open_sandbox"
  | "approve"
  | "decline";

/** What leads where. Who has a sandbox already answers back into it. */
export const applicationMachine = machine<ApplicationState, ApplicationAct>({
  received: { confirm: "confirmed" },
  confirmed: {
    ask_back: "asked_back",
    open_sandbox: "sandbox",
    approve: "approved",
    decline: "declined",
  },
  asked_back: {
    ask_back: "asked_back",
    answer: "confirmed",
    answer_in_sandbox: "sandbox",
    open_sandbox: "sandbox",
    approve: "approved",
    decline: "declined",
  },
  sandbox: { ask_back: "asked_back", approve: "approved", decline: "declined" },
  approved: {},
  declined: {},
});
