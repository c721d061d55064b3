// All signals, compiled once.
import { ENTRY_SIGNALS } from "./data/entry-signals";
import { HANGING_SIGNALS, LINE_SIGNALS, PROGRAM_SIGNALS } from "./data/equipment-signals";
import { KEPT_SIGNALS } from "./data/kept-signals";
import { LISTING_SIGNALS } from "./data/listing-signals";
import { ISOLATION_SIGNALS, LOCATION_SIGNALS } from "./data/network-signals";
import { PRODUCT_SIGNALS } from "./data/products";
import { LISTED_SIGNALS, MANUAL_SIGNALS } from "./data/programme-signals";
import { APART_SIGNALS, PLACE_SIGNALS } from "./data/separation-signals";
import { SHOP_FLOW_SIGNALS } from "./data/shop-flow-signals";
import { STAFF_ENTRY_SIGNALS } from "./data/staff-entry-signals";
import { STORAGE_SIGNALS } from "./data/storage-signals";
import { CONNECTION_SIGNALS, DEVICE_SIGNALS, STANDALONE_SIGNALS } from "./data/terminal-signals";
import { LINK_SIGNALS, WEB_SIGNALS } from "./data/web-signals";
import { compileSignals } from "./signal";

/** Every signal that a description is searched for. */
export const SIGNALS = compileSignals([
  ...DEVICE_SIGNALS,
  ...CONNECTION_SIGNALS,
  ...STANDALONE_SIGNALS,
  ...LISTING_SIGNALS,
  ...ISOLATION_SIGNALS,
  ...LOCATION_SIGNALS,
  ...PROGRAM_SIGNALS,
  ...LINE_SIGNALS,
  ...HANGING_SIGNALS,
  ...APART_SIGNALS,
  ...PLACE_SIGNALS,
  ...MANUAL_SIGNALS,
  ...LISTED_SIGNALS,
  ...WEB_SIGNALS,
  ...SHOP_FLOW_SIGNALS,
  ...PRODUCT_SIGNALS,
  ...LINK_SIGNALS,
  ...ENTRY_SIGNALS,
  ...STAFF_ENTRY_SIGNALS,
  ...STORAGE_SIGNALS,
  ...KEPT_SIGNALS,
]);
