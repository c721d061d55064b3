// An invoice, and what takes one back: who issues it, whom it is for, what was used, and what is to be paid until when.
import { View } from "@react-pdf/renderer";
import type { InvoiceContent } from "@/lib/domain/billing/shape";
import type { CreditNoteContent } from "@/lib/domain/credit-note/shape";
import { moneyText } from "@/lib/domain/money/shape";
import { Words } from "@/lib/render/look/primitives";
import { STYLES } from "@/lib/render/look/theme";
import { formatDay } from "@/lib/render/moments";
import { AccountSheet, type Drawing, Lines, Masthead, Sums, taxFacts } from "./sheet";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The last day of a cycle, whose end is the beginning of the next one. */
function lastDay(cycleEnd: string): string {
  return formatDay(new Date(new Date(cycleEnd).getTime() - DAY_MS).toISOString());
}

function InvoiceSums({ invoice }: { readonly invoice: InvoiceContent }) {
  const { amount, setOff, currency } = invoice;
  const money = (sum: number) => moneyText(sum, currency);
  const total = { label: "Sum of the invoice", value: money(amount) };
  const credit = setOff.map((each) => ({
    label: `Credit note ${each.number}`,
    value: money(-each.amount),
  }));
  const paid = setOff.reduce((sum, each) => sum + each.amount, 0);
  const facts = [...taxFacts(invoice), ...(credit.length > 0 ? [total, ...credit] : [])];
  return <Sums facts={facts} total={{ label: "To be paid", value: money(amount - paid) }} />;
}

/** The pages of an invoice. */
export function InvoicePages({
  invoice,
  ...drawing
}: Drawing & { readonly invoice: InvoiceContent }) {
  const { number, issuedAt, dueAt, cycleStart, cycleEnd, planName, seller, buyer } = invoice;
  const facts = [
    { label: "Date of the invoice", value: formatDay(issuedAt) },
    { label: "To be paid by", value: formatDay(dueAt) },
    { label: "Period", value: `${formatDay(cycleStart)} to ${lastDay(cycleEnd)} (UTC)` },
    { label: "Plan", value: planName },
  ];
  return (
    <AccountSheet {...drawing} name={`Invoice ${number}`} paper={invoice.paper}>
      <Masthead title="Invoice" name={number} seller={seller} buyer={buyer} facts={facts} />
      <Lines lines={invoice.lines} currency={invoice.currency} />
      <InvoiceSums invoice={invoice} />
      {seller.payTo ? (
        <View wrap={false} style={{ marginTop: 18 }}>
          <Words style={STYLES.label}>Payment</Words>
          <Words style={STYLES.body}>{seller.payTo}</Words>
          <Words style={STYLES.note}>{`Name the invoice ${number} with your payment.`}</Words>
        </View>
      ) : null}
    </AccountSheet>
  );
}

const HOW_IT_COUNTS =
  "What was open of the invoice falls by this amount. What was paid already is set off against the next invoice in this currency.";

/** The pages of a credit note. */
export function CreditNotePages({
  creditNote,
  ...drawing
}: Drawing & { readonly creditNote: CreditNoteContent }) {
  const { number, issuedAt, invoiceNumber, invoiceIssuedAt, reason, seller, buyer } = creditNote;
  const { amount, currency, lines } = creditNote;
  const facts = [
    { label: "Date of the credit note", value: formatDay(issuedAt) },
    { label: "For the invoice", value: `${invoiceNumber} of ${formatDay(invoiceIssuedAt)}` },
    { label: "Reason", value: reason },
  ];
  return (
    <AccountSheet {...drawing} name={`Credit note ${number}`} paper={creditNote.paper}>
      <Masthead title="Credit note" name={number} seller={seller} buyer={buyer} facts={facts} />
      <Lines lines={lines} currency={currency} />
      <Sums
        facts={taxFacts(creditNote)}
        total={{ label: "Credited", value: moneyText(amount, currency) }}
      />
      <View wrap={false} style={{ marginTop: 18 }}>
        <Words style={STYLES.note}>{HOW_IT_COUNTS}</Words>
      </View>
    </AccountSheet>
  );
}
