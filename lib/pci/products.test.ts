// The table of payment products: what a name may settle, and how names are found in what people write.
import { describe, expect, test } from "vitest";
import eligibility from "./data/eligibility.json" with { type: "json" };
import devices from "./data/products/devices.json" with { type: "json" };
import sectors from "./data/products/sectors.json" with { type: "json" };
import web from "./data/products/web.json" with { type: "json" };
import { allProducts, findProducts, PRODUCT_KINDS, type Product, productById } from "./products";

const FACTS: Readonly<Record<string, readonly string[]>> = eligibility.facts;
const PRODUCTS = allProducts();

/** The values of facts that a product of a kind may settle by its name, each its only form. */
const MAY_SETTLE: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  terminal: {
    entryMethod: ["ipTerminalStandalone", "terminalTiedToPos"],
    dependsOnOtherDevice: ["yes", "no"],
    readerClassScrOrScrp: ["no"],
  },
  reader: { dependsOnOtherDevice: ["yes"], readerClassScrOrScrp: ["yes", "no"] },
  tapOnPhone: { entryMethod: ["tapOnPhone"] },
  virtualTerminal: { entryMethod: ["virtualTerminal"] },
  imprinter: { entryMethod: ["imprinter"] },
  gatewayApi: { ecomMethod: ["directPost", "merchantScriptOrForm", "serverReceivesCardData"] },
  hostedPage: { ecomMethod: ["redirect"], paymentPageElements: ["providerOnly"] },
  embeddedFields: { ecomMethod: ["embeddedProviderForm"] },
  paymentLink: { ecomMethod: ["paymentLink"], paymentPageElements: ["providerOnly"] },
  wallet: { ecomMethod: ["redirect"], paymentPageElements: ["providerOnly"] },
  shopPlatform: {
    ecomMethod: ["siteRunWhollyByProvider", "redirect"],
    paymentPageElements: ["providerOnly"],
  },
  shopPlugin: {
    ecomMethod: [
      "redirect",
      "embeddedProviderForm",
      "merchantScriptOrForm",
      "serverReceivesCardData",
    ],
    paymentPageElements: ["providerOnly"],
  },
  pointOfSale: {},
  sectorPlatform: {
    ecomMethod: ["siteRunWhollyByProvider", "paymentLink", "embeddedProviderForm"],
    paymentPageElements: ["providerOnly"],
  },
};

const PROVIDERS_PAGES = ["paymentLink", "redirect", "siteRunWhollyByProvider"];

/** The ids of the products that something is true of. */
function idsOf(isSo: (product: Product) => boolean): string[] {
  return PRODUCTS.filter(isSo).map(({ id }) => id);
}

describe("the table", () => {
  test("each id and each name is there once over all files", () => {
    const ids = PRODUCTS.map(({ id }) => id);
    const names = PRODUCTS.flatMap((product) => product.names);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(productById("sumup-air")?.name).toBe("SumUp Air");
  });

  test("names are lower case, in letters, digits and single spaces", () => {
    const words = /^[a-z0-9]+(?: [a-z0-9]+)*$/;
    expect(
      PRODUCTS.flatMap(({ names, onlyWith, notAfter = [], notBefore = [] }) =>
        [...names, ...onlyWith, ...notAfter, ...notBefore].filter((name) => !words.test(name)),
      ),
    ).toEqual([]);
    expect(idsOf(({ names }) => names.length === 0)).toEqual([]);
    expect(idsOf(({ ambiguous, names }) => !ambiguous && names.some((n) => n.length < 3))).toEqual(
      [],
    );
  });

  test("every fact and value is one of eligibility.json, and nothing is both settled and open", () => {
    const unknown = (product: Product) => [
      ...Object.entries(product.settles).filter(([fact, value]) => !FACTS[fact]?.includes(value)),
      ...Object.entries(product.narrows ?? {}).filter(
        ([fact, values]) =>
          values.length < 2 ||
          !product.leavesOpen.includes(fact) ||
          values.some((value) => !FACTS[fact]?.includes(value)),
      ),
      ...product.leavesOpen.filter((fact) => !FACTS[fact] || fact in product.settles),
      ...product.takes.filter((channel) => !FACTS.channel?.includes(channel)),
    ];
    expect(idsOf((product) => unknown(product).length > 0)).toEqual([]);
  });

  test("every source is an https address, and every text is there", () => {
    expect(idsOf(({ source }) => new URL(source).protocol !== "https:")).toEqual([]);
    expect(
      idsOf(({ name, maker, inWords, sourceSays }) => !(name && maker && inWords && sourceSays)),
    ).toEqual([]);
    expect(idsOf(({ inWords }) => inWords.split(" ").length > 20)).toEqual([]);
    expect(idsOf(({ confidence }) => !["read", "known"].includes(confidence))).toEqual([]);
  });

  test.each([
    ["devices", devices],
    ["web", web],
    ["sectors", sectors],
  ])("%s holds its kinds one after the other, each in the order of its ids", (_, products) => {
    const kinds = [...new Set(products.map(({ kind }) => kind))];
    expect(kinds.filter((kind) => !PRODUCT_KINDS.some((known) => known === kind))).toEqual([]);
    const sorted = products.toSorted(
      (a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || (a.id < b.id ? -1 : 1),
    );
    expect(products.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id));
  });

  test("a name with words that go with it says that it is ambiguous, and the other way round", () => {
    expect(idsOf(({ ambiguous, onlyWith }) => ambiguous !== onlyWith.length > 0)).toEqual([]);
    expect(
      idsOf(({ ambiguous, notAfter, notBefore }) => !ambiguous && Boolean(notAfter ?? notBefore)),
    ).toEqual([]);
  });
});

