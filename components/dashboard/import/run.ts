// A list goes to the server in parts: each is one import by itself, and what is done shows.
import { entryOf, type Mapping, repeatedIds, sheetRow } from "./columns";
import type { Sheet } from "./file";

/** Rows that go to the server at once. */
const PART_ROWS = 200;
const PART_CHARACTERS = 300_000;

/** What is sent. */
export interface ImportPart {
  readonly merchants: readonly Record<string, unknown>[];
  readonly dryRun: boolean;
  /** The same part that is sent again is imported once. */
  readonly key: string;
}

/** What is answered to a part. */
export type PartAnswer =
  | {
      readonly ok: true;
      readonly items: readonly {
        readonly outcome: "created" | "updated" | "unchanged" | "failed";
        readonly problem: string | null;
      }[];
    }
  | { readonly ok: false; readonly problem: string };

/** What became of a list. */
export interface Tally {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  /** What is wrong with each row that failed, by its place. */
  readonly problems: ReadonlyMap<number, string>;
  readonly done: number;
  readonly total: number;
  /** Why it stopped before its end; null: it did not. */
  readonly stopped: string | null;
}

interface Row {
  readonly index: number;
  readonly entry: Record<string, unknown>;
}

/** Parts of a list, as large as one request may be. */
export function partsOf(rows: readonly Row[]): Row[][] {
  const parts: Row[][] = [];
  let size = 0;
  for (const row of rows) {
    const characters = JSON.stringify(row.entry).length;
    const last = parts.at(-1);
    if (last && last.length < PART_ROWS && size + characters <= PART_CHARACTERS) {
      last.push(row);
      size += characters;
    } else {
      parts.push([row]);
      size = characters;
    }
  }
  return parts;
}

const UNREACHABLE =
  "The connection was lost. What was imported until then stays; press the button again to go on with the rest.";

interface RunOptions {
  readonly dryRun: boolean;
  /** Tells parts of this run from those of another. */
  readonly run: string;
  readonly send: (part: ImportPart) => Promise<PartAnswer>;
  readonly onProgress: (tally: Tally) => void;
}

/** Sends a list part by part; answers what became of it. */
export async function runImport(
  { rows }: Sheet,
  mapping: Mapping,
  { dryRun, run, send, onProgress }: RunOptions,
): Promise<Tally> {
  const problems = new Map<number, string>();
  for (const [index, before] of repeatedIds(rows, mapping)) {
    problems.set(index, `Row ${sheetRow(before)} has the same external id. Join the two rows.`);
  }
  const sent = rows.flatMap((cells, index) =>
    problems.has(index) ? [] : [{ index, entry: entryOf(cells, mapping) }],
  );
  const counts = { created: 0, updated: 0, unchanged: 0 };
  const total = rows.length;
  let done = problems.size;
  const tally = (stopped: string | null): Tally => ({
    ...{ ...counts, done, total, stopped },
    problems: new Map([...problems].sort(([a], [b]) => a - b)),
  });
  for (const [place, part] of partsOf(sent).entries()) {
    const merchants = part.map(({ entry }) => entry);
    const answer = await send({ merchants, dryRun, key: `${run}-${place}` }).catch(() => null);
    if (!answer?.ok) return tally(answer?.problem ?? UNREACHABLE);
    for (const [at, { outcome, problem }] of answer.items.entries()) {
      if (outcome !== "failed") counts[outcome] += 1;
      else problems.set(part[at]?.index ?? 0, problem ?? TOO_MANY);
    }
    done += part.length;
    onProgress(tally(null));
  }
  return tally(null);
}

const TOO_MANY = "This row is not right, either. Mend the others, then check it again.";
