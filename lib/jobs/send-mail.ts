import { recordMailFailure, recordMailSent, takeOutgoingMail } from "@/lib/domain/mail/system";
import { MailFailure } from "@/lib/gateways/mail/failure";
import type { Job } from "./job";

export const sendMailJob: Job = {
  name: "send-mail",
  async work({ payload, run, caller, mail }) {
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

function asFailure(error: unknown): MailFailure {
  if (error instanceof MailFailure) return error;
  return new MailFailure("unreached", "The mail could not be handed over.");
}
