import { ComplianceSummary } from "@/components/status/compliance-status";
import { DescriptionList } from "@/components/ui/description-list";
import { LocalTime } from "@/components/ui/local-time";
import type { PortalModel } from "./model";
import { PaymentMethodCard } from "./payment-method-card";
import { SealedAnswers } from "./sealed-answers";
import { Validity, validityLabel } from "./validity";

/** Longer names are set smaller, so that the status stays on the first screen. */
const LONG_NAME = 48;

function Standing({ model }: { readonly model: PortalModel }) {
  const { merchant, now } = model;
  const { compliantAt, expiresAt } = merchant;
  const since = compliantAt
    ? [{ label: "Sealed", value: <LocalTime value={compliantAt} show="day" /> }]
    : [];
  const until = expiresAt
    ? [{ label: validityLabel(expiresAt, now), value: <Validity until={expiresAt} now={now} /> }]
    : [];
  return (
    <header className="space-y-6">
      <div>
        <p className="text-sm text-soft">Card security self-assessment (PCI DSS)</p>
        <h1 className={`mt-1 ${merchant.name.length > LONG_NAME ? "text-2xl" : "text-display"}`}>
          {merchant.name}
        </h1>
      </div>
      <ComplianceSummary status={merchant.effectiveStatus} />
      {since.length + until.length > 0 ? <DescriptionList items={[...since, ...until]} /> : null}
    </header>
  );
}

/** A merchant's portal: where it stands, each way of taking cards, and the sealed answers. */
export function PortalView({ model }: { readonly model: PortalModel }) {
  const sealed = model.methods.flatMap((standing) =>
    standing.sealed ? [{ standing, sealed: standing.sealed }] : [],
  );
  return (
    <div className="space-y-14">
      <Standing model={model} />
      <section aria-labelledby="methods" className="space-y-5">
        <h2 id="methods" className="text-2xl">
          How you take cards
        </h2>
        {model.methods.length === 0 ? (
          <p className="max-w-prose text-soft">
            Nothing is listed yet. Your bank or payment provider adds each way in which you take
            cards, for example a web shop or a card terminal. Each one gets its own questionnaire.
          </p>
        ) : null}
        {model.methods.map((standing) => (
          <PaymentMethodCard key={standing.method.id} standing={standing} now={model.now} />
        ))}
      </section>
      {sealed.length > 0 ? (
        <section aria-labelledby="answers" className="space-y-5">
          <h2 id="answers" className="text-2xl">
            Your sealed answers
          </h2>
          <p className="max-w-prose text-soft">
            The same answers as in the documents, as a page.{" "}
            <span className="print:hidden">
              Open a section to read each control, your words and the reason. Printing this page
              opens every section.
            </span>
          </p>
          {sealed.map((entry) => (
            <SealedAnswers key={entry.standing.method.id} {...entry} now={model.now} />
          ))}
        </section>
      ) : null}
    </div>
  );
}
