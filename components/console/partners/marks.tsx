import { CircleCheck, CirclePause } from "lucide-react";
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

/** Whether a partner is open or suspended. */
export function StandingMark({ status }: { readonly status: "active" | "suspended" }) {
  return status === "active" ? (
    <StatusMark tone="good" icon={CircleCheck}>
      Active
    </StatusMark>
  ) : (
    <StatusMark tone="bad" icon={CirclePause}>
      Suspended
    </StatusMark>
  );
}
