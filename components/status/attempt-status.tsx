import {
  CalendarX,
  ClipboardCheck,
  FileClock,
  ListChecks,
  type LucideIcon,
  PenLine,
  Stamp,
} from "lucide-react";
import { StatusMark, type Tone } from "@/components/ui/status-mark";
import type { AttemptStatus } from "@/lib/domain/attempt/machine";

interface Mark {
  readonly word: string;
  readonly tone: Tone;
  readonly icon: LucideIcon;
}

const MARKS: Readonly<Record<AttemptStatus, Mark>> = {
  Step_2_Started: { word: "Questions in progress", tone: "open", icon: ListChecks },
  Step_2_Completed: {
    word: "Questions answered, review is next",
    tone: "open",
    icon: ClipboardCheck,
  },
  Step_3_Review: { word: "Review and signature in progress", tone: "open", icon: PenLine },
  sealed: { word: "Sealed, documents in preparation", tone: "seal", icon: FileClock },
  sealed_ready: { word: "Sealed", tone: "seal", icon: Stamp },
};

const EXPIRED: Mark = { word: "Sealed, no longer valid", tone: "bad", icon: CalendarX };

interface AttemptStatusMarkProps {
  readonly status: AttemptStatus;
  /** Whether its year is over. */
  readonly expired: boolean;
}

/** Where an attempt stands. */
export function AttemptStatusMark({ status, expired }: AttemptStatusMarkProps) {
  const { word, tone, icon } = expired ? EXPIRED : MARKS[status];
  return (
    <StatusMark tone={tone} icon={icon}>
      {word}
    </StatusMark>
  );
}
