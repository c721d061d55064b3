import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

const TONES = {
  info: "border-accent bg-accent-wash",
  open: "border-open bg-open-wash",
  bad: "border-bad bg-bad-wash",
} as const;

interface CalloutProps {
  readonly tone?: keyof typeof TONES;
  readonly icon: LucideIcon;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
}

/** Something that must not be overlooked: an icon, what it is, and what to do. */
export function Callout({ tone = "info", icon: Icon, title, children }: CalloutProps) {
  return (
    <div className={`flex gap-3 rounded-small border-l-4 px-4 py-3 ${TONES[tone]}`}>
      <Icon className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
      <div className="min-w-0 space-y-2 text-sm">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
