import type { z } from "zod";
import { CreditWords } from "@/components/dashboard/credit-words";
import { Facts } from "@/components/dashboard/facts";
import { UtcDay } from "@/components/dashboard/moment";
import { Panel } from "@/components/dashboard/page-head";
import { buttonClass } from "@/components/ui/button-look";
import type { Billing } from "@/lib/domain/billing/shape";
import { moneyText } from "@/lib/domain/money/shape";

type Bills = z.output<typeof Billing>;

const STATUS = {
  ...{ open: "Open", paid: "Paid", written_off: "Written off" },
  credited: "Credited",
} as const;

/** What was used in this cycle, and the bills of the cycles before. */
export function BillingView({ bills }: { readonly bills: Bills }) {
  const { pendingUsage: use, currency } = bills;
  return (
    <>
      <Panel
        title="This cycle"
        lead="You pay for sealed attestations. API calls and links cost nothing."
      >
        <Facts
          facts={[
            { label: "Plan", value: <span className="capitalize">{bills.plan}</span> },
            {
              label: "Account",
              value: bills.status === "active" ? "In good standing" : "A payment is overdue",
            },
            {
              label: "Cycle",
              value: (
                <>
                  <UtcDay value={use.cycleStart} /> to <UtcDay value={use.cycleEnd} /> (UTC)
                </>
              ),
            },
            {
              label: "Sealed attestations",
              value: <span className="figures">{use.sealedAttestations.toLocaleString("en")}</span>,
            },
            ...(bills.credit.length > 0
              ? [{ label: "Credit", value: <CreditWords credit={creditOf(bills)} /> }]
              : []),
            {
              label: "So far",
              value: <span className="figures">{moneyText(use.amountCents, currency)}</span>,
            },
          ]}
        />
        {bills.portalUrl ? (
          <p className="border-line border-t px-5 py-3 text-sm">
            <a href={bills.portalUrl} className={buttonClass("secondary")}>
              Cards and receipts in the billing portal
            </a>
          </p>
        ) : null}
      </Panel>
      <Invoices bills={bills} />
      <CreditNotes bills={bills} />
    </>
  );
}

function creditOf({ credit }: Bills) {
  return credit.map(({ currency, amountCents: amount }) => ({ currency, amount }));
}

function CreditNotes({ bills }: { readonly bills: Bills }) {
  const { creditNotes, invoices } = bills;
  if (creditNotes.length === 0) return null;
  const numberOf = (id: string) => invoices.find((invoice) => invoice.id === id)?.number;
  return (
    <Panel title="Credit notes" lead="What took invoices back, the whole or a part.">
      <ul>
        {creditNotes.map(({ id, number, invoiceId, issuedAt, amountCents, currency, url }) => (
          <li
            key={id}
            className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-line border-t px-5 py-3 text-sm first:border-t-0"
          >
            <span>
              <span className="font-semibold">{url ? <a href={url}>{number}</a> : number}</span>
              <span className="block text-soft">
                <UtcDay value={issuedAt} />
                {numberOf(invoiceId) ? `, for invoice ${numberOf(invoiceId)}` : null}
              </span>
            </span>
            <span className="figures">{moneyText(amountCents, currency)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Invoices({ bills }: { readonly bills: Bills }) {
  return (
    <Panel title="Invoices">
      {bills.invoices.length === 0 ? (
        <p className="px-5 py-5 text-sm text-soft">
          There is none yet. The first one comes when a cycle with a sealed attestation is over.
        </p>
      ) : (
        <div className="overflow-x-auto">
          <table className="w-full min-w-xl text-left text-sm">
            <thead className="text-xs text-faint">
              <tr>
                {["Number", "Issued", "Due", "Status"].map((head) => (
                  <th key={head} scope="col" className="px-5 py-2 font-semibold">
                    {head}
                  </th>
                ))}
                <th scope="col" className="px-5 py-2 text-right font-semibold">
                  Amount
                </th>
              </tr>
            </thead>
            <tbody>
              {bills.invoices.map((invoice) => (
                <tr key={invoice.id} className="border-line border-t">
                  <td className="px-5 py-2.5 font-semibold">
                    {invoice.url ? <a href={invoice.url}>{invoice.number}</a> : invoice.number}
                  </td>
                  <td className="px-5 py-2.5">
                    <UtcDay value={invoice.issuedAt} />
                  </td>
                  <td className="px-5 py-2.5">
                    <UtcDay value={invoice.dueAt} />
                  </td>
                  <td className="px-5 py-2.5">
                    {STATUS[invoice.status]}
                    {invoice.payUrl ? (
                      <a
                        href={invoice.payUrl}
                        rel="noreferrer"
                        aria-label={`Pay online, invoice ${invoice.number}`}
                        className="ml-3 font-semibold"
                      >
                        Pay online
                      </a>
                    ) : null}
                  </td>
                  <td className="figures px-5 py-2.5 text-right">
                    {moneyText(invoice.amountCents, invoice.currency)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}
