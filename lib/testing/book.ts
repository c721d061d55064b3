// The book of a partner's merchants as its list shows it: by page, whole, and counted.
import type { z } from "zod";
import type { BookEntry } from "@/lib/domain/book/shape";
import { type Credentials, expectStatus } from "./api";

/** One merchant of the book. */
export type BookItem = z.output<typeof BookEntry>;

/** What the book is asked for: filters, the order, the size of a page. */
export type BookQuery = Record<string, string | number>;

async function asked(as: Credentials, path: string, query: BookQuery) {
  const search = new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]));
  return (await expectStatus(200, "GET", `/v1/portfolio/${path}?${search}`, { as })).body;
}

/** One page. */
export async function bookPage(as: Credentials, query: BookQuery) {
  return asked(as, "merchants", query);
}

/** Every merchant that a filter leaves, page by page. */
export async function wholeBook(
  as: Credentials,
  query: BookQuery,
  limit: number,
): Promise<BookItem[]> {
  const items: BookItem[] = [];
  let nextToken: string | null = null;
  do {
    const body = await bookPage(as, { ...query, limit, ...(nextToken ? { nextToken } : {}) });
    items.push(...body.items);
    nextToken = body.nextToken;
  } while (nextToken);
  return items;
}

/** How many merchants a filter leaves, in all and by stage. */
export async function bookCounts(as: Credentials, query: BookQuery) {
  return asked(as, "merchants/counts", query);
}
