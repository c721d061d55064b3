// A closing as it is shown, and what stands against the deletion.
import type { z } from "zod";
import type { ClosingRow, ClosingStanding } from "./queries";
import { type Blocker, type Closing, KEPT_YEARS } from "./shape";

/** Why nothing can be deleted yet; empty: nothing stands against it. */
export function blockersOf(
  closing: ClosingRow,
  standing: ClosingStanding,
  now: Date,
): readonly Blocker[] {
  const taken = closing.archivedAt !== null;
  const stands: Readonly<Record<Blocker, boolean>> = {
    contract_runs: now.toISOString().slice(0, 10) < closing.lastDay,
    archive_missing: !taken,
    changed_since: taken && closing.archiveChanges !== standing.changes,
    invoice_open: standing.openInvoices > 0,
    unbilled: standing.unbilled > 0,
  };
  return (Object.keys(stands) as Blocker[]).filter((blocker) => stands[blocker]);
}

/** Seven years after the contract's last day, as the database counts them. */
export function keptUntil(lastDay: string): string {
  const end = new Date(`${lastDay}T00:00:00Z`);
  const month = end.getUTCMonth();
  end.setUTCFullYear(end.getUTCFullYear() + KEPT_YEARS);
  // The 29th of February has no anniversary in most years: the last day of the month takes its place.
  if (end.getUTCMonth() !== month) end.setUTCDate(0);
  return end.toISOString().slice(0, 10);
}

function step(at: Date | null, by: string | null) {
  return at ? { at, by: by ?? "" } : null;
}

function archiveOf(row: ClosingRow) {
  const taken = step(row.archivedAt, row.archivedBy);
  const { archiveAsOf: asOf, archiveBytes: bytes, archiveSha256: sha256 } = row;
  return taken && asOf ? { ...taken, asOf, bytes: bytes ?? 0, sha256: sha256 ?? "" } : null;
}

/** A closing as an operator sees it; `own` is who looks. */
export function closingSeen(
  row: ClosingRow,
  standing: ClosingStanding,
  { now, own }: { readonly now: Date; readonly own: string },
): z.input<typeof Closing> {
  const { merchants, records, documents, documentBytes } = standing;
  const asked = step(row.askedAt, row.askedByName);
  return {
    ...{ reason: row.reason, lastDay: row.lastDay, keptUntil: keptUntil(row.lastDay) },
    begun: { at: row.begunAt, by: row.begunByName },
    archive: archiveOf(row),
    asked: asked && { ...asked, own: row.askedBy === own },
    consented: step(row.consentedAt, row.consentedByName),
    deletedRows: row.deletedRows,
    deletedAt: row.deletedAt,
    standing: { merchants, records, documents, documentBytes },
    blockers: row.consentedAt ? [] : [...blockersOf(row, standing, now)],
  };
}
