// Where an invoice is on its way to Stripe, and what is to be done where it did not get there.
import type { z } from "zod";
import { ActFold } from "@/components/dashboard/act-fold";
import { ActForm, type FormAct } from "@/components/ui/act-form";
import { moneyText } from "@/lib/domain/money/shape";
import type { Account } from "@/lib/domain/receivable/shape";
import { dashboardUrl, type PushFailure, type StripeStatus } from "@/lib/domain/stripe/shape";

type Invoice = z.output<typeof Account>["invoices"][number];

const FAILURES: Readonly<Record<PushFailure, string>> = {
  unreached: "Stripe did not answer properly",
  credentials: "Stripe does not take the key of this service",
  refused: "Stripe refused it",
  differs: "Stripe would ask for another amount",
  ended: "it was voided at Stripe",
};

const STATUSES: Readonly<Record<StripeStatus, string>> = {
  draft: "a draft there",
  open: "open there",
  paid: "paid there",
  uncollectible: "marked as uncollectible there",
  void: "voided there",
};

interface StateProps {
  readonly partnerId: string;
  readonly invoice: Invoice;
  readonly connected: boolean;
  /** null: it is locked. */
  readonly pushAgain: FormAct | null;
}

/** What an operator reads of an invoice at Stripe. Nothing where it has nothing to do with it. */
export function StripeState({ partnerId, invoice, connected, pushAgain }: StateProps) {
  const { id: invoiceId, number, stripe, status, open, amount, pdf } = invoice;
  const whole = status === "open" && open === amount && pdf;
  const missing = whole && (stripe === null || stripe.state === "failed");
  if (!stripe && !(connected && missing)) return null;
  return (
    <div className="mt-2 space-y-1 text-soft">
      {stripe ? <Push stripe={stripe} /> : <p>Stripe has not got this invoice.</p>}
      {stripe ? <Differences invoice={invoice} stripe={stripe} /> : null}
      {connected && missing && pushAgain ? (
        <ActFold
          label={stripe ? "Try again" : "Send it to Stripe"}
          about={`invoice ${number}`}
          lead="Stripe makes an invoice with the same lines and amounts, which the partner can pay online."
        >
          <ActForm
            id={`push-${invoiceId}`}
            act={pushAgain}
            hidden={{ partnerId, invoiceId }}
            button="Send it"
            look="secondary"
          />
        </ActFold>
      ) : null}
    </div>
  );
}

type Stripe = NonNullable<Invoice["stripe"]>;

function Push({ stripe }: { readonly stripe: Stripe }) {
  const { state, stripeId, livemode, failure, failureCode, stripeStatus } = stripe;
  const why = failure ? `${FAILURES[failure]}${failureCode ? ` (${failureCode})` : ""}` : null;
  if (state === "pushed" && stripeId) {
    return (
      <p>
        <a href={dashboardUrl(stripeId, livemode)} rel="noreferrer">
          At Stripe
        </a>
        {stripeStatus ? `: ${STATUSES[stripeStatus]}` : null}
      </p>
    );
  }
  if (state === "failed") return <p className="text-bad">Not at Stripe: {why}.</p>;
  return <p>On its way to Stripe{why ? `; ${why}, and it is tried again by itself` : ""}.</p>;
}

interface DifferencesProps {
  readonly invoice: Invoice;
  readonly stripe: Stripe;
}

/** What a person has to look at: our ledger is not changed by it. */
function Differences({ invoice, stripe }: DifferencesProps) {
  const { status, currency } = invoice;
  const { overpaid, stripeStatus, paymentFailedAt } = stripe;
  const endedThere = stripeStatus !== null && stripeStatus !== "open" && stripeStatus !== "draft";
  return (
    <>
      {overpaid > 0 ? (
        <p className="text-bad">
          {moneyText(overpaid, currency)} was paid too much at Stripe. Refund it there.
        </p>
      ) : null}
      {status === "open" && endedThere ? (
        <p className="text-bad">
          Somebody ended it at Stripe. Here it is still open: write down what came in, or write it
          off.
        </p>
      ) : null}
      {status === "open" && paymentFailedAt ? (
        <p>A payment failed at Stripe; the partner&apos;s owners were told.</p>
      ) : null}
    </>
  );
}
