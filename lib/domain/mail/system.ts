// What the mail jobs read and write: contents, the message row, and what became of it.
import { z } from "zod";
import { findAttempt } from "@/lib/domain/attempt/queries";
import { findInvoicePdf } from "@/lib/domain/billing/queries";
import { findCreditNotePdf } from "@/lib/domain/credit-note/queries";
import { findContent } from "@/lib/domain/document/queries";
import { DOCUMENT_KINDS, documentFilename } from "@/lib/domain/document/shape";
import { type Language, languageOf } from "@/lib/domain/language/shape";
import { requireMerchant } from "@/lib/domain/merchant/queries";
import { type Ctx, operation } from "@/lib/domain/operation";
import { ownBrand, type PartnerBrand } from "@/lib/domain/partner/brand";
import { sealedNames } from "@/lib/domain/record/names";
import { findRecord, readRecord } from "@/lib/domain/record/queries";
import { withoutLinks } from "./at-rest";
import { claimMail } from "./claims";
import { failInvites, giveUpMail, invitedBy } from "./failure";
import { isHeld } from "./held";
import { recordInvitation } from "./invitation";
import {
  findEventPayload,
  findEventType,
  findMail,
  insertMail,
  type MailRow,
  updateMail,
} from "./queries";
import { nextMailTryAt } from "./schedule";
import { MAIL_KINDS, type MailAttachment, type MailPurpose } from "./shape";

/** What the documents message says. */
export interface DocumentsMailContent {
  readonly to: string;
  readonly brand: PartnerBrand;
  readonly language: Language;
  /** Two jobs that share a cause write one message. */
  readonly cause: string;
  /** They were asked for again, and counted then. */
  readonly again: boolean;
  readonly attachments: readonly MailAttachment[];
  readonly mail: {
    readonly merchantName: string;
    readonly saqType: string;
    readonly signed: boolean;
    /** Whether it attests compliance, so that it is valid for a year. */
    readonly compliant: boolean;
    readonly sealedAt: string;
    readonly expiresAt: string;
  };
}

export const loadDocumentsMail = operation({
  name: "mail.load_documents",
  summary: "What the documents message says; null where nobody is to get it",
  kind: "query",
  actors: ["system"],
  input: z.strictObject({ attemptId: z.string(), eventId: z.string() }),
  output: z.custom<DocumentsMailContent>().nullable(),
  errors: [],
  async handler(ctx, { attemptId, eventId }) {
    const attempt = await findAttempt(ctx, attemptId);
    const payload = await findEventPayload(ctx, eventId);
    // Of the version that is ready: a newer one, signed meanwhile, may have no documents yet.
    const version = typeof payload?.version === "number" ? payload.version : undefined;
    const row = attempt && (await findRecord(ctx, attemptId, version));
    if (!attempt?.deliveryEmail || !row) return null;
    // A render job that ran twice emitted two `documents.ready`: the cause they share makes it one.
    const cause = String(payload?.causedBy ?? eventId);
    // A signature that came after sealing is sent by `seal`, when the merchant asks for it.
    const causedBy = await findEventType(ctx, cause);
    if (causedBy === "record.versioned") return null;
    const record = readRecord(row);
    const merchant = await requireMerchant(ctx, attempt.merchantId);
    return {
      to: attempt.deliveryEmail,
      brand: await ownBrand(ctx),
      language: languageOf(merchant.locale),
      cause,
      again: causedBy === "documents.requested",
      attachments: DOCUMENT_KINDS.map((kind) => ({
        filename: documentFilename(kind, sealedNames(record)),
        version: row.version,
        ...{ attemptId, kind },
      })),
      mail: {
        merchantName: record.merchant.name,
        saqType: record.assessment.saqType,
        signed: record.signature !== null,
        compliant: row.compliant,
        sealedAt: record.evidence.sealedAt,
        expiresAt: record.evidence.expiresAt,
      },
    };
  },
});

export const queueMail = operation({
  name: "mail.queue",
  summary: "Write a message, once per key",
  kind: "command",
  actors: ["system"],
  input: z.strictObject({
    kind: z.enum(MAIL_KINDS),
    dedupeKey: z.string(),
    merchantId: z.string().nullable(),
    attemptId: z.string().nullable(),
    to: z.string(),
    fromName: z.string(),
    replyTo: z.string().nullable(),
    subject: z.string(),
    textBody: z.string(),
    htmlBody: z.string(),
    attachments: z.custom<readonly MailAttachment[]>().default([]),
    /** Merchants beside `merchantId` that an invitation names. */
    alsoFor: z.array(z.string()).default([]),
    /** When its link ends: it is not sent later. */
    sendUntil: z.date().nullable().default(null),
    /** Counted here, where nothing counted it when it was asked for. */
    counts: z.enum(["documents_sealed", "account_changed", "notice"]).nullable().default(null),
  }),
  output: z.null(),
  errors: [],
  async handler(ctx, { to, attachments, counts, ...content }) {
    const message = await insertMail(ctx, {
      ...content,
      toAddress: to,
      attachments: [...attachments],
    });
    if (!message) return null;
    if (counts && (await isTooMuch(ctx, message, counts))) return null;
    const { merchantId, attemptId, kind } = message;
    ctx.emit("mail.queued", { id: message.id, merchantId, attemptId }, { kind });
    return null;
  },
});

const TOO_MUCH = "The address got as many messages as we send it in a day.";

/** Gives a message up that is one too many for its address. */
async function isTooMuch(ctx: Ctx, message: MailRow, purpose: MailPurpose): Promise<boolean> {
  const claim = { purpose, address: message.toAddress, merchantId: null };
  if ((await claimMail(ctx, claim)) === 0) return false;
  await giveUpMail(ctx, message, TOO_MUCH);
  return true;
}

