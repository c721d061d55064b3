// The queue of applications and what operators do with them. What opens or ends something asks for a code.
import { FIRST_PLAN } from "@/db/schema";
import { linkToken } from "@/lib/core/encryption";
import { AppError, validationError } from "@/lib/core/errors";
import { requireNotClosing } from "@/lib/domain/closing/queries";
import { type Ctx, operation } from "@/lib/domain/operation";
import { findPlan } from "@/lib/domain/plan/queries";
import { hashOfToken } from "@/lib/domain/user/token";
import {
  type GivenPlan,
  hasPeople,
  inviteOwner,
  openPartner,
  sandboxName,
  tieSandbox,
} from "./opening";
import {
  type ApplicationRow,
  countQueue,
  hasAccountElsewhere,
  historyOf,
  insertEntry,
  listQueue,
  requirePut,
  takeStep,
} from "./queries";
import {
  ApplicationDetail,
  ApplicationList,
  ApplicationQueue,
  ApplicationRef,
  ApplicationStanding,
  ApplicationText,
  Approval,
} from "./shape";

function listed(row: ApplicationRow) {
  const { id, state, company, country, kind, merchants, contactName, email } = row;
  const { createdAt, stateAt } = row;
  return {
    ...{ id, state, company, country, kind, merchants, contactName, email },
    ...{ createdAt, stateAt },
  };
}

export const listApplications = operation({
  name: "applications.list",
  summary: "List the applications to become a partner",
  kind: "query",
  actors: ["user"],
  input: ApplicationList,
  output: ApplicationQueue,
  errors: [],
  async handler(ctx, filter) {
    const { rows, nextToken } = await listQueue(ctx, filter);
    return { items: rows.map(listed), counts: await countQueue(ctx), nextToken };
  },
});

export const getApplication = operation({
  name: "applications.get",
  summary: "Get an application with its history",
  kind: "query",
  actors: ["user"],
  input: ApplicationRef,
  output: ApplicationDetail,
  errors: ["APPLICATION_NOT_FOUND"],
  async handler(ctx, { applicationId }) {
    const row = await requirePut(ctx, applicationId);
    const { currentTool, purpose, address, confirmedAt, reason, sandboxId, liveId } = row;
    return {
      ...listed(row),
      ...{ currentTool, purpose, address, confirmedAt, reason, sandboxId },
      partnerId: liveId,
      hasAccount: await hasAccountElsewhere(ctx, row.id),
      history: await historyOf(ctx, row),
    };
  },
});

export const noteApplication = operation({
  name: "applications.add_note",
  summary: "Add a note to an application, for operators alone",
  kind: "command",
  actors: ["user"],
  input: ApplicationText,
  output: ApplicationStanding,
  errors: ["APPLICATION_NOT_FOUND"],
  async handler(ctx, { applicationId, text }) {
    const { id, state } = await requirePut(ctx, applicationId);
    const entryId = await insertEntry(ctx, id, text);
    ctx.emit("application.noted", { id }, { entryId });
    return { state };
  },
});

export const askApplicant = operation({
  name: "applications.ask_back",
  summary: "Ask an applicant something by e-mail; a link takes the answer",
  description: "One question is open at a time: another one takes its place.",
  kind: "command",
  actors: ["user"],
  input: ApplicationText,
  output: ApplicationStanding,
  errors: ["APPLICATION_NOT_FOUND", "APPLICATION_DECIDED"],
  async handler(ctx, { applicationId, text }) {
    const row = await requirePut(ctx, applicationId, "lock");
    const entryId = await insertEntry(ctx, row.id, text);
    const questionHash = hashOfToken(linkToken("application question", entryId));
    const state = await takeStep(ctx, row, "ask_back", { questionId: entryId, questionHash });
    ctx.emit("application.asked_back", { id: row.id }, { entryId });
    return { state };
  },
});

export const declineApplication = operation({
  name: "applications.decline",
  summary: "Decline an application, with the reason that the applicant is told",
  description: "A sandbox that it has stays as it is.",
  kind: "command",
  actors: ["user"],
  input: ApplicationText,
  output: ApplicationStanding,
  errors: ["APPLICATION_NOT_FOUND", "APPLICATION_DECIDED"],
  async handler(ctx, { applicationId, text }) {
    const row = await requirePut(ctx, applicationId, "lock");
    const state = await takeStep(ctx, row, "decline", { reason: text });
    ctx.emit("application.declined", { id: row.id }, {});
    return { state };
  },
});

