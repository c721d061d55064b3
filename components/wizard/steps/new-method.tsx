"use client";
// Adds a way of taking cards: what it is, and what the merchant calls it.
import {
  Globe,
  Link2,
  type LucideIcon,
  Mail,
  Phone,
  ScanSearch,
  Shapes,
  Smartphone,
  SmartphoneNfc,
  Store,
  Ticket,
} from "lucide-react";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { useTell } from "@/components/embed/host";
import { Button, buttonClass } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";
import type { MethodData } from "@/components/wizard/data";
import { ErrorSummary } from "@/components/wizard/error-summary";
import { useFieldMessage } from "@/components/wizard/field-message";
import { Refusal, StepTitle } from "@/components/wizard/parts";
import { useChange } from "@/components/wizard/queries";
import { goTo, hashOf } from "@/components/wizard/route";
import { useSession } from "@/components/wizard/session";
import { BackLink } from "@/components/wizard/step-parts";
import { ProductChoice } from "./product-choice";

const CHANNELS = [
  "website",
  "countertop",
  "mobile",
  "mobileNoReader",
  "links",
  "phoneVT",
  "mailOrder",
  "kiosk",
  "other",
] as const;

type Channel = (typeof CHANNELS)[number];

const PICTURES: Readonly<Record<Channel, LucideIcon>> = {
  website: Globe,
  countertop: Store,
  mobile: Smartphone,
  mobileNoReader: SmartphoneNfc,
  links: Link2,
  phoneVT: Phone,
  mailOrder: Mail,
  kiosk: Ticket,
  other: Shapes,
};

function ChannelChoice({
  channel,
  chosen,
  choose,
}: {
  readonly channel: Channel;
  readonly chosen: boolean;
  readonly choose: () => void;
}) {
  const t = useTranslations("newMethod.channels");
  const Picture = PICTURES[channel];
  return (
    <label
      className={`flex cursor-pointer gap-3 rounded-medium border p-4 transition-colors duration-(--motion) has-focus-visible:outline-3 has-focus-visible:outline-accent ${chosen ? "border-accent bg-accent-wash" : "border-line-strong bg-surface hover:border-ink"}`}
    >
      <input
        type="radio"
        name="channel"
        value={channel}
        checked={chosen}
        onChange={choose}
        className="mt-1 size-5 shrink-0 accent-(--accent)"
      />
      <span className="min-w-0 grow">
        <span className="block font-semibold">{t(`${channel}.label`)}</span>
        <span className="block text-sm text-soft">{t(`${channel}.hint`)}</span>
      </span>
      <Picture className="size-7 shrink-0 text-accent" strokeWidth={1.5} aria-hidden="true" />
    </label>
  );
}

/** The other way: what the merchant's gateway account tells. */
function GatewayOffer() {
  const t = useTranslations("gateway");
  return (
    <section className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-medium border border-line bg-wash p-4 sm:p-6">
      <div className="min-w-0 grow basis-72 space-y-1">
        <h2 className="text-base font-semibold">{t("offer")}</h2>
        <p className="max-w-prose text-sm text-soft">{t("offerText")}</p>
      </div>
      <a href={hashOf({ at: "gateway" })} className={buttonClass("secondary")}>
        <ScanSearch className="size-4" aria-hidden="true" />
        {t("read")}
      </a>
    </section>
  );
}

type NewMethod = {
  readonly name: string;
  readonly channel: Channel;
  readonly description?: string;
  readonly presetId?: string;
};

/** The page that adds a payment method. */
export function NewMethodStep() {
  const t = useTranslations("newMethod");
  const common = useTranslations("common");
  const fieldMessage = useFieldMessage();
  const { merchantId, send } = useSession();
  const tell = useTell();
  const [channel, setChannel] = useState<Channel>("website");
  const [name, setName] = useState("");
  const [presetId, setPresetId] = useState<string | null>(null);
  const add = useChange((body: NewMethod) =>
    send<MethodData>("POST", `/v1/merchants/${merchantId}/payment-methods`, body),
  );
  const nameError = fieldMessage(add.error, "name");
  function submit(event: FormEvent) {
    event.preventDefault();
    if (add.isPending) return;
    const label = t(`channels.${channel}.label`);
    // The description proper is the next step's; the channel's words stand in until then.
    const said = presetId
      ? { presetId }
      : { description: `${label}. ${t(`channels.${channel}.hint`)}` };
    add.mutate(
      { name: name.trim() || label, channel, ...said },
      {
        onSuccess: (made) => {
          tell("payment-method-added", { merchantId, paymentMethodId: made.id });
          goTo({ at: "method", pmId: made.id });
        },
      },
    );
  }
  return (
    <form onSubmit={submit} className="space-y-8" noValidate>
      <BackLink to={{ at: "start" }}>{common("backToStart")}</BackLink>
      <ErrorSummary
        errors={nameError ? [{ id: "name", label: t("name"), message: nameError }] : []}
      />
      <StepTitle lead={t("lead")}>{t("title")}</StepTitle>
      <GatewayOffer />
      <fieldset>
        <legend className="mb-3 font-semibold">{t("channel")}</legend>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))] gap-3">
          {CHANNELS.map((each) => (
            <ChannelChoice
              key={each}
              channel={each}
              chosen={each === channel}
              choose={() => setChannel(each)}
            />
          ))}
        </div>
      </fieldset>
      <ProductChoice chosen={presetId} choose={setPresetId} />
      <TextField
        id="name"
        label={`${t("name")} (${common("optional")})`}
        hint={t("nameHint")}
        error={nameError}
        value={name}
        maxLength={200}
        onChange={(event) => setName(event.target.value)}
      />
      {nameError ? null : <Refusal error={add.error} />}
      <Button type="submit" look="primary" pending={add.isPending}>
        {t("add")}
      </Button>
    </form>
  );
}
