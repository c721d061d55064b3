// Part 2a: which channels the attestation covers. Part 2b prints the same rows, so that the two agree.
import type { SealedRecord } from "@/lib/domain/record/shape";
import {
  CHANNEL_LABELS,
  channelsAllowed,
  channelsPrinted,
  FORM_CHANNELS,
  type FormChannel,
  formChannelOf,
} from "@/lib/pci/form-channels";
import { NOT_GIVEN } from "@/lib/render/look/primitives";
import type { StandingTone } from "@/lib/render/statements";
import { givenRows } from "./given";

/** One channel, and what is known of it. */
export interface ChannelStanding {
  readonly channel: FormChannel;
  readonly label: string;
  readonly tone: StandingTone;
  readonly word: string;
}

interface Source {
  /** The merchant named its channels one by one. */
  readonly named: ReadonlySet<string> | null;
  /** The channel of the payment method, where that settles one. */
  readonly settings: FormChannel | null;
}

function sourceOf(record: SealedRecord): Source {
  const rows = givenRows(record, "business_description", "channels");
  const named = rows.length > 0 ? new Set(rows.map(({ channel }) => String(channel))) : null;
  return { named, settings: formChannelOf(record.paymentMethod.channel) };
}

function isCovered(channel: FormChannel, { named, settings }: Source): boolean {
  return named ? named.has(channel) : settings === channel;
}

function permitted(channel: FormChannel, source: Source): readonly [StandingTone, string] {
  if (isCovered(channel, source)) {
    return ["for", source.named ? "Covered" : "Covered, by the payment method’s settings"];
  }
  return source.named ? ["none", "Not named by the merchant"] : ["open", NOT_GIVEN];
}

function forbidden(
  channel: FormChannel,
  source: Source,
  saqType: string,
): readonly [StandingTone, string] {
  const rule = `Not permitted with ${saqType}`;
  if (!isCovered(channel, source)) return ["none", rule];
  const from = source.named ? "named by the merchant" : "by the payment method’s settings";
  return ["against", `${rule}, but ${from}`];
}

/** The channels of the form, and any other that the merchant or the payment method names. */
export function channelStandings(record: SealedRecord): readonly ChannelStanding[] {
  const { saqType } = record.assessment;
  const source = sourceOf(record);
  return FORM_CHANNELS.filter(
    (channel) => channelsPrinted(saqType).includes(channel) || isCovered(channel, source),
  ).map((channel) => {
    const [tone, word] = channelsAllowed(saqType).includes(channel)
      ? permitted(channel, source)
      : forbidden(channel, source, saqType);
    return { channel, label: CHANNEL_LABELS[channel], tone, word };
  });
}
