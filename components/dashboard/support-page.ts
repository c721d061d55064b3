// The pages that operators opened for support, in words.
import { PAGES } from "@/lib/domain/support/shape";

/** A page as the log names it, in words; one that is there no more by its address. */
export function pageWords(page: unknown): string {
  const address = typeof page === "string" ? page : "";
  return PAGES[address as keyof typeof PAGES] ?? address;
}
