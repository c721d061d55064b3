// How names of payment products are found in what people write, and what is no name.
import { describe, expect, test } from "vitest";
import { allProducts, findProducts } from "./products";

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
      allProducts().flatMap(({ id, names }) => names.filter((name) => found(name)[0] !== id)),
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
