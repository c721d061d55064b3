// A merchant's stage in words that say what it means and what happens next.
import {
  CalendarClock,
  CalendarX,
  Circle,
  CircleCheck,
  CircleDot,
  ClipboardCheck,
  ListChecks,
  type LucideIcon,
  PenLine,
} from "lucide-react";
import { StatusMark, type Tone } from "@/components/ui/status-mark";
import type { EffectiveStatus } from "@/lib/domain/merchant/machine";

interface Stage {
  readonly word: string;
  readonly meaning: string;
  readonly tone: Tone;
  readonly icon: LucideIcon;
}

const STAGES: Readonly<Record<EffectiveStatus, Stage>> = {
  not_started: {
    word: "Not started",
    meaning: "First, each way you take cards is added here.",
    tone: "neutral",
    icon: Circle,
  },
  payment_methods_added: {
    word: "Ways of taking cards added",
    meaning: "Next, your own description of each one decides which questionnaire you fill in.",
    tone: "neutral",
    icon: CircleDot,
  },
  saq_determined: {
    word: "Questionnaire chosen",
    meaning: "Next, you answer its questions.",
    tone: "neutral",
    icon: ClipboardCheck,
  },
  questions_in_progress: {
    word: "Questions in progress",
    meaning: "Next, answer the questions that are still open. Then you review and sign.",
    tone: "open",
    icon: ListChecks,
  },
  review_in_progress: {
    word: "Review in progress",
    meaning:
      "What is left: the review questions, your signature, or something that is still to be put right.",
    tone: "open",
    icon: PenLine,
  },
  compliant: {
    word: "Compliant",
    meaning: "Every way you take cards has a signed and sealed attestation. Nothing to do now.",
    tone: "good",
    icon: CircleCheck,
  },
  expiring_soon: {
    word: "Compliant, renewal due soon",
    meaning: "You are still compliant. Renew before the end date: your answers are carried over.",
    tone: "open",
    icon: CalendarClock,
  },
  expired: {
    word: "Expired",
    meaning: "An attestation has run out. Renew it: your answers are carried over.",
    tone: "bad",
    icon: CalendarX,
  },
};

/** A merchant's stage, large, with one sentence on what it means. */
export function ComplianceSummary({ status }: { readonly status: EffectiveStatus }) {
  const { word, meaning, tone, icon } = STAGES[status];
  return (
    <div className="space-y-3">
      <StatusMark tone={tone} icon={icon} size="large">
        {word}
      </StatusMark>
      <p className="max-w-prose text-soft">{meaning}</p>
    </div>
  );
}
