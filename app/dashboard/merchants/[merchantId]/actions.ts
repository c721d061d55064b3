"use server";
// What the page of one merchant does.
import { revalidatePath } from "next/cache";
import { textOf } from "@/app/sign-in/words";
import type { LinkState } from "@/components/dashboard/merchant/access";
import type { FormState } from "@/components/ui/act-form";
import { changeType, openAttempt, renewAttempt } from "@/lib/domain/attempt/operations";
import { inviteMerchant } from "@/lib/domain/invitation/operations";
import { updateMerchant } from "@/lib/domain/merchant/operations";
import { addNote } from "@/lib/domain/note/operations";
import { sealDocuments } from "@/lib/domain/sealing/operations";
import { createPortalLink, createViewLink } from "@/lib/domain/session/operations";
import { shownLink } from "@/lib/transports/people/portal-link";
import { type ActResult, act } from "@/lib/transports/people/request";

/** The longest that a link to hand over may work. */
const DAY_SECONDS = 86_400;

function told(
  result: ActResult<unknown>,
  done: string,
  values: Record<string, string> = {},
): FormState {
  if (result.ok) return { done };
  const { message, problems } = result;
  return Object.keys(problems).length > 0 ? { problems, values } : { problem: message, values };
}

function shown(data: FormData): string {
  const merchantId = textOf(data, "merchantId");
  revalidatePath(`/dashboard/merchants/${merchantId}`);
  return merchantId;
}

const SKIPPED: Readonly<Record<string, string>> = {
  no_address: "The merchant has no e-mail address. Add one under Details.",
  nothing_to_do: "It is compliant and does not run out soon, so nothing was sent.",
  invited_recently: "It was invited in the last 7 days. Send it again from here.",
};

export async function invite(_: FormState, data: FormData): Promise<FormState> {
  const merchantId = textOf(data, "merchantId");
  const resend = textOf(data, "resend") === "yes";
  const result = await act(inviteMerchant, { merchantId, resend }, data);
  shown(data);
  if (!result.ok) return { problem: result.message };
  const { reason } = result.output.invite;
  if (reason) return { problem: SKIPPED[reason] ?? "Nothing was sent." };
  return { done: "The link is on its way." };
}

export async function renew(_: FormState, data: FormData): Promise<FormState> {
  const input = { merchantId: textOf(data, "merchantId"), attemptId: textOf(data, "attemptId") };
  const result = await act(renewAttempt, input, data);
  shown(data);
  return told(result, "The renewal is open. Send the merchant its link next.");
}

export async function resend(_: FormState, data: FormData): Promise<FormState> {
  const input = { merchantId: textOf(data, "merchantId"), attemptId: textOf(data, "attemptId") };
  const result = await act(sealDocuments, input, data);
  shown(data);
  return told(result, "The documents are on their way again.");
}

export async function override(_: FormState, data: FormData): Promise<FormState> {
  const merchantId = textOf(data, "merchantId");
  const attemptId = textOf(data, "attemptId");
  const saqType = textOf(data, "saqType");
  const overrideReason = textOf(data, "overrideReason");
  const reason = overrideReason.trim() === "" ? {} : { overrideReason };
  const type = { merchantId, saqType, ...reason };
  const result = attemptId
    ? await act(changeType, { ...type, attemptId }, data)
    : await act(openAttempt, { ...type, paymentMethodId: textOf(data, "paymentMethodId") }, data);
  shown(data);
  return told(result, `${saqType} is open.`, { saqType, overrideReason });
}

export async function note(_: FormState, data: FormData): Promise<FormState> {
  const text = textOf(data, "text");
  const result = await act(addNote, { merchantId: textOf(data, "merchantId"), text }, data);
  shown(data);
  return told(result, "The note is added.", { text });
}

/** An empty field clears what may be empty; a name may not be. */
export async function update(_: FormState, data: FormData): Promise<FormState> {
  const names = ["name", "email", "externalMerchantId", "website"] as const;
  const values = Object.fromEntries(names.map((name) => [name, textOf(data, name)]));
  const sent = Object.fromEntries(
    names.map((name) => {
      const text = values[name]?.trim() ?? "";
      return [name, text === "" && name !== "name" ? null : text];
    }),
  );
  const result = await act(
    updateMerchant,
    { merchantId: textOf(data, "merchantId"), ...sent },
    data,
  );
  shown(data);
  return told(result, "The details are saved.", values);
}

export async function portalLink(_: LinkState, data: FormData): Promise<LinkState> {
  const input = { merchantId: textOf(data, "merchantId"), ttlSeconds: DAY_SECONDS };
  const result = await act(createPortalLink, input, data);
  shown(data);
  if (!result.ok) return { problem: result.message };
  const { standalonePortalUrl: url, expiresAt } = result.output;
  return { link: shownLink({ url, expiresAt }) };
}

export async function viewLink(_: LinkState, data: FormData): Promise<LinkState> {
  const result = await act(createViewLink, { merchantId: textOf(data, "merchantId") }, data);
  shown(data);
  if (!result.ok) return { problem: result.message };
  const { url, expiresAt } = result.output;
  return { link: { url, expiresAt } };
}
