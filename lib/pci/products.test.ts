// The table of payment products: its form, and that a name settles no more than the product's own default.
import { describe, expect, test } from "vitest";
import eligibility from "./data/eligibility.json" with { type: "json" };
import devices from "./data/products/devices.json" with { type: "json" };
import sectors from "./data/products/sectors.json" with { type: "json" };
import web from "./data/products/web.json" with { type: "json" };
import { allProducts, PRODUCT_KINDS, type Product, productById } from "./products";

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
