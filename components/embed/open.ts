// Opens a visit with what the page around has sent: the credential becomes a portal session, and what
// the wizard shows first is read with it.
import { startBrand } from "@/components/portal/start-brand";
import { createSend } from "@/components/wizard/api";
import type { WizardStart } from "@/components/wizard/wizard";
import type { Configuration, Embedders } from "./link";

/** A visit that was opened by message. */
export interface OpenedByMessage {
  readonly sessionToken: string;
  readonly merchantId: string;
  readonly embedders: Embedders;
}

/** The session for a credential, or the code of the refusal. A key is sent this once and not kept. */
export async function exchange(
  asked: Configuration,
  knownMerchantId: string | undefined,
): Promise<OpenedByMessage | string> {
  const merchantId = asked.merchantId ?? knownMerchantId;
  // A page of its own has no site around it: the token that its tab keeps needs nobody's leave.
  if (window.parent === window && asked.sessionToken && merchantId) {
    return { sessionToken: asked.sessionToken, merchantId, embedders: [] };
  }
  const credential: Record<string, string> = asked.sessionToken
    ? { "X-Session-Token": asked.sessionToken }
    : { "X-API-Key": asked.apiKey ?? "" };
  try {
    const response = await fetch("/api/embed-session", {
      method: "POST",
      cache: "no-store",
      headers: { ...credential, "Content-Type": "application/json" },
      body: JSON.stringify({ merchantId, origin: asked.origin }),
    });
    const answer = await response.json();
    return response.ok ? answer : String(answer.code);
  } catch {
    return "OFFLINE";
  }
}

type FirstPaint = Omit<WizardStart, "token">;

/** What the wizard shows first, read as the server would have read it. */
export async function readStart(token: string, merchantId: string): Promise<FirstPaint> {
  const send = createSend(() => token);
  const base = `/v1/merchants/${merchantId}`;
  const [merchant, methods, attempts, drafts, brand] = await Promise.all([
    send<FirstPaint["merchant"]>("GET", base),
    send<{ items: FirstPaint["methods"] }>("GET", `${base}/payment-methods`),
    send<{ items: FirstPaint["attempts"] }>("GET", `${base}/attempts`),
    send<{ items: FirstPaint["drafts"] }>("GET", `${base}/drafts`),
    send<Parameters<typeof startBrand>[0]>("GET", `${base}/brand`),
  ]);
  return {
    merchantId,
    ...startBrand(brand),
    merchant,
    methods: methods.items,
    attempts: attempts.items,
    drafts: drafts.items,
  };
}
