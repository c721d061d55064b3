import type { DocumentKind } from "@/lib/domain/document/shape";

/** Kinds of messages that the service sends. */
export type MailKind = "documents";

/** A stored document that goes with a message. */
export interface MailAttachment {
  readonly filename: string;
  readonly attemptId: string;
  readonly kind: DocumentKind;
}
