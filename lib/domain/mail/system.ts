// What the mail jobs read and write.
import { z } from "zod";
import { config } from "@/lib/core/config";
import { findAttempt } from "@/lib/domain/attempt/queries";
import { findContent } from "@/lib/domain/document/queries";
import { DOCUMENT_KINDS, documentFilename } from "@/lib/domain/document/shape";
import { requireMerchant } from "@/lib/domain/merchant/queries";
import { operation } from "@/lib/domain/operation";
import { requirePartner } from "@/lib/domain/partner/queries";
import { findSignature } from "@/lib/domain/signature/queries";
import { findEventPayload, findMail, insertMail, updateMail } from "./queries";

/** What the documents message says. */
export interface DocumentsMailContent {
  readonly to: string;
  readonly merchantName: string;
  readonly partnerName: string;
  readonly saqType: string;
  readonly signed: boolean;
  /** ISO 8601, UTC. */
  readonly sealedAt: string;
  readonly expiresAt: string;
  readonly links: { readonly saq: string; readonly aoc: string };
}

export const loadDocumentsMail = operation({
  name: "mail.load_documents",
  summary: "What the documents message says; null where nobody is to get it",
  kind: "query",
  actors: ["system"],
  input: z.strictObject({ attemptId: z.string() }),
  output: z.custom<DocumentsMailContent>().nullable(),
  errors: [],
  async handler(ctx, input) {
    const attempt = await findAttempt(ctx, input.attemptId);
    if (!attempt?.deliveryEmail || !attempt.sealedAt || !attempt.expiresAt) return null;
    const merchant = await requireMerchant(ctx, attempt.merchantId);
    const partner = await requirePartner(ctx);
    const base = `${config().baseUrl}/v1/merchants/${merchant.id}/attempts/${attempt.id}/documents`;
    return {
      to: attempt.deliveryEmail,
      merchantName: merchant.name,
      partnerName: partner.name,
      saqType: attempt.saqType,
      signed: (await findSignature(ctx, attempt.id)) !== null,
      sealedAt: attempt.sealedAt.toISOString(),
      expiresAt: attempt.expiresAt.toISOString(),
      links: { saq: `${base}/saq.pdf`, aoc: `${base}/aoc.pdf` },
    };
  },
});

export const queueDocumentsMail = operation({
  name: "mail.queue_documents",
  summary: "Write the documents message, once per set of documents",
  kind: "command",
  actors: ["system"],
  input: z.strictObject({
    attemptId: z.string(),
    eventId: z.string(),
    to: z.string(),
    subject: z.string(),
    textBody: z.string(),
    htmlBody: z.string(),
  }),
  output: z.null(),
  errors: [],
  async handler(ctx, input) {
    const { attemptId, eventId, to, ...content } = input;
    const attempt = await findAttempt(ctx, attemptId);
    if (!attempt) return null;
    // A render job that ran twice emitted two `documents.ready`: the cause they share makes it one.
    const payload = await findEventPayload(ctx, eventId);
    const message = await insertMail(ctx, {
      ...content,
      merchantId: attempt.merchantId,
      attemptId,
      kind: "documents",
      dedupeKey: `documents:${String(payload?.causedBy ?? eventId)}`,
      toAddress: to,
      attachments: DOCUMENT_KINDS.map((kind) => ({
        filename: documentFilename(kind, attempt.saqType, attempt.sealedAt),
        attemptId,
        kind,
      })),
    });
    if (!message) return null;
    const subject = { id: message.id, merchantId: attempt.merchantId, attemptId };
    ctx.emit("mail.queued", subject, { kind: message.kind });
    return null;
  },
});

/** A message ready to hand over. */
export interface OutgoingMail {
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly { readonly filename: string; readonly content: Buffer }[];
}

export const loadOutgoingMail = operation({
  name: "mail.load",
  summary: "A message to send; null where it was sent before",
  kind: "query",
  actors: ["system"],
  input: z.strictObject({ messageId: z.string() }),
  output: z.custom<OutgoingMail>().nullable(),
  errors: [],
  async handler(ctx, input) {
    const row = await findMail(ctx, input.messageId);
    if (row?.status !== "queued") return null;
    const attachments = [];
    for (const { filename, attemptId, kind } of row.attachments) {
      const content = await findContent(ctx, attemptId, kind);
      if (content) attachments.push({ filename, content });
    }
    const { id, toAddress, subject, textBody, htmlBody } = row;
    return { messageId: id, to: toAddress, subject, text: textBody, html: htmlBody, attachments };
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
    if (row?.status !== "queued") return null;
    const { state, providerId } = input;
    await updateMail(ctx, row.id, { status: state, providerId, sentAt: ctx.now });
    const subject = { id: row.id, merchantId: row.merchantId, attemptId: row.attemptId };
    ctx.emit("mail.sent", subject, { kind: row.kind, state });
    return null;
  },
});
