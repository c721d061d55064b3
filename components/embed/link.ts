// The line between the portal in a frame and the page around it: what may be told to whom, and what is
// taken from whom.
import type { NewsOf } from "./host";

const NAMESPACE = "sealwright";
const VERSION = 1;

/** The origins that may embed; null: any. */
export type Embedders = readonly string[] | null;

/** What an embedding page may set after the fact. */
export interface Configuration {
  readonly origin: string;
  readonly apiKey?: string;
  readonly sessionToken?: string;
  readonly merchantId?: string;
  readonly theme?: string;
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** What a message from the page around says, or null where it is not one of ours. */
export function configurationIn(data: unknown, origin: string): Configuration | null {
  if (typeof data !== "object" || data === null) return null;
  const message = data as Record<string, unknown>;
  if (message.type !== `${NAMESPACE}:configure`) return null;
  // The contract shows the members beside the type; our own envelope puts them into the payload.
  const inner = typeof message.payload === "object" && message.payload ? message.payload : message;
  const { apiKey, sessionToken, merchantId, theme } = inner as Record<string, unknown>;
  return {
    origin,
    apiKey: textOf(apiKey),
    sessionToken: textOf(sessionToken),
    merchantId: textOf(merchantId),
    theme: textOf(theme),
  };
}

/** The origin of the page around, as far as the browser tells. */
export function surroundingOrigin(): string | null {
  const [parent] = window.location.ancestorOrigins ?? [];
  if (parent && parent !== "null") return parent;
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : null;
}

/** The line of one page. */
export class HostLink {
  /** undefined: the partner is not known yet. */
  #embedders: Embedders | undefined;
  #configuredBy: string | null = null;

  /** `embedders` of the partner; undefined where the page was opened without a valid credential. */
  constructor(embedders: Embedders | undefined) {
    this.#embedders = embedders;
  }

  /** Whether a message of this origin is listened to. While the partner is unknown the server decides. */
  hears(origin: string): boolean {
    return !this.#embedders || this.#embedders.includes(origin);
  }

  /** A site has proved whose it is. */
  join(origin: string, embedders: Embedders): void {
    this.#embedders = embedders;
    this.#configuredBy = origin;
  }

  #target(): string | null {
    if (this.#configuredBy) return this.#configuredBy;
    if (this.#embedders === undefined) return "*";
    const origin = surroundingOrigin();
    return origin && this.hears(origin) ? origin : null;
  }

  /** Tells the page around, if there is one that may know. */
  tell = <T extends keyof NewsOf>(type: T, payload: NewsOf[T]): void => {
    const target = window.parent === window ? null : this.#target();
    if (!target) return;
    window.parent.postMessage({ type: `${NAMESPACE}:${type}`, version: VERSION, payload }, target);
  };
}
