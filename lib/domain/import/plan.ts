// What an import will do, row by row, before anything is written. Pure: rows and what is stored go in,
// outcomes come out.
import { type CardDataSearch, cardIssues } from "@/lib/core/card-issues";
import { ISSUES_MAX, withShortPath } from "@/lib/core/errors";
import type { Issue } from "@/lib/core/issue";
import { Pace } from "@/lib/core/pace";
import { shaped } from "@/lib/core/shaped";
import { ImportEntry, type ImportRow, ROW_MEMBERS_MAX } from "./shape";

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

/** Why a row cannot be imported: what is told of it, and how much there is. */
export interface RowFailure {
  readonly issues: readonly Issue[];
  readonly total: number;
}

/** A row that fits, or why it does not. */
export type CheckedRow = ImportRow | RowFailure;

/** One row's fate. */
export type PlannedRow =
  | { readonly kind: "failed"; readonly failure: RowFailure; readonly row?: ImportRow }
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

const TOO_WIDE: Issue = {
  path: "",
  code: "too_long",
  message: `A row has at most ${ROW_MEMBERS_MAX} columns or members. This one has more.`,
};

/** Whether a row, or anything in it, has more members than a row may have. */
function isTooWide(entry: unknown): boolean {
  const open = [entry];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (typeof node !== "object" || node === null) continue;
    const members = Array.isArray(node) ? node : Object.values(node);
    if (members.length > ROW_MEMBERS_MAX) return true;
    open.push(...members);
  }
  return false;
}

/** What is wrong with a row by itself, or the row in its shape. */
async function checkRow(
  entry: unknown,
  cardDataIn: CardDataSearch,
  pace: Pace,
): Promise<ImportRow | Issue[]> {
  if (isTooWide(entry)) return [TOO_WIDE];
  const cards = await cardIssues(cardDataIn, entry, pace);
  if (cards.length > 0) return cards;
  const checked = shaped(ImportEntry, entry);
  return checked.ok ? checked.data : checked.issues;
}

/**
 * Checks each row by itself, in slices: its shape, card data in it, and an identifier used twice. No more
 * issues are kept than an answer tells.
 */
export async function checkRows(
  entries: readonly unknown[],
  cardDataIn: CardDataSearch,
): Promise<CheckedRow[]> {
  const first = new Map<string, number>();
  const pace = new Pace();
  const rows: CheckedRow[] = [];
  let room = ISSUES_MAX;
  for (const [index, entry] of entries.entries()) {
    const checked = await checkRow(entry, cardDataIn, pace);
    const row = Array.isArray(checked) ? checked : uniqueRow(checked, index, first);
    if (Array.isArray(row)) {
      rows.push({ issues: row.slice(0, room).map(withShortPath), total: row.length });
      room = Math.max(0, room - row.length);
    } else rows.push(row);
    if (pace.due) await pace.rest();
  }
  return rows;
}

function uniqueRow(row: ImportRow, index: number, first: Map<string, number>): ImportRow | Issue[] {
  const { externalMerchantId } = row;
  if (externalMerchantId === undefined) return row;
  const before = first.get(externalMerchantId);
  if (before === undefined) {
    first.set(externalMerchantId, index);
    return row;
  }
  const message = `Row ${before} has the same identifier. Join the two rows.`;
  return [{ path: "externalMerchantId", code: "repeated", message }];
}

/** A failure for one reason. */
export function failureOf(issue: Issue): RowFailure {
  return { issues: [issue], total: 1 };
}

const FULL = failureOf({
  path: "",
  code: "limit_reached",
  message: "The sandbox is full. Delete a merchant, or ask for a live account.",
});

/** Plans every row; `room`: how many merchants may still be created. */
export function planImport(
  checked: readonly CheckedRow[],
  stored: ReadonlyMap<string, StoredMerchant>,
  room: number,
): PlannedRow[] {
  let left = room;
  return checked.map((row) => {
    if (!("name" in row)) return { kind: "failed", failure: row };
    const known =
      row.externalMerchantId === undefined ? undefined : stored.get(row.externalMerchantId);
    if (known) return planKnown(row, known);
    left -= 1;
    return left < 0 ? { kind: "failed", failure: FULL, row } : { kind: "create", row };
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
