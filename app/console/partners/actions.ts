"use server";
// What operators do to one partner.
import { revalidatePath } from "next/cache";
import { redirect } from "next/navigation";
import { told } from "@/app/dashboard/told";
import { textOf } from "@/app/sign-in/words";
import type { FormState } from "@/components/ui/act-form";
import {
  changePartnerTerms,
  closeSupport,
  lookForSupport,
  openSupport,
  reactivatePartner,
  setPartnerLimits,
  suspendPartner,
} from "@/lib/domain/oversight/operations";
import { act } from "@/lib/transports/people/request";

function shownAnew(): void {
  revalidatePath("/console/partners", "layout");
}

export async function changeTerms(_: FormState, data: FormData): Promise<FormState> {
  const terms = { name: textOf(data, "name") };
  const input = { partnerId: textOf(data, "partnerId"), ...terms };
  const result = await act(changePartnerTerms, input, data);
  shownAnew();
  return told(result, "Saved. The partner's own log tells of it.", terms);
}

const LIMITS = ["requestsPerSecond", "burst", "requestsPerDay", "merchantCap"] as const;

/** A number as it was typed, null for an empty field; anything else is left to the operation to refuse. */
function limitOf(text: string): number | string | null {
  if (text.trim() === "") return null;
  return /^\d{1,9}$/.test(text.trim()) ? Number(text.trim()) : text;
}

export async function setLimits(_: FormState, data: FormData): Promise<FormState> {
  const typed = Object.fromEntries(LIMITS.map((name) => [name, textOf(data, name)]));
  const limits = Object.fromEntries(LIMITS.map((name) => [name, limitOf(typed[name] ?? "")]));
  const input = { partnerId: textOf(data, "partnerId"), ...limits };
  const result = await act(setPartnerLimits, input, data);
  shownAnew();
  return told(result, "Saved. The limits count from the partner's next request on.", typed);
}

export async function suspend(_: FormState, data: FormData): Promise<FormState> {
  const reason = textOf(data, "reason");
  const input = { partnerId: textOf(data, "partnerId"), reason };
  const result = await act(suspendPartner, input, data);
  shownAnew();
  return told(result, "The partner is suspended.", { reason });
}

export async function reactivate(_: FormState, data: FormData): Promise<FormState> {
  const result = await act(reactivatePartner, { partnerId: textOf(data, "partnerId") }, data);
  shownAnew();
  return told(result, "The partner is open again. What waited goes out now.");
}

export async function open(_: FormState, data: FormData): Promise<FormState> {
  const reason = textOf(data, "reason");
  const hours = textOf(data, "hours");
  const input = { partnerId: textOf(data, "partnerId"), reason, hours: Number(hours) };
  const result = await act(openSupport, input, data);
  shownAnew();
  if (!result.ok) return told(result, "", { reason, hours });
  return { done: "The access is open, and the partner is told of it.", values: { hours } };
}

export async function look(_: FormState, data: FormData): Promise<FormState> {
  const result = await act(lookForSupport, { accessId: textOf(data, "accessId") }, data);
  if (!result.ok) return told(result, "");
  revalidatePath("/", "layout");
  redirect("/dashboard");
}

export async function close(_: FormState, data: FormData): Promise<FormState> {
  const result = await act(closeSupport, { accessId: textOf(data, "accessId") }, data);
  shownAnew();
  return told(result, "The access is ended.");
}
