"use server";
// What operators do with applications. A form that is sent twice is carried out once: each copy has a key of its own.
import { revalidatePath } from "next/cache";
import { told } from "@/app/dashboard/told";
import { textOf } from "@/app/sign-in/words";
import type { FormState } from "@/components/ui/act-form";
import {
  approveApplication,
  askApplicant,
  declineApplication,
  inviteOwnerAgain,
  noteApplication,
} from "@/lib/domain/application/operations";
import { act } from "@/lib/transports/people/request";

const QUEUE = "/console/applications";

const keyOf = (data: FormData) => textOf(data, "formKey") || undefined;
const aboutOf = (data: FormData) => ({ applicationId: textOf(data, "applicationId") });

async function write(
  operation: typeof noteApplication | typeof askApplicant | typeof declineApplication,
  data: FormData,
  done: string,
): Promise<FormState> {
  const text = textOf(data, "text");
  const result = await act(operation, { ...aboutOf(data), text }, data, keyOf(data));
  revalidatePath(QUEUE, "layout");
  return told(result, done, result.ok ? {} : { text });
}

export async function addNote(_: FormState, data: FormData): Promise<FormState> {
  return write(noteApplication, data, "The note is kept.");
}

export async function askBack(_: FormState, data: FormData): Promise<FormState> {
  return write(askApplicant, data, "The question is on its way.");
}

export async function decline(_: FormState, data: FormData): Promise<FormState> {
  return write(declineApplication, data, "The application is declined.");
}

export async function approve(_: FormState, data: FormData): Promise<FormState> {
  const open = textOf(data, "open");
  const name = textOf(data, "name");
  const planId = textOf(data, "planId");
  const terms = { open, name, planId };
  // A sandbox alone is given no plan, whatever is chosen beside it.
  const input = { ...aboutOf(data), open, name, ...(open === "live" ? { planId } : {}) };
  const result = await act(approveApplication, input, data, keyOf(data));
  revalidatePath(QUEUE, "layout");
  return told(result, "It is open, and the owner hears of it by e-mail.", terms);
}

export async function inviteAgain(_: FormState, data: FormData): Promise<FormState> {
  const result = await act(inviteOwnerAgain, aboutOf(data), data, keyOf(data));
  revalidatePath(QUEUE, "layout");
  if (!result.ok && result.code === "ALREADY_MEMBER") {
    return { problem: "Somebody has joined already. The owner invites everybody else." };
  }
  return told(result, "Another invitation is on its way. The one before it has ended.");
}
