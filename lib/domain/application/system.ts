// What jobs read of applications: the messages to applicants, whose links are made here, and what has served its time.
import { z } from "zod";
import { config } from "@/lib/core/config";
import { linkToken } from "@/lib/core/encryption";
import { findEventPayload } from "@/lib/domain/mail/queries";
import { operation } from "@/lib/domain/operation";
import { requirePartner } from "@/lib/domain/partner/queries";
import { findOpenInvitation } from "@/lib/domain/team/queries";
import { findEntry, removeUnconfirmed, requireApplication } from "./queries";
import { UNCONFIRMED_DAYS } from "./shape";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A message to an applicant: to whom, and what it says. */
export interface ApplicantMail {
  readonly to: string;
  readonly company: string;
  readonly says:
    | { readonly is: "received"; readonly url: string; readonly expiresAt: Date }
    | { readonly is: "asked"; readonly question: string; readonly url: string }
    | { readonly is: "declined"; readonly reason: string }
    | { readonly is: "live"; readonly url: string };
}

const address = (path: string, token: string) => `${config().baseUrl}${path}?token=${token}`;

export const loadApplicantMail = operation({
  name: "applications.load_mail",
  summary: "What a message to an applicant says; null where it has nothing to say any more",
  kind: "query",
  actors: ["system"],
  input: z.strictObject({ applicationId: z.string(), eventId: z.string(), type: z.string() }),
  output: z.custom<ApplicantMail>().nullable(),
  errors: [],
  async handler(ctx, { applicationId, eventId, type }) {
    const row = await requireApplication(ctx, applicationId);
    const payload = await findEventPayload(ctx, eventId);
    const about = { to: row.email, company: row.company };
    if (type === "application.received") {
      if (row.state !== "received" || row.linkExpiresAt <= ctx.now) return null;
      const url = address("/apply/confirm", linkToken("application", row.id));
      return { ...about, says: { is: "received" as const, url, expiresAt: row.linkExpiresAt } };
    }
    if (type === "application.asked_back") {
      const entryId = String(payload?.entryId);
      const question = entryId === row.questionId ? await findEntry(ctx, entryId) : null;
      if (question === null) return null;
      const url = address("/apply/answer", linkToken("application question", entryId));
      return { ...about, says: { is: "asked" as const, question, url } };
    }
    if (type === "application.declined") {
      return row.reason
        ? { ...about, says: { is: "declined" as const, reason: row.reason } }
        : null;
    }
    // An owner who was invited reads it in the invitation.
    if (type !== "application.approved" || payload?.invited !== false) return null;
    return { ...about, says: { is: "live" as const, url: `${config().baseUrl}/sign-in` } };
  },
});

/** The invitation of a partner's first owner, as its message says it. */
export interface OwnerMail {
  readonly to: string;
  readonly company: string;
  readonly sandbox: boolean;
  readonly url: string;
  readonly expiresAt: Date;
}

export const loadOwnerMail = operation({
  name: "applications.load_owner_mail",
  summary: "What the message with the owner's invitation says; null where it works no more",
  kind: "query",
  actors: ["system"],
  input: z.strictObject({ invitationId: z.string() }),
  output: z.custom<OwnerMail>().nullable(),
  errors: [],
  async handler(ctx, { invitationId }) {
    const row = await findOpenInvitation(ctx, invitationId);
    if (!row) return null;
    const { name: company, mode } = await requirePartner(ctx);
    const url = address("/invitation", linkToken("invitation", invitationId));
    const { email: to, expiresAt } = row;
    return { to, company, sandbox: mode === "sandbox", url, expiresAt };
  },
});

export const sweepApplications = operation({
  name: "applications.sweep",
  summary: "Remove applications whose address nobody confirmed",
  kind: "command",
  actors: ["system"],
  input: z.strictObject({}),
  output: z.object({ removed: z.int() }),
  errors: [],
  async handler(ctx) {
    const before = new Date(ctx.now.getTime() - UNCONFIRMED_DAYS * DAY_MS);
    const removed = await removeUnconfirmed(ctx, before);
    if (removed > 0) {
      ctx.emit("application.unconfirmed_removed", { id: ctx.caller.partnerId }, { removed });
    }
    return { removed };
  },
});
