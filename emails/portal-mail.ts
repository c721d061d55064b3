import type { Language } from "@/lib/domain/language/shape";
import { day } from "./day";
import { type Brand, type MailContent, writeMessage } from "./message";
import { wordsOf } from "./words";

/** A link to the portal, for one merchant. */
export interface PortalLink {
  readonly merchantName: string;
  /** The portal, with a token that reaches this merchant alone. */
  readonly url: string;
  /** ISO 8601, UTC. */
  readonly linkExpiresAt: string;
}

/** The words of one message. */
interface PortalMail {
  readonly subject: string;
  readonly preview: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** The words of the button. */
  readonly action: string;
  /** What follows the note on the link. */
  readonly note?: string;
}

/** Writes a message that leads one merchant to its portal: whose the link is, and until when, stands below. */
export function portalMail(
  { action, note, ...words }: PortalMail,
  { merchantName: merchant, url, linkExpiresAt }: PortalLink,
  brand: Brand,
  language: Language,
): Promise<MailContent> {
  const until = day(linkExpiresAt, language);
  const linkNote = wordsOf(language, "frame")("linkNote", { merchant, until });
  const parts = { action: { label: action, url }, note: note ? `${linkNote} ${note}` : linkNote };
  return writeMessage({ ...words, ...parts }, brand, language);
}
