// Texts that the service does not take at present, kept by this tab until it does. They go with the tab, as the visit.

const TEXT = "sealwright.text.";

/** A text, and the version of the draft that it was typed over. */
export interface KeptText {
  readonly value: string;
  readonly version: number;
}

function nameOf(merchantId: string, key: string): string {
  return `${TEXT}${merchantId}.${key}`;
}

/** Some browsers refuse the storage itself, others only to write to it. */
function tried<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(window.sessionStorage);
  } catch {
    return null;
  }
}

/** Keeps a text of a merchant. */
export function keepText(merchantId: string, key: string, text: KeptText): void {
  tried((storage) => storage.setItem(nameOf(merchantId, key), JSON.stringify(text)));
}

/** Forgets a text: it is saved. */
export function forgetText(merchantId: string, key: string): void {
  tried((storage) => storage.removeItem(nameOf(merchantId, key)));
}

/** The text that this tab keeps, or null. */
export function keptText(merchantId: string, key: string): KeptText | null {
  const kept = tried((storage) => JSON.parse(storage.getItem(nameOf(merchantId, key)) ?? "null"));
  const { value, version } = (kept ?? {}) as Partial<KeptText>;
  return typeof value === "string" && typeof version === "number" ? { value, version } : null;
}
