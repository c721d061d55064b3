// Invitations for tests: by an import and for one merchant, how time passes for them, and when all are sent.

import { expectStatus, send } from "./api";
import type { TestDatabase } from "./database";
import { eventually } from "./eventually";
import type { TestPartner } from "./world";

/** One row of an import. */
export interface ImportedRow {
  readonly name: string;
  readonly email?: string;
  readonly externalMerchantId?: string;
}

/** What became of an invitation whose message is on its way. */
export const QUEUED = { outcome: "queued", reason: null };

/** What became of one that goes to nobody. */
export const skipped = (reason: string) => ({ outcome: "skipped", reason });

/** What became of the invitations of an import, row by row. */
export const invitesOf = (body: { items: { invite?: unknown }[] }) =>
  body.items.map(({ invite }) => invite);

/** Imports merchants and asks for their invitations. */
export async function importing(
  { as }: TestPartner,
  merchants: readonly ImportedRow[],
  more: Record<string, unknown> = {},
) {
  const body = { sendInvites: true, merchants, ...more };
  return (await expectStatus(200, "POST", "/v1/merchants/import", { as, body })).body;
}

/** Invites one merchant. */
export async function invite(
  { as }: TestPartner,
  merchantId: string,
  body: Record<string, unknown> = {},
) {
  return send("POST", `/v1/merchants/${merchantId}/invite`, { as, body });
}

/** Waits until nothing is left to be sent. */
export async function allSent(database: TestDatabase): Promise<void> {
  await eventually("all messages to be sent", async () => {
    const { rows } = await database.pool.query(
      `select (select count(*) from pgboss.job where name in ('send-invite', 'send-mail') and state < 'completed')
            + (select count(*) from mail_messages where status in ('queued', 'sending')) as left`,
    );
    return Number(rows[0].left) === 0 ? true : null;
  });
}

/** Moves what was asked for so far into the past. */
export async function daysLater(
  database: TestDatabase,
  { partnerId }: TestPartner,
  days: number,
): Promise<void> {
  for (const [table, moment] of [
    ["mail_claims", "created_at"],
    ["merchants", "invited_at"],
  ]) {
    await database.pool.query(
      `update ${table} set ${moment} = ${moment} - make_interval(days => $2) where partner_id = $1`,
      [partnerId, days],
    );
  }
}
