// What people meet at the command line: every mistake is one clear line, never a stack trace.
import { spawn } from "node:child_process";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
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
