"use client";
// Other ways of taking cards that the words mention: each becomes one of its own with a tap, and none is added twice.
import { ArrowRight, Plus, Split } from "lucide-react";
import { useRef } from "react";
import { useTranslations } from "use-intl";
import { Button, buttonClass } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { useAddMethod } from "@/components/wizard/add-method";
import type { MethodData, ResultData } from "@/components/wizard/data";
import { Refusal } from "@/components/wizard/parts";
import { goTo, hashOf } from "@/components/wizard/route";

/** The ways of taking cards that the assessor tells apart. */
export const WAYS = [
  "device",
  "reader",
  "unattended",
  "web",
  "link",
  "virtualTerminal",
  "keyed",
  "outsourced",
] as const;

type Other = NonNullable<ResultData["otherWays"]>[number];

/** The least that a description says. */
const LEAST = 10;

function isNamed(way: string): way is (typeof WAYS)[number] {
  return (WAYS as readonly string[]).includes(way);
}

/** What a way of taking cards is called on this page. */
function useWayName(): (other: Other) => string {
  const t = useTranslations("describe.otherWays.names");
  return ({ way, label }) => (isNamed(way) ? t(way) : label);
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a new way is described by: the merchant's own words for it. What the bank says is not put into its mouth. */
function descriptionOf({ basis, quote }: Other, name: string): string {
  return basis === "said" && quote.trim().length >= LEAST ? quote.trim() : name;
}

/** The other ways that the description of a payment method mentions. */
export function OtherWays({
  others,
  methods,
}: {
  readonly others: readonly Other[];
  readonly methods: readonly MethodData[];
}) {
  const t = useTranslations("describe.otherWays");
  const wayName = useWayName();
  const count = others.length;
  if (count === 0) return null;
  const own = others.every(({ basis }) => basis !== "product");
  return (
    <Callout icon={Split} title={own ? t("title", { count }) : t("titleProduct", { count })}>
      <p className="max-w-prose">{t("text")}</p>
      <ul className="space-y-4 pt-1">
        {others.map((other) => (
          <OtherWay key={other.way} other={other} name={wayName(other)} methods={methods} />
        ))}
      </ul>
    </Callout>
  );
}

interface OtherWayProps {
  readonly other: Other;
  readonly name: string;
  readonly methods: readonly MethodData[];
}

function OtherWay({ other, name: plain, methods }: OtherWayProps) {
  const t = useTranslations("describe.otherWays");
  const add = useAddMethod();
  const isUnderway = useRef(false);
  const name = capitalised(plain);
  const description = descriptionOf(other, name);
  // In another language it has another name, but the same words.
  const known = methods.find((each) => each.name === name || each.description === description);
  async function addOnce() {
    if (isUnderway.current) return;
    isUnderway.current = true;
    const made = await add.mutateAsync({ name, description }).catch(() => null);
    isUnderway.current = false;
    if (made) goTo({ at: "method", pmId: made.id });
  }
  return (
    <li className="space-y-2">
      <p>
        <strong className="font-semibold">{name}</strong>
        {other.basis ? <> {t(`quote.${other.basis}`, { quote: other.quote })}</> : null}
      </p>
      {known && !add.isPending ? (
        <a href={hashOf({ at: "method", pmId: known.id })} className={buttonClass("secondary")}>
          {t("open", { name: known.name })}
          <ArrowRight className="size-4" aria-hidden="true" />
        </a>
      ) : (
        <Button
          icon={<Plus className="size-4" aria-hidden="true" />}
          onClick={addOnce}
          pending={add.isPending}
        >
          {t("add")}
          <span className="sr-only">: {name}</span>
        </Button>
      )}
      <Refusal error={add.error} />
    </li>
  );
}
