import { PageHead } from "@/components/dashboard/page-head";
import { Working } from "@/components/ui/working";

const BLOCK = "rounded-medium border border-line bg-surface";
const FIGURES = ["a", "b", "c", "d", "e", "f"];

/** The outline of the overview while it is counted: what comes stands at the same places. */
export default function Loading() {
  return (
    <>
      <PageHead title="Overview" lead="Counting all of your merchants …" />
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6" aria-hidden="true">
        {FIGURES.map((key) => (
          <div key={key} className={`h-19 ${BLOCK}`} />
        ))}
      </div>
      <div className={`min-h-80 px-5 py-4 ${BLOCK}`}>
        <Working>This takes a moment.</Working>
      </div>
    </>
  );
}
