// What takes an invoice back: the credit notes for it, and the form that issues another one.
import type { z } from "zod";
import { ActFold } from "@/components/dashboard/act-fold";
import { UtcDay } from "@/components/dashboard/moment";
import { ActForm, type FormAct } from "@/components/ui/act-form";
import { decimalOf, moneyText } from "@/lib/domain/money/shape";
import type { AccountInvoice } from "@/lib/domain/receivable/shape";

type Invoice = z.output<typeof AccountInvoice>;

interface NotesProps {
  readonly notes: Invoice["creditNotes"];
  /** The page of the account, under which the files are. */
  readonly page: string;
}

/** The credit notes for an invoice. */
export function CreditNotes({ notes, page }: NotesProps) {
  if (notes.length === 0) return null;
  return (
    <ul className="mt-2 space-y-1 border-line border-l-2 pl-3">
      {notes.map(({ id, number, issuedAt, amount, currency, reason, pdf }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-6">
          <span className="min-w-0 wrap-anywhere">
            {pdf ? <a href={`${page}/${id}.pdf`}>Credit note {number}</a> : `Credit note ${number}`}{" "}
            <UtcDay value={issuedAt} />: {reason}
          </span>
          <span className="figures">{moneyText(amount, currency)}</span>
        </li>
      ))}
    </ul>
  );
}

interface FormProps {
  readonly partnerId: string;
  readonly invoice: Invoice;
  readonly acts: { readonly credit: FormAct; readonly once: string };
}

/** Issues a credit note: the whole of what is left, or a part. */
export function CreditForm({ partnerId, invoice, acts }: FormProps) {
  const { id: invoiceId, number, currency, creditableNet, creditNotes } = invoice;
  // After each credit note the form is another one: the same amount may be credited twice.
  const once = `${acts.once}-credit-${invoiceId}-${creditNotes.length}`;
  return (
    <ActFold
      label="Credit the invoice"
      about={number}
      lead="A credit note takes the whole or a part back, with its tax. What was paid already is set off against the next invoice. This cannot be undone."
    >
      <ActForm
        id={`credit-${invoiceId}`}
        act={acts.credit}
        hidden={{ partnerId, invoiceId, currency, once }}
        button="Issue the credit note"
        look="secondary"
        fields={[
          {
            ...{ name: "net", label: `Amount before tax in ${currency}`, autoComplete: "off" },
            ...{ value: decimalOf(creditableNet, currency) },
            hint: `${moneyText(creditableNet, currency)} is left to credit.`,
          },
          {
            ...{ name: "reason", label: "Reason", long: true },
            hint: "It is printed on the credit note.",
          },
        ]}
      />
    </ActFold>
  );
}
