// How a merchant takes cards, which questionnaire follows from it and from what, and the bank's own choice of another.
import { CircleHelp, Quote } from "lucide-react";
import { Panel } from "@/components/dashboard/page-head";
import { ActForm, type FormAct } from "@/components/ui/act-form";
import { Callout } from "@/components/ui/callout";
import { Fold } from "@/components/ui/fold";
import { SAQ_TYPES, type SaqType } from "@/lib/pci/saq-type";
import { type AttemptData, isSealed, type MethodData } from "./model";
import { Older, type OlderLinks } from "./older";

interface PaymentMethodsProps {
  readonly methods: readonly MethodData[];
  /** How many there are in all. */
  readonly total: number;
  readonly links: OlderLinks;
  /** All attempts of the merchant. */
  readonly attempts: readonly AttemptData[];
  readonly override: FormAct | null;
}

/** The payment methods of a merchant. */
export function PaymentMethods({ methods, total, links, attempts, override }: PaymentMethodsProps) {
  if (methods.length === 0) {
    return (
      <Panel title="Payment methods">
        <p className="px-5 py-4 text-sm text-soft">
          None yet. The merchant adds each way in which it takes cards in the portal, or your own
          system does over the API.
        </p>
      </Panel>
    );
  }
  return (
    <div id="methods" className="scroll-mt-4">
      <Panel title={total === 1 ? "One payment method" : `${total} payment methods`}>
        <ul>
          {methods.map((each) => (
            <Method
              key={each.method.id}
              data={each}
              open={openOf(attempts, each.method.id)}
              override={override}
            />
          ))}
        </ul>
        <Older links={links} what="payment methods" />
      </Panel>
    </div>
  );
}

function openOf(attempts: readonly AttemptData[], pmId: string): AttemptData | null {
  return attempts.find((attempt) => attempt.paymentMethodId === pmId && !isSealed(attempt)) ?? null;
}

interface MethodProps {
  readonly data: MethodData;
  readonly open: AttemptData | null;
  readonly override: FormAct | null;
}

function Method({ data, open, override }: MethodProps) {
  const { method, thread } = data;
  const { result } = thread;
  return (
    <li className="space-y-3 border-line border-t px-5 py-4 first:border-t-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="min-w-0 text-base font-semibold break-words">{method.name}</h3>
        <p className="text-sm font-semibold">{method.saqType ?? "Not determined"}</p>
      </div>
      <p className="max-w-prose text-sm break-words whitespace-pre-line text-soft">
        {method.description}
      </p>
      {method.vendor ? <p className="text-xs text-faint">Provider: {method.vendor}</p> : null}
      {thread.outdated ? (
        <Callout tone="open" icon={CircleHelp} title="To be determined again">
          <p>
            What is said of this payment method, or what you have decided about it, has changed
            since this questionnaire was determined.
          </p>
        </Callout>
      ) : null}
      {result?.followUpQuestion ? (
        <Callout tone="open" icon={CircleHelp} title="A question waits for the merchant">
          <p>{result.followUpQuestion}</p>
        </Callout>
      ) : null}
      {result?.reason ? (
        <div>
          <p className="text-xs text-faint">What the merchant was told</p>
          <p className="max-w-prose text-sm break-words">{result.reason}</p>
        </div>
      ) : null}
      <Decisions decisions={result?.partnerDecisions ?? []} />
      <div className="flex flex-wrap gap-x-6">
        {thread.facts.length > 0 ? <Facts data={data} /> : null}
        {override ? <Override data={data} open={open} act={override} /> : null}
      </div>
    </li>
  );
}

type Decision = NonNullable<
  NonNullable<MethodData["thread"]["result"]>["partnerDecisions"]
>[number];

function Decisions({ decisions }: { readonly decisions: readonly Decision[] }) {
  if (decisions.length === 0) return null;
  return (
    <div>
      <p className="text-xs text-faint">Decided in your settings, not said by the merchant</p>
      <ul className="max-w-prose text-sm break-words">
        {decisions.map(({ choice, text }) => (
          <li key={choice}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

const BASIS_WORDS = {
  said: "said by the merchant",
  product: "known of the product",
  described: "in your description of the product",
  chosen: "chosen by the merchant",
  concluded: "follows from other answers",
  unknown: "nobody said",
} as const;

function Facts({ data: { method, thread } }: Pick<MethodProps, "data">) {
  const described = (words: string) =>
    method.descriptionOrigin === "preset" && method.description.includes(words);
  return (
    <Fold label={`What it rests on (${thread.facts.length})`}>
      <dl className="mb-3 grid gap-y-3 text-sm">
        {thread.facts.map(({ id, label, value, basis, quote }) => (
          <div key={id} className="border-line border-l-2 pl-3">
            <dt className="text-xs text-faint">{label}</dt>
            <dd>
              <span className="font-semibold">{value ?? "Not known"}</span>{" "}
              <span className="text-xs text-soft">
                ({BASIS_WORDS[basis === "product" && described(quote ?? "") ? "described" : basis]})
              </span>
              {quote ? (
                <blockquote className="mt-1 flex gap-1.5 text-soft">
                  <Quote className="mt-1 size-3 shrink-0" aria-hidden="true" />
                  <span className="min-w-0 break-words">{quote}</span>
                </blockquote>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
      {thread.rounds.length > 0 ? (
        <ul className="space-y-2 text-sm">
          {thread.rounds.map(({ question, answer }) => (
            <li key={question}>
              <p className="text-xs text-faint">Asked: {question}</p>
              <p className="break-words">{answer}</p>
            </li>
          ))}
        </ul>
      ) : null}
    </Fold>
  );
}

function Override({
  data: { method },
  open,
  act,
}: Omit<MethodProps, "override"> & { readonly act: FormAct }) {
  const present: SaqType | undefined = open?.saqType ?? method.saqType;
  const hidden = {
    merchantId: method.merchantId,
    paymentMethodId: method.id,
    attemptId: open?.id ?? "",
  };
  return (
    <Fold label={open ? "Change the questionnaire" : "Open a questionnaire"}>
      <div className="max-w-md space-y-3 pb-2">
        <p className="text-sm text-soft">
          {open
            ? "Answers to controls that both questionnaires ask for stay, the others go. A signature is taken away."
            : "The merchant then answers this one. Another than the determined one is printed as your choice, with your reason."}
        </p>
        <ActForm
          id={`override-${method.id}`}
          act={act}
          hidden={hidden}
          button={open ? "Change the questionnaire" : "Open it"}
          look="secondary"
          fields={[
            {
              ...{ name: "saqType", label: "Questionnaire" },
              options: SAQ_TYPES.map((value) => ({ value, label: value })),
              ...(present ? { value: present } : {}),
            },
            {
              ...{ name: "overrideReason", label: "Reason", long: true },
              hint: "Printed on the attestation. Leave it empty for the determined questionnaire.",
            },
          ]}
        />
      </div>
    </Fold>
  );
}
