import { Working } from "@/components/ui/working";

const ROWS = ["a", "b", "c", "d", "e", "f", "g", "h"];

/** The outline of the table while its rows are read. */
export default function Loading() {
  return (
    <>
      <Working>Reading your merchants …</Working>
      <div aria-hidden="true" className="space-y-4">
        <div className="h-11 w-full rounded-small border border-line bg-surface" />
        <div className="rounded-medium border border-line bg-surface">
          {ROWS.map((key) => (
            <div key={key} className="space-y-2 border-line border-t px-4 py-3 first:border-t-0">
              <div className="h-4 w-1/3 rounded-small bg-wash" />
              <div className="h-3 w-1/2 rounded-small bg-wash" />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
