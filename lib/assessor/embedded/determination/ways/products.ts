// What is known of the payment products that a text names: by the product's own default, and only where the merchant's
// words say nothing else.
import {
  type Evidence,
  isNotNow,
  type Source,
} from "@/lib/assessor/embedded/determination/evidence";
import type { Way } from "@/lib/assessor/embedded/determination/facts/payment-ways";
import { isPartners } from "@/lib/assessor/embedded/determination/quoted";
import type { Slot } from "@/lib/assessor/embedded/determination/signal";
import { type Clause, quoteOf } from "@/lib/assessor/embedded/text/clauses";
import type { DeterminationInput, ExtractedFact } from "@/lib/assessor/port";
import { findProducts, type Product, type ProductKind } from "@/lib/pci/products";
import { unknownProduct } from "@/lib/pci/unknown-product";
import type { WayMention } from "./mentions";

type Values = readonly (readonly [Slot, string])[];

/** What a fact that a product settles says of the ways of taking cards. */
const SAYS: Readonly<Record<string, Values>> = {
  "ecomMethod=embeddedProviderForm": [["web", "embeddedProviderForm"]],
  "ecomMethod=redirect": [["web", "redirect"]],
  "ecomMethod=paymentLink": [["way", "link"]],
  "ecomMethod=siteRunWhollyByProvider": [["platform", "provider"]],
  "ecomMethod=directPost": [["web", "directPost"]],
  "ecomMethod=merchantScriptOrForm": [["web", "merchantScriptOrForm"]],
  "ecomMethod=serverReceivesCardData": [["web", "serverReceivesCardData"]],
  "entryMethod=ipTerminalStandalone": [
    ["way", "terminal"],
    ["standalone", "yes"],
    ["connection", "ip"],
  ],
  "entryMethod=terminalTiedToPos": [["way", "tied"]],
  "entryMethod=virtualTerminal": [["way", "virtualTerminal"]],
  "entryMethod=tapOnPhone": [["way", "tapOnPhone"]],
  "entryMethod=imprinter": [["way", "imprinter"]],
  "dependsOnOtherDevice=yes": [["way", "mobileReader"]],
};

/** What the kind of a product says by itself. */
const KIND_SAYS: Readonly<Partial<Record<ProductKind, Values>>> = {
  terminal: [
    ["way", "terminal"],
    ["pts", "hint"],
  ],
};

/** The way of taking cards that a kind of product is for. */
const WAY_OF_KIND: Readonly<Partial<Record<ProductKind, Way>>> = {
  terminal: "device",
  imprinter: "device",
  pointOfSale: "device",
  reader: "reader",
  tapOnPhone: "reader",
  virtualTerminal: "virtualTerminal",
  paymentLink: "link",
  hostedPage: "web",
  embeddedFields: "web",
  shopPlatform: "web",
  shopPlugin: "web",
};

const MOST_NAMED = 5;

/** The products that a thread names, those that the table does not know among them, as facts. */
export function productFacts(
  sources: readonly Source[],
  input: Pick<DeterminationInput, "descriptionBy">,
): ExtractedFact[] {
  const named = sources
    .filter(({ chosen }) => !chosen)
    .flatMap((source) => {
      const unknown = unknownProduct(source.reading.original);
      const basis = isPartners({ source: source.number }, input) ? "product" : "said";
      return [
        ...namedProducts(source).products,
        ...(unknown ? [{ name: unknown.quote, quote: unknown.quote }] : []),
      ].map((each) => ({ ...each, basis }) as const);
    });
  // The description comes first: what an answer names as well is the merchant's own.
  return [...new Map(named.map((each) => [each.name, each])).values()]
    .slice(0, MOST_NAMED)
    .map(({ name, quote, basis }) => ({
      ...{ fact: "product", value: name, certainty: "certain", basis, quote },
    }));
}

/** What a text tells by the names of products. */
export interface Named {
  /** What each product is called. */
  readonly products: readonly { readonly name: string; readonly quote: string }[];
  readonly evidence: readonly Evidence[];
  readonly mentions: readonly WayMention[];
}

/** What a text tells by the names of products that the merchant uses today. */
export function namedProducts(source: Source): Named {
  const { reading } = source;
  const found = findProducts(reading.original).flatMap(({ product, start, end }) => {
    const clause = clauseAt(source, start);
    return clause && isUsed(source, clause, start, end) ? [{ product, clause, at: start }] : [];
  });
  return {
    products: found.map(({ product, clause }) => ({
      name: product.name,
      quote: quoteOf(reading, clause.start, clause.end),
    })),
    evidence: found.flatMap(({ product, clause }) => evidenceOf(product, clause, source)),
    mentions: found.flatMap((each) => mentionOf(each, source)),
  };
}

