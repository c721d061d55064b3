// Apart from the button itself, so that pages that must stay small can have its looks alone.

const LOOKS = {
  primary:
    "border-accent bg-accent text-on-accent hover:bg-accent-strong hover:border-accent-strong",
  secondary: "border-line-strong bg-surface text-ink hover:border-ink hover:bg-wash",
} as const;

const SHAPE =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-small border px-4 py-2 text-sm leading-tight font-semibold no-underline transition-colors duration-(--motion)";

/** How much a button or a link that looks like one stands out. One primary per view. */
export type ButtonLook = keyof typeof LOOKS;

/** The class of anything that looks like a button. */
export function buttonClass(look: ButtonLook): string {
  return `${SHAPE} ${LOOKS[look]}`;
}
