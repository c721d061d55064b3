// From what an account shows to payment methods: one per channel, told in the merchant's own voice, and
// never saying more than the account does. What it leaves open is for the determination to ask.
import type { Channel } from "@/lib/domain/payment-method/shape";
import { type CardSale, GATEWAY_NAME, type GatewayReading, type Suggestion } from "./shape";

const KINDS = ["web", "order", "counter", "mobile", "recurring", "unknown"] as const;

type Kind = (typeof KINDS)[number];

interface KindWords {
  readonly name: string;
  readonly channel: Channel;
  readonly opening: string;
  /** One transaction of the kind, and several. */
  readonly one: string;
  readonly many: string;
  /** What the account cannot show. */
  readonly open: string;
}

const WORDS: Readonly<Record<Kind, KindWords>> = {
  web: {
    name: "Online sales",
    channel: "website",
    opening: `I take card payments over the internet through my payment gateway, ${GATEWAY_NAME}.`,
    one: "an internet sale made without the card present",
    many: "internet sales made without the card present",
    open: `The account does not show whether the checkout is a hosted page of ${GATEWAY_NAME} or a form on my own website.`,
  },
  order: {
    name: "Mail and telephone orders",
    channel: "phoneVT",
    opening: `I take card payments by mail or telephone through my payment gateway, ${GATEWAY_NAME}.`,
    one: "a mail or telephone order",
    many: "mail or telephone orders",
    open: "The account does not show who enters the card, or on what.",
  },
  counter: {
    name: "In-person sales",
    channel: "countertop",
    opening: `I take card payments in person, and they go through my payment gateway, ${GATEWAY_NAME}.`,
    one: "a retail sale",
    many: "retail sales",
    open: "The account does not show what reads the card, or how that is connected.",
  },
  mobile: {
    name: "Mobile card payments",
    channel: "mobile",
    opening: `I take card payments on a mobile phone or tablet through my payment gateway, ${GATEWAY_NAME}.`,
    one: "a sale taken on a registered mobile device",
    many: "sales taken on a registered mobile device",
    open: "The account does not show what reads the card.",
  },
  recurring: {
    name: "Recurring billing",
    channel: "recurring",
    opening: `I charge cards again and again by recurring billing at my payment gateway, ${GATEWAY_NAME}, on a schedule.`,
    one: "the charge of a subscription",
    many: "charges of a subscription",
    open: "The account does not show how the card was given the first time.",
  },
  unknown: {
    name: "Card payments",
    channel: "other",
    opening: `I take card payments through my payment gateway, ${GATEWAY_NAME}.`,
    one: "of a kind that the account does not name",
    many: "of a kind that the account does not name",
    open: "The account does not show how the card is entered.",
  },
};

interface Group {
  readonly kind: Kind;
  readonly sales: readonly CardSale[];
}

/** The payment methods that an account suggests, the most used one first. */
export function suggestionsOf(reading: GatewayReading, lookbackDays: number): Suggestion[] {
  const { sales, settings, activeSubscriptions } = reading;
  const groups = groupsOf(sales).filter(({ kind }) => kind !== "recurring");
  const charges = sales.filter((sale) => kindOf(sale) === "recurring");
  const seen = groups.map((group) => seenOf(group, reading));
  const repeated =
    charges.length > 0 || activeSubscriptions > 0 ? [recurring(charges, reading)] : [];
  if (sales.length > 0) return [...seen, ...repeated].sort(byUse);
  // Nothing was sold lately, or it may not be seen: the settings tell what the account is for.
  const expected = groupsOf(settings.setUpFor).map(({ kind }) =>
    unusedOf(kind, reading, lookbackDays),
  );
  return [...expected, ...repeated];
}

function byUse(a: Suggestion, b: Suggestion): number {
  return b.evidence.transactions - a.evidence.transactions;
}

function groupsOf(sales: readonly CardSale[]): Group[] {
  return KINDS.map((kind) => ({
    kind,
    sales: sales.filter((sale) => kindOf(sale) === kind),
  })).filter((group) => group.sales.length > 0);
}

function kindOf({ market, present, mobile, recurring }: CardSale): Kind {
  if (recurring) return "recurring";
  if (mobile) return "mobile";
  if (market === "eCommerce") return "web";
  if (market === "MOTO") return "order";
  if (market === "Retail" || present) return "counter";
  return present === false ? "web" : "unknown";
}

function seenOf({ kind, sales }: Group, reading: GatewayReading): Suggestion {
  const { opening, open } = WORDS[kind];
  const share = shareOf(sales.length, reading.sales.length, kind);
  const sentences = [opening, share, presenceOf(kind, sales), open];
  return suggestion(kind, sentences, evidenceOf(sales, reading));
}

function recurring(charges: readonly CardSale[], reading: GatewayReading): Suggestion {
  const { activeSubscriptions: active, sales } = reading;
  const { opening, open } = WORDS.recurring;
  const sentences = [
    opening,
    active === 1 ? "My account there has 1 active subscription." : "",
    active > 1 ? `My account there has ${active} active subscriptions.` : "",
    charges.length > 0 ? shareOf(charges.length, sales.length, "recurring") : "",
    open,
  ];
  const evidence = { ...evidenceOf(charges, reading), subscriptions: active };
  return suggestion("recurring", sentences, evidence);
}

/** What an account is set up for may never have been used: here the merchant claims no sales. */
function unusedOf(kind: Kind, reading: GatewayReading, lookbackDays: number): Suggestion {
  const days = lookbackDays === 1 ? "last day" : `last ${lookbackDays} days`;
  const why = reading.transactionsReadable
    ? `it shows no card payment of the ${days}`
    : "its transactions could not be read";
  const { many, open } = WORDS[kind];
  const setUp = `My payment gateway account at ${GATEWAY_NAME} is set up for ${many}, but ${why}.`;
  return suggestion(kind, [setUp, open], evidenceOf([], reading));
}

function evidenceOf(sales: readonly CardSale[], { sales: all }: GatewayReading) {
  const share = all.length === 0 ? 0 : sales.length / all.length;
  return { transactions: sales.length, share: Math.round(share * 100) / 100 };
}

function suggestion(
  kind: Kind,
  sentences: readonly string[],
  evidence: Suggestion["evidence"],
): Suggestion {
  const { name, channel } = WORDS[kind];
  const description = sentences.filter((each) => each !== "").join(" ");
  return { name, description, channel, vendor: GATEWAY_NAME, evidence };
}

function shareOf(own: number, all: number, kind: Kind): string {
  const { one, many } = WORDS[kind];
  if (all === 1) return `The only recent card transaction in my account there is ${one}.`;
  if (own === all) return `All ${all} recent card transactions in my account there are ${many}.`;
  const verb = own === 1 ? `1 is ${one}` : `${own} are ${many}`;
  return `Of ${all} recent card transactions in my account there, ${verb}.`;
}

/** Sales in person whose card was not there: staff typed its number. Elsewhere that is the rule. */
function presenceOf(kind: Kind, sales: readonly CardSale[]): string {
  if (kind !== "counter" && kind !== "mobile") return "";
  const absent = sales.filter(({ present }) => present === false).length;
  const present = sales.filter((sale) => sale.present === true).length;
  if (present === sales.length) return "The card was present.";
  if (absent === 0) return "";
  return absent === 1
    ? "1 of them was made without the card present."
    : `${absent} of them were made without the card present.`;
}
