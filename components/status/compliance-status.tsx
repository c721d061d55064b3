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
import { useTranslations } from "use-intl";
import { StatusMark, type Tone } from "@/components/ui/status-mark";
import type { EffectiveStatus } from "@/lib/domain/merchant/machine";

/** How a stage is marked, beside its word. */
export interface Stage {
  readonly tone: Tone;
  readonly icon: LucideIcon;
}

/** The marks of the stages. */
export const STAGES: Readonly<Record<EffectiveStatus, Stage>> = {
  not_started: {
    tone: "neutral",
    icon: Circle,
  },
  payment_methods_added: {
    tone: "neutral",
    icon: CircleDot,
  },
  saq_determined: {
    tone: "neutral",
    icon: ClipboardCheck,
  },
  questions_in_progress: {
    tone: "open",
    icon: ListChecks,
  },
  review_in_progress: {
    tone: "open",
    icon: PenLine,
  },
  compliant: {
    tone: "good",
    icon: CircleCheck,
  },
  expiring_soon: {
    tone: "open",
    icon: CalendarClock,
  },
  expired: {
    tone: "bad",
    icon: CalendarX,
  },
};

/** A merchant's stage, large, with one sentence on what it means. */
export function ComplianceSummary({
  status,
  words,
}: {
  readonly status: EffectiveStatus;
  /** What the page knows better than the stage. */
  readonly words?: { readonly word: string; readonly meaning: string } | null;
}) {
  const t = useTranslations("stages");
  const { tone, icon } = STAGES[status];
  return (
    <div className="space-y-3">
      <StatusMark tone={tone} icon={icon} size="large">
        {words ? words.word : t(`${status}.word`)}
      </StatusMark>
      <p className="max-w-prose text-soft">{words ? words.meaning : t(`${status}.meaning`)}</p>
    </div>
  );
}
