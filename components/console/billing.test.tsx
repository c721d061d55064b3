// What operators see of bills: empty and full lists, and no act that is locked.
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AccountStatementPanel } from "@/components/dashboard/account-statement";
import { AccountFacts } from "./account";
import { NewPlanForm, PlanList } from "./plans";
import { AgeSums, ReceivableList } from "./receivables";
import { SellerPanel } from "./seller";
import { Statement } from "./statement";

const PAGE = "/console/receivables";
const act = async () => ({});
const PLAN = {
  ...{ id: "pln_1", version: 2, name: "Large books", currency: "EUR", unitPrice: 300, partners: 1 },
  ...{ tiers: [{ from: 101, unitPrice: 250 }], minimum: 5000, taxName: "VAT", taxBasisPoints: 825 },
  ...{ termsDays: 30, active: true, standard: false, createdAt: "2026-10-01T00:00:00.000Z" },
};
const INVOICE = {
  ...{ id: "ivc_1", number: "2026-000001", issuedAt: "2026-10-01T00:00:00.000Z", pdf: true },
  ...{ dueAt: "2026-10-31T00:00:00.000Z", amount: 123_450, open: 100_000, currency: "EUR" },
  status: "open" as const,
  stripe: null,
  settlements: [
    {
      ...{ id: "pay_1", kind: "payment" as const, amount: 23_450, day: "2026-11-02" },
      ...{ note: "Transfer 7", recordedBy: "user:usr_1" },
    },
  ],
  creditNotes: [
    {
      ...{ id: "crn_1", number: "CN-2026-000001", issuedAt: "2026-11-03T00:00:00.000Z" },
      ...{ net: 1000, amount: 1190, currency: "EUR", reason: "Ten too many", pdf: true },
    },
  ],
  creditableNet: 120_000,
};
const ACCOUNT = {
  ...{
    partnerId: "prt_1",
    name: "Harbor",
    mode: "live" as const,
    billingStatus: "past_due" as const,
  },
  ...{ planId: "pln_1", billedTo: null, stripeConnected: false },
  ...{ balances: [{ currency: "EUR", open: 100_000 }] },
  credit: [{ currency: "EUR", amount: 1190 }],
  ...{ invoices: [INVOICE], nextToken: null },
};
const textOf = (node: ReactNode) =>
  renderToStaticMarkup(node)
    .replaceAll("\u00A0", " ")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

test("a plan says all that it asks for", () => {
  const text = textOf(<PlanList plans={[PLAN]} change={null} />);
  for (const said of [
    "EUR 3.00",
    "From number 101",
    "EUR 2.50",
    "EUR 50.00",
    "VAT, 8.25%",
    "30 days",
  ]) {
    expect(text).toContain(said);
  }
});

test("what is locked is not offered", () => {
  const locked = [
    <PlanList key="plans" plans={[PLAN]} change={null} />,
    <SellerPanel key="seller" seller={null} save={null} />,
    <Statement key="statement" page={PAGE} query={{}} account={ACCOUNT} acts={null} />,
  ];
  for (const panel of locked) expect(renderToStaticMarkup(panel)).not.toContain("<form");
  const acts = { pay: act, writeOff: act, credit: act, pushAgain: act, once: "once" };
  const open = [
    <PlanList key="plans" plans={[PLAN]} change={act} />,
    <NewPlanForm key="new" create={act} once="once" />,
    <SellerPanel key="seller" seller={null} save={act} />,
    <Statement key="statement" page={PAGE} query={{}} account={ACCOUNT} acts={acts} />,
  ];
  for (const panel of open) expect(renderToStaticMarkup(panel)).toContain("<form");
});

test("a statement shows what came in and what is open, and nothing to do once it is settled", () => {
  const text = textOf(<Statement page={PAGE} query={{}} account={ACCOUNT} acts={null} />);
  expect(text).toContain("EUR 1,234.50 EUR 1,000.00 open");
  expect(text).toContain("Transfer 7 EUR 234.50");
  expect(text).toContain("Credit note CN-2026-000001 3 Nov 2026 : Ten too many EUR 11.90");
  const over = { status: "credited" as const, open: 0, creditableNet: 0 };
  const settled = { ...ACCOUNT, invoices: [{ ...INVOICE, ...over }] };
  const acts = { pay: act, writeOff: act, credit: act, pushAgain: act, once: "once" };
  const page = <Statement page={PAGE} query={{}} account={settled} acts={acts} />;
  expect(renderToStaticMarkup(page)).not.toContain("<form");
  expect(textOf(<AccountFacts account={ACCOUNT} plans={[PLAN]} />)).toContain(
    "nobody has said an address",
  );
});

