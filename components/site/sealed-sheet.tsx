// The picture of the landing page: a sheet of paper, lines of ink and the seal. Decoration only.
import { Seal } from "@/components/brand/seal";

const LINES = ["92%", "84%", "96%", "61%"] as const;
const ROWS = ["74%", "58%", "66%", "49%"] as const;

function Line({ width }: { readonly width: string }) {
  return <div className="h-1.5 rounded-small bg-line" style={{ width }} />;
}

/** A sealed sheet, drawn with boxes and the seal. */
export function SealedSheet() {
  return (
    <div aria-hidden="true" className="relative mx-auto w-full max-w-sm px-3">
      <div className="absolute inset-x-3 inset-y-0 translate-y-2 rotate-2 rounded-small border border-line bg-wash" />
      <div className="relative aspect-[1/1.32] -rotate-1 rounded-small border border-line bg-surface p-8 shadow-sheet">
        <div className="h-3.5 w-2/3 rounded-small bg-ink" />
        <div className="mt-2.5 h-1.5 w-1/3 rounded-small bg-accent" />
        <div className="mt-8 space-y-3">
          {LINES.map((width) => (
            <Line key={width} width={width} />
          ))}
        </div>
        <div className="mt-8">
          {ROWS.map((width) => (
            <div key={width} className="flex items-center gap-3 border-t border-line py-3">
              <div className="size-3 shrink-0 rounded-full bg-accent" />
              <Line width={width} />
            </div>
          ))}
        </div>
        <div className="absolute bottom-9 left-8 w-2/5 border-t border-line-strong pt-2">
          <Line width="60%" />
        </div>
        <Seal className="absolute right-5 bottom-5 size-32 text-accent" />
      </div>
    </div>
  );
}