describe("a name alone never settles more than the product's own default", () => {
  test("only what a product of its kind can have as its only form", () => {
    expect(
      idsOf(({ kind, settles }) =>
        Object.entries(settles).some(([fact, value]) => !MAY_SETTLE[kind]?.[fact]?.includes(value)),
      ),
    ).toEqual([]);
  });

  test("a point of sale settles nothing, and a gateway only where its name is one way of integration", () => {
    expect(
      idsOf(({ kind, settles }) => kind === "pointOfSale" && Object.keys(settles).length > 0),
    ).toEqual([]);
    expect(
      idsOf(
        ({ kind, settles, alsoSoldAs }) =>
          kind === "gatewayApi" && Object.keys(settles).length > 0 && alsoSoldAs !== null,
      ),
    ).toEqual([]);
  });

  test("a machine stands alone only where it needs no phone, and its listing and network stay open", () => {
    expect(
      idsOf(
        ({ settles, leavesOpen }) =>
          settles.entryMethod === "ipTerminalStandalone" &&
          !(
            settles.dependsOnOtherDevice === "no" &&
            settles.readerClassScrOrScrp === "no" &&
            leavesOpen.includes("deviceListing") &&
            leavesOpen.includes("isolatedFromOtherSystems")
          ),
      ),
    ).toEqual([]);
  });

  test("a page that is the provider's has only the provider's parts, unless it says what may come in", () => {
    expect(
      idsOf(({ settles, leavesOpen, alsoSoldAs }) => {
        const isProviders = PROVIDERS_PAGES.includes(settles.ecomMethod ?? "");
        if (!isProviders) return settles.paymentPageElements !== undefined;
        if (settles.paymentPageElements === "providerOnly") return false;
        return !(leavesOpen.includes("paymentPageElements") && alsoSoldAs !== null);
      }),
    ).toEqual([]);
  });

  test("whoever never takes a card settles nothing and leaves nothing open", () => {
    expect(
      idsOf(
        ({ merchantTakesCard, settles, leavesOpen, takes }) =>
          merchantTakesCard === "no" &&
          Object.keys(settles).length + leavesOpen.length + takes.length > 0,
      ),
    ).toEqual([]);
  });

  test.each([
    "sumup",
    "zettle",
    "square",
    "clover",
    "stripe",
    "paypal",
    "worldpay online",
    "dojo",
    "adyen",
    "xero",
    "sage",
    "quickbooks payments",
  ])("the bare name %s settles nothing", (name) => {
    expect(PRODUCTS.find(({ names }) => names.includes(name))?.settles).toEqual({});
  });

  test("a Dojo Go is a machine of its own", () => {
    expect(productById("dojo-go")?.settles).toEqual({
      entryMethod: "ipTerminalStandalone",
      dependsOnOtherDevice: "no",
      readerClassScrOrScrp: "no",
    });
  });
});

/** What is found in a text: the products' ids. */
function found(text: string): string[] {
  return findProducts(text).map(({ product }) => product.id);
}

