// The tenancy matrix: every public operation, as one partner's working call, with the credentials of everybody
// else, over REST and MCP, and the pages. Nothing may be told, and nothing may change.
import { SignJWT } from "jose";
import { PUBLIC, type PublicName } from "@/lib/registry";
import type { Credentials } from "@/lib/testing/api";
import { withKey, withToken } from "@/lib/testing/api";
import { EXAMPLES, type Example } from "@/lib/testing/examples";
import { callTool, connect } from "@/lib/testing/mcp-client";
import { aMerchant, aPartner, type TestMerchant } from "@/lib/testing/world";
import { toolName } from "@/lib/transports/mcp/tools";
import { addressOf, matchPath } from "@/lib/transports/path";
import type { Check } from "./report";
import { done, type ProofWorld, request, until } from "./world";

/** Stands in every name of the attacked partner's merchants, so that a leak shows in any answer. */
const MARK = "Belongs-to-the-attacked";
const QUIET_TIMES = 30;
const QUIET_MS = 120_000;
const AT_ONCE = 8;

interface Foreign {
  readonly name: string;
  readonly as: Credentials;
  /** Of the attacked partner itself, for another merchant: lists of the partner are refused to it. */
  readonly tokenOfOwn: boolean;
}

interface Attempted {
  readonly call: string;
  readonly status: number;
  readonly text: string;
}

/** What names no record acts on the caller's own partner: as a command it proves nothing here. */
const names = (Object.keys(PUBLIC) as PublicName[]).filter(
  (name) => PUBLIC[name].kind === "query" || addressOf(PUBLIC[name]).params.length > 0,
);

/** Tries everything. */
export async function proveTenancy(world: ProofWorld): Promise<Check[]> {
  const victim = await aMerchant(world.own);
  const examples = new Map<PublicName, Example>();
  for (const name of names) examples.set(name, await EXAMPLES[name](world.database, world.own));
  await markAll(world);
  const foreigners = await everybodyElse(world);
  const own = await idsOf(world);
  const before = await stateOf(world);
  const rest = await overRest(world, examples, foreigners);
  const tools = await asTools(world, examples, foreigners);
  const pages = await overPages(world, victim, foreigners);
  const after = await stateOf(world);
  const changed = after.flatMap((row, at) =>
    row === before[at] ? [] : [`${before[at]}, then ${row}`],
  );
  const leaks = (attempts: readonly Attempted[]) =>
    attempts.flatMap(({ call, status, text }) => {
      const told = text.includes(MARK) || own.some((id) => text.includes(id));
      return told || status >= 500 ? [`${call}: ${status} ${text.slice(0, 160)}`] : [];
    });
  const check = (tried: string, attempts: readonly Attempted[]): Check => ({
    area: "tenancy",
    tried,
    count: attempts.length,
    figure: `${foreigners.length} kinds of credentials`,
    findings: leaks(attempts),
  });
  return [
    check(`${names.length} operations over REST with foreign credentials`, rest),
    check(`${names.length} operations over MCP with foreign credentials`, tools),
    check("portal pages with foreign credentials", pages),
    {
      area: "tenancy",
      tried: "the attacked partner's rows before and after all of it",
      count: before.length,
      figure: "tables",
      findings: changed.map((row) => `changed: ${row}`),
    },
  ];
}

async function markAll({ database, own }: ProofWorld): Promise<void> {
  await database.pool.query("update merchants set name = $2 || ' ' || id where partner_id = $1", [
    own.partnerId,
    MARK,
  ]);
  // What the examples began is finished first: afterwards nothing of this partner may change.
  let quiet = 0;
  const idle = await until(async () => {
    const { rows } = await database.pool.query(
      `select 1 from pgboss.job where state in ('created', 'retry', 'active')
       and start_after < now() + interval '30 seconds' limit 1`,
    );
    // One job may begin another, and a busy machine lets that come a moment later.
    quiet = rows.length === 0 ? quiet + 1 : 0;
    return quiet >= QUIET_TIMES;
  }, QUIET_MS);
  if (!idle) throw new Error("The examples' jobs did not end.");
  // What would be tried again later, as webhooks to receivers that are not there, is given up.
  await database.pool.query(
    "delete from pgboss.job where state in ('created', 'retry') and data->>'partnerId' = $1",
    [own.partnerId],
  );
}

/** Ids that nobody else may be told. */
async function idsOf({ database, own }: ProofWorld): Promise<string[]> {
  const tables = ["merchants", "payment_methods", "attempts", "api_keys", "documents"];
  const found = await Promise.all(
    tables.map((table) =>
      database.pool.query(`select id from ${table} where partner_id = $1`, [own.partnerId]),
    ),
  );
  return [own.partnerId, own.apiKey, ...found.flatMap(({ rows }) => rows.map(({ id }) => id))];
}

/** One text per table that changes with any row of the attacked partner; what it asked itself is logged later. */
async function stateOf({ database, own }: ProofWorld): Promise<string[]> {
  const { rows: tables } = await database.pool.query(`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'partner_id'
      and table_name <> 'request_log' order by 1`);
  const states: string[] = [];
  for (const { name } of tables) {
    const { rows } = await database.pool.query(
      `select count(*) as n, md5(coalesce(string_agg(t::text, '' order by t::text), '')) as hash
       from ${name} t where partner_id = $1`,
      [own.partnerId],
    );
    states.push(`${name} ${rows[0].n} ${rows[0].hash}`);
  }
  return states;
}

