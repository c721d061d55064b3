// What no address of the service tells or makes: links that have ended, what the database holds, last year.
import pg from "pg";
import { decryptSecret } from "@/lib/core/encryption";
import { mintSessionToken } from "@/lib/domain/session/token";

async function query(text: string, values: readonly unknown[] = []) {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL });
  await client.connect();
  try {
    return (await client.query(text, [...values])).rows;
  } finally {
    await client.end();
  }
}

const HOUR_SECONDS = 3600;

/** The token of a merchant's link that ended an hour ago; `secret`: signed by somebody else. */
export async function endedToken(merchantId: string, secret?: string): Promise<string> {
  const [row] = await query(
    "select partner_id, webhook_secret from merchants join partner_secrets using (partner_id) where id = $1",
    [merchantId],
  );
  const before = new Date(Date.now() - 2 * HOUR_SECONDS * 1000);
  const grant = { partnerId: row.partner_id, merchantId, use: "portal" as const };
  const own = decryptSecret(row.webhook_secret, row.partner_id);
  return (await mintSessionToken(secret ?? own, grant, before, HOUR_SECONDS)).token;
}

/** A merchant's words named a payment product that no table knows. */
export async function namedUnknown(merchantId: string, name: string): Promise<void> {
  await query(
    `insert into unknown_products (partner_id, name, merchant_id, spelling, first_seen_at, last_seen_at)
     select partner_id, lower($2), id, $2, now(), now() from merchants where id = $1`,
    [merchantId, name],
  );
}

/** Makes an open invitation one to another role. */
export async function invitedAs(email: string, role: string): Promise<void> {
  await query("update team_invitations set role = $2 where email = $1", [email, role]);
}

/** A live partner with an open invoice over 1,234.50 EUR that was due so many days ago. */
export async function partnerOwing(name: string, days: number): Promise<string> {
  const partnerId = `prt_${crypto.randomUUID()}`;
  await query(
    "insert into partners (id, name, mode, created_at) values ($1, $2, 'live', now() - interval '1 day')",
    [partnerId, name],
  );
  await owe(partnerId, days);
  return partnerId;
}

/** An open invoice over 1,234.50 EUR that a partner owes since so many days. */
export async function owe(partnerId: string, days: number): Promise<void> {
  const party = { name: "Example Assurance Ltd", address: null, country: "NL", taxNumber: null };
  await query(
    `insert into invoices (partner_id, id, number, plan_id, plan_name, cycle_start, cycle_end, sealed_attestations, net, amount_cents, currency, seller, buyer, status, issued_at, due_at)
     values ($1, $2, $2, 'pln_sample', 'Sample', now() - interval '90 days', now() - interval '60 days', 5, 123450, 123450, 'EUR', $4, $5, 'open', now() - interval '60 days', now() - make_interval(days => $3))`,
    [partnerId, `ivc_${crypto.randomUUID()}`, days, { ...party, payTo: null }, party],
  );
}

/** A partner owes 12.00 EUR for an invoice that Stripe has not got; its number. */
export async function owesOnline(partnerId: string): Promise<string> {
  const number = `E-${crypto.randomUUID().slice(0, 8)}`;
  const [invoiceId, party] = [`ivc_${crypto.randomUUID()}`, { name: "Example", address: null }];
  const line = { kind: "units", quantity: 4, unitPrice: 300, amount: 1200 };
  await query(
    `insert into invoices (partner_id, id, number, plan_id, plan_name, cycle_start, cycle_end, sealed_attestations, lines, net, amount_cents, currency, seller, buyer, status, issued_at, due_at)
     values ($1, $2, $3, 'pln_sample', 'Sample', now() - interval '60 days', now() - interval '30 days', 4, $4, 1200, 1200, 'EUR', $5, $5, 'open', now(), now() + interval '30 days')`,
    [partnerId, invoiceId, number, JSON.stringify([line]), JSON.stringify(party)],
  );
  await query(
    "insert into invoice_documents (partner_id, invoice_id, sha256, bytes, pages, content, created_at) values ($1, $2, 'sample', 4, 1, '%PDF', now())",
    [partnerId, invoiceId],
  );
  return number;
}

