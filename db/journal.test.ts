// The order of the migrations: a database takes those that are later than its last one, and no others.
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

test("each migration is later than the one before it, so that no database skips one", async () => {
  const journal = JSON.parse(await readFile("db/migrations/meta/_journal.json", "utf8")) as {
    readonly entries: readonly { readonly tag: string; readonly when: number }[];
  };
  const skipped = journal.entries.filter(
    ({ when }, index) => index > 0 && when <= (journal.entries[index - 1]?.when ?? 0),
  );
  expect(skipped.map(({ tag }) => tag)).toEqual([]);
});