test("a statement of account shows all its sums, both files of its days, and why it is empty", () => {
  const days = { from: "2026-01-01", to: "2026-11-20" };
  const sums = { opening: 100, invoiced: 1200, credited: 600, paid: 1000, writtenOff: 0 };
  const panel = (statement: Parameters<typeof AccountStatementPanel>[0]["statement"]) => (
    <AccountStatementPanel page={PAGE} statement={statement} />
  );
  const full = panel({
    ...{ ...days, entries: [], more: false },
    sums: [{ currency: "EUR", ...sums, closing: -300 }],
  });
  const text = textOf(full);
  expect(text).toContain("Opening balance EUR 1.00 Invoices EUR 12.00 Credit notes EUR -6.00");
  expect(text).toContain("Payments EUR -10.00 Written off EUR 0.00 Closing balance EUR -3.00");
  for (const file of ["statement.pdf", "statement.csv"]) {
    expect(renderToStaticMarkup(full)).toContain(
      `${PAGE}/${file}?from=2026-01-01&amp;to=2026-11-20`,
    );
  }
  const empty = panel({ ...days, sums: [], entries: [], more: false });
  expect(textOf(empty)).toContain("Nothing was asked for");
  expect(textOf(panel(null))).toContain("there is none of");
});

test("a statement says where each invoice is at Stripe, and offers to send what it has not got", () => {
  const whole = { ...INVOICE, open: INVOICE.amount, settlements: [] };
  const stripe = {
    ...{ state: "pushed" as const, stripeId: "in_1", livemode: false, failure: null },
    ...{ failureCode: null, stripeStatus: "open" as const, overpaid: 0, paymentFailedAt: null },
  };
  const acts = { pay: act, writeOff: act, credit: act, pushAgain: act, once: "once" };
  const shown = (invoice: typeof whole | object, stripeConnected = true) => (
    <Statement
      page={PAGE}
      query={{}}
      account={{ ...ACCOUNT, stripeConnected, invoices: [{ ...whole, ...invoice }] }}
      acts={acts}
    />
  );
  expect(textOf(shown({}))).toContain("Stripe has not got this invoice. Send it to Stripe");
  expect(textOf(shown({}, false))).not.toContain("Stripe");
  const pushed = renderToStaticMarkup(shown({ stripe }));
  expect(pushed).toContain("https://dashboard.stripe.com/test/invoices/in_1");
  const failed = { ...stripe, state: "failed" as const, failure: "refused" as const };
  expect(textOf(shown({ stripe: failed }))).toContain("Stripe refused it. Try again");
  expect(textOf(shown({ stripe: { ...stripe, overpaid: 250 } }))).toContain(
    "EUR 2.50 was paid too much",
  );
  const ended = { ...stripe, stripeStatus: "void" as const };
  expect(textOf(shown({ stripe: ended }))).toContain("Here it is still open");
});

test("lists say why they are empty: nothing owed, nothing that fits, or no such page", () => {
  const none = { sums: [], items: [], nextToken: null };
  const list = (query: Record<string, string>, found: typeof none | null) =>
    textOf(<ReceivableList page={PAGE} query={query} found={found} />);
  expect(list({}, none)).toContain("nobody owes anything");
  expect(list({ age: "90+" }, none)).toContain("No open invoice fits");
  expect(list({ age: "9" }, null)).toContain("names a filter or a page that there is none of");
  expect(renderToStaticMarkup(<AgeSums sums={[]} />)).toBe("");
  const sums = [{ currency: "JPY", age: "90+" as const, invoices: 1, open: 1250 }];
  expect(textOf(<AgeSums sums={sums} />)).toContain("JPY 1,250");
});
