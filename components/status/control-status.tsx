// The five answers of a control, the same word, icon and colour wherever they appear.
import {
  CircleCheck,
  CircleDashed,
  CircleMinus,
  type LucideIcon,
  OctagonX,
  ShieldCheck,
} from "lucide-react";
import { useTranslations } from "use-intl";
import { StatusIcon, StatusMark, type Tone } from "@/components/ui/status-mark";
import type { ControlStatus } from "@/lib/pci/response";

/** How an answer is marked, beside its word. */
export interface Mark {
  readonly tone: Tone;
  readonly icon: LucideIcon;
}

/** The marks of the five answers. */
export const MARKS: Readonly<Record<ControlStatus, Mark>> = {
  "In Place": { tone: "good", icon: CircleCheck },
  "In Place with Compensating Control": {
    tone: "alternate",
    icon: ShieldCheck,
  },
  "Not Applicable": { tone: "neutral", icon: CircleMinus },
  "Not In Place": { tone: "bad", icon: OctagonX },
  empty: { tone: "open", icon: CircleDashed },
};

/** The five answers in the order of every list and legend. */
export const STATUS_ORDER: readonly ControlStatus[] = [
  "In Place",
  "In Place with Compensating Control",
  "Not Applicable",
  "Not In Place",
  "empty",
];

/** The answer of one control. */
export function ControlStatusMark({ status }: { readonly status: ControlStatus }) {
  const t = useTranslations("status");
  const { tone, icon } = MARKS[status];
  return (
    <StatusMark tone={tone} icon={icon}>
      {t(status)}
    </StatusMark>
  );
}

/** How many controls got which answer: icon, number and word; answers that nobody gave are left out. */
export function StatusTally({ statuses }: { readonly statuses: readonly ControlStatus[] }) {
  const t = useTranslations("status");
  const counted = STATUS_ORDER.map((status) => ({
    status,
    count: statuses.filter((each) => each === status).length,
  }));
  return (
    <span className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-soft">
      {counted
        .filter(({ count }) => count > 0)
        .map(({ status, count }) => (
          <span key={status} className="inline-flex items-center gap-1.5">
            <StatusIcon tone={MARKS[status].tone} icon={MARKS[status].icon} />
            <span>
              <span className="figures font-semibold text-ink">{count}</span> {t(status)}
            </span>
          </span>
        ))}
    </span>
  );
}
