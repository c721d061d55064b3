// The one thing that is left to do for a merchant, worked out from what is stored. Pure.
import type { AttemptOverview, MerchantData, MethodData, ReviewData } from "./model";
import { isSealed } from "./model";
import { REASON_WORDS } from "./words";

/** What can be done about it from here. */
export type NextAct =
  | { readonly do: "invite" | "remind" | "address" | "portal" }
  | { readonly do: "renew"; readonly attemptId: string }
  | { readonly do: "review"; readonly attemptId: string };

/** The one thing left to do. */
export interface NextStep {
  readonly title: string;
  readonly text: string;
  readonly tone: "info" | "open" | "bad";
  readonly act: NextAct | null;
}

/** What the step is worked out from. */
export interface NextStepGrounds {
  readonly merchant: MerchantData;
  readonly methods: readonly MethodData[];
  readonly attempts: readonly AttemptOverview[];
  readonly waiting: ReviewData | null;
  /** The newest message, where it did not arrive. */
  readonly failedMail: { readonly to: string } | null;
  readonly now: Date;
}

const count = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);

function step(
  title: string,
  text: string,
  act: NextAct | null,
  tone: NextStep["tone"] = "open",
): NextStep {
  return { title, text, act, tone };
}

/** The one thing left to do, the most pressing first. */
export function nextStepOf(grounds: NextStepGrounds): NextStep {
  const { waiting, failedMail, merchant } = grounds;
  if (waiting) {
    const text = `${waiting.saqType} was sealed and waits for your decision. Until you send it back, it counts.`;
    return step("Review what was sealed", text, { do: "review", attemptId: waiting.attemptId });
  }
  if (failedMail && merchant.effectiveStatus !== "compliant") {
    const text = `The newest message to ${failedMail.to} did not arrive. Correct the address, then send the link again.`;
    return step("Correct the e-mail address", text, { do: "address" }, "bad");
  }
  return stageStep(grounds);
}

function stageStep(grounds: NextStepGrounds): NextStep {
  const { merchant } = grounds;
  switch (merchant.effectiveStatus) {
    case "not_started":
      return invitationStep(grounds);
    case "payment_methods_added":
    case "saq_determined":
      return determinationStep(grounds);
    case "questions_in_progress":
      return questionsStep(grounds);
    case "review_in_progress":
      return reviewStep(grounds);
    case "expiring_soon":
      return endingStep(grounds, "open");
    case "expired":
      return endingStep(grounds, "bad");
    default:
      return step(
        "Nothing to do now",
        `The attestation is valid for ${count(merchant.daysUntilExpiry ?? 0, "more day", "more days")}.`,
        null,
        "info",
      );
  }
}

/** How the merchant is reached: by e-mail where there is an address, else by a link that is handed over. */
function reach({ merchant }: NextStepGrounds): NextAct {
  if (!merchant.email) return { do: "portal" };
  return { do: merchant.invite ? "remind" : "invite" };
}

function invitationStep(grounds: NextStepGrounds): NextStep {
  const { invite, email } = grounds.merchant;
  const act = reach(grounds);
  if (!email) {
    const text = "There is no e-mail address. Add one to invite by mail, or hand over a link.";
    return step("Give the merchant its link", text, act);
  }
  if (!invite) {
    return step(
      "Invite the merchant",
      `Nobody has invited it yet. The link goes to ${email}.`,
      act,
    );
  }
  const ended = new Date(invite.linkExpiresAt) <= grounds.now;
  const sent = count(invite.count, "invitation", "invitations");
  return ended
    ? step("Send a new link", `After ${sent} the link has ended, and nothing was begun.`, act)
    : step("Wait, or remind", `${sent} sent. The link works; nothing was begun yet.`, act);
}

function determinationStep(grounds: NextStepGrounds): NextStep {
  const asking = grounds.methods.find(({ thread }) => thread.result?.status === "needs-followup");
  if (asking) {
    const question = asking.thread.result?.followUpQuestion ?? "";
    const text = `“${asking.method.name}” waits for the answer to: ${question}`;
    return step("Stuck at a follow-up question", text, reach(grounds));
  }
  const open = grounds.methods.find(({ method }) => !method.saqType);
  return open
    ? step(
        "The questionnaire is not determined",
        `“${open.method.name}” waits for the merchant's description.`,
        reach(grounds),
      )
    : step(
        "The questions are not begun",
        "The questionnaire is determined. The merchant answers next.",
        reach(grounds),
      );
}

function openAttempt({ attempts }: NextStepGrounds): AttemptOverview | undefined {
  return attempts.find(({ attempt }) => !isSealed(attempt));
}

function questionsStep(grounds: NextStepGrounds): NextStep {
  const open = openAttempt(grounds);
  const act = reach(grounds);
  if (!open) return step("Questions are open", "The merchant answers next.", act);
  const left = open.controls.filter(({ status }) => status === "empty").length;
  const progress = `${count(left, "point", "points")} of ${open.controls.length} are still open.`;
  if (!open.goesOn) return step("Ready for review and signature", progress, act);
  const { topLevel, title, followUp } = open.goesOn;
  return followUp
    ? step(`Stuck at a follow-up of requirement ${topLevel}`, `${followUp} ${progress}`, act)
    : step(`At requirement ${topLevel}: ${title}`, progress, act);
}

function reviewStep(grounds: NextStepGrounds): NextStep {
  const back = grounds.attempts.find(({ review }) => review?.state === "sent_back");
  const open = openAttempt(grounds);
  if (back && open) {
    const text = `You sent ${back.attempt.saqType} back. The merchant answers what you asked, and signs again.`;
    return step("Sent back: the merchant is at it again", text, reach(grounds));
  }
  if (open) {
    return step("Review and signature are left", "Every question is answered.", reach(grounds));
  }
  return notCompliantStep(grounds);
}

function notCompliantStep(grounds: NextStepGrounds): NextStep {
  const sealed = grounds.attempts.find(({ versions }) =>
    versions.slice(0, 1).some(({ reasons }) => reasons.length > 0),
  );
  const reasons = sealed?.versions[0]?.reasons ?? [];
  const why = reasons.map((reason) => REASON_WORDS[reason]).join(" ");
  if (reasons.length === 1 && reasons[0] === "unsigned") {
    const text = `${why} The merchant can still sign it: send the link.`;
    return step("Sealed, but not signed", text, reach(grounds), "bad");
  }
  const renewable = sealed?.attempt.renewable ? sealed.attempt : null;
  const act = renewable ? { do: "renew" as const, attemptId: renewable.id } : null;
  const next = "Once that is put right, open the renewal: the other answers come along.";
  const text = why ? `${why} ${next}` : "What was sealed does not attest compliance.";
  return step("Sealed, but not compliant", text, act, "bad");
}

function endingStep(grounds: NextStepGrounds, tone: "open" | "bad"): NextStep {
  const days = grounds.merchant.daysUntilExpiry ?? 0;
  const title =
    tone === "bad" ? "The attestation has run out" : `Runs out in ${count(days, "day", "days")}`;
  const open = openAttempt(grounds);
  if (open) {
    return step(
      title,
      "A renewal is open: the merchant confirms the answers and signs.",
      reach(grounds),
      tone,
    );
  }
  const renewable = grounds.attempts.find(({ attempt }) => attempt.renewable);
  const text = "Open the renewal, then send the link: last year's answers come along.";
  const act = renewable
    ? { do: "renew" as const, attemptId: renewable.attempt.id }
    : reach(grounds);
  return step(title, text, act, tone);
}
