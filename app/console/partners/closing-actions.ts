"use server";
// How operators bring the contract of a partner to its end.
import { revalidatePath } from "next/cache";
import { told } from "@/app/dashboard/told";
import { textOf } from "@/app/sign-in/words";
import type { FormState } from "@/components/ui/act-form";
import {
  askDeletion,
  beginClosing,
  callOffClosing,
  consentDeletion,
  withdrawDeletion,
} from "@/lib/domain/closing/operations/operating";
import { act } from "@/lib/transports/people/request";

function shownAnew(): void {
  revalidatePath("/console/partners", "layout");
}

function refOf(data: FormData) {
  return { partnerId: textOf(data, "partnerId") };
}

export async function begin(_: FormState, data: FormData): Promise<FormState> {
  const typed = { reason: textOf(data, "reason"), lastDay: textOf(data, "lastDay") };
  const result = await act(beginClosing, { ...refOf(data), ...typed }, data);
  shownAnew();
  return told(result, "The closing has begun. Owners and admins are told by mail.", typed);
}

export async function callOff(_: FormState, data: FormData): Promise<FormState> {
  const result = await act(callOffClosing, refOf(data), data);
  shownAnew();
  return told(result, "The closing is called off.");
}

export async function ask(_: FormState, data: FormData): Promise<FormState> {
  const result = await act(askDeletion, refOf(data), data);
  shownAnew();
  return told(result, "Asked. Another operator consents on this page.");
}

export async function withdraw(_: FormState, data: FormData): Promise<FormState> {
  const result = await act(withdrawDeletion, refOf(data), data);
  shownAnew();
  return told(result, "The deletion is called off. The closing goes on.");
}

export async function consent(_: FormState, data: FormData): Promise<FormState> {
  const name = textOf(data, "name");
  const result = await act(consentDeletion, { ...refOf(data), name }, data);
  shownAnew();
  return told(result, "The deletion has begun.", { name });
}
