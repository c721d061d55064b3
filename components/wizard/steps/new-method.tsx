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
import { Button, buttonClass } from "@/components/ui/button";
import { ChoiceCard } from "@/components/ui/choice-card";
import { TextField } from "@/components/ui/text-field";
import { useAddMethod } from "@/components/wizard/add-method";
import { ErrorSummary } from "@/components/wizard/error-summary";
import { useFieldMessage } from "@/components/wizard/field-message";
import { Refusal, StepTitle } from "@/components/wizard/parts";
import { goTo, hashOf } from "@/components/wizard/route";
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
    <ChoiceCard
      name="channel"
      value={channel}
      label={t(`${channel}.label`)}
      hint={t(`${channel}.hint`)}
      picture={
        <Picture className="size-7 shrink-0 text-accent" strokeWidth={1.5} aria-hidden="true" />
      }
      chosen={chosen}
      choose={choose}
    />
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

/** The page that adds a payment method. */
export function NewMethodStep() {
  const t = useTranslations("newMethod");
  const common = useTranslations("common");
  const fieldMessage = useFieldMessage();
  const [channel, setChannel] = useState<Channel>("website");
  const [name, setName] = useState("");
  const [presetId, setPresetId] = useState<string | null>(null);
  const add = useAddMethod();
  const nameError = fieldMessage(add.error, "name");
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (add.isPending) return;
    const label = t(`channels.${channel}.label`);
    // The description proper is the next step's; the channel's words stand in until then.
    const said = presetId
      ? { presetId }
      : { description: `${label}. ${t(`channels.${channel}.hint`)}` };
    const made = await add
      .mutateAsync({ name: name.trim() || label, channel, ...said })
      .catch(() => null);
    if (made) goTo({ at: "method", pmId: made.id });
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
