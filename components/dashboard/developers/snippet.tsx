import { CopyButton } from "@/components/ui/copy-button";

/** Text to copy into a terminal or a file. */
export function Snippet({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <figure className="space-y-2">
      <figcaption className="text-sm font-semibold">{label}</figcaption>
      {/* It scrolls sideways: whoever has no mouse has to be able to come to it. */}
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
        tabIndex={0}
        className="overflow-x-auto rounded-small border border-line bg-wash p-3 font-mono text-xs"
      >
        {text}
      </pre>
      <CopyButton text={text} />
    </figure>
  );
}
