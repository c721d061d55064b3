// What people meet at the command line: every mistake is one clear line, never a stack trace.
import { spawn } from "node:child_process";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "@/lib/testing/database";

const database = testDatabase();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "sealwright-cli-"));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

interface Ended {
  readonly code: number | null;
  readonly stderr: string;
}

async function run(file: string, args: string[], env: Record<string, string>): Promise<Ended> {
  const child = spawn(process.execPath, ["--import", "tsx", file, ...args], {
    env: { ...process.env, DATA_DIR: path.join(folder, "data"), ...env } as NodeJS.ProcessEnv,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let stderr = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
  });
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, stderr: stderr.trim() };
}

function expectOneLine(ended: Ended, message: RegExp): void {
  expect(ended.code).toBe(1);
  expect(ended.stderr.split("\n")).toHaveLength(1);
  expect(ended.stderr).toMatch(message);
}

test.concurrent("a taken port is named, with the way out", async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  const { port } = server.address() as AddressInfo;
  const ended = await run("cli/start.ts", [], { PORT: String(port), DATABASE_URL: database.url });
  server.close();
  expectOneLine(
    ended,
    new RegExp(`^Port ${port} is taken\\. Choose another: PORT=\\d+ npm start$`),
  );
});

test.concurrent("a port that is none is named", async () => {
  expectOneLine(
    await run("cli/start.ts", [], { PORT: "many" }),
    /^The configuration is not right: PORT /,
  );
});

test.concurrent("a missing variable is named", async () => {
  const ended = await run("cli/start.ts", [], { SMTP_URL: "smtp://127.0.0.1:25" });
  expectOneLine(ended, /MAIL_FROM is missing/);
});

test.concurrent("a database that cannot be reached is one line", async () => {
  const unreachable = "postgresql://nobody:secret@127.0.0.1:1/none";
  const ended = await run("cli/worker.ts", [], { DATABASE_URL: unreachable });
  expectOneLine(ended, /^The database cannot be reached: .*Check DATABASE_URL\.$/);
  expect(ended.stderr).not.toContain("secret");
});

test.concurrent("a data folder that cannot be written is named", async () => {
  const file = path.join(folder, "a-file");
  await writeFile(file, "");
  const ended = await run("cli/demo.ts", ["--exit"], { DATA_DIR: path.join(file, "data") });
  expectOneLine(ended, /^The folder .* cannot be written/);
  await chmod(file, 0o600);
});

test.concurrent("an unknown option and an unreadable merchant file are named", async () => {
  expectOneLine(await run("cli/demo.ts", ["--merchnt", "x"], {}), /Use: npm run demo --/);
  const missing = await run("cli/demo.ts", ["--merchant", path.join(folder, "none.json")], {});
  expectOneLine(missing, /^The merchant file cannot be read/);
  const wrong = path.join(folder, "wrong.json");
  await writeFile(wrong, '{"merchant": {}}');
  const refused = await run("cli/demo.ts", ["--merchant", wrong], {});
  expectOneLine(refused, /is not a merchant file: merchant\.name.*signature/);
});

test("the archive of a closing partner is written to a file, and of no other partner", async () => {
  await database.pool.query(
    "insert into partners (id, name, mode, status, created_at) values ('prt_leaving', 'Leaving Bank', 'live', 'suspended', now() - interval '1 hour')",
  );
  const file = path.join(folder, "archive.zip");
  const archive = () =>
    run("cli/partner.ts", ["archive", "prt_leaving", file], { DATABASE_URL: database.url });
  expectOneLine(await run("cli/partner.ts", ["archive", "prt_leaving"], {}), /^Say whose archive/);
  expectOneLine(await archive(), /^This partner's contract is not coming to its end\.$/);
  await database.pool.query(
    `insert into partner_closings (partner_id, id, reason, last_day, was_active, begun_at, begun_by, begun_by_name)
     values ('prt_leaving', 'cls_one', 'It leaves.', now(), true, now() - interval '1 hour', 'usr_one', 'An operator')`,
  );
  expect(await archive()).toMatchObject({ code: 0 });
  const bytes = await readFile(file);
  expect(bytes.toString("latin1", 0, 2)).toBe("PK");
  const { rows } = await database.pool.query(
    "select archived_by, archive_bytes from partner_closings",
  );
  expect(rows).toEqual([{ archived_by: "The command line", archive_bytes: String(bytes.length) }]);
  expectOneLine(await archive(), /^The file cannot be made: /);
}, 240_000);

test("a database with a newer schema than the program is refused", async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 4102444800000)",
  );
  const ended = await run("cli/worker.ts", [], { DATABASE_URL: database.url });
  await client.query("delete from drizzle.__drizzle_migrations where hash = 'later'");
  await client.end();
  expectOneLine(ended, /^The database has a newer schema than this program knows/);
});