async function tokensOf(world: ProofWorld, merchant: TestMerchant, whose: string) {
  const uses = ["rest", "chat", "portal"] as const;
  return Promise.all(
    uses.map(async (use) => {
      const path = `${merchant.base}/session-token`;
      const body = { use };
      const minted = await done(world.baseUrl, "POST", path, { as: merchant.partner.as, body });
      return { name: `${use} token of ${whose}`, as: withToken(minted.sessionToken) };
    }),
  );
}

async function forged(world: ProofWorld, victim: TestMerchant): Promise<Credentials> {
  const claims = { pid: world.own.partnerId, use: "rest", sub: victim.merchantId, jti: "1" };
  const token = await new SignJWT({ ...claims, iss: "sealwright", aud: "sealwright" })
    .setProtectedHeader({ alg: "HS256" })
    .setIssuedAt()
    .setExpirationTime("1h")
    .sign(new TextEncoder().encode(world.other.apiKey));
  return withToken(token);
}

async function everybodyElse(world: ProofWorld): Promise<Foreign[]> {
  const { database, own, other } = world;
  const elsewhere = await aMerchant(other);
  const beside = await aMerchant(own);
  const sandbox = await aPartner(database, "sandbox");
  const suspended = await aPartner(database, "live", "suspended");
  const foreignTokens = await tokensOf(world, elsewhere, "another partner's merchant");
  const besideTokens = await tokensOf(world, beside, "another merchant");
  const of = (tokenOfOwn: boolean) => (kind: { name: string; as: Credentials }) => ({
    ...kind,
    tokenOfOwn,
  });
  return [
    { name: "no credentials", as: {} },
    { name: "an unknown key", as: withKey("sk_live_unknown") },
    { name: "another partner's key", as: other.as },
    { name: "another partner's key as a bearer", as: { Authorization: `Bearer ${other.apiKey}` } },
    { name: "a sandbox partner's key", as: sandbox.as },
    { name: "a suspended partner's key", as: suspended.as },
    { name: "a forged token", as: await forged(world, beside) },
    { name: "a foreign key beside a token", as: { ...other.as, ...besideTokens[0]?.as } },
    ...foreignTokens,
  ]
    .map(of(false))
    .concat(besideTokens.map(of(true)));
}

/** Works through all pairs, a few at a time. */
async function inTurn<T>(
  items: readonly T[],
  work: (item: T) => Promise<Attempted[]>,
): Promise<Attempted[]> {
  const found: Attempted[] = [];
  const left = [...items];
  const one = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) {
      found.push(...(await work(item)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return found;
}

function overRest(
  { baseUrl }: ProofWorld,
  examples: ReadonlyMap<PublicName, Example>,
  foreigners: readonly Foreign[],
): Promise<Attempted[]> {
  const pairs = [...examples].flatMap((example) =>
    foreigners.map((foreign) => [example, foreign] as const),
  );
  return inTurn(pairs, async ([[name, { path, body }], { name: who, as }]) => {
    const { method, params } = addressOf(PUBLIC[name]);
    const { status, text } = await request(baseUrl, method, path, { as, body });
    const call = `${method} ${path} with ${who}`;
    // A foreigner's own list is its own affair; somebody else's record is never answered.
    const reached = params.length > 0 && status < 300;
    return [
      { call, status, text: reached ? `${MARK} reached: ${text}` : withoutRequest(text, path) },
    ];
  });
}

/** The answer without what the caller itself sent. */
function withoutRequest(text: string, path: string): string {
  return text.replaceAll(path.split("?")[0] ?? path, "");
}

function asTools(
  { baseUrl }: ProofWorld,
  examples: ReadonlyMap<PublicName, Example>,
  foreigners: readonly Foreign[],
): Promise<Attempted[]> {
  return inTurn(foreigners, async ({ name: who, as }) => {
    const client = await connect(new URL(`${baseUrl}/mcp`), as).catch(() => null);
    if (!client) return [{ call: `MCP with ${who}`, status: 401, text: "" }];
    const found: Attempted[] = [];
    for (const [name, example] of examples) {
      const args = argumentsOf(name, example);
      const call = `tool ${toolName(PUBLIC[name])} with ${who}`;
      const reply = await callTool(client, toolName(PUBLIC[name]), args).catch(() => null);
      const scoped = addressOf(PUBLIC[name]).params.length > 0;
      const reached = reply !== null && !reply.isError && scoped;
      const text = JSON.stringify(reply?.body ?? null) ?? "";
      found.push({ call, status: reply ? 200 : 400, text: reached ? `${MARK} ${text}` : text });
    }
    await client.close();
    return found;
  });
}

function argumentsOf(name: PublicName, { path, body }: Example): Record<string, unknown> {
  const url = new URL(path, "http://127.0.0.1");
  const params = matchPath(addressOf(PUBLIC[name]).template, url.pathname);
  return { ...params, ...body };
}

function overPages(
  { baseUrl }: ProofWorld,
  victim: TestMerchant,
  foreigners: readonly Foreign[],
): Promise<Attempted[]> {
  const pages = ["/portal", "/portal/embed", "/portal/handoff"];
  const pairs = pages.flatMap((page) => foreigners.map((foreign) => [page, foreign] as const));
  return inTurn(pairs, async ([page, { name: who, as }]) => {
    const query = new URLSearchParams({ merchantId: victim.merchantId });
    const token = as["X-Session-Token"];
    const key = as["X-API-Key"];
    if (token) query.set("sessionToken", token);
    if (key) query.set("apiKey", key);
    const { status, text } = await request(baseUrl, "GET", `${page}?${query}`);
    // The page may hold its own address; nothing else of the merchant.
    return [{ call: `${page} with ${who}`, status, text: text.replaceAll(victim.merchantId, "") }];
  });
}
