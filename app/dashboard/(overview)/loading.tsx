import { Working } from "@/components/ui/working";

const BLOCK = "rounded-medium border border-line bg-surface";

/** The outline of a page that is being counted. */
export default function Loading() {
  return (
    <>
      <Working>Loading …</Working>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3" aria-hidden="true">
        {["a", "b", "c"].map((key) => (
          <div key={key} className={`h-20 ${BLOCK}`} />
        ))}
      </div>
      <div className={`h-80 ${BLOCK}`} aria-hidden="true" />
    </>
  );
}
