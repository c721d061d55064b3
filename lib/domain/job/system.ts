// The end of a job that was given up: its row says so, and so does the audit trail.
import { z } from "zod";
import { closeBulk } from "@/lib/domain/bulk/queries";
import { giveUpMail } from "@/lib/domain/mail/failure";
import { findMail } from "@/lib/domain/mail/queries";
import { operation } from "@/lib/domain/operation";
import { failJob, takeOpenJob } from "./queries";

const GIVEN_UP = "This could not be done after several tries. Start it again.";
const TOO_MUCH = "Your text took too long to read. Make it shorter or put it in other words.";
const MAY_HAVE_ARRIVED = "It was handed over and this could not be recorded. It may have arrived.";

export const giveUpJob = operation({
  name: "jobs.give_up",
  summary: "Record that a job failed for good",
  kind: "command",
  actors: ["system"],
  input: z.strictObject({
    job: z.string(),
    resourceId: z.string(),
    merchantId: z.string().nullable(),
    attemptId: z.string().nullable(),
    reason: z.string(),
    /** It took more time or memory than any job may. */
    tooMuch: z.boolean().default(false),
  }),
  output: z.null(),
  errors: [],
  async handler(ctx, input) {
    const { job, resourceId, merchantId, attemptId, reason, tooMuch } = input;
    const open = await takeOpenJob(ctx, resourceId);
    if (open) await failJob(ctx, open.id, tooMuch ? TOO_MUCH : GIVEN_UP);
    const message = job === "send-mail" ? await findMail(ctx, resourceId, "lock") : null;
    if (message?.status === "queued") await giveUpMail(ctx, message, reason);
    if (message?.status === "sending") await giveUpMail(ctx, message, MAY_HAVE_ARRIVED);
    if (job === "bulk-mail") await closeBulk(ctx, resourceId, "failed");
    const subject = { id: resourceId, merchantId, attemptId };
    ctx.emit("job.failed", subject, { job, reason });
    return null;
  },
});
