// An act is done in the book that its page was made for, or not at all.
import { glob, readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { BOOK_FIELD } from "@/lib/core/book-field";
import type { UserCaller } from "@/lib/core/caller";
import { AppError } from "@/lib/core/errors";
import { permissionOf } from "@/lib/permissions";
import { type PageBook, requireBookOfAct } from "./book";

const LIVE = "prt_live";
const SANDBOX = "prt_sandbox";

function refusedAs(operation: string, page: PageBook, partnerId: string): string | null {
  const caller = { kind: "user", partnerId, homePartnerId: LIVE } as UserCaller;
  try {
    requireBookOfAct(permissionOf(operation), page, caller);
    return null;
  } catch (error) {
    return error instanceof AppError ? error.code : "thrown";
  }
}

function formOf(book: string): FormData {
  const data = new FormData();
  data.set(BOOK_FIELD, book);
  return data;
}

describe("an act", () => {
  test("of a page of the book that is looked at is done", () => {
    expect(refusedAs("merchants.create", formOf(LIVE), LIVE)).toBe(null);
    expect(refusedAs("portfolio.bulk", SANDBOX, SANDBOX)).toBe(null);
  });

  test.each([
    ["another book", formOf(LIVE)],
    ["another book, by its id", LIVE],
    ["no book", new FormData()],
    ["no book, by its id", null],
  ])("of a page of %s is refused", (_, page) => {
    expect(refusedAs("portfolio.bulk", page, SANDBOX)).toBe("BOOK_SWITCHED");
  });

  test("on the team or the own account is the same in both books", () => {
    expect(refusedAs("team.invite", formOf(SANDBOX), LIVE)).toBe(null);
    expect(refusedAs("sessions.switch_book", null, LIVE)).toBe(null);
  });
});

/** Their acts are on the own account alone. */
const OF_THE_ACCOUNT = ["two-factor.tsx", "book-switch.tsx"];

test("every form of the dashboard says which book its page was made for", async () => {
  const forms: string[] = [];
  for await (const file of glob(["components/dashboard/**/*.tsx", "components/ui/act-form.tsx"])) {
    const text = await readFile(file, "utf8");
    if (!text.includes("useActionState(")) continue;
    if (OF_THE_ACCOUNT.some((name) => file.endsWith(`/${name}`))) continue;
    forms.push(file);
    const count = (part: string) => text.split(part).length - 1;
    expect([file, count("<SentAlong />")]).toEqual([file, count("<form")]);
  }
  expect(forms).toContain("components/ui/act-form.tsx");
});
