// What whoever applies may do: send the form, confirm the address by the link of the message, and answer a question by
// another. No answer tells whether an address applied before.
import { z } from "zod";
import { linkToken } from "@/lib/core/encryption";
import { newId } from "@/lib/core/ids";
import { awaitMailTurn, claimMail } from "@/lib/domain/mail/claims";
import { type Ctx, operation } from "@/lib/domain/operation";
import { readServiceSettings } from "@/lib/domain/service-settings/queries";
import { hashOfToken } from "@/lib/domain/user/token";
import { openInstantSandbox } from "./opening";
import {
  type ApplicationRow,
  countSince,
  findByLink,
  findEntry,
  formCameBefore,
  insertApplication,
  insertEntry,
  takeStep,
} from "./queries";
import { ApplicantAnswer, CONFIRM_DAYS, NewApplication } from "./shape";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Applications that are taken in an hour: a flood from many places fills neither the queue nor strangers' mailboxes. */
const IN_AN_HOUR = 500;
/** What is sent twice, or too often, or by a link that has ended, changes nothing. */
const mayChangeNothing = () => true;

export const submitApplication = operation({
  name: "applications.submit",
  summary: "Apply to become a partner; a message asks to confirm the address",
  kind: "command",
  actors: ["visitor"],
  input: NewApplication,
  output: z.object({ received: z.boolean() }),
  errors: [],
  mayChangeNothing,
  async handler(ctx, application) {
    const received = { received: true };
    const { email, formCopy, company, country, kind } = application;
    // Of a form that is sent twice at once, the second waits here for the first.
    await awaitMailTurn(ctx);
    if (await formCameBefore(ctx, formCopy)) return received;
    if ((await countSince(ctx, new Date(ctx.now.getTime() - HOUR_MS))) >= IN_AN_HOUR) {
      return { received: false };
    }
    const wait = await claimMail(ctx, { purpose: "application", address: email, merchantId: null });
    if (wait > 0) return received;
    const id = newId("app");
    const linkHash = hashOfToken(linkToken("application", id));
    const linkExpiresAt = new Date(ctx.now.getTime() + CONFIRM_DAYS * DAY_MS);
    const { address } = ctx.origin;
    await insertApplication(ctx, { ...application, id, linkHash, linkExpiresAt, address });
    ctx.emit("application.received", { id }, { company, country, kind });
    return received;
  },
});

/** What the page of a link shows; null: it works no more. */
const Shown = z
  .object({ company: z.string(), email: z.string(), question: z.string().nullable() })
  .nullable();

const worksStill = (ctx: Ctx, row: ApplicationRow) =>
  row.state !== "received" || row.linkExpiresAt > ctx.now;

export const readConfirmation = operation({
  name: "applications.read_confirmation",
  summary: "What the link to confirm an address is about",
  kind: "query",
  actors: ["visitor"],
  input: z.strictObject({}),
  output: Shown,
  errors: [],
  async handler(ctx) {
    const row = await findByLink(ctx, "linkHash");
    if (!row || !worksStill(ctx, row)) return null;
    return { company: row.company, email: row.email, question: null };
  },
});

export const confirmApplication = operation({
  name: "applications.confirm",
  summary: "Confirm the address of an application; a second time changes nothing",
  kind: "command",
  actors: ["visitor"],
  input: z.strictObject({}),
  output: z.object({ outcome: z.enum(["confirmed", "sandbox", "already", "ended"]) }),
  errors: [],
  mayChangeNothing,
  async handler(ctx) {
    const row = await findByLink(ctx, "linkHash", "lock");
    if (!row || !worksStill(ctx, row)) return { outcome: "ended" as const };
    if (row.state !== "received") return { outcome: "already" as const };
    const state = await takeStep(ctx, row, "confirm", { confirmedAt: ctx.now });
    ctx.emit("application.confirmed", { id: row.id }, {});
    const { instantSandbox } = await readServiceSettings(ctx);
    const sandboxId = instantSandbox ? await openInstantSandbox(ctx, row) : null;
    if (!sandboxId) return { outcome: "confirmed" as const };
    await takeStep(ctx, { ...row, state }, "open_sandbox", { sandboxId });
    ctx.emit("application.sandbox_opened", { id: row.id }, { sandboxId, atOnce: true });
    return { outcome: "sandbox" as const };
  },
});

export const readQuestion = operation({
  name: "applications.read_question",
  summary: "The question that an applicant answers by a link",
  kind: "query",
  actors: ["visitor"],
  input: z.strictObject({}),
  output: Shown,
  errors: [],
  async handler(ctx) {
    const row = await findByLink(ctx, "questionHash");
    const question = row?.questionId ? await findEntry(ctx, row.questionId) : null;
    return row && question ? { company: row.company, email: row.email, question } : null;
  },
});

export const answerOperator = operation({
  name: "applications.answer",
  summary: "Answer the question about an application, once",
  kind: "command",
  actors: ["visitor"],
  input: ApplicantAnswer,
  output: z.object({ outcome: z.enum(["answered", "ended"]) }),
  errors: [],
  mayChangeNothing,
  async handler(ctx, { text }) {
    const row = await findByLink(ctx, "questionHash", "lock");
    if (!row) return { outcome: "ended" as const };
    const entryId = await insertEntry(ctx, row.id, text);
    await takeStep(ctx, row, row.sandboxId ? "answer_in_sandbox" : "answer");
    ctx.emit("application.answered", { id: row.id }, { entryId });
    return { outcome: "answered" as const };
  },
});
