// The three payment channels of the attestation form, and which of them each questionnaire permits.
import type { SaqType } from "./saq-type";

/** The three channels of the attestation form. */
export const FORM_CHANNELS = ["mailTelephone", "ecommerce", "cardPresent"] as const;

/** One of the three channels. */
export type FormChannel = (typeof FORM_CHANNELS)[number];

/** What each channel is called. */
export const CHANNEL_LABELS: Readonly<Record<FormChannel, string>> = {
  mailTelephone: "By post or telephone",
  ecommerce: "On the web",
  cardPresent: "In person",
};

const NOT_ONLINE: readonly FormChannel[] = ["mailTelephone", "cardPresent"];

const ALLOWED: Readonly<Record<SaqType, readonly FormChannel[]>> = {
  "SAQ A": ["mailTelephone", "ecommerce"],
  "SAQ A-EP": ["ecommerce"],
  "SAQ B": NOT_ONLINE,
  "SAQ B-IP": NOT_ONLINE,
  "SAQ C-VT": NOT_ONLINE,
  "SAQ C": NOT_ONLINE,
  "SAQ P2PE": NOT_ONLINE,
  "SAQ SPoC": ["cardPresent"],
  "SAQ D": FORM_CHANNELS,
};

/** The channels that a questionnaire can be used for; its form may print more. */
export function channelsAllowed(saqType: SaqType): readonly FormChannel[] {
  return ALLOWED[saqType];
}

const PRINTED: Partial<Record<SaqType, readonly FormChannel[]>> = {
  "SAQ P2PE": NOT_ONLINE,
  "SAQ SPoC": ["cardPresent"],
};

/** The channels that the form of a questionnaire has a box for. */
export function channelsPrinted(saqType: SaqType): readonly FormChannel[] {
  return PRINTED[saqType] ?? FORM_CHANNELS;
}

// Recurring payments, stored cards and "other" can begin in any channel, so they say nothing here.
const OF_METHOD: ReadonlyMap<string, FormChannel> = new Map([
  ["website", "ecommerce"],
  ["links", "ecommerce"],
  ["countertop", "cardPresent"],
  ["mobile", "cardPresent"],
  ["mobileNoReader", "cardPresent"],
  ["kiosk", "cardPresent"],
  ["phoneVT", "mailTelephone"],
  ["mailOrder", "mailTelephone"],
]);

/** The form's channel of a payment method's `channel`; null where that leaves it open. */
export function formChannelOf(methodChannel: string | null): FormChannel | null {
  return OF_METHOD.get(methodChannel ?? "") ?? null;
}
