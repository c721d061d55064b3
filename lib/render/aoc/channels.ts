// Which payment channels an attestation covers. The form leaves three boxes open for every type,
// also where the type forbids one; here a box that the type forbids cannot be ticked.
import type { SaqType } from "@/lib/pci/saq-type";
import type { DocumentModel } from "@/lib/render/model";

/** The three channels of the attestation form. */
export const CHANNELS = ["mailTelephone", "ecommerce", "cardPresent"] as const;

/** One of the three channels. */
export type Channel = (typeof CHANNELS)[number];

/** What can be said about a channel: `conflict` is entered by the merchant but not allowed. */
export type ChannelState = "covered" | "not covered" | "not allowed" | "not stated" | "conflict";

const NOT_ONLINE: readonly Channel[] = ["mailTelephone", "cardPresent"];

const ALLOWED: Readonly<Record<SaqType, readonly Channel[]>> = {
  "SAQ A": ["mailTelephone", "ecommerce"],
  "SAQ A-EP": ["ecommerce"],
  "SAQ B": NOT_ONLINE,
  "SAQ B-IP": NOT_ONLINE,
  "SAQ C-VT": NOT_ONLINE,
  "SAQ C": NOT_ONLINE,
  "SAQ P2PE": NOT_ONLINE,
  "SAQ SPoC": ["cardPresent"],
  "SAQ D": CHANNELS,
};

// Recurring payments, stored cards and "other" can begin in any channel, so they say nothing here.
const CHANNEL_OF_METHOD: ReadonlyMap<string, Channel> = new Map([
  ["website", "ecommerce"],
  ["links", "ecommerce"],
  ["countertop", "cardPresent"],
  ["mobile", "cardPresent"],
  ["mobileNoReader", "cardPresent"],
  ["kiosk", "cardPresent"],
  ["phoneVT", "mailTelephone"],
  ["mailOrder", "mailTelephone"],
]);

/** What this attestation says about each channel. */
export function channelStates(
  saqType: SaqType,
  method: DocumentModel["paymentMethod"],
): Readonly<Record<Channel, ChannelState>> {
  const allowed = ALLOWED[saqType];
  const only = allowed.length === 1 ? allowed[0] : undefined;
  const covered = CHANNEL_OF_METHOD.get(method.channel ?? "") ?? only;
  const stateOf = (channel: Channel): ChannelState => {
    if (!allowed.includes(channel)) return channel === covered ? "conflict" : "not allowed";
    if (covered === undefined) return "not stated";
    return channel === covered ? "covered" : "not covered";
  };
  return {
    mailTelephone: stateOf("mailTelephone"),
    ecommerce: stateOf("ecommerce"),
    cardPresent: stateOf("cardPresent"),
  };
}
