// All signals, compiled once.

import { ADAPTER_SIGNALS } from "./data/adapter-signals";
import { ASSURANCE_SIGNALS } from "./data/assurance-signals";
import { COMPUTER_SIGNALS } from "./data/computer-signals";
import { ENTRY_SIGNALS } from "./data/entry-signals";
import { HANGING_SIGNALS, LINE_SIGNALS, PROGRAM_SIGNALS } from "./data/equipment-signals";
import { EVERYDAY_SIGNALS } from "./data/everyday-signals";
import { KEPT_SIGNALS } from "./data/kept-signals";
import { LAPSE_SIGNALS } from "./data/lapse-signals";
import { LISTING_SIGNALS } from "./data/listing-signals";
import { ISOLATION_SIGNALS, LOCATION_SIGNALS } from "./data/network-signals";
import { OWN_PAGE_SIGNALS } from "./data/own-page-signals";
import { PAGE_PARTS_SIGNALS } from "./data/page-parts-signals";
import {
  PHONE_PIN_SIGNALS,
  PHONE_READER_SIGNALS,
  PHONE_TAP_SIGNALS,
  UNATTENDED_SIGNALS,
} from "./data/phone-signals";
import { BRANCH_SIGNALS } from "./data/place-signals";
import { PLAIN_WORDS_SIGNALS } from "./data/plain-words-signals";
import { PLATFORM_SIGNALS } from "./data/platform-signals";
import { LISTED_SIGNALS, MANUAL_SIGNALS } from "./data/programme-signals";
import { RECORD_SIGNALS } from "./data/record-signals";
import { SCOPE_SIGNALS } from "./data/scope-signals";
import { APART_SIGNALS, PLACE_SIGNALS } from "./data/separation-signals";
import { NO_CARD_SYSTEM, NOT_APART, SHARING_SIGNALS } from "./data/sharing-signals";
import { SHOP_FLOW_SIGNALS } from "./data/shop-flow-signals";
import { SPOKEN_SIGNALS } from "./data/spoken-signals";
import { STAFF_ENTRY_SIGNALS } from "./data/staff-entry-signals";
import { STORAGE_SIGNALS } from "./data/storage-signals";
import { CONNECTION_SIGNALS, DEVICE_SIGNALS, STANDALONE_SIGNALS } from "./data/terminal-signals";
import { TILL_SIGNALS } from "./data/till-signals";
import { LINK_SIGNALS, WEB_SIGNALS } from "./data/web-signals";
import { compileSignals, type SignalSource } from "./signal";

/** What stands apart, or in company, but takes no cards, says nothing about isolation. */
function aboutCards(signals: readonly SignalSource[]): SignalSource[] {
  return signals.map((signal) => {
    if (signal.slot !== "isolated") return signal;
    const missed = signal.value === "yes" ? NOT_APART : undefined;
    return { ...signal, unless: [signal.unless, NO_CARD_SYSTEM, missed].filter(Boolean).join("|") };
  });
}

/** Every signal that a description is searched for. */
export const SIGNALS = compileSignals([
  ...DEVICE_SIGNALS,
  ...CONNECTION_SIGNALS,
  ...STANDALONE_SIGNALS,
  ...ADAPTER_SIGNALS,
  ...LISTING_SIGNALS,
  ...LAPSE_SIGNALS,
  ...PHONE_READER_SIGNALS,
  ...PHONE_TAP_SIGNALS,
  ...PHONE_PIN_SIGNALS,
  ...UNATTENDED_SIGNALS,
  ...aboutCards(ISOLATION_SIGNALS),
  ...LOCATION_SIGNALS,
  ...PROGRAM_SIGNALS,
  ...LINE_SIGNALS,
  ...HANGING_SIGNALS,
  ...TILL_SIGNALS,
  ...aboutCards(APART_SIGNALS),
  ...aboutCards(SHARING_SIGNALS),
  ...PLACE_SIGNALS,
  ...BRANCH_SIGNALS,
  ...MANUAL_SIGNALS,
  ...LISTED_SIGNALS,
  ...WEB_SIGNALS,
  ...SHOP_FLOW_SIGNALS,
  ...OWN_PAGE_SIGNALS,
  ...PAGE_PARTS_SIGNALS,
  ...aboutCards(PLAIN_WORDS_SIGNALS),
  ...PLATFORM_SIGNALS,
  ...ASSURANCE_SIGNALS,
  ...LINK_SIGNALS,
  ...ENTRY_SIGNALS,
  ...STAFF_ENTRY_SIGNALS,
  ...SPOKEN_SIGNALS,
  ...COMPUTER_SIGNALS,
  ...SCOPE_SIGNALS,
  ...STORAGE_SIGNALS,
  ...KEPT_SIGNALS,
  ...RECORD_SIGNALS,
  ...EVERYDAY_SIGNALS,
]);
