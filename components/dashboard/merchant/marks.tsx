// A merchant's standing and a control's answer in the words of the dashboard, with the marks that they have everywhere.
import { statusMark } from "@/components/dashboard/merchants/words";
import { MARKS, STATUS_ORDER } from "@/components/status/control-status";
import { StatusIcon, StatusMark } from "@/components/ui/status-mark";
import type { ControlStatus } from "@/lib/pci/response";

interface StandingProps {
  readonly merchant: Parameters<typeof statusMark>[0];
  /** Whether an attempt of it is open. */
  readonly working: boolean;
}

/** How a merchant stands, as the table of all merchants says it. */
export function StandingMark({ merchant, working }: StandingProps) {
  const { tone, icon, word } = statusMark(merchant, working);
  return (
    <StatusMark tone={tone} icon={icon}>
      {word}
    </StatusMark>
  );
}

function wordOf(status: ControlStatus): string {
  return status === "empty" ? "Not answered" : status;
}

/** The answer of a control: icon, word and colour. */
export function AnswerMark({ status }: { readonly status: ControlStatus }) {
  return <StatusMark {...MARKS[status]}>{wordOf(status)}</StatusMark>;
}

/** How many controls got which answer; answers that no control got are left out. */
export function AnswerTally({ statuses }: { readonly statuses: readonly ControlStatus[] }) {
  const counted = STATUS_ORDER.map((status) => ({
    status,
    count: statuses.filter((each) => each === status).length,
  })).filter(({ count }) => count > 0);
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-soft">
      {counted.map(({ status, count }) => (
        <li key={status} className="inline-flex items-center gap-1.5">
          <StatusIcon {...MARKS[status]} />
          <span>
            <span className="figures font-semibold text-ink">{count}</span> {wordOf(status)}
          </span>
        </li>
      ))}
    </ul>
  );
}
