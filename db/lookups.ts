// What is asked before a tenant is known: whose a credential, a code or a message is. The login of the web
// process may read no table for that; each question is a function (db/migrations/0015_logins.sql).
import type pg from "pg";
import type { KeyStanding } from "@/lib/core/caller";
import type { OwnLimits } from "@/lib/core/policy";
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
  readonly status: "active" | "suspended" | "closed";
  readonly mode: "sandbox" | "live";
  /** What was set for this partner alone. */
  readonly limits: OwnLimits;
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
  const columns = `partner_id as "partnerId", key_id as "keyId", last_used_at as "lastUsedAt", standing, status, mode, limits`;
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
  const text = "select secret, status, mode, limits from service.partner_secret($1)";
  return one("partner_secret", text, [partnerId]);
}

/** An account, as the try of a password needs it. */
export interface FoundUser {
  readonly partnerId: string;
  readonly userId: string;
  /** argon2id; null where no password was set. */
  readonly passwordHash: string | null;
}

/** The account with this address (in lower case); null where there is none. */
export function findUserByEmail(email: string): Promise<FoundUser | null> {
  const columns = `partner_id as "partnerId", user_id as "userId", password_hash as "passwordHash"`;
  return one("user_by_email", `select ${columns} from service.user_by_email($1)`, [email]);
}

/** A session that has not ended, with its person as they are now. */
export interface FoundSession {
  /** The partner that the person belongs to. */
  readonly partnerId: string;
  /** The partner at whose book the session looks: the same, its sandbox twin, or where a support access is open. */
  readonly bookId: string;
  readonly sessionId: string;
  readonly stage: "code" | "full";
  readonly method: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
  readonly unlockedUntil: Date | null;
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  readonly role: "viewer" | "member" | "admin" | "owner" | "operator";
  readonly twoFactor: boolean;
  /** Of the book's partner; null: an operator of the service, who belongs to no partner. */
  readonly partnerName: string | null;
  readonly mode: "sandbox" | "live" | null;
  /** Of the person's own partner: a twin that is suspended is not looked at. */
  readonly status: "active" | "suspended" | "closed" | null;
  /** Whether the person's partner has a sandbox twin that is active. */
  readonly hasSandbox: boolean;
  /** The open support access by which an operator looks at this book, why and until when; null: there is none. */
  readonly supportId: string | null;
  readonly supportReason: string | null;
  readonly supportUntil: Date | null;
}

/** The session with this token's hash; null where it has ended, or its person was removed. */
export function findSessionByToken(hash: string): Promise<FoundSession | null> {
  const columns = `partner_id as "partnerId", book_id as "bookId", session_id as "sessionId", stage, method,
    created_at as "createdAt", last_seen_at as "lastSeenAt", expires_at as "expiresAt",
    unlocked_until as "unlockedUntil", user_id as "userId", email, name, role,
    two_factor as "twoFactor", partner_name as "partnerName", mode, status,
    has_sandbox as "hasSandbox", support_id as "supportId", support_reason as "supportReason",
    support_until as "supportUntil"`;
  return one("session_by_token", `select ${columns} from service.session_by_token($1)`, [hash]);
}

/** Whether a person's session goes on: signed in, not ended, and its person not removed. */
export async function sessionLives(partnerId: string, sessionId: string): Promise<boolean> {
  const text = "select service.session_lives($1, $2) as lives";
  return (
    (await one<{ lives: boolean }>("session_lives", text, [partnerId, sessionId]))?.lives === true
  );
}

/** Notes that a session is in use, and until when it goes on without. */
export async function noteSessionSeen(
  partnerId: string,
  sessionId: string,
  until: Date,
): Promise<void> {
  const text = "select service.note_session_seen($1, $2, $3)";
  await one("note_session_seen", text, [partnerId, sessionId, until]);
}

/** The one-time link with this token's hash; null where there is none. */
export function findLinkByToken(
  hash: string,
): Promise<{ partnerId: string; linkId: string } | null> {
  const text = `select partner_id as "partnerId", link_id as "linkId" from service.link_by_token($1)`;
  return one("link_by_token", text, [hash]);
}

/** The invitation with this token's hash; null where there is none. */
export function findInvitationByToken(
  hash: string,
): Promise<{ partnerId: string; invitationId: string } | null> {
  const columns = `partner_id as "partnerId", invitation_id as "invitationId"`;
  return one("invitation_by_token", `select ${columns} from service.invitation_by_token($1)`, [
    hash,
  ]);
}

/** A link to a helper, whether it still works or not. */
export interface FoundHelperLink {
  readonly partnerId: string;
  readonly merchantId: string;
  readonly linkId: string;
}

/** The link with this token's hash; null where there is none, or its partner is suspended. */
export function findHelperLinkByToken(hash: string): Promise<FoundHelperLink | null> {
  const columns = `partner_id as "partnerId", merchant_id as "merchantId", link_id as "linkId"`;
  const text = `select ${columns} from service.helper_link_by_token($1)`;
  return one("helper_link_by_token", text, [hash]);
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

/** A request as the log of its partner keeps it. */
export interface RequestRow {
  readonly partnerId: string;
  readonly id: string;
  readonly operation: string;
  readonly status: number;
  readonly durationMs: number;
  readonly actor: string;
  readonly createdAt: Date;
}

/** Writes requests into the logs of their partners; one that is there already stays as it is. */
export async function logRequests(rows: readonly RequestRow[]): Promise<void> {
  await one("log_requests", "select service.log_requests($1)", [JSON.stringify(rows)]);
}

/** Counts one request of a partner on a day (`2026-11-21`); how many there are now. */
export async function countRequestOfDay(partnerId: string, day: string): Promise<number> {
  const text = "select service.count_request($1, $2) as requests";
  return (await one<{ requests: number }>("count_request", text, [partnerId, day]))?.requests ?? 0;
}

/** A stored picture, as everybody may see it. */
export interface FoundLogo {
  readonly format: "png" | "jpeg";
  readonly content: Buffer;
}

/** The picture with this hash, whichever partner's it is: the same bytes are the same picture. */
export function findLogoByHash(hash: string): Promise<FoundLogo | null> {
  return one("logo_by_hash", "select format, content from service.logo_by_hash($1)", [hash]);
}

/** The partner whose customer at Stripe this is; null where it is nobody's. */
export async function findPartnerOfStripeCustomer(customerId: string): Promise<string | null> {
  const text = `select service.partner_of_stripe_customer($1) as "partnerId"`;
  const row = await one<{ partnerId: string | null }>("partner_of_stripe_customer", text, [
    customerId,
  ]);
  return row?.partnerId ?? null;
}
