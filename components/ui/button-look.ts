// Apart from the button itself, so that pages that must stay small can have its looks alone.

const LOOKS = {
  primary:
    "border-accent bg-accent px-4 text-on-accent hover:bg-accent-strong hover:border-accent-strong",
  secondary: "border-line-strong px-4 bg-surface text-ink hover:border-ink hover:bg-wash",
  /** Takes something away for good. */
  danger: "border-bad px-4 bg-surface text-bad hover:bg-bad-wash",
  /** Beside each of many things, where a frame around every one would be too loud. */
  quiet: "border-transparent text-accent hover:text-accent-strong hover:underline",
} as const;

const SHAPE =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-small border py-2 text-sm leading-tight font-semibold no-underline transition-colors duration-(--motion)";

/** How much a button or a link that looks like one stands out. One primary per view. */
export type ButtonLook = keyof typeof LOOKS;

/** The class of anything that looks like a button. */
export function buttonClass(look: ButtonLook): string {
  return `${SHAPE} ${LOOKS[look]}`;
}
