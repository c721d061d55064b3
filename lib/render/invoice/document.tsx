// An invoice: who issues it, whom it is for, what was used, and what is to be paid until when.
import { Page, Text, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import type { InvoiceContent, InvoiceLine, InvoiceParty } from "@/lib/domain/billing/shape";
import { moneyText, percentText } from "@/lib/domain/money/shape";
import { Facts, Words } from "@/lib/render/look/primitives";
import { type Row, Table } from "@/lib/render/look/table";
import { COLOURS, SHEET, SMALLEST, STYLES } from "@/lib/render/look/theme";
import { formatDay } from "@/lib/render/moments";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The last day of a cycle, whose end is the beginning of the next one. */
function lastDay(cycleEnd: string): string {
  return formatDay(new Date(new Date(cycleEnd).getTime() - DAY_MS).toISOString());
}

function Party({ label, party }: { readonly label: string; readonly party: InvoiceParty }) {
  const { name, address, country, taxNumber } = party;
  const place = [address, country].filter((part) => part !== null && part !== "");
  return (
    <View style={{ width: "48%" }}>
      <Words style={STYLES.label}>{label}</Words>
      <Words style={[STYLES.strong, { fontSize: 10, marginTop: 3 }]}>{name}</Words>
      {place.length > 0 ? <Words style={STYLES.body}>{place.join("\n")}</Words> : null}
      {taxNumber ? <Words style={STYLES.note}>{`Tax number ${taxNumber}`}</Words> : null}
    </View>
  );
}

function rowOf(line: InvoiceLine, key: number, currency: string): Row {
  const what = line.kind === "units" ? "Sealed attestations" : "Up to the minimum of the month";
  const money = (amount: number) => moneyText(amount, currency);
  const cells = [
    what,
    line.quantity.toLocaleString("en"),
    money(line.unitPrice),
    money(line.amount),
  ];
  return { key: String(key), cells };
}

const COLUMNS = [
  { label: "What", share: 46 },
  { label: "Quantity", share: 14 },
  { label: "Price", share: 20 },
  { label: "Amount", share: 20 },
] as const;

function Sums({ invoice }: { readonly invoice: InvoiceContent }) {
  const { net, tax, taxName, taxBasisPoints, amount, currency } = invoice;
  const money = (sum: number) => moneyText(sum, currency);
  const taxed = taxName !== null;
  return (
    <View wrap={false} style={{ marginLeft: "46%", marginTop: 10 }}>
      <Facts
        labelWidth={150}
        facts={[
          ...(taxed
            ? [
                { label: "Sum before tax", value: money(net) },
                { label: `${taxName}, ${percentText(taxBasisPoints)}%`, value: money(tax) },
              ]
            : []),
        ]}
      />
      <View style={[STYLES.row, { paddingVertical: 6 }]}>
        <Words style={[STYLES.strong, { width: 150, fontSize: 11 }]}>To be paid</Words>
        <Words style={[STYLES.strong, { fontSize: 11 }]}>{money(amount)}</Words>
      </View>
    </View>
  );
}

const FOOT = {
  position: "absolute",
  left: SHEET.side,
  right: SHEET.side,
  bottom: SHEET.foot,
  flexDirection: "row",
  justifyContent: "space-between",
  paddingTop: 5,
} as const;

function Foot({ number, page }: { readonly number: string; readonly page: string }) {
  const style = { fontSize: SMALLEST, color: COLOURS.faint, lineHeight: 1.4 };
  return (
    <View style={[STYLES.ruleAbove, FOOT]}>
      <Words style={[style, { width: "75%" }]}>{`Invoice ${number}`}</Words>
      <Text style={[style, { width: "24%", textAlign: "right" }]}>{page}</Text>
    </View>
  );
}

interface LayoutProps {
  readonly children: ReactNode;
  readonly pageNumber?: number;
  readonly totalPages?: number;
}

function Masthead({ invoice }: { readonly invoice: InvoiceContent }) {
  const { number, issuedAt, dueAt, cycleStart, cycleEnd, planName, seller, buyer } = invoice;
  return (
    <>
      <Words style={{ fontSize: 24, fontWeight: 600, lineHeight: 1.2 }}>Invoice</Words>
      <Words style={{ fontSize: 14, color: COLOURS.teal }}>{number}</Words>
      <View style={[STYLES.row, { justifyContent: "space-between", marginTop: 22 }]}>
        <Party label="From" party={seller} />
        <Party label="For" party={buyer} />
      </View>
      <View style={[STYLES.ruleAbove, { marginTop: 22, marginBottom: 20 }]}>
        <Facts
          facts={[
            { label: "Date of the invoice", value: formatDay(issuedAt) },
            { label: "To be paid by", value: formatDay(dueAt) },
            { label: "Period", value: `${formatDay(cycleStart)} to ${lastDay(cycleEnd)} (UTC)` },
            { label: "Plan", value: planName },
          ]}
        />
      </View>
    </>
  );
}

/** The pages of an invoice; `count` is told how many there are. */
export function InvoicePages({
  invoice,
  families,
  count,
}: {
  readonly invoice: InvoiceContent;
  readonly families: readonly string[];
  readonly count: { total: number };
}) {
  const { number, seller } = invoice;
  const layout = ({ children, pageNumber, totalPages }: LayoutProps) => {
    if (totalPages) count.total = totalPages;
    return (
      <>
        {children}
        <Foot number={number} page={`Page ${pageNumber ?? ""} of ${totalPages ?? ""}`} />
      </>
    );
  };
  return (
    <Page size={invoice.paper} style={[STYLES.page, { fontFamily: [...families] }]} layout={layout}>
      <Masthead invoice={invoice} />
      <Table
        columns={COLUMNS}
        rows={invoice.lines.map((line, at) => rowOf(line, at, invoice.currency))}
      />
      <Sums invoice={invoice} />
      {seller.payTo ? (
        <View wrap={false} style={{ marginTop: 18 }}>
          <Words style={STYLES.label}>Payment</Words>
          <Words style={STYLES.body}>{seller.payTo}</Words>
          <Words style={STYLES.note}>{`Name the invoice ${number} with your payment.`}</Words>
        </View>
      ) : null}
    </Page>
  );
}
