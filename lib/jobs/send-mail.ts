import { putMailBack, recordMailSent, takeOutgoingMail } from "@/lib/domain/mail/system";
import type { HandedOver } from "@/lib/gateways/mail/mail-gateway";
import type { Job, JobContext } from "./job";

export const sendMailJob: Job = {
  name: "send-mail",
  async work(job) {
    const { payload, run, caller } = job;
    const messageId = payload.resourceId;
    const handedOver = await handOver(job, messageId);
    if (handedOver) await run(recordMailSent, caller, { messageId, ...handedOver });
  },
};

/** Refused or not reached, it did not go out: it is put back, so that the next try may send it. */
async function handOver(
  { run, caller, mail }: JobContext,
  messageId: string,
): Promise<HandedOver | null> {
  const { repeatsAreDropped } = mail;
  const { output: taken } = await run(takeOutgoingMail, caller, { messageId, repeatsAreDropped });
  if (!taken) return null;
  try {
    return await mail.send(taken);
  } catch (error) {
    await run(putMailBack, caller, { messageId });
    throw error;
  }
}
