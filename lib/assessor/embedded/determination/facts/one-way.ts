// Keeps only what was said about the chosen payment method: facts of the others do not count.
import type { Evidence, Source } from "@/lib/assessor/embedded/determination/evidence";
import type { Slot } from "@/lib/assessor/embedded/determination/signal";
import type { Statements } from "@/lib/assessor/embedded/determination/statements";

import type { SpokenWay, Way } from "./payment-ways";

const WAY_OF_VALUE: Readonly<Record<string, Way>> = {
  terminal: "device",
  imprinter: "device",
  tied: "device",
  mobileReader: "reader",
  tapOnPhone: "reader",
  phone: "reader",
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
  spoc: "reader",
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
    "unattended",
    /\b(?:kiosks?|plates?|vending|parking|machines? outside|pumps?|laund\w+|collection box(?:es)?)\b/,
  ],
  ["reader", /\b(?:phones?|iphones?|ipads?|tablets?|tap to pay|readers?)\b/],
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
  const spoken = new Set(answer.evidence.flatMap((evidence) => wayOf(evidence, asItIs) ?? []));
  const [only] = spoken;
  const methods = answer.evidence.filter(({ slot }) => slot === "way");
  const direct = new Set(methods.flatMap((evidence) => wayOf(evidence, asItIs) ?? []));
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

function wayOf({ slot, value }: Evidence, meant: (way: Way) => Way): Way | undefined {
  const way = slot === "way" ? WAY_OF_VALUE[value] : WAY_OF_SLOT[slot];
  return way && meant(way);
}

function asItIs(way: Way): Way {
  return way;
}

/** A way that is not among those in play is part of one that is. */
const PART_OF: Readonly<Partial<Record<Way, Way>>> = {
  reader: "device",
  unattended: "device",
  virtualTerminal: "keyed",
  keyed: "virtualTerminal",
};

/** The statements without those that belong to other payment methods than the chosen one. */
export function onlyAbout(
  statements: Statements,
  way: Way,
  inPlay: readonly Way[] = [way],
): Statements {
  const meant = (each: Way) => {
    const whole = PART_OF[each];
    return inPlay.includes(each) || whole === undefined ? each : whole;
  };
  const owners = ownersOf(statements, meant);
  // Where the answer tells the method anew, calls and letters of the others do not count.
  const retold = statements.evidence.some(
    (e) => e.source > 0 && e.slot === "way" && wayOf(e, meant) === way,
  );
  const others = way === "device" ? otherDevices(statements) : undefined;
  const belongs = (owner: Way) => owner === way || (way === "link" && owner === "web");
  const evidence = statements.evidence.filter((item) => {
    if (EVERYWHERE.has(item.slot) || item.basis === "chosen") return true;
    if (others?.(item)) return false;
    if (retold && item.source === 0 && OF_A_CALL.has(item.slot)) return false;
    const whose = ownersOfItem(item, { owners, meant, inPlay });
    return whose.length === 0 || whose.some(belongs);
  });
  return { ...statements, evidence };
}

interface Ownership {
  readonly owners: ReadonlyMap<string, Set<Way>>;
  readonly meant: (way: Way) => Way;
  readonly inPlay: readonly Way[];
}

/** Whose a statement is; nobody's where it belongs to no way in particular. */
function ownersOfItem(item: Evidence, { owners, meant, inPlay }: Ownership): readonly Way[] {
  const own = wayOf(item, meant);
  if (item.slot === "way" && own) return [own];
  const ofClause = owners.get(placeOf(item)) ?? inherited(owners, item);
  if (ofClause) return [...ofClause];
  const owner = own ?? remoteOwner(item, inPlay);
  return owner ? [owner] : [];
}

/** Whose clauses they are: by what they tell of a method, and by the ways that they mention. */
function ownersOf(
  { sources, evidence }: Statements,
  meant: (way: Way) => Way,
): Map<string, Set<Way>> {
  const owners = new Map<string, Set<Way>>();
  const add = (key: string, way: Way) => owners.set(key, (owners.get(key) ?? new Set()).add(way));
  for (const { number, mentions = [] } of sources) {
    for (const { way, sentence, clause } of mentions) {
      add(`${number}:${sentence}:${clause}`, meant(way));
    }
  }
  // "On the gateway's page" tells of a page only where the clause names no way by itself.
  for (const slot of ["way", "web"]) {
    const named = new Set(owners.keys());
    for (const item of evidence.filter((each) => each.slot === slot)) {
      const owner = wayOf(item, meant);
      if (owner !== undefined && !named.has(placeOf(item))) add(placeOf(item), owner);
    }
  }
  return owners;
}

const REMOTE: ReadonlySet<Slot> = new Set<Slot>(["received", "recording", "phoneLine"]);

/** What comes by call or message belongs to the way in which it is taken, where there is one. */
function remoteOwner({ slot, source }: Evidence, inPlay: readonly Way[]): Way | undefined {
  if (!REMOTE.has(slot) || source > 0) return undefined;
  return inPlay.find((way) => way === "keyed" || way === "virtualTerminal");
}

const ON_PHONES: ReadonlySet<string> = new Set(["mobileReader", "tapOnPhone"]);
const STANDING_ALONE: ReadonlySet<Slot> = new Set<Slot>(["standalone", "connection", "pts"]);

/** "The counter: it stands alone" is about the terminal, and not about the reader with the phone. */
function otherDevices({ evidence }: Statements): ((item: Evidence) => boolean) | undefined {
  const devices = evidence.filter((e) => e.slot === "way" && isDevice(e));
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

function isDevice({ value }: Evidence): boolean {
  const way = WAY_OF_VALUE[value];
  return way === "device" || way === "reader";
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