const NO_PLAN = {
  path: "planId",
  code: "not_allowed" as const,
  message: "A sandbox is not billed: its live partner is given a plan.",
};

/** A plan that is offered to further partners. */
async function requireOffered(ctx: Ctx, planId: string = FIRST_PLAN): Promise<GivenPlan> {
  const plan = await findPlan(ctx, planId);
  if (!plan?.active) throw new AppError("PLAN_NOT_FOUND");
  return plan;
}

const sandboxOf = (name: string) =>
  ({ name: sandboxName(name), mode: "sandbox", plan: null }) as const;

/** The sandbox alone, with its owner's invitation. */
async function approveSandbox(ctx: Ctx, row: ApplicationRow, name: string) {
  // A form that somebody had open while a colleague opened one.
  if (row.sandboxId) {
    throw new AppError("APPLICATION_DECIDED", { details: { state: row.state } });
  }
  const sandbox = { ...sandboxOf(name), sandboxOf: null };
  const sandboxId = await openPartner(ctx, sandbox);
  const state = await takeStep(ctx, row, "open_sandbox", { sandboxId });
  await inviteOwner(ctx, sandboxId, row.email);
  ctx.emit("application.sandbox_opened", { id: row.id }, { sandboxId, atOnce: false });
  return { state };
}

/** The live partner with its sandbox: a new one, or the one that stood alone, whose people come over. */
async function approveLive(ctx: Ctx, row: ApplicationRow, name: string, plan: GivenPlan) {
  if (row.sandboxId) await requireNotClosing(ctx, row.sandboxId);
  const partnerId = await openPartner(ctx, { name, mode: "live", plan, sandboxOf: null });
  const twin = { ...sandboxOf(name), sandboxOf: partnerId };
  const people = row.sandboxId ? await tieSandbox(ctx, row.sandboxId, partnerId) : 0;
  const sandboxId = row.sandboxId ?? (await openPartner(ctx, twin));
  const state = await takeStep(ctx, row, "approve", { sandboxId, liveId: partnerId });
  if (people === 0) await inviteOwner(ctx, partnerId, row.email);
  const given = { planId: plan.id, plan: plan.name };
  const told = { partnerId, sandboxId, ...given, invited: people === 0 };
  ctx.emit("application.approved", { id: row.id }, told);
  return { state };
}

export const approveApplication = operation({
  name: "applications.approve",
  summary: "Approve an application: a live partner with its sandbox, or the sandbox alone first",
  description:
    "The owner is invited by e-mail. No API key is made: the owner makes the first one at the first sign-in. Who had a sandbox alone keeps the account, which goes over to the live partner.",
  kind: "command",
  actors: ["user"],
  input: Approval,
  output: ApplicationStanding,
  errors: [
    "APPLICATION_NOT_FOUND",
    "APPLICATION_DECIDED",
    "PLAN_NOT_FOUND",
    "PARTNER_CLOSING",
    "APPLICANT_HAS_ACCOUNT",
  ],
  async handler(ctx, { applicationId, open, name, planId }) {
    const row = await requirePut(ctx, applicationId, "lock");
    // A partner that nobody can enter would be billed all the same.
    if (await hasAccountElsewhere(ctx, applicationId)) throw new AppError("APPLICANT_HAS_ACCOUNT");
    if (open === "live") return approveLive(ctx, row, name, await requireOffered(ctx, planId));
    if (planId !== undefined) throw validationError([NO_PLAN]);
    return approveSandbox(ctx, row, name);
  },
});

export const inviteOwnerAgain = operation({
  name: "applications.invite_again",
  summary: "Send the owner another invitation, where nobody took the last one up",
  kind: "command",
  actors: ["user"],
  input: ApplicationRef,
  output: ApplicationStanding,
  errors: ["APPLICATION_NOT_FOUND", "APPLICATION_DECIDED", "ALREADY_MEMBER", "PARTNER_CLOSING"],
  async handler(ctx, { applicationId }) {
    const row = await requirePut(ctx, applicationId, "lock");
    const partnerId = row.liveId ?? row.sandboxId;
    const { id, state, email } = row;
    if (!partnerId) throw new AppError("APPLICATION_DECIDED", { details: { state } });
    await requireNotClosing(ctx, partnerId);
    if (await hasPeople(ctx, partnerId)) throw new AppError("ALREADY_MEMBER");
    await inviteOwner(ctx, partnerId, email);
    ctx.emit("application.invited_again", { id }, { email });
    return { state };
  },
});
