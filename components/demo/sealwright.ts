// The embedding script as an embedding site uses it, and the API as that site's server would.

/** Something that the portal told. */
export interface PortalEvent {
  readonly type: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

interface MountOptions {
  readonly baseUrl: string;
  readonly merchantId: string;
  readonly sessionToken: string;
  readonly theme: string;
  readonly title: string;
  readonly getFreshToken: () => Promise<string>;
  readonly onEvent: (event: PortalEvent) => void;
}

/** A portal on the page. */
export interface Mounted {
  update(changes: { readonly theme?: string }): void;
  destroy(): void;
}

interface Sealwright {
  mount(element: HTMLElement, options: MountOptions): Mounted;
}

declare global {
  interface Window {
    Sealwright?: Sealwright;
  }
}

let loading: Promise<Sealwright> | undefined;

/** Loads `embed.js`, once. */
export function loadSealwright(): Promise<Sealwright> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = "/embed.js";
    script.onload = () => (window.Sealwright ? resolve(window.Sealwright) : reject(new Error()));
    script.onerror = () => {
      loading = undefined;
      reject(new Error("embed.js did not load"));
    };
    document.head.append(script);
  });
  return loading;
}

/** What the demo shows of a merchant. */
export interface DemoMerchant {
  readonly id: string;
  readonly name: string;
}

/** A refusal in the API's own words. */
export class DemoRefusal extends Error {}

async function ask<T>(apiKey: string, method: "GET" | "POST", path: string, body?: unknown) {
  const response = await fetch(path, {
    method,
    cache: "no-store",
    headers: {
      "X-API-Key": apiKey,
      ...(method === "POST" ? { "Content-Type": "application/json" } : {}),
    },
    ...(method === "POST" ? { body: JSON.stringify(body ?? {}) } : {}),
  }).catch(() => {
    throw new DemoRefusal("There is no connection.");
  });
  const answer = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  throw new DemoRefusal(answer?.message ?? "Something went wrong on our side.");
}

/** The newest merchants of the key's partner. */
export async function readMerchants(apiKey: string): Promise<readonly DemoMerchant[]> {
  const { items } = await ask<{ items: DemoMerchant[] }>(apiKey, "GET", "/v1/merchants?limit=50");
  return items;
}

/** Creates a merchant. */
export function addMerchant(apiKey: string, name: string): Promise<DemoMerchant> {
  return ask<DemoMerchant>(apiKey, "POST", "/v1/merchants", { name });
}

/** Mints a session token of a merchant. */
export async function mintFor(apiKey: string, merchantId: string): Promise<string> {
  const path = `/v1/merchants/${merchantId}/session-token`;
  return (await ask<{ sessionToken: string }>(apiKey, "POST", path)).sessionToken;
}
