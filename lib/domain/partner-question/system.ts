// What the message with the partner's answer says.
import { z } from "zod";
import { type Announcement, loadAnnouncement } from "@/lib/domain/mail/announcing";
import { operation } from "@/lib/domain/operation";
import { findQuestion } from "./queries";

/** What the message says, and to whom. */
type PartnerAnswerMail = Announcement<{ readonly question: string; readonly answer: string }>;

export const loadPartnerAnswerMail = operation({
  name: "partner_questions.load_answer_mail",
  summary: "What the message with the partner's answer says; null where nobody is to get it",
  kind: "query",
  actors: ["system"],
  input: z.strictObject({ questionId: z.string(), eventId: z.string() }),
  output: z.custom<PartnerAnswerMail>().nullable(),
  errors: ["MERCHANT_NOT_FOUND"],
  async handler(ctx, { questionId, eventId }) {
    const row = await findQuestion(ctx, questionId);
    if (!row?.answer) return null;
    const { question, answer } = row;
    return loadAnnouncement(ctx, eventId, row, { question, answer });
  },
});
