// All signals, compiled once.
import { ENTRY_SIGNALS } from "./data/entry-signals";
import { LISTING_SIGNALS } from "./data/listing-signals";
import { ISOLATION_SIGNALS, LOCATION_SIGNALS } from "./data/network-signals";
import { PRODUCT_SIGNALS } from "./data/products";
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
  ...WEB_SIGNALS,
  ...PRODUCT_SIGNALS,
  ...LINK_SIGNALS,
  ...ENTRY_SIGNALS,
  ...STORAGE_SIGNALS,
]);
