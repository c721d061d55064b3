// The import rules of the architecture, proved on files that break them. Exceptions have no place:
// a suppression of the rule anywhere in the repository fails here, too.
import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";

const run = promisify(execFile);

/** [file, what it imports, whether the architecture allows it] */
const CASES = [
  ["lib/core/x.ts", "@/lib/domain/merchant/shape", false],
  ["lib/core/x.ts", "@/db/client", false],
  ["lib/core/x.ts", "@/lib/core/errors", true],
  ["lib/pci/x.ts", "@/lib/core/errors", false],
  ["lib/domain/merchant/operations.ts", "@/lib/domain/attempt/operations", false],
  ["lib/domain/merchant/operations.ts", "@/lib/domain/question/system", false],
  ["lib/domain/merchant/operations.ts", "@/lib/gateways/mail/mail-gateway", false],
  ["lib/domain/merchant/operations.ts", "@/lib/assessor/assessor", false],
  ["lib/domain/merchant/operations.ts", "@/db/root", false],
  ["lib/domain/merchant/operations.ts", "@/lib/domain/attempt/queries", true],
  ["lib/domain/merchant/shape.ts", "@/lib/domain/attempt/queries", false],
  ["lib/domain/merchant/shape.ts", "@/db/client", false],
  ["lib/domain/merchant/shape.ts", "@/lib/domain/attempt/machine", true],
  ["lib/transports/x.ts", "@/db/root", false],
  ["lib/transports/x.ts", "@/lib/domain/merchant/queries", false],
  ["lib/transports/x.ts", "@/lib/registry", true],
  ["lib/transports/x.ts", "@/lib/pci/controls", true],
  ["lib/auth/x.ts", "@/db/root", false],
  ["lib/auth/x.ts", "@/db/lookups", true],
  ["lib/auth/x.ts", "@/lib/registry", false],
  ["lib/jobs/x.ts", "@/db/root", true],
  ["lib/jobs/x.ts", "@/lib/transports/rest", false],
  ["lib/render/x.ts", "@/db/client", false],
  ["lib/gateways/x.ts", "@/lib/domain/merchant/queries", false],
  ["lib/assessor/x.ts", "@/lib/gateways/mail/mail-gateway", false],
  ["emails/x.ts", "@/lib/jobs/worker", false],
  ["emails/x.ts", "@/messages/languages", true],
  ["db/x.ts", "@/db/root", false],
  ["db/schema/x.ts", "@/lib/domain/merchant/queries", false],
  ["db/schema/x.ts", "@/lib/domain/merchant/shape", true],
  ["components/x/x.tsx", "@/lib/domain/merchant/queries", false],
  ["components/x/x.tsx", "@/lib/domain/merchant/shape", true],
  ["app/x/page.tsx", "@/lib/runtime", false],
  ["app/x/page.tsx", "@/db/client", false],
  ["app/x/page.tsx", "@/lib/domain/merchant/operations", true],
  ["app/x/page.tsx", "@/components/ui/button", true],
  ["cli/x.ts", "../lib/core/errors", false],
] as const;

let folder: string;
let flagged: Set<string>;

function fileOf(index: number): string {
  const [file] = CASES[index] ?? [""];
  // shape.ts and operations.ts are known by their names, so each case gets a folder of its own.
  const noun = file.replace("lib/domain/merchant/", `lib/domain/merchant${index}/`);
  return noun === file
    ? file.replace(/x(\.tsx?)$/, `x${index}$1`).replace("/x/", `/x${index}/`)
    : noun;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "layers-"));
  await cp("biome.json", path.join(folder, "biome.json"));
  for (const [index, [, imported]] of CASES.entries()) {
    const file = path.join(folder, fileOf(index));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, `import { x } from "${imported}";\n\nexport const y = x;\n`);
  }
  const biome = path.resolve("node_modules/.bin/biome");
  const args = [
    "lint",
    "--only=style/noRestrictedImports",
    "--vcs-enabled=false",
    "--reporter=json",
    "--max-diagnostics=none",
    ".",
  ];
  const { stdout } = await run(biome, args, { cwd: folder }).catch((error) => error);
  flagged = new Set(
    [...String(stdout).matchAll(/"([^"]+\.tsx?)"/g)].map((match) => match[1] ?? ""),
  );
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(CASES.map((entry, index) => [index, ...entry] as const))(
  "case %i: %s importing %s is allowed: %s",
  (index, _file, _imported, allowed) => {
    expect([...flagged].some((file) => file.endsWith(fileOf(index)))).toBe(!allowed);
  },
);

test("no file suppresses the import rules", async () => {
  const { stdout } = await run("git", ["ls-files", "*.ts", "*.tsx", "*.mjs"]);
  const files = stdout.split("\n").filter((file) => file && !file.endsWith("layers.test.ts"));
  const texts = await Promise.all(files.map((file) => readFile(file, "utf8").catch(() => "")));
  expect(
    texts.filter((text) => /biome-ignore[^\n]*noRestrictedImports|biome-ignore-all/.test(text)),
  ).toEqual([]);
});
