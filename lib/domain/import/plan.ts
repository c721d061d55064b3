// What an import will do, row by row, before anything is written. Pure: rows and what is stored go in,
// outcomes come out.
import type { Issue } from "@/lib/core/issue";
import { readShape } from "@/lib/core/shape-issues";
import { unstorableText } from "@/lib/core/text-issues";
import { ImportEntry, type ImportRow } from "./shape";

type ImportMethod = NonNullable<ImportRow["paymentMethods"]>[number];

/** A stored merchant as far as an import compares it. */
export interface StoredMerchant {
  readonly id: string;
  readonly externalMerchantId: string | null;
  readonly name: string;
  readonly email: string | null;
  readonly website: string | null;
  readonly locale: string | null;
  readonly methods: readonly StoredMethod[];
}

/** A stored payment method as far as an import compares it. */
export interface StoredMethod {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly channel: string | null;
  readonly vendor: string | null;
}

/** One row's fate. */
export type PlannedRow =
  | { readonly kind: "failed"; readonly errors: readonly Issue[]; readonly row?: ImportRow }
  | { readonly kind: "create"; readonly row: ImportRow }
  | {
      readonly kind: "update";
      readonly row: ImportRow;
      readonly stored: StoredMerchant;
      /** Whether members of the merchant itself differ. */
      readonly changed: boolean;
      readonly newMethods: ImportMethod[];
      readonly changedMethods: readonly { readonly id: string; readonly row: ImportMethod }[];
    }
  | { readonly kind: "unchanged"; readonly row: ImportRow; readonly stored: StoredMerchant };

/** The name of a member can be card data, too: its path would repeat what was refused. */
function withoutCards(issue: Issue, cardDataIn: (value: unknown) => readonly Issue[]): Issue {
  return cardDataIn(issue.path).length === 0 ? issue : { ...issue, path: "" };
}

/** Checks each row by itself: its shape, card data in it, and an identifier used twice. */
export function checkRows(
  entries: readonly unknown[],
  cardDataIn: (value: unknown) => readonly Issue[],
): (ImportRow | readonly Issue[])[] {
  const first = new Map<string, number>();
  return entries.map((entry, index) => {
    const cards = cardDataIn(entry);
    if (cards.length > 0) return cards.map((issue) => withoutCards(issue, cardDataIn));
    const { data, issues: wrong = [] } = readShape(ImportEntry, entry);
    const issues = [...unstorableText(entry), ...wrong];
    if (issues.length > 0 || !data) return issues;
    const { externalMerchantId } = data;
    if (externalMerchantId === undefined) return data;
    const before = first.get(externalMerchantId);
    if (before === undefined) {
      first.set(externalMerchantId, index);
      return data;
    }
    const message = `Row ${before} has the same identifier. Join the two rows.`;
    return [{ path: "externalMerchantId", code: "repeated", message }];
  });
}

const FULL: Issue = {
  path: "",
  code: "limit_reached",
  message: "The sandbox is full. Delete a merchant, or ask for a live account.",
};

/** Plans every row; `room`: how many merchants may still be created. */
export function planImport(
  checked: readonly (ImportRow | readonly Issue[])[],
  stored: ReadonlyMap<string, StoredMerchant>,
  room: number,
): PlannedRow[] {
  let left = room;
  return checked.map((row) => {
    if (!("name" in row)) return { kind: "failed", errors: row };
    const known =
      row.externalMerchantId === undefined ? undefined : stored.get(row.externalMerchantId);
    if (known) return planKnown(row, known);
    left -= 1;
    return left < 0 ? { kind: "failed", errors: [FULL], row } : { kind: "create", row };
  });
}

function planKnown(row: ImportRow, stored: StoredMerchant): PlannedRow {
  const changed =
    row.name !== stored.name ||
    differs(row.email, stored.email) ||
    differs(row.website, stored.website) ||
    differs(row.locale, stored.locale);
  const methods = row.paymentMethods ?? [];
  const byName = new Map(stored.methods.map((method) => [method.name, method]));
  const newMethods = methods.filter(({ name }) => !byName.has(name));
  const changedMethods = methods.flatMap((method) => {
    const before = byName.get(method.name);
    return before && methodDiffers(method, before) ? [{ id: before.id, row: method }] : [];
  });
  if (!changed && newMethods.length === 0 && changedMethods.length === 0) {
    return { kind: "unchanged", row, stored };
  }
  return { kind: "update", row, stored, changed, newMethods, changedMethods };
}

/** A member that is left out changes nothing. */
function differs(sent: string | undefined, stored: string | null): boolean {
  return sent !== undefined && sent !== stored;
}

function methodDiffers(sent: ImportMethod, stored: StoredMethod): boolean {
  return (
    sent.description !== stored.description ||
    differs(sent.channel, stored.channel) ||
    differs(sent.vendor, stored.vendor)
  );
}
