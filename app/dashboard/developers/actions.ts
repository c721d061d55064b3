"use server";
// What admins do for their developers: keys, the receiver of webhooks, and its deliveries.
import { revalidatePath } from "next/cache";
import { told } from "@/app/dashboard/told";
import { textOf } from "@/app/sign-in/words";
import type { SecretState } from "@/components/dashboard/developers/secret-form";
import type { FormState } from "@/components/ui/act-form";
import {
  createKey,
  revokeKey,
  rotateKey,
  rotateSecret,
  setWebhook,
} from "@/lib/domain/partner/operations";
import { replayDelivery, replayFailed, testWebhook } from "@/lib/domain/webhook/operations";
import { act } from "@/lib/transports/people/request";

const KEYS = "/dashboard/developers";
const WEBHOOKS = "/dashboard/developers/webhooks";

// Where a secret was made the page is not shown anew: it would take the secret away.
export async function makeKey(_: SecretState, data: FormData): Promise<SecretState> {
  const name = textOf(data, "name");
  const result = await act(createKey, { name }, data, textOf(data, "formKey") || undefined);
  if (!result.ok) return told(result, "", { name });
  return { secret: result.output.apiKey, note: `This is the key "${result.output.name}".` };
}

export async function rotateKeyNow(_: SecretState, data: FormData): Promise<SecretState> {
  const result = await act(rotateKey, { keyId: textOf(data, "keyId") }, data);
  if (!result.ok) return { problem: result.message };
  return { secret: result.output.apiKey, note: "The key before it works for 24 hours more." };
}

export async function revokeKeyNow(_: FormState, data: FormData): Promise<FormState> {
  const result = await act(revokeKey, { keyId: textOf(data, "keyId") }, data);
  revalidatePath(KEYS);
  return told(result, "The key is revoked.");
}

export async function saveAddress(_: FormState, data: FormData): Promise<FormState> {
  const webhookUrl = textOf(data, "webhookUrl").trim();
  const result = await act(setWebhook, { webhookUrl: webhookUrl || null }, data);
  revalidatePath(WEBHOOKS);
  const done = webhookUrl
    ? "The address is saved. Send a test to see whether it answers."
    : "The address is removed. Nothing is sent.";
  return told(result, done, { webhookUrl });
}

export async function rotateSecretNow(_: SecretState, data: FormData): Promise<SecretState> {
  const result = await act(rotateSecret, {}, data);
  if (!result.ok) return { problem: result.message };
  const note = "Webhooks are signed by the secret before it, too, for 24 hours.";
  return { secret: result.output.webhookSecret, note };
}

export async function sendTest(_: FormState, data: FormData): Promise<FormState> {
  const result = await act(testWebhook, {}, data);
  revalidatePath(WEBHOOKS);
  if (!result.ok && result.code === "WEBHOOK_DELIVERY_FAILED") {
    return { problem: "The receiver did not take the test. The newest delivery below says why." };
  }
  return told(result, "The receiver took the test.");
}

export async function replayOne(_: FormState, data: FormData): Promise<FormState> {
  const result = await act(replayDelivery, { deliveryId: textOf(data, "deliveryId") }, data);
  revalidatePath(WEBHOOKS);
  return told(result, "It is on its way again: see the newest delivery.");
}

const HOUR_MS = 60 * 60 * 1000;

export async function replayAll(_: FormState, data: FormData): Promise<FormState> {
  const hours = textOf(data, "hours");
  const since = new Date(Date.now() - (Number(hours) || 0) * HOUR_MS).toISOString();
  const result = await act(replayFailed, { since }, data);
  revalidatePath(WEBHOOKS);
  if (!result.ok) return told(result, "", { hours });
  const { replayed, more } = result.output;
  if (replayed === 0) return { done: "Nothing failed since then.", values: { hours } };
  const begun = replayed === 1 ? "One delivery is" : `${replayed} deliveries are`;
  const rest = more ? " There are more: once they are through, do it again." : "";
  return { done: `${begun} on the way again.${rest}`, values: { hours } };
}
