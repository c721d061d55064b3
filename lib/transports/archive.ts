// The archive of a closing partner as one stream: read page by page as the partner's own tenant, packed as it is taken,
// and noted only when its reader has taken all of it.
import { createHash } from "node:crypto";
import type { z } from "zod";
import { type Caller, SERVICE_TENANT } from "@/lib/core/caller";
import { Spool } from "@/lib/core/zip/spool";
import { type PutIn, type ZipEntry, zipOf } from "@/lib/core/zip/zip";
import { INTERNAL } from "@/lib/registry";
import { run } from "@/lib/runtime";

/** What an archive is to hold. */
export type ArchivePlan = z.output<typeof INTERNAL.planArchive.output>;

type Page = z.output<typeof INTERNAL.readArchivePage.output>;

/** Who takes it: as a log names callers, and as people read it. */
export interface Taker {
  readonly by: string;
  readonly byName: string;
}

const FORMAT_VERSION = 1;

/** The system, reading for one tenant: whether anybody may have it was asked before. */
function readerOf(partnerId: string): Caller {
  return { kind: "system", partnerId, job: "archive" };
}

async function* pagesOf(
  partnerId: string,
  file: string,
  of: "rows" | "files",
): AsyncGenerator<Page> {
  let after: string | null = null;
  do {
    const asked: Readonly<Record<string, string | null>> = { file, of, after };
    const { output }: { output: Page } = await run(
      INTERNAL.readArchivePage,
      readerOf(partnerId),
      asked,
    );
    yield output;
    after = output.next;
  } while (after !== null);
}

/** The files of one tenant: its settings, and each table with the files that belong to its rows. */
class Tenant {
  /** Rows by file. */
  readonly counts: Record<string, number> = {};

  constructor(
    private readonly partnerId: string,
    private readonly folder: string,
    private readonly files: readonly string[],
  ) {}

  async *entries(): AsyncGenerator<ZipEntry> {
    const settings = await run(INTERNAL.readArchivePage, readerOf(this.partnerId), {
      ...{ file: null, of: "rows", after: null },
    });
    const text = `${settings.output.lines.join("")}\n`;
    yield { name: `${this.folder}/settings.json`, content: [Buffer.from(text)] };
    for (const file of this.files) yield* this.table(file);
  }

  /** The rows in one file, and then the files of the rows. */
  private async *table(file: string): AsyncGenerator<ZipEntry> {
    yield { name: `${this.folder}/${file}.jsonl`, content: this.lines(file) };
    for await (const { files } of pagesOf(this.partnerId, file, "files")) {
      for (const { name, content } of files) {
        yield { name: `${this.folder}/${name}`, content: [content] };
      }
    }
  }

  private async *lines(file: string): AsyncGenerator<Uint8Array> {
    let rows = 0;
    for await (const { lines } of pagesOf(this.partnerId, file, "rows")) {
      rows += lines.length;
      if (lines.length > 0) yield Buffer.from(`${lines.join("\n")}\n`);
    }
    this.counts[file] = rows;
  }
}

/** Everything but the last file. */
async function* contentOf(
  { readme }: ArchivePlan,
  tenants: readonly Tenant[],
): AsyncGenerator<ZipEntry> {
  yield { name: "README.txt", content: [Buffer.from(readme)] };
  for (const tenant of tenants) yield* tenant.entries();
}

/** The list of all files, with what they hold: it grows with them, and so it comes from the disk. */
async function* manifestOf(
  { partner, twinId, asOf }: ArchivePlan,
  [own, twin]: readonly Tenant[],
  files: Spool,
): AsyncGenerator<Uint8Array> {
  const counts = { partner: own?.counts ?? {}, ...(twin ? { sandbox: twin.counts } : {}) };
  const head = { formatVersion: FORMAT_VERSION, partner, sandboxId: twinId, asOf, counts };
  yield Buffer.from(`${JSON.stringify(head).slice(0, -1)},"files":[\n`);
  yield* files.read();
  yield Buffer.from("\n]}\n");
}

async function* withManifest(
  plan: ArchivePlan,
  tenants: readonly Tenant[],
  files: Spool,
): AsyncGenerator<ZipEntry> {
  yield* contentOf(plan, tenants);
  yield { name: "manifest.json", content: manifestOf(plan, tenants, files) };
}

/** The archive's bytes. Behind the last of them it is noted that they were taken; left before, nothing is. */
export async function* archiveOf(plan: ArchivePlan, taker: Taker): AsyncGenerator<Uint8Array> {
  const { partner, twinId, asOf, changes, closingId } = plan;
  const tenants = [new Tenant(partner.id, "partner", plan.files)];
  if (twinId) tenants.push(new Tenant(twinId, "sandbox", plan.files));
  const files = await Spool.open();
  const onFile = async (file: PutIn) => {
    // The manifest is in by then, and names itself nowhere.
    await files.write(Buffer.from(`${files.length > 0 ? ",\n" : ""}${JSON.stringify(file)}`));
  };
  const hash = createHash("sha256");
  let bytes = 0;
  try {
    const entries = withManifest(plan, tenants, files);
    for await (const piece of zipOf(entries, { modified: new Date(asOf), onFile })) {
      hash.update(piece);
      bytes += piece.length;
      yield piece;
    }
  } finally {
    await files.close();
  }
  const service: Caller = { kind: "system", partnerId: SERVICE_TENANT, job: "archive" };
  const facts = { partnerId: partner.id, closingId, asOf, changes, bytes };
  await run(INTERNAL.recordArchive, service, { ...facts, ...taker, sha256: hash.digest("hex") });
}
