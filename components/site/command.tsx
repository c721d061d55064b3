import { CopyButton } from "@/components/ui/copy-button";

interface CommandProps {
  /** Names the block for people who do not see it. */
  readonly label: string;
  readonly text: string;
}

/** A command to run, with a button that copies it. */
export function Command({ label, text }: CommandProps) {
  return (
    <figure className="rounded-medium border border-line bg-surface">
      <figcaption className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-4 py-2 text-xs text-faint sm:px-5">
        {label}
        <CopyButton text={text} />
      </figcaption>
      <pre className="px-4 py-4 font-mono text-xs leading-relaxed whitespace-pre-wrap sm:px-5">
        <code>{text}</code>
      </pre>
    </figure>
  );
}
