// The two logins of the application, made by the owner of the database: they own nothing and can become
// nobody. Their passwords are derived from the service's key, so that every machine finds the same ones.
import { createHash, createHmac, pbkdf2Sync, randomBytes } from "node:crypto";
import pg from "pg";
import { loginPassword } from "@/lib/core/encryption";
import { StartupError } from "@/lib/core/errors";

/** Addresses of the application's logins. */
export interface Logins {
  readonly web: string;
  readonly worker: string;
}

/** What each login may do comes from the roles that it is a member of (db/migrations/0015_logins.sql). */
const GROUPS = {
  web: ["sealwright_web"],
  worker: ["sealwright_worker"],
} as const;
/** Taken on inside a transaction alone: a tenant's, or an operator's of the service. Jobs act for tenants only. */
const TAKEN_ON = {
  web: ["sealwright_app", "sealwright_operator"],
  worker: ["sealwright_app"],
} as const;
const LONGEST_NAME = 63;
const INHERIT_PER_GRANT = 160_000;
const REFUSED_PASSWORD = "28P01";

/** Roles belong to the whole server, so each database has logins of its own. */
export function loginName(database: string, kind: keyof Logins): string {
  const name = `${database}_${kind}_login`;
  if (name.length <= LONGEST_NAME) return name;
  const mark = createHash("sha256").update(database).digest("hex").slice(0, 16);
  return `sealwright_${mark}_${kind}_login`;
}

/**
 * Makes both logins where they are missing, and gives them their passwords where these do not work.
 * StartupError says what to do where the owner may not.
 */
export async function prepareLogins(ownerUrl: string): Promise<Logins> {
  const client = new pg.Client({ connectionString: ownerUrl });
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query("select pg_advisory_lock(hashtext('sealwright logins'))");
    const web = await prepareLogin(client, ownerUrl, "web");
    const worker = await prepareLogin(client, ownerUrl, "worker");
    return { web, worker };
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `The application's own database logins cannot be made: ${(error as Error).message}. Give the user of DATABASE_URL the right CREATEROLE, and sealwright_app, sealwright_operator, sealwright_web and sealwright_worker WITH ADMIN OPTION where these were there before; or make two logins by hand and set WEB_DATABASE_URL and WORKER_DATABASE_URL (docs/decisions/0015-database-logins.md).`,
    );
  } finally {
    await client.end();
  }
}

async function prepareLogin(
  client: pg.Client,
  ownerUrl: string,
  kind: keyof Logins,
): Promise<string> {
  const database = decodeURIComponent(new URL(ownerUrl).pathname.slice(1));
  const login = loginName(database, kind);
  const password = loginPassword(login);
  await createLogin(client, login, password);
  for (const group of GROUPS[kind]) await join(client, login, group, true);
  for (const role of TAKEN_ON[kind]) await join(client, login, role, false);
  const address = addressFor(ownerUrl, login, password);
  if (await accepts(address)) return address;
  await client.query(
    `alter role ${pg.escapeIdentifier(login)} with login password ${pg.escapeLiteral(scramOf(password))}`,
  );
  if (await accepts(address)) return address;
  throw new StartupError(
    `The database refuses the login ${login}, which was made for the application. Allow it to connect (pg_hba.conf, connection pooler), or set WEB_DATABASE_URL and WORKER_DATABASE_URL.`,
  );
}

async function createLogin(client: pg.Client, login: string, password: string): Promise<void> {
  const found = await client.query("select 1 from pg_roles where rolname = $1", [login]);
  if (found.rowCount) return;
  await client.query(
    `create role ${pg.escapeIdentifier(login)} login nosuperuser nocreatedb nocreaterole nobypassrls password ${pg.escapeLiteral(scramOf(password))}`,
  );
}

/** `always`: the login has the role's rights by itself; else only where it takes the role on. */
async function join(client: pg.Client, login: string, role: string, always: boolean) {
  const found = await client.query(
    "select 1 from pg_auth_members where roleid = $1::regrole and member = $2::regrole",
    [pg.escapeIdentifier(role), pg.escapeIdentifier(login)],
  );
  if (found.rowCount) return;
  const { rows } = await client.query("select current_setting('server_version_num')::int as v");
  // PostgreSQL 15 knows no such choice; there the policies alone leave a forgotten role without rows.
  const how = rows[0].v >= INHERIT_PER_GRANT ? ` with inherit ${always}, set ${!always}` : "";
  await client.query(`grant ${pg.escapeIdentifier(role)} to ${pg.escapeIdentifier(login)}${how}`);
}

/** The same database for another login. */
export function addressFor(ownerUrl: string, login: string, password: string): string {
  const address = new URL(ownerUrl);
  address.username = encodeURIComponent(login);
  address.password = encodeURIComponent(password);
  return address.toString();
}

/** False where the password is refused; every other failure is thrown. */
async function accepts(address: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: address });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === REFUSED_PASSWORD) return false;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const SCRAM_ROUNDS = 4096;

/** What PostgreSQL stores of a password (RFC 5803). Sent instead of it, no log of statements holds it. */
function scramOf(password: string): string {
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, SCRAM_ROUNDS, 32, "sha256");
  const hmac = (text: string) => createHmac("sha256", salted).update(text).digest();
  const stored = createHash("sha256").update(hmac("Client Key")).digest("base64");
  const server = hmac("Server Key").toString("base64");
  return `SCRAM-SHA-256$${SCRAM_ROUNDS}:${salt.toString("base64")}$${stored}:${server}`;
}
