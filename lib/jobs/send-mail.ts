import {
  recordMailFailure,
  recordMailSent,
  releaseMails,
  takeOutgoingMail,
} from "@/lib/domain/mail/system";
import { MailFailure } from "@/lib/gateways/mail/failure";
import type { Job, JobContext } from "./job";

export const sendMailJob: Job = {
  name: "send-mail",
  async work(job) {
    const { payload, run, caller, mail } = job;
    if (payload.eventType === "partner.reactivated") return releaseHeld(job);
    const messageId = payload.resourceId;
    const { repeatsAreDropped } = mail;
    const { output: taken } = await run(takeOutgoingMail, caller, { messageId, repeatsAreDropped });
    if (!taken) return;
    // The job has done its part either way: the next try is a job of its own, at its time.
    const result = await mail.send(taken).catch(asFailure);
    if (result instanceof MailFailure) {
      const { kind: failure, message: reason } = result;
      await run(recordMailFailure, caller, { messageId, failure, reason });
    } else {
      await run(recordMailSent, caller, { messageId, ...result });
    }
  },
};

/** What waited while the partner was suspended is sent by jobs of its own. */
async function releaseHeld({ run, caller, payload: { eventId } }: JobContext): Promise<void> {
  let after: string | null = null;
  do {
    after = (await run(releaseMails, caller, { eventId, after })).output;
  } while (after !== null);
}

function asFailure(error: unknown): MailFailure {
  if (error instanceof MailFailure) return error;
  return new MailFailure("unreached", "The mail could not be handed over.");
}
