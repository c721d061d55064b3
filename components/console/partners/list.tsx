// Partners with their sandbox twins folded in. On a phone each row is a card of the same cells.
import Link from "next/link";
import type { z } from "zod";
import { UtcDay } from "@/components/dashboard/moment";
import type { PartnersPage } from "@/lib/domain/oversight/shape";
import { ModeMark, NOT_BILLED, StandingMark } from "./marks";

type Line = z.output<typeof PartnersPage>["items"][number];

const HEADS = ["Partner", "Status", "Plan", "Merchants", "Sealed this month", "Since"] as const;
const NUMBERS: ReadonlySet<string> = new Set(["Merchants", "Sealed this month"]);

/** One page of partners. */
export function PartnerTable({ items }: { readonly items: readonly Line[] }) {
  return (
    <div className="border-line border-t md:overflow-x-auto">
      <table className="w-full text-sm max-md:block">
        <caption className="sr-only">Partners, newest first</caption>
        <thead className="text-xs text-soft max-md:sr-only">
          <tr>
            {HEADS.map((head) => (
              <th
                key={head}
                scope="col"
                className={`px-5 py-2 font-semibold whitespace-nowrap ${NUMBERS.has(head) ? "text-right" : "text-left"}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {items.map((line) => (
            <Row key={line.id} line={line} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const CELL = "md:px-5 md:py-3 align-top";

function Row({ line }: { readonly line: Line }) {
  const { id, name, mode, status, plan, merchants, sealed, createdAt, twin } = line;
  return (
    <tr className="border-line border-t hover:bg-wash max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-4 max-md:gap-y-1 max-md:px-5 max-md:py-3">
      <td className={`${CELL} max-md:w-full md:max-w-80`}>
        <Link href={`/console/partners/${id}`} className="font-semibold wrap-anywhere">
          {name}
        </Link>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 pt-1">
          <ModeMark mode={mode} />
          {twin ? <TwinLink twin={twin} /> : null}
        </p>
      </td>
      <td className={CELL}>
        <StandingMark status={status} />
      </td>
      <td className={`${CELL} wrap-anywhere`}>{mode === "sandbox" ? NOT_BILLED : plan.name}</td>
      <td className={`${CELL} figures md:text-right`}>
        {merchants.toLocaleString("en")}{" "}
        <span className="md:sr-only">{merchants === 1 ? "merchant" : "merchants"}</span>
      </td>
      <td className={`${CELL} figures md:text-right`}>
        {sealed.toLocaleString("en")} <span className="md:sr-only">sealed this month</span>
      </td>
      <td className={`${CELL} whitespace-nowrap text-soft`}>
        <UtcDay value={createdAt} />
      </td>
    </tr>
  );
}

function TwinLink({ twin }: { readonly twin: NonNullable<Line["twin"]> }) {
  const { id, status, merchants } = twin;
  const count = merchants === 1 ? "1 merchant" : `${merchants.toLocaleString("en")} merchants`;
  return (
    <Link href={`/console/partners/${id}`} className="text-xs">
      Sandbox: {count}
      {status === "suspended" ? ", suspended" : ""}
    </Link>
  );
}
