"use client";
// What surrounds the wizard, where something does: a site that shows it in a frame, or one that sent the
// merchant here. The wizard tells its news and need not know who listens.
import { createContext, useContext } from "react";

/** Everything that is told, with what goes along: never an answer, never a secret. */
export interface NewsOf {
  readonly ready: { readonly merchantId: string };
  readonly "payment-method-added": {
    readonly merchantId: string;
    readonly paymentMethodId: string;
  };
  readonly "saq-submitted": {
    readonly merchantId: string;
    readonly attemptId: string;
    readonly saqType: string;
    readonly compliant: boolean;
  };
  readonly "all-complete": { readonly merchantId: string };
  readonly resize: { readonly height: number };
  readonly "step-changed": { readonly step: string; readonly percent: number };
  readonly "session-expiring": { readonly expiresAt: string };
  readonly error: { readonly code: string };
}

/** Tells one piece of news. */
export type Tell = <T extends keyof NewsOf>(type: T, payload: NewsOf[T]) => void;

const HostContext = createContext<Tell>(() => undefined);

/** Listens to everything inside. */
export const HostProvider = HostContext;

/** Tells the surroundings; nobody listens where the wizard has the page to itself. */
export function useTell(): Tell {
  return useContext(HostContext);
}
