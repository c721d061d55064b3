// The archive of a closing partner: everything, nothing that opens something, and counted only when it was taken in full.
import { createHash } from "node:crypto";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { getTableName } from "drizzle-orm";
import { unzipSync } from "fflate";
import { beforeAll, describe, expect, test } from "vitest";
import { ARCHIVED, NOT_ARCHIVED } from "@/lib/domain/closing/archive-tables";
import { INTERNAL, OWN } from "@/lib/registry";
import { run } from "@/lib/runtime";
import { archiveOf } from "@/lib/transports/archive";
import { archiveDownload } from "@/lib/transports/people/archive";
import {
  anEndingPartner,
  atBrowser,
  beginClosing,
  type EndingPartner,
  takeArchive,
} from "./closing";
import { testDatabase } from "./database";
import { anOperator } from "./operating";
import { aSession, aUser, sessionOf } from "./people";
import { tablesOf, tenantTables } from "./tables";

const database = testDatabase();
let ending: EndingPartner;

beforeAll(async () => {
  ending = await anEndingPartner(database);
  await beginClosing(database, ending.partnerId);
}, 120_000);

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

async function closingRow(partnerId: string) {
  const { rows } = await database.pool.query(
    "select * from partner_closings where partner_id = $1",
    [partnerId],
  );
  return rows[0];
}

async function planFor(partnerId: string) {
  const reader = { kind: "system", partnerId, job: "test" } as const;
  return (await run(INTERNAL.planArchive, reader, {})).output;
}

interface Manifest {
  readonly formatVersion: number;
  readonly asOf: string;
  readonly counts: Record<"partner" | "sandbox", Record<string, number>>;
  readonly files: readonly {
    readonly name: string;
    readonly bytes: number;
    readonly sha256: string;
  }[];
}

function opened(zip: Buffer) {
  const files = unzipSync(new Uint8Array(zip));
  const text = (name: string) => Buffer.from(files[name] ?? []).toString("utf8");
  return { files, text, manifest: JSON.parse(text("manifest.json")) as Manifest };
}

test("every table with a partner is in the archive, or left out with a reason", async () => {
  const archived = Object.values(ARCHIVED).map(({ table }) => getTableName(table));
  const named = [...archived, ...Object.keys(NOT_ARCHIVED)].sort();
  const tables = tenantTables(await tablesOf(database)).map(({ name }) => name);
  expect(named).toEqual([...tables].sort());
});

describe("an archive that was taken", () => {
  let zip: Buffer;
  beforeAll(async () => {
    zip = await takeArchive(ending.partnerId);
  }, 60_000);

  test("names every file of it with size and hash, and explains itself", () => {
    const { files, text, manifest } = opened(zip);
    const named = manifest.files.map(({ name }) => name);
    expect(named.concat("manifest.json")).toEqual(Object.keys(files));
    for (const file of manifest.files) {
      const content = files[file.name] ?? new Uint8Array();
      expect([file.name, content.length, sha256(content)]).toEqual([
        ...[file.name, file.bytes, file.sha256],
      ]);
    }
    expect(manifest.formatVersion).toBe(1);
    for (const file of Object.keys(ARCHIVED)) expect(text("README.txt")).toContain(`${file}.jsonl`);
  });

  test("holds each sealed record byte for byte, documents, open attempts and the whole log of both books", async () => {
    const { files, text, manifest } = opened(zip);
    const { rows: records } = await database.pool.query(
      "select attempt_id, version, sha256, partner_id from records where partner_id = any($1)",
      [[ending.partnerId, ending.twinId]],
    );
    expect(records.length).toBeGreaterThan(1);
    for (const record of records) {
      const folder = record.partner_id === ending.partnerId ? "partner" : "sandbox";
      const name = `${folder}/records/${record.attempt_id}-v${record.version}.json`;
      expect(sha256(files[name] ?? new Uint8Array())).toBe(record.sha256);
    }
    expect(text(`partner/documents/${ending.sealed.attemptId}-v9-saq.pdf`)).toBe("kept");
    expect(text("partner/attempts.jsonl")).toContain(ending.open.attemptId);
    for (const [folder, partnerId] of [
      ["partner", ending.partnerId],
      ["sandbox", ending.twinId],
    ] as const) {
      const { rows } = await database.pool.query(
        "select count(*)::int as many from answers where partner_id = $1",
        [partnerId],
      );
      expect(manifest.counts[folder].answers).toBe(rows[0].many);
      expect(text(`${folder}/answers.jsonl`).trim().split("\n")).toHaveLength(rows[0].many);
      expect(text(`${folder}/audit.jsonl`)).toContain("attempt.sealed");
    }
    expect(JSON.parse(text("partner/settings.json"))).toMatchObject({ id: ending.partnerId });
  });

  test("has nothing in it that opens something, and nothing of another partner", async () => {
    const { files } = opened(zip);
    const all = Object.values(files)
      .map((content) => Buffer.from(content).toString("latin1"))
      .join("\n");
    const { rows } = await database.pool.query<{ secret: string }>(
      `select hash as secret from api_keys union select webhook_secret from partner_secrets
       union select password_hash from users where password_hash is not null union select token_hash from user_sessions
       union select id from partners where id <> all ($1)`,
      [[ending.partnerId, ending.twinId]],
    );
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.filter(({ secret }) => all.includes(secret))).toEqual([]);
  });

  test("is told in both logs, with its size and hash", async () => {
    const { rows } = await database.pool.query(
      "select partner_id, payload from events where type = 'partner.archived' and resource_id = $1",
      [ending.partnerId],
    );
    expect(rows.map(({ partner_id }) => partner_id).sort()).toEqual(
      [ending.partnerId, "service"].sort(),
    );
    expect(rows[0].payload).toMatchObject({
      ...{ by: "command-line", bytes: zip.length, sha256: sha256(zip) },
    });
    expect(await closingRow(ending.partnerId)).toMatchObject({ archive_sha256: sha256(zip) });
  });
});

