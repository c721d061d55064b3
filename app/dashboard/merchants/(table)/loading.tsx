import { PageHead } from "@/components/dashboard/page-head";
import { Working } from "@/components/ui/working";

const ROWS = ["a", "b", "c", "d", "e", "f", "g", "h"];

/** The outline of the table while its rows are read: what comes stands at the same places. */
export default function Loading() {
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-start">
        <PageHead title="Merchants" />
      </div>
      <div className="space-y-4">
        <div className="space-y-1">
          <div
            className="h-11 w-full rounded-small border border-line bg-surface"
            aria-hidden="true"
          />
          <div className="flex min-h-11 items-center">
            <Working>Reading your merchants …</Working>
          </div>
        </div>
        <div className="h-11 border-line border-b" aria-hidden="true" />
        <div className="rounded-medium border border-line bg-surface" aria-hidden="true">
          <div className="h-11" />
          {ROWS.map((key) => (
            <div key={key} className="space-y-2 border-line border-t px-4 py-3.5">
              <div className="h-4 w-1/3 rounded-small bg-wash" />
              <div className="h-3 w-1/2 rounded-small bg-wash" />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