/** The stored bytes of what goes with a message. */
async function contentOf(ctx: Ctx, attachment: MailAttachment): Promise<Buffer | null> {
  if ("invoiceId" in attachment) return findInvoicePdf(ctx, attachment.invoiceId);
  if ("creditNoteId" in attachment) {
    const { partnerId } = ctx.caller;
    return findCreditNotePdf(ctx, { partnerId, creditNoteId: attachment.creditNoteId });
  }
  const { attemptId, kind, version = 1 } = attachment;
  return findContent(ctx, attemptId, version, kind);
}

/** A message ready to hand over. */
export interface OutgoingMail {
  readonly messageId: string;
  readonly to: string;
  readonly fromName: string | null;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly { readonly filename: string; readonly content: Buffer }[];
}

export const takeOutgoingMail = operation({
  name: "mail.take",
  summary: "Take a message to send it; null where it was sent before",
  description:
    "A message that a worker took and never reported may have gone out. Where the mail service drops repeats it is sent again; else it is given up, since nothing may be sent twice.",
  kind: "command",
  actors: ["system"],
  input: z.strictObject({ messageId: z.string(), repeatsAreDropped: z.boolean() }),
  output: z.custom<OutgoingMail>().nullable(),
  errors: [],
  async handler(ctx, input) {
    const row = await findMail(ctx, input.messageId, "lock");
    if (row?.status !== "queued" && row?.status !== "sending") return null;
    // It waits until the partner is opened again: see `releaseMails`.
    if (row.status === "queued" && (await isHeld(ctx, row))) return null;
    if (row.status === "sending" && !input.repeatsAreDropped) {
      await giveUpMail(ctx, row, "A worker died while it was sent. It may have arrived.");
      return null;
    }
    if (row.sendUntil && row.sendUntil <= ctx.now) {
      await giveUpMail(ctx, row, "The link in it had ended before it could be sent.");
      return null;
    }
    await updateMail(ctx, row.id, { status: "sending", tries: row.tries + 1 });
    const attachments = [];
    for (const attachment of row.attachments) {
      const content = await contentOf(ctx, attachment);
      if (content) attachments.push({ filename: attachment.filename, content });
    }
    const { id, toAddress, fromName, replyTo, subject, textBody, htmlBody } = row;
    const words = { subject, text: textBody, html: htmlBody };
    return { messageId: id, to: toAddress, fromName, replyTo, ...words, attachments };
  },
});

export const recordMailFailure = operation({
  name: "mail.record_failure",
  summary: "Record that a message was not handed over, and when it is tried again",
  kind: "command",
  actors: ["system"],
  input: z.strictObject({
    messageId: z.string(),
    failure: z.enum(["refused", "unreached", "uncertain"]),
    reason: z.string(),
  }),
  output: z.null(),
  errors: [],
  async handler(ctx, { messageId, failure, reason }) {
    const row = await findMail(ctx, messageId, "lock");
    if (row?.status !== "sending") return null;
    const again = failure === "unreached" ? nextMailTryAt(row, ctx.now) : null;
    if (!again) {
      await giveUpMail(ctx, row, reason);
      return null;
    }
    await updateMail(ctx, row.id, { status: "queued", errorMessage: reason });
    const { id, merchantId, attemptId, kind, tries } = row;
    const told = { kind, tries, reason, notBefore: again.toISOString() };
    ctx.emit("mail.retry_scheduled", { id, merchantId, attemptId }, told);
    return null;
  },
});

export const recordMailSent = operation({
  name: "mail.record",
  summary: "Record that a message was handed over or kept in the outbox",
  kind: "command",
  actors: ["system"],
  input: z.strictObject({
    messageId: z.string(),
    state: z.enum(["sent", "outbox"]),
    providerId: z.string().nullable(),
  }),
  output: z.null(),
  errors: [],
  async handler(ctx, input) {
    const row = await findMail(ctx, input.messageId, "lock");
    if (row?.status !== "sending") return null;
    const { state, providerId } = input;
    // In the outbox the message is all that the operator has: its links stay until they have ended.
    const kept = state === "sent" ? withoutLinks(row) : {};
    const sent = { status: state, providerId, sentAt: ctx.now, errorMessage: null };
    await updateMail(ctx, row.id, { ...sent, ...kept });
    const subject = { id: row.id, merchantId: row.merchantId, attemptId: row.attemptId };
    ctx.emit("mail.sent", subject, { kind: row.kind, state });
    for (const merchantId of invitedBy(row).sort()) await recordInvitation(ctx, merchantId);
    return null;
  },
});

/** What the mail service can tell of a message afterwards. */
const REPORTS = ["delivered", "bounced", "complained"] as const;

export const recordMailReport = operation({
  name: "mail.record_report",
  summary: "Record what the mail service tells of a message",
  kind: "command",
  actors: ["system"],
  input: z.strictObject({ messageId: z.string(), state: z.enum(REPORTS) }),
  output: z.null(),
  errors: [],
  async handler(ctx, { messageId, state }) {
    const row = await findMail(ctx, messageId, "lock");
    // Reports come late, twice and out of order: a delivery does not undo a complaint.
    if (!row || row.status === state || row.status === "complained") return null;
    if (state === "delivered" && row.status === "bounced") return null;
    await updateMail(ctx, row.id, { status: state });
    const { merchantId, attemptId, kind } = row;
    ctx.emit("mail.reported", { id: row.id, merchantId, attemptId }, { kind, state });
    if (state === "bounced") await failInvites(ctx, row, "The address does not take mail.");
    return null;
  },
});

export { releaseMails } from "./held";
export { loadKeyNotice } from "./key-notice";