describe("names as people write them", () => {
  test.each([
    ["we have a sum up air at the stall", ["sumup-air"]],
    ["a SumUpAir", ["sumup-air"]],
    ["Sum-Up Air", ["sumup-air"]],
    ["the clover's card slot is broken", ["clover-devices"]],
    ["Clover’s Mini", ["clover-mini"]],
    ["SHOPIFY!", ["shopify"]],
    ["shopify's checkout", ["shopify"]],
    ["i zettle", ["zettle-devices"]],
    ["iZettle reader", ["zettle-reader"]],
    ["woo commerce with the stripe plugin", ["woocommerce-stripe"]],
    ["WooCommerce and PayPal", ["woocommerce", "paypal"]],
    ["Ingenico Desk/5000", ["ingenico-desk-5000"]],
    ["Verifone V400m", ["verifone-v240m"]],
    ["two SumUps and a zettle", ["sumup-devices", "zettle-devices"]],
    ["authorize.net and checkout.com", ["authorize-net", "checkout-com"]],
    ["Datáfono del banco", ["redsys-tpv-fisico"]],
    ["un terminal Clip Plus", ["clip-plus"]],
    ["PIN+ from SumUp, a SumUp PIN+", ["sumup-devices", "sumup-pin-plus"]],
    ["Paypal, zettle; sumup.", ["paypal", "zettle-devices", "sumup-devices"]],
    ["We are on Just Eat and deliveroo", ["just-eat", "deliveroo"]],
    ["dojo go", ["dojo-go"]],
    [
      "Tap & Chip Reader from Shopify: Shopify Tap & Chip Reader",
      ["shopify", "shopify-tap-and-chip-reader"],
    ],
  ])("%j", (text, ids) => {
    expect(found(text)).toEqual(ids);
  });

  test("a mention is quoted as it was written, with its place", () => {
    const text = "At fairs we use the Śum-Up  AIR’s app.";
    const [mention] = findProducts(text);
    expect(mention).toMatchObject({ quote: "Śum-Up  AIR", start: 20, end: 31 });
    expect(text.slice(mention?.start, mention?.end)).toBe(mention?.quote);
  });

  test("the longest name wins, and no place is counted twice", () => {
    expect(found("our square terminal")).toEqual(["square-terminal"]);
    expect(found("stripe payment links by mail")).toEqual(["stripe-payment-links"]);
    expect(found("woocommerce stripe payment link")).toEqual([
      "woocommerce",
      "stripe-payment-links",
    ]);
  });

  test("every name of the table is found where it stands by itself", () => {
    expect(
      PRODUCTS.flatMap(({ id, names }) => names.filter((name) => found(name)[0] !== id)),
    ).toEqual([]);
  });
});

describe("what is no name", () => {
  test.each([
    "Our stall is on the Market Square. Cards are taken with a reader.",
    "200 square metres of shop, card payments at the till",
    "The farm is in Clover Lane and takes cards by machine.",
    "The reader takes the magnetic stripe; customers pay in the shop.",
    "We sell cheese toast and have a card terminal.",
    "To sum up, we take card payments.",
    "Coaches for 50 pax, paid by bank.",
    "Stripes and squares on our website",
    "a striped Shopifyish wixen sumupish thing",
    "Customers just eat here and pay by card.",
    "We have seven rooms and seven machines.",
    "People give a little money by card.",
    "le TPE ça marche",
    "Le client paie l'addition à la caisse par carte.",
    "We use sum. Up we go.",
    "sumup2go",
    "We move 5000 parcels a year.",
    "",
    "…",
  ])("%j", (text) => {
    expect(found(text)).toEqual([]);
  });

  test("an ordinary word counts with a word that goes with it, in its sentence or close by", () => {
    expect(found("we take cards with square")).toEqual(["square-devices"]);
    expect(found("We have Clover. One machine at the till.")).toEqual(["clover-devices"]);
    expect(found("We have clover. One machine at the till.")).toEqual([]);
    expect(found("Clover")).toEqual(["clover-devices"]);
    expect(found("toast is what we eat")).toEqual([]);
    expect(found(`toast ${"and more of it ".repeat(30)} pos`)).toEqual([]);
  });
});

test("a text of any length is read in one go", () => {
  const answer = "We take cards with square and a sum up air. Bookings come by Fresha, and we use "
    .repeat(38)
    .slice(0, 3000);
  findProducts(answer);
  const started = performance.now();
  for (let run = 0; run < 20; run += 1) findProducts(answer);
  expect((performance.now() - started) / 20).toBeLessThan(5);
  for (const part of ["square ", "a ", "just eat ", "sum up ", "a.b,c\n", "é"]) {
    const long = part.repeat(100_000 / part.length);
    const begun = performance.now();
    findProducts(long);
    expect(performance.now() - begun, part).toBeLessThan(1000);
  }
});
