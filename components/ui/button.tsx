import { LoaderCircle } from "lucide-react";
import type { ButtonHTMLAttributes, ReactNode } from "react";

const LOOKS = {
  primary:
    "border-accent bg-accent px-4 text-on-accent hover:bg-accent-strong hover:border-accent-strong",
  secondary: "border-line-strong px-4 bg-surface text-ink hover:border-ink hover:bg-wash",
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

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className"> {
  readonly look?: ButtonLook;
  /** While true the button keeps its focus, shows that it works and does nothing on another press. */
  readonly pending?: boolean;
  readonly icon?: ReactNode;
}

/** A button; `type="button"` unless told. */
export function Button(props: ButtonProps) {
  const { look = "secondary", pending = false, icon, children, onClick, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={`${buttonClass(look)} cursor-pointer aria-disabled:cursor-progress`}
      aria-disabled={pending || undefined}
      onClick={pending ? undefined : onClick}
    >
      {pending ? (
        <LoaderCircle className="size-4 shrink-0 animate-spin" aria-hidden="true" />
      ) : (
        icon
      )}
      {children}
    </button>
  );
}
