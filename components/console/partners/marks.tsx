import { Archive, CircleCheck, CirclePause, CircleX } from "lucide-react";
import { StatusMark } from "@/components/ui/status-mark";

/** What stands in the place of a sandbox's plan. */
export const NOT_BILLED = "Not billed";

/** Whether a partner works on real merchants. */
export function ModeMark({ mode }: { readonly mode: "live" | "sandbox" }) {
  const look = mode === "live" ? "bg-good-wash text-good" : "bg-open-wash text-open";
  return (
    <span className={`rounded-small px-2 py-0.5 text-xs font-semibold ${look}`}>
      {mode === "live" ? "Live" : "Sandbox"}
    </span>
  );
}

type Status = "active" | "suspended" | "closing" | "closed";

const MARKS = {
  active: { tone: "good", icon: CircleCheck, word: "Active" },
  suspended: { tone: "bad", icon: CirclePause, word: "Suspended" },
  closing: { tone: "bad", icon: Archive, word: "Closing" },
  closed: { tone: "bad", icon: CircleX, word: "Closed" },
} as const;

/** Whether a partner is open, suspended, or at the end of its contract. */
export function StandingMark({ status }: { readonly status: Status }) {
  const { tone, icon, word } = MARKS[status];
  return (
    <StatusMark tone={tone} icon={icon}>
      {word}
    </StatusMark>
  );
}
