import { CircleMinus, MailCheck } from "lucide-react";
import { StatusIcon } from "@/components/ui/status-mark";
import type { Reach } from "@/lib/domain/bulk/shape";
import { merchantsText, reasonText } from "./bulk-words";
import { figure } from "./words";

interface ReachListProps {
  readonly reach: Reach;
  /** What has happened, or what would. */
  readonly tense: "will" | "did";
}

/** Whom an act reaches, and who is left out for which reason. */
export function ReachList({ reach, tense }: ReachListProps) {
  const { reached, messages, leftOut } = reach;
  const gets = tense === "will" ? "will be written to" : "are written to";
  const shared = messages < reached ? `, in ${figure.format(messages)} messages` : "";
  return (
    <ul className="space-y-2 text-sm">
      <li className="flex gap-2">
        <span className="mt-0.5">
          <StatusIcon tone={reached > 0 ? "good" : "neutral"} icon={MailCheck} />
        </span>
        <span>
          <strong className="figures">{merchantsText(reached)}</strong> {gets}
          {shared}
        </span>
      </li>
      {leftOut.map(({ reason, merchants }) => (
        <li key={reason} className="flex gap-2 text-soft">
          <span className="mt-0.5">
            <StatusIcon tone="neutral" icon={CircleMinus} />
          </span>
          <span>
            <span className="figures">{figure.format(merchants)}</span> left out:{" "}
            {reasonText(reason, merchants)}
          </span>
        </li>
      ))}
    </ul>
  );
}
