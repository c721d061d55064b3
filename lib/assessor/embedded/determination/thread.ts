// Reads a whole thread: description, answers, and what the vendor member adds where words are
// silent.
import type { DeterminationInput } from "@/lib/assessor/port";

import { readAnswer } from "./answers";
import { readDescription, understood } from "./description";
import { type Evidence, readSource, type Source } from "./evidence";
import { spokenWays } from "./facts/payment-ways";
import type { Hint } from "./findings";
import { foreignLanguage, ownWords } from "./language";
import type { Slot } from "./signal";
import { plus, type Statements } from "./statements";
import { mentionedWays } from "./ways/mentions";
import { namedProducts } from "./ways/products";

/** Number of the source that stands for the vendor member; its words are never quoted. */
export const VENDOR = -1;

const VENDOR_SLOTS: Readonly<Record<"web" | "device", readonly Slot[]>> = {
  web: ["web", "platform"],
  device: ["encryption", "spoc", "pts", "way"],
};
const HINTS: Readonly<Record<string, Hint>> = {
  website: "web",
  links: "link",
  countertop: "device",
  mobile: "mobile",
  phoneVT: "keyed",
  mailOrder: "keyed",
};

/** The statements of the thread. */
export function readThread(input: DeterminationInput): Statements {
  const first = withMentions(readDescription(input.description));
  const abroad = foreignLanguage(ownWords(first)) !== undefined;
  const answers = input.rounds.map((round, index) => {
    const answer = understood(readAnswer(round, index + 1), abroad);
    return LISTINGS.has(round.topic) ? answer : withoutNames(answer, first);
  });
  const texts = [first, ...answers];
  const told = { sources: texts, evidence: texts.flatMap(({ evidence }) => evidence) };
  const spoken = plus(told, byProducts(told));
  const vendor = vendorEvidence(input.vendor, spoken);
  return { sources: texts, evidence: [...spoken.evidence, ...vendor] };
}

/** What products are known for counts only where the same words say nothing else of it. */
function byProducts({ sources, evidence }: Statements): Evidence[] {
  const named = sources
    .filter(({ chosen }) => !chosen)
    .flatMap((each) => namedProducts(each).evidence);
  return named.filter(
    (each) =>
      !evidence.some(
        ({ slot, source, sentence }) =>
          slot === each.slot && source === each.source && sentence === each.sentence,
      ),
  );
}

/** Topics of the questions whether a device is on a list. */
const LISTINGS: ReadonlySet<string> = new Set(["p2peListed", "readerListed", "spocListed"]);

/** "The P2PE terminals", said by the way, takes back nothing of what was told about their listing. */
function withoutNames(answer: Source, first: Source): Source {
  const evidence = answer.evidence.filter(
    ({ slot, value }) =>
      value !== "claimed" ||
      !first.evidence.some((each) => each.slot === slot && each.value !== "claimed"),
  );
  return { ...answer, evidence };
}

/** The description with the ways of taking cards that it mentions. */
function withMentions(source: Source): Source {
  return { ...source, mentions: [...mentionedWays(source), ...namedProducts(source).mentions] };
}

/** What the channel member suggests where the words name no method. */
export function hintOf(input: DeterminationInput): Hint {
  return input.channel === null ? undefined : HINTS[input.channel];
}

/** The vendor member is weak evidence: it counts only for what the words leave out. */
function vendorEvidence(vendor: string | null, spoken: Statements): Evidence[] {
  if (vendor === null || vendor.trim() === "") return [];
  const ways = spokenWays(spoken).map(({ way }) => way);
  const way = ways[0];
  if (ways.length > 1 || (way && way !== "web" && way !== "device")) return [];
  const slots = way === "web" || way === "device" ? VENDOR_SLOTS[way] : undefined;
  return readSource(vendor, VENDOR)
    .evidence.filter(({ slot, value }) => {
      if (slots && !slots.includes(slot)) return false;
      if (slot === "storage" || slot === "location") return false;
      if (slot === "way" && way && value !== "mobileReader") return false;
      return !spoken.evidence.some((e) => e.slot === slot && (slot !== "way" || e.value === value));
    })
    .map((evidence) => ({ ...evidence, firmness: "implied" }));
}
