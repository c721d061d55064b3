// Brings together the ways of taking cards that are described and those that are only mentioned: each is accounted for,
// and what are two names for one thing is counted once.
import type { Evidence } from "@/lib/assessor/embedded/determination/evidence";
import type { SpokenWay, Way } from "@/lib/assessor/embedded/determination/facts/payment-ways";
import type { Statements } from "@/lib/assessor/embedded/determination/statements";
import { boundedPattern } from "@/lib/assessor/embedded/text/bounded";
import { asEvidence, type WayMention } from "./mentions";

/** Card numbers of callers that go into the machine on the counter are no way of their own. */
const KEYED_ON_DEVICE = boundedPattern(
  "\\b(?:types?|typed|typing|keys?|keyed|keying|enters?|entered|puts?|punch(?:es|ed)?|charges?|run|runs|go|goes) (?:[a-z]+ ){0,5}?(?:in|into|on|onto|through)(?: (?!virtual|web|online|browser)[a-z0-9']+){0,6}? (?:machines?|terminals?|pdqs?|pin ?pads?|keypads?|tills?|devices|payment (?:program|software|application))\\b",
);

/** The described ways with those that are mentioned besides. */
export function withMentioned(
  described: readonly SpokenWay[],
  statements: Statements,
): SpokenWay[] {
  const mentions = statements.sources.flatMap(({ mentions: own = [] }) => own);
  const ways = described.map((each) => renamed(each, mentions));
  // What names no equipment is weighed after what does.
  const ordered = [...mentions].sort((a, b) => Number(a.loose) - Number(b.loose));
  for (const mention of ordered) {
    if (ways.some(({ way }) => way === mention.way)) continue;
    if (isAccounted(mention, { ways, mentions, statements })) continue;
    ways.push({ way: mention.way, words: asEvidence(mention) });
  }
  return ways;
}

const PHONES: ReadonlySet<string> = new Set(["mobileReader", "tapOnPhone"]);

/** A device that works with a phone, where nothing but such a device is mentioned. */
function renamed({ way, words }: SpokenWay, mentions: readonly WayMention[]): SpokenWay {
  const isReader = way === "device" && (words.slot === "spoc" || PHONES.has(words.value));
  const others = mentions.some((each) => each.way === "device" && !each.loose);
  const readers = mentions.some((each) => each.way === "reader");
  if (isReader && readers && others) return { way: "reader", words };
  return { way, words };
}

interface Account {
  readonly ways: readonly SpokenWay[];
  readonly mentions: readonly WayMention[];
  readonly statements: Statements;
}

/** Whether a mention is another name for a way that is counted already. */
function isAccounted(mention: WayMention, account: Account): boolean {
  const { ways, mentions } = account;
  const has = (...some: readonly Way[]) => ways.some(({ way }) => some.includes(way));
  if (mention.loose && isByTheWay(mention, account)) return true;
  switch (mention.way) {
    case "device":
      return (
        (has("reader") && isOneThing("reader", "device", account)) ||
        (has("virtualTerminal") && /(?:reader|swiper)s?$/.test(mention.words))
      );
    case "reader":
      return has("device") && (mention.loose || isOneThing("reader", "device", account));
    case "unattended":
      return has("device") && !mentions.some((each) => isApart(each, mention, "device"));
    case "keyed":
      return (
        has("virtualTerminal") ||
        (isKeyedOnDevice(account) && !(mention.electronic && isUsedOtherwise(account))) ||
        isTakenByOthers(mention, ways)
      );
    case "virtualTerminal":
      return has("keyed") || (!TYPED.test(mention.words) && isTakenByOthers(mention, ways));
    case "web":
      return has("link", "virtualTerminal", "outsourced") && isOnlyAside(mention, account);
    default:
      return false;
  }
}

