// Somebody's own list as an import: columns are known by many names, and rows that fail come back as they were.
import { describe, expect, test } from "vitest";
import { entryOf, guessMapping, repeatedIds } from "./columns";
import { problemsCsv, readSheet, textOf } from "./file";
import { partsOf, runImport } from "./run";

async function sheetOf(text: string) {
  const read = await readSheet(text);
  if (!read.ok) throw new Error(read.problem);
  return read.sheet;
}

test("columns are known by the names that lists give them, each for one member", () => {
  const mapping = guessMapping(["MID", "Merchant Name", "E-Mail", "Merchant ID", "Notes"]);
  expect(mapping).toMatchObject({ externalMerchantId: 0, name: 1, email: 2, website: null });
});

describe("a list is read", () => {
  test.each([
    ["name;email\nShop;a@b.example", ["Shop", "a@b.example"]],
    ["\uFEFFname\temail\r\nShop\ta@b.example\r\n", ["Shop", "a@b.example"]],
    ['name,email\n"Shop, ""the"" one","a@b.example"', ['Shop, "the" one', "a@b.example"]],
  ])("%j", async (text, row) => {
    const sheet = await sheetOf(text);
    expect(sheet.header).toEqual(["name", "email"]);
    expect(sheet.rows).toEqual([row]);
  });

  test("of old Windows, too; a workbook is refused", async () => {
    const old = new File([new Uint8Array([0x6e, 0x0a, 0xdc, 0x62])], "list.csv");
    expect(await textOf(old)).toBe("n\nÜb");
    expect(await textOf(new File([new Uint8Array([0x50, 0x4b, 3, 4])], "list.xlsx"))).toBeNull();
  });

  test("without rows, or with a quote out of place, it is refused with what to do", async () => {
    expect(await readSheet("name,email\n")).toMatchObject({ ok: false });
    expect(await readSheet('name\na"b"c,"x\n')).toMatchObject({ ok: false });
  });
});

test("a row becomes an entry of the import: empty cells are left out", () => {
  const mapping = guessMapping(["name", "email", "payment method", "description"]);
  expect(entryOf(["Shop", " ", "Web shop", "Redirect"], mapping)).toEqual({
    name: "Shop",
    paymentMethods: [{ name: "Web shop", description: "Redirect" }],
  });
});

test("rows that fail come back as they were, with what is wrong", async () => {
  const sheet = await sheetOf('Name,Note\n"A, B",x\nC,y\n');
  const csv = problemsCsv(sheet, new Map([[0, "email: not right"]]));
  expect(csv).toBe('Name,Note,Problem\r\n"A, B",x,email: not right\r\n');
});

test("no cell that comes back runs as a formula, and it is imported as it was", async () => {
  const rows = ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\u200b=1", "'quoted'", "Shop"];
  const sheet = { header: ["Name"], rows: rows.map((name) => [name]) };
  const csv = problemsCsv(sheet, new Map(rows.map((_, at) => [at, "no"])));
  const cells = csv.split("\r\n").slice(1, -1);
  expect(cells).toHaveLength(rows.length);
  for (const line of cells) expect(line).toMatch(/^['S]/);
  expect((await sheetOf(csv)).rows.map(([name]) => name)).toEqual(rows);
});

test("a list goes in parts; repeated ids are found over all of them, and a lost connection stops it", async () => {
  const rows = Array.from({ length: 450 }, (_, n) => [`Shop ${n}`, `ID-${n % 449}`]);
  const sheet = { header: ["name", "id"], rows };
  const mapping = guessMapping(sheet.header);
  expect(repeatedIds(rows, mapping)).toEqual(new Map([[449, 0]]));
  const sizes: number[] = [];
  const options = { dryRun: true, run: "r", onProgress: () => undefined };
  const tally = await runImport(sheet, mapping, {
    ...options,
    async send({ merchants }) {
      sizes.push(merchants.length);
      const items = merchants.map((_, at) =>
        at === 0
          ? { outcome: "failed" as const, problem: "no" }
          : { outcome: "created" as const, problem: null },
      );
      return { ok: true, items };
    },
  });
  expect(sizes).toEqual([200, 200, 49]);
  expect(tally).toMatchObject({ created: 446, done: 450, total: 450, stopped: null });
  expect([...tally.problems.keys()]).toEqual([0, 200, 400, 449]);
  const lost = await runImport(sheet, mapping, {
    ...options,
    send: () => Promise.reject(new Error("offline")),
  });
  expect(lost).toMatchObject({ done: 1, created: 0, stopped: expect.stringContaining("lost") });
  const wide = rows.map(([name], index) => ({ index, entry: { name: name?.repeat(5000) } }));
  expect(partsOf(wide).every((part) => JSON.stringify(part).length < 350_000)).toBe(true);
});
