// What an invoice, a credit note and a statement share: the head, the parties, the foot, and how sums stand.
import { Page, Text, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import type { InvoiceLine, InvoiceParty } from "@/lib/domain/billing/shape";
import { moneyText, percentText } from "@/lib/domain/money/shape";
import { Facts, Words } from "@/lib/render/look/primitives";
import { type Row, Table } from "@/lib/render/look/table";
import { COLOURS, SHEET, SMALLEST, STYLES } from "@/lib/render/look/theme";

/** What goes round a document that is drawn. */
export interface Drawing {
  readonly families: readonly string[];
  /** Is told how many pages there are. */
  readonly count: { total: number };
}

interface Fact {
  readonly label: string;
  readonly value: string;
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

interface MastheadProps {
  readonly title: string;
  /** Under the title: what it is called by. */
  readonly name: string;
  readonly seller: InvoiceParty | null;
  readonly buyer: InvoiceParty;
  readonly facts: readonly Fact[];
}

/** The top of the first page. */
export function Masthead({ title, name, seller, buyer, facts }: MastheadProps) {
  return (
    <>
      <Words style={{ fontSize: 24, fontWeight: 600, lineHeight: 1.2 }}>{title}</Words>
      <Words style={{ fontSize: 14, color: COLOURS.teal }}>{name}</Words>
      <View style={[STYLES.row, { justifyContent: "space-between", marginTop: 22 }]}>
        {seller ? <Party label="From" party={seller} /> : null}
        <Party label="For" party={buyer} />
      </View>
      <View style={[STYLES.ruleAbove, { marginTop: 22, marginBottom: 20 }]}>
        <Facts facts={[...facts]} />
      </View>
    </>
  );
}

const LINE_WORDS: Readonly<Record<InvoiceLine["kind"], string>> = {
  units: "Sealed attestations",
  minimum: "Up to the minimum of the month",
  part: "Part of the invoice, before tax",
};

const COLUMNS = [
  { label: "What", share: 46 },
  { label: "Quantity", share: 14 },
  { label: "Price", share: 20 },
  { label: "Amount", share: 20 },
] as const;

function rowOf(
  { kind, quantity, unitPrice, amount }: InvoiceLine,
  key: number,
  currency: string,
): Row {
  const money = (sum: number) => moneyText(sum, currency);
  const cells = [LINE_WORDS[kind], quantity.toLocaleString("en"), money(unitPrice), money(amount)];
  return { key: String(key), cells };
}

/** The lines of an invoice, or of what takes one back. */
export function Lines(props: {
  readonly lines: readonly InvoiceLine[];
  readonly currency: string;
}) {
  const { lines, currency } = props;
  return <Table columns={COLUMNS} rows={lines.map((line, at) => rowOf(line, at, currency))} />;
}

/** What lines come to, and the tax on it. */
export interface Taxed {
  readonly net: number;
  readonly taxName: string | null;
  readonly taxBasisPoints: number;
  readonly tax: number;
  readonly currency: string;
}

/** The sum before tax, and the tax; nothing where there is no tax. */
export function taxFacts({ net, tax, taxName, taxBasisPoints, currency }: Taxed): Fact[] {
  if (taxName === null) return [];
  return [
    { label: "Sum before tax", value: moneyText(net, currency) },
    { label: `${taxName}, ${percentText(taxBasisPoints)}%`, value: moneyText(tax, currency) },
  ];
}

/** What it all comes to. */
export function Sums({ facts, total }: { readonly facts: readonly Fact[]; readonly total: Fact }) {
  return (
    <View wrap={false} style={{ marginLeft: "46%", marginTop: 10 }}>
      <Facts labelWidth={150} facts={[...facts]} />
      <View style={[STYLES.row, { paddingVertical: 6 }]}>
        <Words style={[STYLES.strong, { width: 150, fontSize: 11 }]}>{total.label}</Words>
        <Words style={[STYLES.strong, { fontSize: 11 }]}>{total.value}</Words>
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

function Foot({ name, page }: { readonly name: string; readonly page: string }) {
  const style = { fontSize: SMALLEST, color: COLOURS.faint, lineHeight: 1.4 };
  return (
    <View style={[STYLES.ruleAbove, FOOT]}>
      <Words style={[style, { width: "75%" }]}>{name}</Words>
      <Text style={[style, { width: "24%", textAlign: "right" }]}>{page}</Text>
    </View>
  );
}

interface LayoutProps {
  readonly children: ReactNode;
  readonly pageNumber?: number;
  readonly totalPages?: number;
}

interface SheetProps extends Drawing {
  /** At the foot of every page. */
  readonly name: string;
  readonly paper: "A4" | "LETTER";
  readonly children: ReactNode;
}

/** The pages of a document of an account. */
export function AccountSheet({ name, paper, families, count, children }: SheetProps) {
  const layout = ({ children: drawn, pageNumber, totalPages }: LayoutProps) => {
    if (totalPages) count.total = totalPages;
    return (
      <>
        {drawn}
        <Foot name={name} page={`Page ${pageNumber ?? ""} of ${totalPages ?? ""}`} />
      </>
    );
  };
  return (
    <Page size={paper} style={[STYLES.page, { fontFamily: [...families] }]} layout={layout}>
      {children}
    </Page>
  );
}
