import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";

interface FoldProps {
  readonly label: ReactNode;
  readonly children: ReactNode;
  /** Open from the start. */
  readonly open?: boolean;
  /** `boxed`: a sheet of its own; `plain`: a line among others. */
  readonly look?: keyof typeof LOOKS;
}

const LOOKS = {
  boxed: {
    box: "rounded-medium border border-line-strong bg-surface",
    line: "px-4",
    body: "px-4 pb-4",
  },
  plain: { box: "open:basis-full", line: "", body: "pt-2" },
} as const;

/** A short line that unfolds more of the same thing at its place. */
export function Fold({ label, children, open = false, look = "plain" }: FoldProps) {
  const { box, line, body } = LOOKS[look];
  return (
    <details className={`min-w-0 ${box}`} open={open}>
      <summary
        className={`inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-accent hover:text-accent-strong ${line}`}
      >
        <ChevronRight
          className="size-4 shrink-0 transition-transform duration-(--motion) [details[open]>summary>&]:rotate-90"
          aria-hidden="true"
        />
        {label}
      </summary>
      <div className={body}>{children}</div>
    </details>
  );
}
