"use client";
// What can be done with the merchants that are selected. It stands where there is a selection, on every page of
// the filter.
import { BellRing, Download, Send, X } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-look";
import type { BulkAct } from "@/lib/domain/bulk/shape";
import { type BulkActs, type BulkAsk, BulkDialog } from "./bulk-dialog";
import { merchantsText } from "./bulk-words";
import { clearSelection, type Selection, selectAll, sizeOf, useSelection } from "./selection-store";

interface BulkBarProps {
  readonly filterKey: string;
  readonly filters: Readonly<Record<string, string>>;
  /** Merchants that the filter leaves, and those of them that this page shows. */
  readonly total: number;
  readonly shown: number;
  readonly mayWork: boolean;
  /** The most merchants that the address of an export names. */
  readonly exportMax: number;
  readonly acts: BulkActs;
}

function askOf(act: BulkAct, { all, ids }: Selection, filter: BulkBarProps["filters"]): BulkAsk {
  return all ? { act, filter, except: [...ids] } : { act, merchantIds: [...ids] };
}

function exportHref({ all, ids }: Selection, filter: BulkBarProps["filters"]): string {
  const named = [...ids].join(",");
  const query = all
    ? new URLSearchParams({ ...filter, ...(named ? { except: named } : {}) })
    : new URLSearchParams({ merchantIds: named });
  return `/v1/portfolio/export.csv?${query}`;
}

/** The bar of the selection; nothing where nothing is selected. */
export function BulkBar(props: BulkBarProps) {
  const { filterKey, filters, total, shown, mayWork, exportMax, acts } = props;
  const selection = useSelection(filterKey);
  const [ask, setAsk] = useState<BulkAsk | null>(null);
  const size = sizeOf(selection, total);
  if (size === 0) return null;
  const href = selection.ids.size > exportMax ? null : exportHref(selection, filters);
  return (
    <section
      aria-label="Selection"
      className="print:hidden sticky bottom-3 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-medium border border-line-strong bg-surface px-4 py-2.5 shadow-sheet max-sm:px-2"
    >
      <p className="text-sm" role="status">
        <strong className="figures">{merchantsText(size)}</strong> selected
      </p>
      {!selection.all && total > size && size >= Math.min(shown, total) ? (
        <button
          type="button"
          className="min-h-9 cursor-pointer text-sm font-semibold text-accent underline underline-offset-4 hover:text-accent-strong"
          onClick={() => selectAll(filterKey)}
        >
          Select all {merchantsText(total)}
        </button>
      ) : null}
      <div className="flex grow flex-wrap items-center justify-end gap-2 max-sm:justify-between">
        {href ? (
          <a href={href} download className={buttonClass("secondary")}>
            <Download className="size-4 shrink-0 max-sm:hidden" aria-hidden="true" />
            Export
          </a>
        ) : null}
        {mayWork ? (
          <>
            <Button
              icon={<BellRing className="size-4 shrink-0 max-sm:hidden" aria-hidden="true" />}
              onClick={() => setAsk(askOf("remind", selection, filters))}
            >
              Remind …
            </Button>
            <Button
              look="primary"
              icon={<Send className="size-4 shrink-0 max-sm:hidden" aria-hidden="true" />}
              onClick={() => setAsk(askOf("invite", selection, filters))}
            >
              Invite …
            </Button>
          </>
        ) : null}
      </div>
      <button
        type="button"
        aria-label="End the selection"
        className="grid size-11 cursor-pointer place-items-center rounded-small text-soft hover:bg-wash hover:text-ink max-sm:absolute max-sm:top-1 max-sm:right-1"
        onClick={clearSelection}
      >
        <X className="size-4" aria-hidden="true" />
      </button>
      {ask ? <BulkDialog ask={ask} acts={acts} onClose={() => setAsk(null)} /> : null}
    </section>
  );
}
