// The narrative parts of the attestation without a model: the merchant's own words in order.
import type { Narrative, NarrativeInput } from "@/lib/assessor/port";

const WAYS: Readonly<Record<string, string>> = {
  website: "on a website",
  countertop: "on a card machine at the counter",
  mobile: "on a mobile card reader",
  mobileNoReader: "on a phone or tablet without a reader",
  kiosk: "at a kiosk or unattended machine",
  links: "by payment links",
  phoneVT: "by telephone, typed into a payment page",
  mailOrder: "by mail order",
  recurring: "as recurring payments",
  selfStore: "in a self-service store",
};

/** Composes the narrative from what the merchant wrote; nothing is added to it. */
export function narrate(input: NarrativeInput): Narrative {
  const { merchantName, paymentMethod } = input;
  const way = WAYS[paymentMethod.channel ?? ""];
  const takes = way
    ? `${merchantName} takes cards ${way} (${paymentMethod.name}).`
    : `${merchantName} takes cards through ${paymentMethod.name}.`;
  const vendor = paymentMethod.vendor ? `Gateway or terminal: ${paymentMethod.vendor}.` : "";
  const told = (groupId: string) =>
    input.review.find((answer) => answer.groupId === groupId)?.answer ?? "";
  return {
    roleWithCards: joined(takes, told("business_description")),
    environment: joined(paymentMethod.description, vendor),
  };
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part.trim() !== "").join(" ");
}
