"use client";
// How a way of taking cards is added, wherever the merchant does it.
import { useTell } from "@/components/embed/host";
import type { MethodData } from "./data";
import { useChange } from "./queries";
import { useSession } from "./session";

/** What is said of a way of taking cards when it is added. */
export interface NewMethod {
  readonly name: string;
  readonly channel?: NonNullable<MethodData["channel"]>;
  readonly vendor?: string;
  readonly description?: string;
  readonly presetId?: string;
}

/** Adds a payment method and tells what is around the wizard. */
export function useAddMethod() {
  const { merchantId, send } = useSession();
  const tell = useTell();
  return useChange(async (method: NewMethod) => {
    const path = `/v1/merchants/${merchantId}/payment-methods`;
    const made = await send<MethodData>("POST", path, { ...method });
    tell("payment-method-added", { merchantId, paymentMethodId: made.id });
    return made;
  });
}
