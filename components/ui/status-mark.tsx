import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

const TEXT = {
  good: "text-good",
  alternate: "text-alternate",
  neutral: "text-neutral",
  bad: "text-bad",
  open: "text-open",
  seal: "text-accent",
} as const;

const WASH = {
  good: "bg-good-wash",
  alternate: "bg-alternate-wash",
  neutral: "bg-neutral-wash",
  bad: "bg-bad-wash",
  open: "bg-open-wash",
  seal: "bg-accent-wash",
} as const;

/** What a mark's colour says. The words and the icon must say the same without it. */
export type Tone = keyof typeof TEXT;

const SIZES = {
  small: { box: "gap-1.5 px-2 py-0.5 text-xs", icon: "mt-0.5 size-4" },
  large: { box: "gap-2.5 px-4 py-2 text-lg", icon: "mt-0.5 size-6" },
} as const;

interface StatusMarkProps {
  readonly tone: Tone;
  readonly icon: LucideIcon;
  readonly size?: keyof typeof SIZES;
  readonly children: ReactNode;
}

/** Icon, word and colour together: a status is never colour alone. */
export function StatusMark({ tone, icon: Icon, size = "small", children }: StatusMarkProps) {
  const { box, icon } = SIZES[size];
  return (
    <span
      className={`inline-flex items-start rounded-small font-semibold ${box} ${TEXT[tone]} ${WASH[tone]}`}
    >
      <Icon className={`shrink-0 ${icon}`} aria-hidden="true" />
      <span>{children}</span>
    </span>
  );
}

/** The icon of a status in its colour, for a place where the word stands beside it. */
export function StatusIcon({ tone, icon: Icon }: Pick<StatusMarkProps, "tone" | "icon">) {
  return <Icon className={`size-4 shrink-0 ${TEXT[tone]}`} aria-hidden="true" />;
}
