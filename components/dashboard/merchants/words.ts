// What the table says of a merchant's standing: icon, word and tone.
import {
  CircleCheck,
  CircleDashed,
  ClipboardList,
  Hourglass,
  type LucideIcon,
  Mail,
  MailCheck,
  MailWarning,
  PencilLine,
  Send,
  ShieldAlert,
  TriangleAlert,
} from "lucide-react";
import type { z } from "zod";
import type { Tone } from "@/components/ui/status-mark";
import type { BookEntry, BookSort, BookStage } from "@/lib/domain/book/shape";

/** A row of the table. */
export type Entry = z.output<typeof BookEntry>;

/** A mark of the table. */
export interface Mark {
  readonly tone: Tone;
  readonly icon: LucideIcon;
  readonly word: string;
}

/** Stages, as the tabs and marks name them. */
export const STAGE_WORDS: Readonly<Record<BookStage, string>> = {
  not_started: "Not started",
  never_invited: "Never invited",
  invited: "Invited",
  started: "Started",
  in_progress: "In progress",
  under_way: "Under way",
  compliant: "Compliant",
  expiring_soon: "Expiring soon",
  expired: "Expired",
};

/** Effective statuses, as the filter names them. */
export const STATUS_WORDS: Readonly<Record<Entry["effectiveStatus"], string>> = {
  not_started: "Not started",
  payment_methods_added: "Payment methods added",
  saq_determined: "Questionnaire found",
  questions_in_progress: "Answering questions",
  review_in_progress: "In review",
  compliant: "Compliant",
  expiring_soon: "Expiring soon",
  expired: "Expired",
};

/** Orders, as they are offered. */
export const SORT_WORDS: Readonly<Record<BookSort, string>> = {
  newest: "Added last first",
  oldest: "Added first first",
  name: "Name, A to Z",
  name_desc: "Name, Z to A",
  expires: "Ends soonest first",
  expires_desc: "Ends latest first",
  quietest: "Longest without activity first",
  busiest: "Latest activity first",
};

/** How a merchant stands; `working`: an attempt is open. */
export function statusMark(
  { effectiveStatus, invite }: Pick<Entry, "effectiveStatus" | "invite">,
  working: boolean,
): Mark {
  // Under way with nothing open: what it sealed attests no compliance.
  if (effectiveStatus === "review_in_progress" && !working) {
    return { tone: "open", icon: ShieldAlert, word: "Sealed, not compliant" };
  }
  switch (effectiveStatus) {
    case "not_started":
      return invite
        ? { tone: "alternate", icon: Send, word: "Invited" }
        : { tone: "neutral", icon: CircleDashed, word: "Never invited" };
    case "payment_methods_added":
    case "saq_determined":
      return { tone: "alternate", icon: ClipboardList, word: STATUS_WORDS[effectiveStatus] };
    case "questions_in_progress":
    case "review_in_progress":
      return { tone: "alternate", icon: PencilLine, word: STATUS_WORDS[effectiveStatus] };
    case "compliant":
      return { tone: "good", icon: CircleCheck, word: "Compliant" };
    case "expiring_soon":
      return { tone: "open", icon: Hourglass, word: "Expiring soon" };
    case "expired":
      return { tone: "bad", icon: TriangleAlert, word: "Expired" };
  }
}

/** Where open work goes on; null where there is none. */
export function placeText({ openAttempt }: Entry): string | null {
  if (!openAttempt) return null;
  const { saqType, section, followUp } = openAttempt;
  const place = section === null ? "review and signature" : `requirement ${section}`;
  return followUp ? `${saqType}: a question waits in ${place}` : `${saqType}: ${place} is next`;
}

const MAIL: Readonly<Record<string, Mark>> = {
  sent: { tone: "neutral", icon: Mail, word: "Sent" },
  outbox: { tone: "neutral", icon: Mail, word: "In the outbox" },
  delivered: { tone: "good", icon: MailCheck, word: "Delivered" },
  failed: { tone: "bad", icon: MailWarning, word: "Not sent" },
  bounced: { tone: "bad", icon: MailWarning, word: "Bounced" },
  complained: { tone: "bad", icon: MailWarning, word: "Marked as spam" },
};

/** What became of the newest message to a merchant. */
export function mailMark({ mail }: Entry): Mark | null {
  return mail && (MAIL[mail.state] ?? { tone: "neutral", icon: Mail, word: mail.state });
}

/** Counts, as pages write them. */
export const figure = new Intl.NumberFormat("en-GB");
