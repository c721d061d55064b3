// A session looks at one book at a time, and every tab shares it: what a page sends says which book the page
// was made for, so that nothing is done in one that was meant for the other.
import { BOOK_FIELD } from "@/lib/core/book-field";
import type { UserCaller } from "@/lib/core/caller";
import { AppError } from "@/lib/core/errors";
import { actsAtHome, type Permission } from "@/lib/core/roles";

/** What says which book a page was made for: its form, or the partner's id. Null: it says none. */
export type PageBook = FormData | string | null;

function bookOf(page: PageBook): string | null {
  const book = page instanceof FormData ? page.get(BOOK_FIELD) : page;
  return typeof book === "string" ? book : null;
}

/** Refuses what a page of another book sent, or of none. */
export function requireBook(page: PageBook, caller: UserCaller): void {
  if (bookOf(page) !== caller.partnerId) throw new AppError("BOOK_SWITCHED");
}

/** The same for an act; those on the own account and the team are the same in both books. */
export function requireBookOfAct(
  permission: Permission | null,
  page: PageBook,
  caller: UserCaller,
): void {
  if (!actsAtHome(permission)) requireBook(page, caller);
}
