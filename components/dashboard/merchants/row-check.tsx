"use client";
import { useEffect, useRef } from "react";
import { isSelected, select, useSelection } from "./selection-store";

const BOX = "size-5 cursor-pointer accent-(--accent)";
/** What is pressed is larger than the box that is seen. */
const AREA = "grid size-11 cursor-pointer place-items-center md:size-10";

interface RowCheckProps {
  readonly filterKey: string;
  readonly id: string;
  readonly name: string;
}

/** Selects one merchant. */
export function RowCheck({ filterKey, id, name }: RowCheckProps) {
  const selection = useSelection(filterKey);
  return (
    <label className={`${AREA} md:-mt-1.5`}>
      <span className="sr-only">Select {name}</span>
      <input
        type="checkbox"
        className={BOX}
        data-select={id}
        checked={isSelected(selection, id)}
        onChange={(event) => select(filterKey, [id], event.target.checked)}
      />
    </label>
  );
}

interface PageCheckProps {
  readonly filterKey: string;
  readonly ids: readonly string[];
}

/** Selects the merchants of a page, or takes them all out. */
export function PageCheck({ filterKey, ids }: PageCheckProps) {
  const box = useRef<HTMLInputElement>(null);
  const selection = useSelection(filterKey);
  const chosen = ids.filter((id) => isSelected(selection, id)).length;
  const some = chosen > 0 && chosen < ids.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = some;
  }, [some]);
  return (
    <label className={AREA}>
      <span className="sr-only">Select the merchants of this page</span>
      <input
        ref={box}
        type="checkbox"
        className={BOX}
        checked={ids.length > 0 && chosen === ids.length}
        onChange={() => select(filterKey, ids, chosen < ids.length)}
      />
    </label>
  );
}
