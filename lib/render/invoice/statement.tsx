// A statement of account: what was owed, what moved it, and what is owed, in each currency.
import { View } from "@react-pdf/renderer";
import type { EntryKind, StatementContent } from "@/lib/domain/ledger/shape";
import { moneyText } from "@/lib/domain/money/shape";
import { Words } from "@/lib/render/look/primitives";
import { type Row, Table } from "@/lib/render/look/table";
import { STYLES } from "@/lib/render/look/theme";
import { formatDay, formatMoment } from "@/lib/render/moments";
import { AccountSheet, type Drawing, Masthead, Sums } from "./sheet";

const COLUMNS = [
  { label: "Day", share: 20 },
  { label: "What", share: 40 },
  { label: "Amount", share: 20 },
  { label: "Balance", share: 20 },
] as const;

const WORDS: Readonly<Record<EntryKind, string>> = {
  invoice: "Invoice",
  credit_note: "Credit note",
  payment: "Payment for invoice",
  write_off: "Written off of invoice",
};

type Entry = StatementContent["entries"][number];
type Of = StatementContent["sums"][number];

function aboutOf({ kind, about }: Entry): string {
  if (about === "") return "";
  return kind === "credit_note" ? ` for invoice ${about}` : `: ${about}`;
}

function rowOf(entry: Entry): Row {
  const { id, day, kind, number, currency, amount, balance } = entry;
  const cells = [
    formatDay(`${day}T00:00:00.000Z`),
    `${WORDS[kind]} ${number}${aboutOf(entry)}`,
    moneyText(amount, currency),
    moneyText(balance, currency),
  ];
  return { key: id, cells };
}

interface InCurrencyProps {
  readonly of: Of;
  readonly entries: readonly Entry[];
  /** Room above it: below it there would be room that can begin an empty page. */
  readonly top: number;
}

function InCurrency({ of, entries, top }: InCurrencyProps) {
  const { currency, closing } = of;
  const money = (sum: number) => moneyText(sum, currency);
  const facts = [
    { label: "Opening balance", value: money(of.opening) },
    { label: "Invoices", value: money(of.invoiced) },
    { label: "Credit notes", value: money(-of.credited) },
    { label: "Payments", value: money(-of.paid) },
    { label: "Written off", value: money(-of.writtenOff) },
  ];
  const total =
    closing < 0
      ? { label: "In your favour", value: money(-closing) }
      : { label: "Closing balance", value: money(closing) };
  return (
    <View style={{ marginTop: top }}>
      {entries.length > 0 ? <Table columns={COLUMNS} rows={entries.map(rowOf)} /> : null}
      <Sums facts={facts} total={total} />
    </View>
  );
}

/** The pages of a statement. */
export function StatementPages({
  statement,
  ...drawing
}: Drawing & { readonly statement: StatementContent }) {
  const { from, to, asOf, seller, buyer, sums, entries, paper } = statement;
  const day = (text: string) => formatDay(`${text}T00:00:00.000Z`);
  const period = `${day(from)} to ${day(to)}`;
  const facts = [{ label: "As of", value: formatMoment(asOf) }];
  return (
    <AccountSheet {...drawing} name={`Statement of account, ${period}`} paper={paper}>
      <Masthead
        title="Statement of account"
        name={period}
        seller={seller}
        buyer={buyer}
        facts={facts}
      />
      {sums.length === 0 ? (
        <Words style={STYLES.body}>Nothing was asked for or paid until then.</Words>
      ) : null}
      {sums.map((of, at) => (
        <InCurrency
          key={of.currency}
          top={at > 0 ? 18 : 0}
          of={of}
          entries={entries.filter(({ currency }) => currency === of.currency)}
        />
      ))}
    </AccountSheet>
  );
}
