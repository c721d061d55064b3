// Brings together the ways of taking cards that are described and those that are only mentioned: each is accounted for,
// and what are two names for one thing is counted once.
import type { SpokenWay, Way } from "@/lib/assessor/embedded/determination/facts/payment-ways";
import type { Statements } from "@/lib/assessor/embedded/determination/statements";
import { boundedPattern } from "@/lib/assessor/embedded/text/bounded";
import { asEvidence, type WayMention } from "./mentions";

/** Card numbers of callers that go into the machine on the counter are no way of their own. */
const KEYED_ON_DEVICE = boundedPattern(
  "\\b(?:types?|typed|typing|keys?|keyed|keying|enters?|entered|puts?|punch(?:es|ed)?|charges?) (?:it|them|that|these|those|the card|the cards|the number|the numbers|cards|the details|card numbers)? ?(?:in|into|in to|on|onto|through|by hand (?:in|into|on))* ?(?:the|our|that|my|a) (?:same )?(?:[a-z]+ ){0,2}(?:machine|terminal|pdq|pin ?pad|till|reader|app)\\b",
);

/** The described ways with those that are mentioned besides. */
export function withMentioned(
  described: readonly SpokenWay[],
  statements: Statements,
): SpokenWay[] {
  const mentions = statements.sources.flatMap(({ mentions: own = [] }) => own);
  const named = new Set(mentions.map(({ way }) => way));
  const ways = described.map((each) => renamed(each, mentions));
  for (const mention of mentions) {
    if (ways.some(({ way }) => way === mention.way)) continue;
    if (isAccounted(mention, { ways, named, mentions, statements })) continue;
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
  readonly named: ReadonlySet<Way>;
  readonly mentions: readonly WayMention[];
  readonly statements: Statements;
}

/** Whether a mention is another name for a way that is counted already. */
function isAccounted(mention: WayMention, account: Account): boolean {
  const has = (...some: readonly Way[]) => account.ways.some(({ way }) => some.includes(way));
  switch (mention.way) {
    case "device":
      return has("reader", "unattended") && mention.loose;
    case "reader":
      return has("device") && !account.mentions.some((each) => isApart(each, mention, "device"));
    case "unattended":
      return has("device") && !account.mentions.some((each) => isApart(each, mention, "device"));
    case "keyed":
      return has("virtualTerminal", "outsourced", "keyed") || isKeyedOnDevice(account);
    case "virtualTerminal":
      return has("keyed", "outsourced");
    case "web":
      return has("link", "virtualTerminal", "outsourced") && isOnlyAside(mention, account);
    default:
      return false;
  }
}

/** A mention of another way, in words of its own. */
function isApart(other: WayMention, mention: WayMention, way: Way): boolean {
  const isElsewhere = other.sentence !== mention.sentence || other.clause !== mention.clause;
  return other.way === way && !other.loose && isElsewhere;
}

function isKeyedOnDevice({ ways, statements }: Account): boolean {
  const device = ways.some(({ way }) => way === "device" || way === "reader");
  return device && statements.sources.some(({ reading }) => KEYED_ON_DEVICE.test(reading.text));
}

/** "They pay online", said of a link, names no shop. */
function isOnlyAside(mention: WayMention, { mentions }: Account): boolean {
  return mentions.some(
    ({ way, sentence }) =>
      (way === "link" || way === "virtualTerminal" || way === "keyed") &&
      sentence === mention.sentence,
  );
}
