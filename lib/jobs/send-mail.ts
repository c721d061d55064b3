import { loadOutgoingMail, recordMailSent } from "@/lib/domain/mail/system";
import type { Job } from "./job";

export const sendMailJob: Job = {
  name: "send-mail",
  async work({ payload, run, caller, mail }) {
    const messageId = payload.resourceId;
    const { output: outgoing } = await run(loadOutgoingMail, caller, { messageId });
    if (!outgoing) return;
    const { state, providerId } = await mail.send(outgoing);
    await run(recordMailSent, caller, { messageId, state, providerId });
  },
};
