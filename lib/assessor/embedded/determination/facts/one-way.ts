// Keeps only what was said about the chosen payment method: facts of the others do not count.
import type { Evidence, Source } from "@/lib/assessor/embedded/determination/evidence";
import type { Slot } from "@/lib/assessor/embedded/determination/signal";
import type { Statements } from "@/lib/assessor/embedded/determination/statements";

import type { SpokenWay, Way } from "./payment-ways";

const WAY_OF_VALUE: Readonly<Record<string, Way>> = {
  terminal: "device",
  imprinter: "device",
  tied: "device",
  mobileReader: "device",
  tapOnPhone: "device",
  virtualTerminal: "virtualTerminal",
  bankPage: "virtualTerminal",
  outsourced: "outsourced",
  link: "link",
  web: "web",
};
const WAY_OF_SLOT: Readonly<Partial<Record<Slot, Way>>> = {
  web: "web",
  ownFields: "web",
  serverSees: "web",
  script: "web",
  platform: "web",
  connection: "device",
  standalone: "device",
  encryption: "device",
  spoc: "device",
  pts: "device",
  vtReader: "virtualTerminal",
};
/** Stored card numbers count against every method. */
const EVERYWHERE: ReadonlySet<Slot> = new Set<Slot>(["storage", "role", "selfAssessment"]);

const OF_A_CALL: ReadonlySet<Slot> = new Set<Slot>(["arrival", "enters", "phoneLine"]);

const NAMES: readonly (readonly [Way, RegExp])[] = [
  ["link", /\b(?:links?|qr|invoices?)\b/],
  [
    "virtualTerminal",
    /\b(?:virtual|browser|(?:phone|telephone|mail|postal) (?:orders?|payments?|bookings?|sales|donations?)|by (?:phone|telephone|mail|post)|over the (?:phone|telephone)|phone|telephone|typing|typed|vt|moto)\b/,
  ],
  ["keyed", /\b(?:phone|telephone|mail|post|calls?|callers?)\b/],
  ["outsourced", /\b(?:call cent(?:er|re)|ivr|automated|agency|outsourced)\b/],
  [
    "device",
    /\b(?:shop|store|counter|till|(?<!virtual |web )terminals?|machines?|in person|face to face|readers?|restaurant|bar|front desk|desk|reception|cafe|market|p2pe|swipe|pinpad|imprinter|door)\b/,
  ],
  [
    "web",
    /\b(?:web ?sites?|websites?|web|online|webshop|internet (?:shop|sales|orders?)|ecommerce|site|shopify|woocommerce|tickets online)\b/,
  ],
];
const ORDINALS: readonly RegExp[] = [
  /\b(?:first|former|1st|number one|no\.? ?1|option (?:1|a|one))\b|^\W*(?:1|a|one)\W*$/,
  /\b(?:second|2nd|number two|no\.? ?2|option (?:2|b|two))\b|^\W*(?:2|b|two)\W*$/,
  /\b(?:third|3rd|last|number three|no\.? ?3|option (?:3|c|three))\b|^\W*(?:3|c|three)\W*$/,
];

/** The method that an answer to "which one?" names, if it names one. */
export function chosenWay(answer: Source, offered: readonly SpokenWay[]): Way | "all" | undefined {
  const text = answer.reading.text;
  if (
    /\b(?:all (?:of them|three|together|at once|channels|methods)|both|everything(?! (?:on|about|in|of|to|at|there|with)\b)|each of them)\b/.test(
      text,
    )
  ) {
    return "all";
  }
  const ways = new Set(offered.map(({ way }) => way));
  const told = new Set(
    answer.evidence.flatMap((e) =>
      e.slot === "way" && e.firmness === "certain" ? (WAY_OF_VALUE[e.value] ?? []) : [],
    ),
  );
  const [own] = told;
  if (told.size === 1 && own && own !== "web" && own !== "link") return own;
  const ordinal = ORDINALS.findIndex((pattern) => pattern.test(text));
  const spoken = new Set(answer.evidence.flatMap((evidence) => wayOf(evidence) ?? []));
  const [only] = spoken;
  const methods = answer.evidence.filter(({ slot }) => slot === "way");
  const direct = new Set(methods.flatMap((evidence) => wayOf(evidence) ?? []));
  const [method] = direct;
  if (direct.size === 1 && method === "virtualTerminal") return method;
  const named = NAMES.filter(([way, pattern]) => ways.has(way) && pattern.test(text));
  if (named.length === 1) return named[0]?.[0];
  if (spoken.size === 1 && only && ways.has(only)) return only;
  if (named.length > 1) return earliest(named, text);
  return (
    [...spoken].find((way) => ways.has(way)) ??
    only ??
    (ordinal >= 0 ? offered[ordinal]?.way : undefined)
  );
}

