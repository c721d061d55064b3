// The examples of questions that somebody else is asked: part of the one list of examples.
import { expectStatus } from "./api";
import { answerAs, askSomebody } from "./asking";
import type { TestDatabase } from "./database";
import type { Example } from "./examples";
import { aMerchant, anAttempt, type TestPartner } from "./world";

type Build = (database: TestDatabase, partner: TestPartner) => Promise<Example>;

const PART = "8-password-length";

const aLink = async (partner: TestPartner) => {
  const attempt = await anAttempt(await aMerchant(partner));
  return askSomebody(attempt, PART);
};

const proposed =
  (tail: string): Build =>
  async (_, partner) => {
    const { path, token } = await aLink(partner);
    await answerAs(token, { name: "Sam Byrne", answer: "All of them have 14 characters." });
    return { path: `${path}${tail}` };
  };

const questionOf = async (partner: TestPartner) => {
  const { path } = await anAttempt(await aMerchant(partner));
  const request = { as: partner.as, body: { partId: PART, note: "Who sets these?" } };
  const { body } = await expectStatus(201, "POST", `${path}/partner-questions`, request);
  return { id: body.id as string, path: `${path}/partner-questions/${body.id}` };
};

/** The examples, by the operation's name in the code. */
export const ASKING_EXAMPLES = {
  listAsked: async (_, partner) => {
    const { path } = await anAttempt(await aMerchant(partner));
    return { path: `${path}/asked` };
  },
  askHelper: async (_, partner) => {
    const { path } = await anAttempt(await aMerchant(partner));
    const body = { partId: PART, name: "Sam Byrne", note: "You set up the shop." };
    return { path: `${path}/helper-links`, body };
  },
  revokeHelper: async (_, partner) => ({ path: (await aLink(partner)).path }),
  takeProposal: proposed("/take"),
  dismissProposal: proposed("/dismiss"),
  askPartner: async (_, partner) => {
    const { path } = await anAttempt(await aMerchant(partner));
    return { path: `${path}/partner-questions`, body: { partId: PART } };
  },
  withdrawQuestion: async (_, partner) => ({ path: (await questionOf(partner)).path }),
  listPartnerQuestions: async () => ({ path: "/v1/partner-questions?state=open&limit=5" }),
  answerQuestion: async (_, partner) => ({
    path: `/v1/partner-questions/${(await questionOf(partner)).id}/answer`,
    body: { answer: "Your web shop's settings page shows it under Security." },
  }),
} satisfies Record<string, Build>;
