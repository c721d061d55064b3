"use server";
// Leads to Stripe's billing portal: its page works for a few minutes, so each visit makes one.
import { redirect } from "next/navigation";
import type { FormState } from "@/components/ui/act-form";
import { openBillingPortal } from "@/lib/domain/stripe/operations";
import { act } from "@/lib/transports/people/request";

const AWAY =
  "The payment service does not answer at the moment. Your bills are safe. Try again in a few minutes, or pay by bank transfer as the invoice says.";
const NONE = "There is no billing portal for you yet.";

export async function openPortal(_: FormState, data: FormData): Promise<FormState> {
  const result = await act(openBillingPortal, {}, data);
  if (!result.ok) {
    return { problem: result.code === "GATEWAY_UNAVAILABLE" ? AWAY : result.message };
  }
  if (!result.output.url) return { problem: NONE };
  redirect(result.output.url);
}