/** Twelve hours later: what a code of the authenticator had unlocked for somebody is locked again. */
export async function endUnlock(email: string): Promise<void> {
  await query(
    `update user_sessions s set unlocked_until = now() - interval '1 second'
     from users u where u.partner_id = s.partner_id and u.id = s.user_id and u.email = $1`,
    [email],
  );
}

/** What was written to the merchants of a merchant's partner was written so many days earlier. */
export async function daysAfterWriting(merchantId: string, days: number): Promise<void> {
  const own = "partner_id = (select partner_id from merchants where id = $1)";
  const back = "- make_interval(days => $2)";
  await query(`update merchants set invited_at = invited_at ${back} where ${own}`, [
    merchantId,
    days,
  ]);
  await query(`update mail_claims set created_at = created_at ${back} where ${own}`, [
    merchantId,
    days,
  ]);
}

/** A job that was done some time ago failed on every try; its kind. */
export async function someJobGivenUp(): Promise<string> {
  const [row] = await query(
    `update pgboss.job set state = 'failed', completed_on = now(), output = $1
     where id = (
       select id from pgboss.job where name in ('render-documents', 'mail-documents') and state = 'completed'
       limit 1 for update skip locked)
     returning name`,
    [JSON.stringify({ message: "fetch failed", error: "FetchError", code: "ECONNRESET" })],
  );
  return row.name;
}

/** A message of the outbox. */
export interface KeptMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The messages of a kind to a merchant that were handed over. */
export function mailsTo(merchantId: string, kind: string): Promise<KeptMail[]> {
  return query(
    `select to_address as "to", subject, text_body as text from mail_messages
     where merchant_id = $1 and kind = $2 and status = 'outbox' order by created_at`,
    [merchantId, kind],
  );
}

/** How many rows of the whole database hold a text. */
export async function rowsWith(text: string): Promise<string[]> {
  const tables = await query(
    "select schemaname, tablename from pg_tables where schemaname in ('public', 'pgboss')",
  );
  const found: string[] = [];
  for (const { schemaname, tablename } of tables) {
    const table = `${schemaname}."${tablename}"`;
    const [{ rows }] = await query(
      `select count(*)::int as rows from ${table} t where t::text like '%' || $1 || '%'`,
      [text],
    );
    if (rows > 0) found.push(table);
  }
  return found;
}

/** Makes a sealed attempt one that did not ask `added` and did ask `dropped`, which is no longer asked. */
export async function askedOtherwise(
  attemptId: string,
  { added, dropped }: { readonly added: string; readonly dropped: string },
): Promise<void> {
  await query(`update records set canonical = replace(canonical, $2, $3) where attempt_id = $1`, [
    attemptId,
    `"controlId":"${added}"`,
    `"controlId":"${dropped}"`,
  ]);
}

/** The text of the latest message of a kind to an address, or null. */
export async function mailTo(address: string, kind: string): Promise<string | null> {
  const [row] = await query(
    `select text_body as text from mail_messages
     where to_address = $1 and kind = $2 order by created_at desc limit 1`,
    [address, kind],
  );
  return row?.text ?? null;
}

/** Suspends the partner of a merchant, or opens it again, as an operator's act leaves it. */
export async function pausedPartnerOf(merchantId: string, paused: boolean): Promise<void> {
  await query(
    `update partners set status = case when $2 then 'suspended' else 'active' end,
       suspended_at = case when $2 then now() end, suspended_reason = case when $2 then 'Invoices are open.' end
     where id = (select partner_id from merchants where id = $1)`,
    [merchantId, paused],
  );
}
/** What a live partner sealed counts as billed, as if its month were over. */
export async function billed(partnerId: string): Promise<void> {
  await query(
    `insert into counted_attestations (partner_id, attempt_id, cycle_start)
     select partner_id, id, now() from attempts where partner_id = $1 and sealed_at is not null`,
    [partnerId],
  );
}

/** How many merchants of a partner there are, and how many events its log has. */
export async function leftOf(
  partnerId: string,
): Promise<{ readonly merchants: number; readonly events: number }> {
  const [row] = await query(
    `select (select count(*)::int from merchants where partner_id = $1) as merchants,
       (select count(*)::int from events where partner_id = $1) as events`,
    [partnerId],
  );
  return row;
}