const SCOPE =
  /\b(?:this|form|questionnaire|assessment|description|question|answer|entry) (?:is|concerns|covers|goes)(?: only| just)? (?:about|for|to)? ?(?:only |just )?(?:the |our |my )?([^.;,]{3,40}?)(?: only| alone| and nothing else)(?=[.;,:]|$)|\b(?:only|just|solely) (?:about|asking about|concerns) (?:the |our |my )?([^.;,]{3,40}?)(?=[.;,:]|$)/;

/** The one method that the merchant says the assessment is about. */
export function scopedWay(statements: Statements, offered: readonly SpokenWay[]): Way | undefined {
  const ways = new Set(offered.map(({ way }) => way));
  for (const { reading } of statements.sources) {
    const match = SCOPE.exec(reading.text);
    const words = match?.[1] ?? match?.[2];
    if (words === undefined) continue;
    const named = NAMES.filter(([way, pattern]) => ways.has(way) && pattern.test(words));
    if (named.length === 1) return named[0]?.[0];
  }
  return undefined;
}

function earliest(named: readonly (readonly [Way, RegExp])[], text: string): Way | undefined {
  const placed = named.map(([way, pattern]) => ({ way, at: text.search(pattern) }));
  return placed.sort((a, b) => a.at - b.at)[0]?.way;
}

function wayOf(evidence: Evidence): Way | undefined {
  if (evidence.slot === "way") return WAY_OF_VALUE[evidence.value];
  return WAY_OF_SLOT[evidence.slot];
}

/** The statements without those that belong to other payment methods than the chosen one. */
export function onlyAbout(statements: Statements, way: Way): Statements {
  const owners = new Map<string, Set<Way>>();
  for (const evidence of statements.evidence) {
    const owner = evidence.slot === "way" || evidence.slot === "web" ? wayOf(evidence) : undefined;
    if (owner === undefined) continue;
    const key = placeOf(evidence);
    owners.set(key, (owners.get(key) ?? new Set()).add(owner));
  }
  // Where the answer tells the method anew, calls and letters of the others do not count.
  const retold = statements.evidence.some(
    (e) => e.source > 0 && e.slot === "way" && wayOf(e) === way,
  );
  const others = way === "device" ? otherDevices(statements) : undefined;
  const evidence = statements.evidence.filter((item) => {
    if (EVERYWHERE.has(item.slot)) return true;
    if (others?.(item)) return false;
    if (retold && item.source === 0 && OF_A_CALL.has(item.slot)) return false;
    const clauseOwners = owners.get(placeOf(item)) ?? inherited(owners, item);
    if (clauseOwners) return clauseOwners.has(way) || (way === "link" && clauseOwners.has("web"));
    const owner = wayOf(item);
    return owner === undefined || owner === way || (way === "link" && owner === "web");
  });
  return { ...statements, evidence };
}

const ON_PHONES: ReadonlySet<string> = new Set(["mobileReader", "tapOnPhone"]);
const STANDING_ALONE: ReadonlySet<Slot> = new Set<Slot>(["standalone", "connection", "pts"]);

/** "The counter: it stands alone" is about the terminal, and not about the reader with the phone. */
function otherDevices({ evidence }: Statements): ((item: Evidence) => boolean) | undefined {
  const devices = evidence.filter((e) => e.slot === "way" && wayOf(e) === "device");
  const isOnPhone = ({ value }: Evidence) => ON_PHONES.has(value);
  const told = devices.filter(({ source }) => source > 0);
  const alone = evidence.some(({ slot, source }) => source > 0 && STANDING_ALONE.has(slot));
  const described = devices.filter(({ source }) => source === 0);
  const terminals = new Set(described.filter((each) => !isOnPhone(each)).map(placeOf));
  const isTerminal = terminals.size > 0 && (alone || told.length > 0) && !told.some(isOnPhone);
  if (!isTerminal) return undefined;
  const phones = described.filter(isOnPhone);
  const places = new Set(phones.map(placeOf).filter((place) => !terminals.has(place)));
  return (item) => phones.includes(item) || places.has(placeOf(item));
}

function placeOf({ source, sentence, clause }: Evidence): string {
  return `${source}:${sentence}:${clause}`;
}

/** A clause without a method of its own goes with the one before it in the same sentence. */
function inherited(owners: ReadonlyMap<string, Set<Way>>, item: Evidence): Set<Way> | undefined {
  for (let back = 1; back <= 3 && item.clause - back >= 0; back += 1) {
    const found = owners.get(`${item.source}:${item.sentence}:${item.clause - back}`);
    if (found) return found;
  }
  return undefined;
}