test("a download that broke off counts as none", async () => {
  const { partnerId } = await anEndingPartner(database);
  await beginClosing(database, partnerId);
  const { token } = await atBrowser(database, await aUser(database, partnerId, "admin"));
  const response = await archiveDownload(asking(token));
  const reader = response.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  const plan = await planFor(partnerId);
  const pieces = archiveOf(plan, { by: "x", byName: "x" });
  for (let taken = 0; taken < 20; taken += 1) await pieces.next();
  await pieces.return(undefined);
  expect(await closingRow(partnerId)).toMatchObject({ archived_at: null });
  const whole = await archiveDownload(asking(token));
  const zip = Buffer.from(await whole.arrayBuffer());
  expect(opened(zip).manifest.files.length).toBeGreaterThan(20);
  expect(await closingRow(partnerId)).toMatchObject({ archive_sha256: sha256(zip) });
  const { rows } = await database.pool.query(
    "select payload from events where type = 'partner.archived' and partner_id = $1",
    [partnerId],
  );
  expect(rows[0].payload.by).toMatch(/^user:usr_/);
}, 120_000);

function asking(token: string | null): Request {
  const cookie: Record<string, string> = token ? { cookie: `sealwright-session=${token}` } : {};
  const headers = { ...cookie, "sec-fetch-site": "same-origin" };
  return new Request("http://127.0.0.1/sign-in/closed/archive", { headers });
}

test("it opens to owners and admins with a code alone, and to nobody once the deletion began", async () => {
  const { partnerId } = ending;
  expect((await archiveDownload(asking(null))).status).toBe(401);
  const { caller: member } = await atBrowser(database, await aUser(database, partnerId, "member"));
  await expect(run(OWN.openArchive, member, {})).rejects.toMatchObject({
    code: "ROLE_NOT_ALLOWED",
  });
  const { token } = await aSession(ending.owner);
  const locked = (await sessionOf(token)).caller;
  await expect(run(OWN.openArchive, locked, {})).rejects.toMatchObject({
    code: "TWO_FACTOR_REQUIRED",
  });
  const operator = await (await anOperator(database)).now();
  await expect(run(OWN.openArchive, operator, {})).rejects.toMatchObject({
    code: "ROLE_NOT_ALLOWED",
  });
  const { caller: owner } = await atBrowser(database, ending.owner);
  expect((await run(OWN.openArchive, owner, {})).output.partner.id).toBe(partnerId);
  const other = await anEndingPartner(database);
  const { caller: stranger } = await atBrowser(database, other.owner);
  await expect(run(OWN.openArchive, stranger, {})).rejects.toMatchObject({
    code: "CLOSING_NOT_FOUND",
  });
}, 120_000);

test("memory stays flat while 2,000 documents of 50 kB go by", async () => {
  const { partnerId, sealed } = await anEndingPartner(database);
  await database.pool.query(
    `insert into documents (partner_id, attempt_id, version, kind, id, merchant_id, sha256, bytes, pages, pipeline, content, created_at)
     select $1, $2, 100 + i, 'saq', 'doc_' || i, $3, md5(i::text), 51200, 1, 'local-fallback',
       decode(repeat(md5(i::text), 3200), 'hex'), now() from generate_series(1, 2000) i`,
    [partnerId, sealed.attemptId, sealed.merchantId],
  );
  await beginClosing(database, partnerId);
  const plan = await planFor(partnerId);
  setFlagsFromString("--expose_gc");
  const collect = runInNewContext("gc") as () => void;
  const used = () => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const before = used();
  let most = 0;
  let files = 0;
  for await (const piece of archiveOf(plan, { by: "x", byName: "x" })) {
    files += piece.length > 0 ? 1 : 0;
    if (files % 200 === 0) most = Math.max(most, used() - before);
  }
  expect(files).toBeGreaterThan(2000);
  // All of them together are 100 MB.
  expect(most).toBeLessThan(20_000_000);
}, 240_000);
