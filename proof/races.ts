// Requests that arrive at the same moment: one wins, the others are told so, and nothing happens twice.
import { aMerchant, anAttempt, aReadyAttempt, aSealedAttempt, SIGNING } from "@/lib/testing/world";
import type { Check } from "./report";
import { type Answer, type ProofWorld, request } from "./world";

const AT_ONCE = 8;
const ROUNDS = 5;

interface Race {
  readonly tried: string;
  /** Prepares one race; `run` sends one of the competing requests. */
  readonly prepare: (world: ProofWorld) => Promise<(index: number) => Promise<Answer>>;
  /** What must hold of the answers. */
  readonly wrong: (answers: readonly Answer[]) => string[];
}

const statusesOf = (answers: readonly Answer[]) => answers.map(({ status }) => status).sort();

/** Exactly one succeeds; the others are refused as conflicts. */
const oneWins = (answers: readonly Answer[]): string[] => {
  const won = answers.filter(({ status }) => status < 300).length;
  const refused = answers.filter(({ status }) => status === 409).length;
  return won === 1 && won + refused === answers.length ? [] : [statusesOf(answers).join(" ")];
};

/** All succeed with the same answer. */
const sameAnswer = (answers: readonly Answer[]): string[] =>
  new Set(answers.map(({ status, text }) => `${status < 300} ${text}`)).size === 1
    ? []
    : [statusesOf(answers).join(" ")];

const noFault = (answers: readonly Answer[]): string[] =>
  answers.some(({ status }) => status >= 500) ? [statusesOf(answers).join(" ")] : [];

const RACES: readonly Race[] = [
  {
    tried: "opening an attempt for one payment method",
    prepare: async ({ baseUrl, own }) => {
      const { base, pmId } = await aMerchant(own);
      const body = { paymentMethodId: pmId, saqType: "SAQ A" };
      return () => request(baseUrl, "POST", `${base}/attempts`, { as: own.as, body });
    },
    wrong: oneWins,
  },
  {
    tried: "sealing one attempt by submit",
    prepare: async ({ baseUrl, database, own }) => {
      const { path } = await aReadyAttempt(database, own);
      return () => request(baseUrl, "POST", `${path}/submit`, { as: own.as, body: {} });
    },
    wrong: oneWins,
  },
  {
    tried: "renewing one attempt",
    prepare: async ({ baseUrl, database, own }) => {
      const { path } = await aSealedAttempt(database, own);
      return () => request(baseUrl, "POST", `${path}/renew`, { as: own.as, body: {} });
    },
    wrong: oneWins,
  },
  {
    tried: "one Idempotency-Key",
    prepare: async ({ baseUrl, own }) => {
      const headers = { "Idempotency-Key": `race-${Math.random()}` };
      const body = { name: "Made once" };
      return () => request(baseUrl, "POST", "/v1/merchants", { as: own.as, body, headers });
    },
    wrong: sameAnswer,
  },
  {
    tried: "signing, sealing and changing one attempt",
    prepare: async ({ baseUrl, own }) => {
      const { path } = await anAttempt(await aMerchant(own));
      const calls: readonly (readonly [string, string, unknown])[] = [
        ["POST", "/sign", SIGNING],
        ["POST", "/submit", {}],
        ["POST", "/questions/2.2.2/analyze", { answer: "We change them." }],
        ["POST", "/review", { groupId: "locations", answer: "One shop" }],
        ["PUT", "/type", { saqType: "SAQ D" }],
      ];
      return (index) => {
        const [method, tail, body] = calls[index % calls.length] ?? ["GET", "", undefined];
        return request(baseUrl, method, `${path}${tail}`, { as: own.as, body });
      };
    },
    wrong: noFault,
  },
  {
    tried: "deleting a merchant while it is written to",
    prepare: async ({ baseUrl, database, own }) => {
      const { base } = await aMerchant(own);
      void database;
      return (index) =>
        index === 0
          ? request(baseUrl, "DELETE", base, { as: own.as })
          : request(baseUrl, "POST", `${base}/payment-methods`, {
              as: own.as,
              body: { name: `Shop ${index}`, description: "We take cards in our shop." },
            });
    },
    wrong: noFault,
  },
];

/** Runs every race several times. */
export async function proveRaces(world: ProofWorld): Promise<Check[]> {
  const checks: Check[] = [];
  for (const { tried, prepare, wrong } of RACES) {
    const findings: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const send = await prepare(world);
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => send(index)));
      findings.push(...wrong(answers));
    }
    const count = AT_ONCE * ROUNDS;
    checks.push({ area: "races", tried, count, figure: `${AT_ONCE} at once`, findings });
  }
  return checks;
}
