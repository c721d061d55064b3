"use client";
// What is known so far of a way of taking cards, and who said it; and the way to begin again.
import { CircleHelp, MessageSquareQuote, RotateCcw } from "lucide-react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Fold } from "@/components/ui/fold";
import type { MethodData, ThreadData } from "@/components/wizard/data";
import { Refusal } from "@/components/wizard/parts";
import { isFromProduct } from "@/components/wizard/product-words";
import { useDetermine } from "./description";

type Fact = ThreadData["facts"][number];

interface KnownFactsProps {
  readonly method: MethodData;
  readonly thread: ThreadData;
  /** The facts that the latest answer brought. */
  readonly learned: ReadonlySet<string>;
}

/** The facts with what each rests on, and folded what nobody told. */
export function KnownFacts({ method, thread, learned }: KnownFactsProps) {
  const t = useTranslations("describe.known");
  const { facts, rounds, result } = thread;
  const isOpen = result?.status === "needs-followup";
  if (facts.length === 0 && rounds.length === 0) return null;
  const known = facts.filter(({ basis }) => basis !== "unknown");
  const open = facts.filter(({ basis }) => basis === "unknown");
  return (
    <section aria-labelledby="known-facts">
      <Card>
        <div className="space-y-4 p-4 sm:p-6">
          <h2 id="known-facts" className="text-lg">
            {t("title")}
          </h2>
          {known.length > 0 ? (
            <FactList method={method} facts={known} learned={learned} />
          ) : isOpen ? (
            <p className="max-w-prose text-sm text-soft">{t("nothingTold")}</p>
          ) : null}
          <div className="space-y-1">
            {open.length > 0 ? (
              <Fold label={t("open", { count: open.length })}>
                <OpenFacts facts={open} />
              </Fold>
            ) : null}
            <Rounds rounds={rounds} />
          </div>
          <StartOver pmId={method.id} thread={thread} />
        </div>
      </Card>
    </section>
  );
}

function FactList({
  method,
  facts,
  learned,
}: {
  readonly method: MethodData;
  readonly facts: readonly Fact[];
  readonly learned: ReadonlySet<string>;
}) {
  const t = useTranslations("describe.known");
  return (
    <dl className="divide-y divide-line border-y border-line">
      {facts.map((fact) => (
        <div
          key={fact.id}
          className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
        >
          <dt className="text-sm text-soft">{fact.label}</dt>
          <dd className="min-w-0 space-y-1">
            <p className="font-semibold">
              {fact.value}
              {learned.has(fact.id) ? (
                <span className="ml-2 rounded-small bg-good-wash px-1.5 py-0.5 text-xs text-good">
                  {t("new")}
                </span>
              ) : null}
            </p>
            <Source method={method} fact={fact} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Source({
  method,
  fact: { basis, quote },
}: {
  readonly method: MethodData;
  readonly fact: Fact;
}) {
  const t = useTranslations("describe.known");
  if (basis === "concluded") return <p className="text-sm text-soft">{t("from.concluded")}</p>;
  if (quote === null || basis === "unknown") return null;
  const from = basis === "product" && isFromProduct(method, quote) ? "described" : basis;
  return (
    <p className="flex items-start gap-1.5 text-sm break-words text-soft">
      <MessageSquareQuote className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <span className="min-w-0">{t(`from.${from}`, { quote })}</span>
    </p>
  );
}

function OpenFacts({ facts }: { readonly facts: readonly Fact[] }) {
  const t = useTranslations("describe.known");
  return (
    <>
      <p className="mb-3 text-sm text-soft">{t("openText")}</p>
      <ul className="space-y-1.5 text-sm text-soft">
        {facts.map(({ id, label }) => (
          <li key={id} className="flex items-start gap-2">
            <CircleHelp className="mt-0.5 size-4 shrink-0 text-open" aria-hidden="true" />
            {label}
          </li>
        ))}
      </ul>
    </>
  );
}

function Rounds({ rounds }: Pick<ThreadData, "rounds">) {
  const t = useTranslations("describe.known");
  if (rounds.length === 0) return null;
  return (
    <Fold label={t("answers", { count: rounds.length })}>
      <dl className="space-y-3 border-l-2 border-line-strong pl-4">
        {rounds.map(({ question, answer }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rounds are only ever added at the end
          <div key={index}>
            <dt className="text-sm text-soft">{question}</dt>
            <dd className="break-words">{answer}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}

/** Begins again with the same description: what was answered since is asked anew. */
function StartOver({ pmId, thread }: { readonly pmId: string; readonly thread: ThreadData }) {
  const t = useTranslations("describe.known");
  const determine = useDetermine(pmId);
  const { description, rounds } = thread;
  if (description === null || rounds.length === 0) return null;
  return (
    <div className="space-y-2 border-t border-line pt-4">
      <p className="max-w-prose text-sm text-soft">{t("startOverText")}</p>
      <Button
        icon={<RotateCcw className="size-4" aria-hidden="true" />}
        onClick={() => determine.mutate(description)}
        pending={determine.isPending}
      >
        {t("startOver")}
      </Button>
      <Refusal error={determine.error} />
    </div>
  );
}
