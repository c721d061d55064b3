// A statement as its pages show it: to operators and to the partner the same, from the same queries as its files.
import type { z } from "zod";
import type { Ctx } from "@/lib/domain/operation";
import { type Asked, listEntries, sumsOf } from "./queries";
import { type AccountStatement, SHOWN_ENTRIES } from "./shape";

/** A statement with its first entries. */
export async function viewStatement(
  ctx: Ctx,
  asked: Asked,
): Promise<z.output<typeof AccountStatement>> {
  const entries = await listEntries(ctx, asked, SHOWN_ENTRIES + 1);
  const { from, to } = asked;
  const shown = entries.slice(0, SHOWN_ENTRIES);
  const more = entries.length > SHOWN_ENTRIES;
  return { from, to, sums: await sumsOf(ctx, asked), entries: shown, more };
}