/** The part of a clause between commas that holds a place. */
function partAround({ text }: Clause, at: number): string {
  const before =
    text
      .slice(0, at)
      .split(/[,;]| and /)
      .at(-1) ?? "";
  const [after = ""] = text.slice(at).split(/[,;]| and /);
  return before + after;
}

interface NamedAt {
  readonly product: Product;
  readonly clause: Clause;
  /** Where the name begins in the original text. */
  readonly at: number;
}

function originalOffset({ reading }: Source, offset: number): number {
  return reading.copy.from[offset] ?? reading.original.length;
}

/** The clause that holds a place of the original text; words to the system are left out. */
function clauseAt(source: Source, start: number): Clause | undefined {
  const clauses = source.sentences.flatMap((sentence) => sentence.clauses);
  return clauses.find(
    (clause) =>
      originalOffset(source, clause.start) <= start && start < originalOffset(source, clause.end),
  );
}

function isUsed(source: Source, clause: Clause, start: number, end: number): boolean {
  const { modality, text } = clause;
  const isDenied = modality.negations.some(
    (scope) =>
      originalOffset(source, clause.start + scope.start) < end &&
      start < originalOffset(source, clause.start + scope.end),
  );
  return !isDenied && !isNotNow(text, modality);
}

function evidenceOf(product: Product, clause: Clause, { reading, number }: Source): Evidence[] {
  const settled = Object.entries(product.settles).flatMap(
    ([fact, value]) => SAYS[`${fact}=${value}`] ?? [],
  );
  if (isProvidersOwn(product)) settled.push(["web", "provider"]);
  const place = { source: number, sentence: clause.sentence, clause: clause.index };
  const quote = quoteOf(reading, clause.start, clause.end);
  const { start, end, text } = clause;
  const ofKind = isBroad(product) ? [] : (KIND_SAYS[product.kind] ?? []);
  return [...settled, ...ofKind].map(
    ([slot, value]): Evidence => ({
      ...{ slot, value, firmness: "implied", basis: "product", quote },
      ...{ ...place, text, start, end },
    }),
  );
}

function mentionOf({ product, clause, at }: NamedAt, source: Source): WayMention[] {
  const { reading } = source;
  const start = reading.copy.from.findIndex((offset) => offset >= at);
  const way = wayOf(product, partAround(clause, start - clause.start));
  if (!way) return [];
  const place = { sentence: clause.sentence, clause: clause.index, start, end: start + 1 };
  const quote = quoteOf(reading, clause.start, clause.end);
  return [
    {
      way,
      quote,
      words: product.name.toLowerCase(),
      loose: isBroad(product),
      electronic: false,
      ...place,
    },
  ];
}

/** Whether the card is typed on the provider's page or in its boxes, whichever of its ways is used. */
function isProvidersOwn({ kind, settles, narrows }: Product): boolean {
  if (kind === "shopPlugin" && settles.ecomMethod === "embeddedProviderForm") return true;
  const ways = narrows?.ecomMethod ?? [];
  return ways.length > 0 && ways.every((way) => PROVIDERS_OWN.has(way));
}

const PROVIDERS_OWN: ReadonlySet<string> = new Set([
  "siteRunWhollyByProvider",
  "paymentLink",
  "redirect",
  "embeddedProviderForm",
]);

/** A maker's name, which says nothing of the device. */
function isBroad({ kind, settles, ambiguous }: Product): boolean {
  const isKnown = "entryMethod" in settles || "dependsOnOtherDevice" in settles;
  return kind === "terminal" ? !isKnown : ambiguous && Object.keys(settles).length === 0;
}

/** A platform for sales of every kind is one for sales online where nothing is told of a device. */
function wayOf({ kind, merchantTakesCard, takes }: Product, text: string): Way | undefined {
  if (merchantTakesCard === "no") return undefined;
  if (kind !== "sectorPlatform") return WAY_OF_KIND[kind];
  return takes.includes("ecommerce") && !AT_A_DEVICE.test(text) ? "web" : undefined;
}

const AT_A_DEVICE =
  /\b(?:terminals?|machines?|readers?|tills?|pdqs?|pin ?pads?|pos|epos|handhelds?|tablets?|ipads?|swipes?|taps?|counter|desk|reception|bar|restaurant|lobby|checks? ?out)\b/;
