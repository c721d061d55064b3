"use client";
import { Columns3 } from "lucide-react";
import { useRouter } from "next/navigation";
import { COLUMN_WORDS, COLUMNS, LOOK_COOKIE, type TableLook, writeLook } from "./table-look";

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const LINE = "flex min-h-9 cursor-pointer items-center gap-2";

/** Chooses columns and density; what is chosen stays in this browser. */
export function LookMenu({ look }: { readonly look: TableLook }) {
  const router = useRouter();
  const put = (next: TableLook) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we serve
    document.cookie = `${LOOK_COOKIE}=${writeLook(next)}; path=/dashboard; max-age=${YEAR_SECONDS}; samesite=lax`;
    router.refresh();
  };
  const { compact, columns } = look;
  return (
    <details className="hidden text-sm text-soft open:basis-full md:block">
      <summary className="inline-flex min-h-11 items-center gap-2 hover:text-ink">
        <Columns3 className="size-4 shrink-0" aria-hidden="true" />
        Columns and density
      </summary>
      <fieldset className="mt-1 max-w-sm rounded-medium border border-line bg-surface px-4 py-3">
        <legend className="sr-only">Columns and density</legend>
        {COLUMNS.map((column) => (
          <label key={column} className={LINE}>
            <input
              type="checkbox"
              className="size-4 accent-(--accent)"
              checked={columns.includes(column)}
              onChange={(event) => {
                const { checked } = event.target;
                const next = COLUMNS.filter((each) =>
                  each === column ? checked : columns.includes(each),
                );
                put({ compact, columns: next });
              }}
            />
            {COLUMN_WORDS[column]}
          </label>
        ))}
        <label className={`${LINE} mt-2 border-line border-t pt-2`}>
          <input
            type="checkbox"
            className="size-4 accent-(--accent)"
            checked={compact}
            onChange={(event) => put({ compact: event.target.checked, columns })}
          />
          Dense rows
        </label>
      </fieldset>
    </details>
  );
}
