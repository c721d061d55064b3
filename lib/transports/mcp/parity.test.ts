// Whatever way a call comes in, one operation answers it: each public operation is called over REST and
// as a tool, in worlds of the same making, and the answers are compared.
import { AjvJsonSchemaValidator } from "@modelcontextprotocol/client/validators/ajv";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startWorker, type Worker } from "@/lib/jobs/worker";
import { PUBLIC, type PublicName } from "@/lib/registry";
import { type Reply, send } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { EXAMPLES, type Example } from "@/lib/testing/examples";
import {
  callTool,
  connect,
  type Listening,
  listen,
  type ToolReply,
} from "@/lib/testing/mcp-client";
import { aPartner, type TestPartner } from "@/lib/testing/world";
import { addressOf, matchPath } from "@/lib/transports/path";
import { toolName } from "./tools";

const database = testDatabase();
let worker: Worker;
let listening: Listening;

beforeAll(async () => {
  worker = await startWorker();
  listening = await listen();
});

afterAll(async () => {
  await listening.stop();
  await worker.stop();
});

const names = Object.keys(PUBLIC) as PublicName[];
const queries = names.filter((name) => PUBLIC[name].kind === "query");
const commands = names.filter((name) => PUBLIC[name].kind === "command");

/** The example's address and body as one object of arguments. */
function argumentsOf(name: PublicName, { path, body }: Example): Record<string, unknown> {
  const url = new URL(path, "http://127.0.0.1");
  const params = matchPath(addressOf(PUBLIC[name]).template, url.pathname);
  const query = [...url.searchParams].map(([key, value]) => [
    key,
    /^\d+$/.test(value) && key === "limit" ? Number(value) : value,
  ]);
  return { ...params, ...Object.fromEntries(query), ...body };
}

function overRest(name: PublicName, { path, body }: Example, { as }: TestPartner): Promise<Reply> {
  return send(addressOf(PUBLIC[name]).method, path, { as, body });
}

async function asTool(name: PublicName, example: Example, { as }: TestPartner): Promise<ToolReply> {
  const client = await connect(listening.url, as);
  const { tools } = await client.listTools();
  const args = argumentsOf(name, example);
  const tool = tools.find((listed) => listed.name === toolName(PUBLIC[name]));
  const fits = new AjvJsonSchemaValidator().getValidator((tool?.inputSchema ?? false) as never);
  expect(fits(args)).toMatchObject({ valid: true });
  expect(fits({ ...args, unheardOf: 1 })).toMatchObject({ valid: false });
  return callTool(client, toolName(PUBLIC[name]), args);
}

const VOLATILE: readonly [RegExp, string][] = [
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, "<token>"],
  [/ask\?token=[\w-]+/g, "ask?token=<token>"],
  [/\b(?:sk|whsec)_[\w+/=-]+/g, "<secret>"],
  [/\b[a-z]{2,4}_[0-7][0-9a-hjkmnp-tv-z]{25}\b/g, "<id>"],
  [/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, "<uuid>"],
  [/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "<moment>"],
  [/\b[0-9a-f]{64}\b/g, "<sha256>"],
  [/127\.0\.0\.1:\d+/g, "<host>"],
  [/person-[0-9a-f]{16}@/g, "<person>@"],
  [/"durationMs":\d+/g, '"durationMs":0'],
  // A job works it out in its own time.
  [/"outlook":(?:null|\{[^{}]*\})/g, '"outlook":null'],
];

/** An answer without what differs between two worlds of the same making. */
function settled(body: unknown): unknown {
  const text = VOLATILE.reduce(
    (kept, [pattern, stand]) => kept.replace(pattern, stand),
    JSON.stringify(body),
  );
  return JSON.parse(text);
}

function fileOf({ content }: ToolReply): string {
  const embedded = content.find(({ type }) => type === "resource")?.resource?.blob;
  return embedded ?? Buffer.from(content[0]?.text ?? "").toString("base64");
}

const TRIES = 5;

test.each(queries)("%s answers the same over REST and as a tool", async (name) => {
  const partner = await aPartner(database);
  const example = await EXAMPLES[name](database, partner);
  // A job may change what is read between two readings; then both are taken again.
  for (let tries = 1; ; tries += 1) {
    const rest = await overRest(name, example, partner);
    const tool = await asTool(name, example, partner);
    const again = await overRest(name, example, partner);
    if (!Buffer.from(rest.bytes).equals(again.bytes) && rest.body?.generatedAt === undefined) {
      expect(tries).toBeLessThan(TRIES);
      continue;
    }
    expect(tool.isError).toBe(false);
    if ("produces" in PUBLIC[name]) {
      expect(fileOf(tool)).toBe(Buffer.from(rest.bytes).toString("base64"));
      expect(tool.body.bytes).toBe(rest.bytes.length);
    } else {
      const untimed = { generatedAt: undefined };
      expect({ ...tool.body, ...untimed }).toEqual({ ...rest.body, ...untimed });
    }
    return;
  }
});

test.each(commands)("%s does the same over REST and as a tool", async (name) => {
  const [one, two] = [await aPartner(database), await aPartner(database)];
  const rest = await overRest(name, await EXAMPLES[name](database, one), one);
  const tool = await asTool(name, await EXAMPLES[name](database, two), two);
  expect(tool).toMatchObject({ isError: false });
  expect(settled(tool.body)).toEqual(settled(rest.body));
  expect(await typesOf(two)).toEqual(await typesOf(one));
});

/** What the partner's own key caused, in order: the audit events are the same, too. */
async function typesOf({ partnerId }: TestPartner): Promise<string[]> {
  const { rows } = await database.pool.query(
    "select type from events where partner_id = $1 and actor not like 'job:%' order by id",
    [partnerId],
  );
  return rows.map((row) => row.type);
}
