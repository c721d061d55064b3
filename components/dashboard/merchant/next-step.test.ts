// The one thing left to do follows from what is stored, the most pressing first.
import { expect, test } from "vitest";
import type { AttemptOverview, MerchantData } from "./model";
import { type NextStepGrounds, nextStepOf } from "./next-step";

const NOW = new Date("2026-11-20T12:00:00.000Z");
const INVITE = { sentAt: "2026-11-01T12:00:00.000Z", count: 1 };
const LATER = "2026-12-01T12:00:00.000Z";
const BEFORE = "2026-11-15T12:00:00.000Z";

function grounds(
  merchant: Partial<MerchantData>,
  change: Partial<NextStepGrounds> = {},
): NextStepGrounds {
  const own = { email: "owner@shop.example", invite: null, daysUntilExpiry: null };
  return {
    merchant: { effectiveStatus: "not_started", ...own, ...merchant } as MerchantData,
    ...{ methods: [], attempts: [], waiting: null, failedMail: null, now: NOW },
    ...change,
  };
}

function attempt(status: string, change: Partial<AttemptOverview> = {}): AttemptOverview {
  return {
    attempt: { id: "att_1", status, renewable: true, saqType: "SAQ A" },
    ...{ methodName: "Shop", controls: [], goesOn: null, versions: [], review: null },
    ...change,
  } as unknown as AttemptOverview;
}

const sealedWith = (...reasons: string[]) =>
  attempt("sealed_ready", { versions: [{ reasons }] as never });
const review = { state: "sent_back", attemptId: "att_0", saqType: "SAQ A" } as never;

test.each<[string, NextStepGrounds, string, string | null]>([
  ["never invited", grounds({}), "Invite the merchant", "invite"],
  ["no address", grounds({ email: undefined }), "Give the merchant its link", "portal"],
  [
    "invited",
    grounds({ invite: { ...INVITE, linkExpiresAt: LATER } }),
    "Wait, or remind",
    "remind",
  ],
  [
    "the link has ended",
    grounds({ invite: { ...INVITE, linkExpiresAt: BEFORE } }),
    "Send a new link",
    "remind",
  ],
  [
    "mail did not arrive",
    grounds({}, { failedMail: { to: "old@shop.example" } }),
    "Correct the e-mail address",
    "address",
  ],
  [
    "stuck at a follow-up",
    grounds(
      { effectiveStatus: "questions_in_progress" },
      {
        attempts: [
          attempt("Step_2_Started", {
            goesOn: { topLevel: "8", title: "Accounts", followUp: "How long are they?" },
          }),
        ],
      },
    ),
    "Stuck at a follow-up of requirement 8",
    "invite",
  ],
  [
    "sealed, not compliant",
    grounds({ effectiveStatus: "review_in_progress" }, { attempts: [sealedWith("not_in_place")] }),
    "Sealed, but not compliant",
    "renew",
  ],
  [
    "sealed, not signed",
    grounds({ effectiveStatus: "review_in_progress" }, { attempts: [sealedWith("unsigned")] }),
    "Sealed, but not signed",
    "invite",
  ],
  [
    "sent back",
    grounds(
      { effectiveStatus: "review_in_progress" },
      { attempts: [attempt("Step_2_Started"), attempt("sealed", { review })] },
    ),
    "Sent back: the merchant is at it again",
    "invite",
  ],
  [
    "waits for review",
    grounds({ effectiveStatus: "compliant" }, { waiting: review }),
    "Review what was sealed",
    "review",
  ],
  [
    "runs out",
    grounds(
      { effectiveStatus: "expiring_soon", daysUntilExpiry: 27 },
      { attempts: [sealedWith()] },
    ),
    "Runs out in 27 days",
    "renew",
  ],
  [
    "its renewal is open",
    grounds(
      { effectiveStatus: "expired", daysUntilExpiry: -3 },
      { attempts: [attempt("Step_2_Started"), sealedWith()] },
    ),
    "The attestation has run out",
    "invite",
  ],
  [
    "compliant",
    grounds({ effectiveStatus: "compliant", daysUntilExpiry: 200 }),
    "Nothing to do now",
    null,
  ],
])("%s", (_, given, title, act) => {
  const step = nextStepOf(given);
  expect([step.title, step.act?.do ?? null]).toEqual([title, act]);
});
