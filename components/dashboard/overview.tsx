// The first page: how the book stands, where merchants are on their way, and whose attestation runs out.
import type { z } from "zod";
import type { Portfolio } from "@/lib/domain/portfolio/shape";
import { UtcDay } from "./moment";
import { Panel } from "./page-head";

type Book = z.output<typeof Portfolio>;

const number = new Intl.NumberFormat("en-GB");
const share = new Intl.NumberFormat("en-GB", { style: "percent", maximumFractionDigits: 0 });

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="flex flex-col-reverse rounded-medium border border-line bg-surface px-4 py-3 shadow-card">
      <dt className="text-xs text-soft">{label}</dt>
      <dd className="figures text-xl font-semibold">{value}</dd>
    </div>
  );
}

/** The rollup's figures. */
export function Totals({ book }: { readonly book: Book }) {
  const { merchants, compliant, expiringSoon, expired, inProgress, notStarted } = book.totals;
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
      <Figure label="Merchants" value={number.format(merchants)} />
      <Figure label="Compliant" value={number.format(compliant)} />
      <Figure label="Expiring soon" value={number.format(expiringSoon)} />
      <Figure label="Expired" value={number.format(expired)} />
      <Figure label="In progress" value={number.format(inProgress)} />
      <Figure label="Not started" value={number.format(notStarted)} />
    </dl>
  );
}

const STAGES = [
  ["neverInvited", "Never invited"],
  ["invited", "Invited, not started"],
  ["started", "Started"],
  ["inProgress", "Answering or reviewing"],
  ["completed", "Completed"],
  ["expiringSoon", "Expiring soon"],
  ["expired", "Expired"],
] as const;

/** Where merchants are on their way. The bars repeat the numbers and are left out when read aloud. */
export function Funnel({ book }: { readonly book: Book }) {
  const { funnel } = book;
  const most = Math.max(1, ...STAGES.map(([key]) => funnel[key]));
  return (
    <Panel
      title={`${share.format(book.complianceRate)} of your merchants are compliant`}
      lead="Each merchant is counted once, at the stage that it has reached."
    >
      <table className="w-full text-sm">
        <thead className="sr-only">
          <tr>
            <th scope="col">Stage</th>
            <th scope="col">Merchants</th>
          </tr>
        </thead>
        <tbody>
          {STAGES.map(([key, label]) => (
            <tr key={key} className="border-line border-t first:border-t-0">
              <th scope="row" className="w-44 px-5 py-2.5 text-left font-normal sm:w-56">
                {label}
              </th>
              <td className="py-2.5 pr-5">
                <div className="flex items-center justify-end gap-3">
                  <span className="figures w-16 text-right font-semibold">
                    {number.format(funnel[key])}
                  </span>
                  <span
                    className="hidden h-2.5 grow rounded-full bg-wash sm:block"
                    aria-hidden="true"
                  >
                    <span
                      className="block h-full rounded-full bg-accent"
                      style={{ width: `${(funnel[key] / most) * 100}%` }}
                    />
                  </span>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

const SHOWN = 10;

/** Whose attestation runs out next. */
export function ExpiringSoon({ book }: { readonly book: Book }) {
  const { expiringSoon, expiringSoonWindowDays } = book;
  return (
    <Panel
      title={`${number.format(book.totals.expiringSoon)} run out within ${expiringSoonWindowDays} days`}
      lead={expiringSoon.length > SHOWN ? `The first ${SHOWN} are shown.` : undefined}
    >
      {expiringSoon.length === 0 ? (
        <p className="px-5 py-4 text-sm text-soft">No attestation runs out in this time.</p>
      ) : (
        <ul>
          {expiringSoon.slice(0, SHOWN).map((merchant) => (
            <li
              key={merchant.merchantId}
              className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-line border-t px-5 py-3 text-sm first:border-t-0"
            >
              <span className="min-w-0 font-semibold">{merchant.name}</span>
              <span className="text-soft">
                {merchant.saqType ? `${merchant.saqType}, ` : ""}
                <UtcDay value={merchant.expiresAt} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** What to do while there is nobody yet. */
export function NoMerchants() {
  return (
    <Panel title="No merchants yet">
      <div className="max-w-prose space-y-3 px-5 py-4 text-sm text-soft">
        <p>
          Once your merchants are here, this page shows how many are compliant, where the others are
          stuck, and whose attestation runs out.
        </p>
        <p>
          Bring the first ones in over the API: <code>POST /v1/merchants</code> for one,{" "}
          <code>POST /v1/merchants/import</code> for a whole list. See the{" "}
          <a href="/openapi.json">API description</a>.
        </p>
      </div>
    </Panel>
  );
}
