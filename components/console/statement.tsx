// A partner's statement: every invoice with what came in for it, and the forms that write that down.
import type { z } from "zod";
import { ActFold } from "@/components/dashboard/act-fold";
import { Pager } from "@/components/dashboard/filter-form";
import { UtcDay } from "@/components/dashboard/moment";
import { Panel } from "@/components/dashboard/page-head";
import { ActForm, type FormAct } from "@/components/ui/act-form";
import { decimalOf, moneyText } from "@/lib/domain/money/shape";
import type { Account } from "@/lib/domain/receivable/shape";
import { CreditForm, CreditNotes } from "./credit";
import { StripeState } from "./stripe-state";

type AccountOf = z.output<typeof Account>;
type Invoice = AccountOf["invoices"][number];

/** What may be done with an open invoice. */
export interface InvoiceActs {
  readonly pay: FormAct;
  readonly writeOff: FormAct;
  readonly credit: FormAct;
  readonly pushAgain: FormAct;
  /** A form that is sent again is taken once. */
  readonly once: string;
}

interface StatementProps {
  readonly page: string;
  readonly query: Readonly<Record<string, string>>;
  readonly account: AccountOf;
  /** null: it is locked. */
  readonly acts: InvoiceActs | null;
}

const STATUS = {
  ...{ open: "open", paid: "paid", written_off: "written off" },
  credited: "credited",
} as const;

/** What settled an invoice, before its day. */
const SETTLED = {
  ...{ payment: "Paid", write_off: "Written off" },
  credit: "Credited",
} as const;

/** The invoices of a partner, newest first, with what settled each. */
export function Statement({ page, query, account, acts }: StatementProps) {
  const { invoices, partnerId, nextToken } = account;
  return (
    <Panel title="Invoices">
      {invoices.length === 0 ? (
        <p className="px-5 py-5 text-sm text-soft">
          No invoice was issued yet. The first one comes when a month is over for which there is
          something to pay.
        </p>
      ) : null}
      <ul>
        {invoices.map((invoice) => (
          <li key={invoice.id} className="border-line border-t px-5 py-4 text-sm first:border-t-0">
            <Head invoice={invoice} file={`${page}/${invoice.id}.pdf`} />
            <Settlements invoice={invoice} />
            <CreditNotes notes={invoice.creditNotes} page={page} />
            <StripeState
              partnerId={partnerId}
              invoice={invoice}
              connected={account.stripeConnected}
              pushAgain={acts?.pushAgain ?? null}
            />
            {acts && invoice.status === "open" ? (
              <Acts partnerId={partnerId} invoice={invoice} acts={acts} />
            ) : null}
            {acts && invoice.creditableNet > 0 ? (
              <CreditForm partnerId={partnerId} invoice={invoice} acts={acts} />
            ) : null}
          </li>
        ))}
      </ul>
      <Pager page={page} query={query} nextToken={nextToken} />
    </Panel>
  );
}

function Head({ invoice, file }: { readonly invoice: Invoice; readonly file: string }) {
  const { number, issuedAt, dueAt, amount, open, currency, status, pdf } = invoice;
  return (
    <div className="flex flex-wrap justify-between gap-x-6 gap-y-1">
      <div>
        <p className="font-semibold">
          {pdf ? <a href={file}>Invoice {number}</a> : `Invoice ${number}`}
        </p>
        <p className="text-soft">
          Issued <UtcDay value={issuedAt} />, due <UtcDay value={dueAt} />: {STATUS[status]}
        </p>
      </div>
      <p className="figures text-right">
        {moneyText(amount, currency)}
        {status === "open" && open !== amount ? (
          <span className="block text-soft">{moneyText(open, currency)} open</span>
        ) : null}
      </p>
    </div>
  );
}

function Settlements({ invoice }: { readonly invoice: Invoice }) {
  const { settlements, currency } = invoice;
  if (settlements.length === 0) return null;
  return (
    <ul className="mt-2 space-y-1 border-line border-l-2 pl-3">
      {settlements.map(({ id, kind, amount, day, note }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-6">
          <span className="min-w-0 wrap-anywhere">
            {SETTLED[kind]} <UtcDay value={day} />: {note}
          </span>
          <span className="figures">{moneyText(amount, currency)}</span>
        </li>
      ))}
    </ul>
  );
}

interface ActsProps {
  readonly partnerId: string;
  readonly invoice: Invoice;
  readonly acts: InvoiceActs;
}

function Acts({ partnerId, invoice, acts }: ActsProps) {
  const { id: invoiceId, number, open, currency, settlements } = invoice;
  // After each payment the form is another one: the same amount may come in twice.
  const once = (act: string) => `${acts.once}-${act}-${invoiceId}-${settlements.length}`;
  const ref = { partnerId, invoiceId, currency };
  return (
    <div className="mt-1">
      <ActFold label="Write down a payment" about={`for invoice ${number}`}>
        <ActForm
          id={`pay-${invoiceId}`}
          act={acts.pay}
          hidden={{ ...ref, once: once("pay") }}
          button="Write it down"
          look="secondary"
          fields={[
            {
              ...{ name: "amount", label: `Amount in ${currency}`, autoComplete: "off" },
              value: decimalOf(open, currency),
            },
            {
              ...{ name: "day", label: "Day on which it came in", autoComplete: "off" },
              hint: "Such as 2026-11-20.",
            },
            { name: "note", label: "Reference of the payment", autoComplete: "off" },
          ]}
        />
      </ActFold>
      <ActFold
        label="Write off the rest"
        about={`of invoice ${number}`}
        lead={`${moneyText(open, currency)} is given up. This cannot be undone.`}
      >
        <ActForm
          id={`write-off-${invoiceId}`}
          act={acts.writeOff}
          hidden={{ ...ref, once: once("write-off") }}
          button="Write it off"
          look="secondary"
          fields={[{ name: "reason", label: "Reason", long: true }]}
        />
      </ActFold>
    </div>
  );
}
