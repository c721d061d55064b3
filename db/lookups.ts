// What is asked before a tenant is known: whose a credential, a code or a message is. The login of the web
// process may read no table for that; each question is a function (db/migrations/0015_logins.sql).
import type pg from "pg";
import type { KeyStanding } from "@/lib/core/caller";
import { pool } from "./pool";

/** The connections that lookups use, for a library that brings its own statements. */
export function lookupPool(): pg.Pool {
  return pool();
}

async function one<Row extends pg.QueryResultRow>(
  name: string,
  text: string,
  values: readonly unknown[],
): Promise<Row | null> {
  const { rows } = await pool().query<Row>({ name, text, values: [...values] });
  return rows[0] ?? null;
}

/** What a partner is and may do. */
interface PartnerStanding {
  readonly status: "active" | "suspended";
  readonly mode: "sandbox" | "live";
}

/** A working API key. */
export interface FoundKey extends PartnerStanding {
  readonly partnerId: string;
  readonly keyId: string;
  readonly lastUsedAt: Date | null;
  readonly standing: KeyStanding;
}

/** The API key with this hash; null where there is none, or where it has ended. */
export function findApiKey(hash: string): Promise<FoundKey | null> {
  const columns = `partner_id as "partnerId", key_id as "keyId", last_used_at as "lastUsedAt", standing, status, mode`;
  return one("api_key_by_hash", `select ${columns} from service.api_key_by_hash($1)`, [hash]);
}

/** Notes that a key was used now. */
export async function noteKeyUsed(partnerId: string, keyId: string): Promise<void> {
  await one("note_key_used", "select service.note_key_used($1, $2)", [partnerId, keyId]);
}

/** A partner's webhook secret as it is stored: encrypted. */
export interface FoundSecret extends PartnerStanding {
  readonly secret: string;
}

/** The stored secret of a partner; null where there is no such partner. */
export function findStoredSecret(partnerId: string): Promise<FoundSecret | null> {
  const text = "select secret, status, mode from service.partner_secret($1)";
  return one("partner_secret", text, [partnerId]);
}

/** Where a partner's portal may be shown, and where it may send back to. */
export interface FoundSites {
  readonly mode: "sandbox" | "live";
  readonly embedOrigins: string[];
  readonly returnHosts: string[];
}

/** The sites that a partner named; null where there is no such partner. */
export function findSites(partnerId: string): Promise<FoundSites | null> {
  const columns = `mode, embed_origins as "embedOrigins", return_hosts as "returnHosts"`;
  return one("partner_sites", `select ${columns} from service.partner_sites($1)`, [partnerId]);
}

/** The message that the mail service knows by this id. */
export function findMailOfProvider(
  providerId: string,
): Promise<{ partnerId: string; id: string } | null> {
  const text = `select partner_id as "partnerId", id from service.mail_by_provider_id($1)`;
  return one("mail_by_provider_id", text, [providerId]);
}

/** The version of a sealed record that bears this code. */
export function findRecordByCode(
  code: string,
): Promise<{ partnerId: string; attemptId: string; version: number } | null> {
  const columns = `partner_id as "partnerId", attempt_id as "attemptId", version`;
  return one("record_by_code", `select ${columns} from service.record_by_code($1)`, [code]);
}

/** Counts one request of a partner on a day (`2026-11-21`); how many there are now. */
export async function countRequestOfDay(partnerId: string, day: string): Promise<number> {
  const text = "select service.count_request($1, $2) as requests";
  return (await one<{ requests: number }>("count_request", text, [partnerId, day]))?.requests ?? 0;
}
