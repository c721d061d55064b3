import type { z } from "zod";
import type { BookList } from "@/lib/domain/book/shape";

/** The filters, the order and nothing else that a list of merchants can be opened with. */
export type MerchantsQuery = Omit<z.input<typeof BookList>, "nextToken" | "limit">;

/** The address of the merchants that a filter leaves: the names are those of `GET /v1/portfolio/merchants`. */
export function merchantsLink(query: MerchantsQuery = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length > 0 ? `/dashboard/merchants?${search}` : "/dashboard/merchants";
}
