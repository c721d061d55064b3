// A merchant's stage and a control's answer in the words of the dashboard, with the marks that they have everywhere.
import { STAGES } from "@/components/status/compliance-status";
import { MARKS, STATUS_ORDER } from "@/components/status/control-status";
import { StatusIcon, StatusMark } from "@/components/ui/status-mark";
import type { EffectiveStatus } from "@/lib/domain/merchant/machine";
import type { ControlStatus } from "@/lib/pci/response";

const STAGE_WORDS: Readonly<Record<EffectiveStatus, string>> = {
  not_started: "Not started",
  payment_methods_added: "Payment methods added",
  saq_determined: "Questionnaire determined",
  questions_in_progress: "Questions in progress",
  review_in_progress: "Review in progress",
  compliant: "Compliant",
  expiring_soon: "Expiring soon",
  expired: "Expired",
};

/** The stage of a merchant: icon, word and colour. */
export function StageMark({ status }: { readonly status: EffectiveStatus }) {
  return <StatusMark {...STAGES[status]}>{STAGE_WORDS[status]}</StatusMark>;
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
