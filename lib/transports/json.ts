// JSON of any size, read so that nothing is built before it is known to be small enough: depth and members
// are counted first. A large body is read in slices, entry by entry of its lists, which is where bulk is.
import { AppError, validationError } from "@/lib/core/errors";
import { Pace } from "@/lib/core/pace";
import { BODY_MAX_BYTES, BULK_MEMBERS_MAX, DEPTH_MAX, MEMBERS_MAX } from "@/lib/core/policy";

/** Where the entries of a list stand in the text: `ends[i]` is behind the entry that begins at `starts[i]`. */
interface List {
  readonly starts: number[];
  readonly ends: number[];
}

/** What is read at once without slices, in characters. */
const AT_ONCE = 64 * 1024;

/** The members that a body of this size may have in all: one of many rows is read row by row. */
export function membersIn(bodyMaxBytes: number): number {
  return bodyMaxBytes > BODY_MAX_BYTES ? BULK_MEMBERS_MAX : MEMBERS_MAX;
}

/** The JSON value that the bytes stand for: MALFORMED_JSON, or VALIDATION_ERROR where it is too much of it. */
export async function parseJson(bytes: Uint8Array, mostMembers: number): Promise<unknown> {
  const text = decode(bytes);
  const scan = new Scan(text, mostMembers);
  const pace = new Pace();
  while (!scan.done) {
    scan.go(AT_ONCE);
    if (pace.due) await pace.rest();
  }
  return text.length <= AT_ONCE ? parse(text) : parseLists(text, scan.lists, pace);
}

/** Refuses a value with more members than that, for who learns only from it how many it may have. */
export function refuseManyMembers(value: unknown, mostMembers: number): void {
  const open = [value];
  let members = 0;
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (typeof node !== "object" || node === null) continue;
    const inside: unknown[] = Array.isArray(node) ? node : Object.values(node);
    members += inside.length;
    if (members > mostMembers) throw tooMuch(TOO_MANY);
    for (const child of inside) open.push(child);
  }
}

const TOO_MANY = "This has too many members. Send less at once.";

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new AppError("MALFORMED_JSON", { cause });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own words quote the text, which may be anything.
    throw new AppError("MALFORMED_JSON");
  }
}

/** Reads what stands around the lists, then the entries of each, some at a time. */
async function parseLists(text: string, lists: readonly List[], pace: Pace): Promise<unknown> {
  let frame = "";
  let from = 0;
  for (const [index, { starts, ends }] of lists.entries()) {
    frame += text.slice(from, starts[0]) + index;
    from = ends.at(-1) ?? from;
  }
  const value = parse(frame + text.slice(from));
  for (const places of listsOf(value)) {
    const list = lists[places[0] as number];
    if (!list) throw new AppError("MALFORMED_JSON");
    places.length = 0;
    await fill(places, text, list, pace);
  }
  return value;
}

/** The outermost lists of the frame: each holds the number of its entries' list. */
function listsOf(value: unknown): unknown[][] {
  if (Array.isArray(value)) return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(listsOf);
}

async function fill(into: unknown[], text: string, list: List, pace: Pace): Promise<void> {
  const { starts, ends } = list;
  for (let first = 0; first < starts.length; ) {
    const begin = starts[first] as number;
    let next = first + 1;
    while (next < starts.length && (ends[next] as number) - begin < AT_ONCE) next += 1;
    const entries = parse(`[${text.slice(begin, ends[next - 1])}]`) as unknown[];
    const empty = starts.length === 1 && entries.length === 0;
    // Nothing between two commas: a list of one such entry would read as an empty one.
    if (entries.length !== next - first && !empty) throw new AppError("MALFORMED_JSON");
    for (const entry of entries) into.push(entry);
    first = next;
    if (pace.due) await pace.rest();
  }
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** Goes through a text once and finds how deep it nests, how much it holds, and its outermost lists. */
class Scan {
  /** Lists that stand in no other list. */
  readonly lists: List[] = [];
  readonly #text: string;
  readonly #most: number;
  readonly #open: number[] = [];
  /** How many of the open ones were open when the list at hand began; 0: there is none. */
  #listDepth = 0;
  #members = 0;
  #part = 0;
  #at = 0;
  #inString = false;

  constructor(text: string, most: number) {
    this.#text = text;
    this.#most = most;
  }

  get done(): boolean {
    return this.#at >= this.#text.length;
  }

  /** Goes on by about so many characters. */
  go(count: number): void {
    const until = Math.min(this.#at + count, this.#text.length);
    while (this.#at < until) {
      if (this.#inString) this.#endString();
      else this.#take(this.#text.charCodeAt(this.#at));
      this.#at += 1;
    }
    if (this.done && (this.#inString || this.#open.length > 0)) {
      throw new AppError("MALFORMED_JSON");
    }
  }

  /** From inside a string to its closing quote, or to the character before one that is escaped. */
  #endString(): void {
    const code = this.#text.charCodeAt(this.#at);
    if (code === BACKSLASH) this.#at += 1;
    else if (code === QUOTE) this.#inString = false;
  }

  #take(code: number): void {
    if (code === QUOTE) this.#inString = true;
    else if (code === COMMA) this.#comma();
    else if (code === OPEN_LIST || code === OPEN_OBJECT) this.#begin(code);
    else if (code === CLOSE_LIST || code === CLOSE_OBJECT) this.#end(code);
  }

  #begin(code: number): void {
    this.#count();
    this.#open.push(code);
    if (this.#open.length > DEPTH_MAX) throw tooMuch("This nests too deeply.");
    if (code !== OPEN_LIST || this.#listDepth > 0) return;
    this.#listDepth = this.#open.length;
    this.lists.push({ starts: [this.#at + 1], ends: [] });
  }

  #end(code: number): void {
    const opened = this.#open.length === this.#listDepth ? this.lists.at(-1) : undefined;
    if (this.#open.pop() !== (code === CLOSE_LIST ? OPEN_LIST : OPEN_OBJECT)) {
      throw new AppError("MALFORMED_JSON");
    }
    if (!opened) return;
    opened.ends.push(this.#at);
    this.#listDepth = 0;
  }

  #comma(): void {
    this.#count();
    if (this.#listDepth === 0 || this.#open.length !== this.#listDepth) return;
    const list = this.lists.at(-1);
    list?.ends.push(this.#at);
    list?.starts.push(this.#at + 1);
    this.#part = 0;
  }

  /** Counts one member or entry: of the whole, and of the part that is read at once. */
  #count(): void {
    this.#members += 1;
    this.#part += 1;
    if (this.#members > this.#most || this.#part > MEMBERS_MAX) {
      throw tooMuch(TOO_MANY);
    }
  }
}

function tooMuch(message: string): AppError {
  return validationError([{ path: "", code: "invalid", message }]);
}
