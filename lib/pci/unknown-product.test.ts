// Names of products that the table does not know: found where they are plain to see, and nowhere else.
import { expect, test } from "vitest";
import { unknownProduct } from "./unknown-product";

test.each([
  ["We have a Quaypay terminal on the counter.", "Quaypay"],
  ["two Tappo card machines at the bar", "Tappo"],
  ["we use Tappo card terminals at the bar", "Tappo"],
  ["Customers pay with the Quaypay app.", "Quaypay"],
  ["we take cards through Harbor Pay payments", "Harbor Pay"],
  ["Bookings come by TreatSoft booking and guests pay there by card.", "TreatSoft"],
  ["PayZap machine for cards", "PayZap"],
  ["our guests pay with Quaypay Pay", "Quaypay Pay"],
  ["two Bluezap P2PE terminals", "Bluezap"],
  ["We rent a Quaypay machine for cards.", "Quaypay"],
  ["card payments via a booking system called treatly", "treatly"],
  ["a card machine called “Quaypay Go”", "Quaypay Go"],
  ["una app llamada Cobrix", "Cobrix"],
  ["un lecteur appelé Zapette", "Zapette"],
  ["an app named Quaypay.", "Quaypay"],
])("%j", (text, name) => {
  const found = unknownProduct(text);
  expect(found?.quote).toBe(name);
  expect(text.slice(found?.start, found?.end)).toBe(name);
});

test.each([
  "We have a SumUp terminal and the Shopify app.",
  "Our Harrogate terminal and the London till.",
  "the Smith terminal",
  "We have a Barclays machine for cards.",
  "a Visa terminal",
  "We use Apple Pay and Google Pay.",
  "We use Global Payments and a Worldline terminal.",
  "with the Square plugin on our site, our Stripe reader",
  "an Android terminal with a SIM",
  "We have an iPad till and an iPhone app.",
  "Sarah's terminal and the Sarah’s app",
  "Portable terminal from the bank.",
  "A Gaggia machine makes the coffee.",
  "our Bakehouse website",
  "We use Chip and PIN machines for cards.",
  "WE HAVE A QUAYPAY TERMINAL ON THE COUNTER",
  "a card machine called out of order",
  "it is called a terminal",
  "The till. Customers pay there.",
  "We use EPOS systems and pay by card.",
  "ein Karten Terminal mit Internet",
  "a Wi-Fi terminal, a 4G terminal",
  "we called Quaypay about it",
  `a ${"Quaypayquaypayquaypay".repeat(5)} terminal`,
  "",
])("nothing in %j", (text) => {
  expect(unknownProduct(text)).toBeNull();
});

test("a long text is looked through in one go", () => {
  for (const part of ["Quaypay ", "a Quaypay machine ", "card ", "called Quaypay terminal "]) {
    const begun = performance.now();
    unknownProduct(part.repeat(100_000 / part.length));
    expect(performance.now() - begun, part).toBeLessThan(1000);
  }
});