/** A place or a maker that is named beside a way counts only where cards are taken there. */
function isByTheWay(mention: WayMention, { ways, mentions, statements }: Account): boolean {
  if (ways.length === 0) return PLACE.test(mention.words);
  const reading = statements.sources.find(({ number }) => number === 0)?.reading;
  const text = reading?.clauses[mention.clause]?.text ?? "";
  const firm = mentions.filter(({ loose }) => !loose);
  const inSentence = firm.filter(({ sentence }) => sentence === mention.sentence);
  const isProduct = !PLACE.test(mention.words) && !/^(?:machines?|readers?)$/.test(mention.words);
  const listed = new Set(inSentence.map(({ way }) => way));
  if (listed.size > 1 && !isProduct) return false;
  const beside = [
    ...firm.filter(({ clause, way }) => clause === mention.clause && way !== mention.way),
    ...ways.map(({ words }) => words).filter((w) => w.source === 0 && w.clause === mention.clause),
  ];
  if (beside.length === 0) return !OF_CARDS.test(text);
  const isApart = (each: Place) => LISTED.test(between(each, mention, reading?.text ?? ""));
  return !(isProduct && beside.every(isApart));
}

type Place = Pick<WayMention, "start" | "end">;

const PLACE = /^(?:at|in|on|over|face) /;
const OF_CARDS = /\b(?:cards?|taps?|swipes?|swiped|contactless|square|zettle|sumup|clover)\b/;

/** "A till with a reader" is one thing, however often each is named. */
function isOneThing(one: Way, other: Way, { mentions, statements }: Account): boolean {
  const text = statements.sources.find(({ number }) => number === 0)?.reading.text ?? "";
  const ones = mentions.filter(({ way, loose }) => way === one && !loose);
  const others = mentions.filter(({ way }) => way === other);
  if (ones.length === 0 || others.length === 0) return true;
  return ones.some((a) => others.some((b) => a.sentence === b.sentence && !isListed(a, b, text)));
}

/** What stands between the names of two things. */
const LISTED = /[,;&+/]| and | plus | or |\bin the\b|\bat the\b/;

/** A place is another way only where it stands for itself. */
function isListed(a: WayMention, b: WayMention, text: string): boolean {
  return (b.loose ? ADDED : LISTED).test(between(a, b, text));
}

const ADDED = /[,;+]| plus /;

function between(a: Place, b: Place, text: string): string {
  return a.end <= b.start ? text.slice(a.end, b.start) : text.slice(b.end, a.start);
}

/** A mention of another way, in words of its own. */
function isApart(other: WayMention, mention: WayMention, way: Way): boolean {
  const isElsewhere = other.sentence !== mention.sentence || other.clause !== mention.clause;
  return other.way === way && !other.loose && isElsewhere;
}

function isKeyedOnDevice({ ways, mentions, statements }: Account): boolean {
  const device = [...ways, ...mentions].some(({ way }) => way === "device");
  return device && statements.sources.some(({ reading }) => KEYED_ON_DEVICE.test(reading.text));
}

/** Whether the device is spoken of in other words than those that tell what is keyed into it. */
function isUsedOtherwise({ mentions, statements }: Account): boolean {
  const sentences = statements.sources.find(({ number }) => number === 0)?.reading.sentences ?? [];
  return mentions.some(
    ({ way, loose, sentence }) =>
      way === "device" && !loose && !KEYED_ON_DEVICE.test(sentences[sentence]?.text ?? ""),
  );
}

/** Callers whose cards another company takes, or who are sent to a payment page. */
function isTakenByOthers(mention: WayMention, ways: readonly SpokenWay[]): boolean {
  return ways.some(
    ({ way, words }) =>
      isSameSentence(words, mention) &&
      (way === "outsourced" || (way === "web" && words.slot === "web")),
  );
}

function isSameSentence({ source, sentence }: Evidence, mention: WayMention): boolean {
  return source === 0 && sentence === mention.sentence;
}

const TYPED = /^(?:types?|typ|keys?|key|enter|puts?|punch|logs?)/;

/** "They pay online", said of a link, names no shop. */
function isOnlyAside(mention: WayMention, { mentions }: Account): boolean {
  return mentions.some(
    ({ way, sentence }) =>
      (way === "link" || way === "virtualTerminal" || way === "keyed") &&
      sentence === mention.sentence,
  );
}
