// A partner at the end of its contract, for tests: with a sandbox, people, and something in every kind of place.
import type { UserCaller } from "@/lib/core/caller";
import { INTERNAL, OPERATING } from "@/lib/registry";
import { run } from "@/lib/runtime";
import { archiveOf } from "@/lib/transports/archive";
import type { TestDatabase } from "./database";
import { anOperator } from "./operating";
import { aSession, aUser, sessionOf, type TestUser } from "./people";
import { anAttempt, aPartner, aSealedAttempt, type TestAttempt, type TestPartner } from "./world";

/** A live partner with its twin, whose contract can end. */
export interface EndingPartner {
  readonly partner: TestPartner;
  readonly partnerId: string;
  readonly twinId: string;
  readonly twin: TestPartner;
  readonly owner: TestUser;
  readonly sealed: TestAttempt;
  readonly open: TestAttempt;
}

/** Today, as a contract names its last day. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** Makes one: what it sealed is billed. */
export async function anEndingPartner(database: TestDatabase): Promise<EndingPartner> {
  const partner = await aPartner(database, "live");
  const twin = await aPartner(database, "sandbox");
  const { partnerId } = partner;
  const twinId = twin.partnerId;
  await database.pool.query("update partners set sandbox_of = $1 where id = $2", [
    ...[partnerId, twinId],
  ]);
  const owner = await aUser(database, partnerId);
  const sealed = await aSealedAttempt(database, partner);
  const open = await anAttempt(sealed, "SAQ D").catch(() => sealed);
  await aSealedAttempt(database, twin);
  await database.pool.query(
    "insert into counted_attestations (partner_id, attempt_id, cycle_start) select partner_id, id, now() from attempts where partner_id = $1 and sealed_at is not null",
    [partnerId],
  );
  await database.pool.query(
    `insert into documents (partner_id, attempt_id, version, kind, id, merchant_id, sha256, bytes, pages, pipeline, content, created_at)
     values ($1, $2, 9, 'saq', 'doc_kept', $3, 'kept', 4, 1, 'local-fallback', 'kept', now())`,
    [partnerId, sealed.attemptId, sealed.merchantId],
  );
  return { partner, partnerId, twinId, twin, owner, sealed, open };
}

export const REASON = "The contract ends at the end of the month.";

/** Begins the closing of a partner. */
export async function beginClosing(database: TestDatabase, partnerId: string, lastDay = today()) {
  const caller = await (await anOperator(database)).now();
  return run(OPERATING.beginClosing, caller, { partnerId, reason: REASON, lastDay });
}

/** The archive of a closing partner, taken to its end. */
export async function takeArchive(partnerId: string): Promise<Buffer> {
  const reader = { kind: "system", partnerId, job: "test" } as const;
  const { output: plan } = await run(INTERNAL.planArchive, reader, {});
  const all: Uint8Array[] = [];
  const taker = { by: "command-line", byName: "The command line" };
  for await (const piece of archiveOf(plan, taker)) all.push(piece);
  return Buffer.concat(all);
}

/** Asks for the deletion as one operator, and consents as another. */
export async function deleteWithConsent(database: TestDatabase, partnerId: string): Promise<void> {
  const one = await (await anOperator(database)).now();
  const other = await (await anOperator(database)).now();
  await run(OPERATING.askDeletion, one, { partnerId });
  const name = await nameOf(database, partnerId);
  await run(OPERATING.consentDeletion, other, { partnerId, name });
}

/** What a partner is called. */
export async function nameOf(database: TestDatabase, partnerId: string): Promise<string> {
  const { rows } = await database.pool.query("select name from partners where id = $1", [
    partnerId,
  ]);
  return rows[0].name;
}

/** Somebody of a partner at a browser: with two factors and unlocked. */
export async function atBrowser(
  database: TestDatabase,
  user: TestUser,
): Promise<{ readonly token: string; readonly caller: UserCaller }> {
  const { token } = await aSession(user);
  await database.pool.query("update users set totp_confirmed_at = now() where id = $1", [
    user.userId,
  ]);
  await database.pool.query(
    "update user_sessions set unlocked_until = now() + interval '1 hour' where user_id = $1",
    [user.userId],
  );
  return { token, caller: (await sessionOf(token)).caller };
}
