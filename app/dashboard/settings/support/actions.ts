"use server";
// What a partner's admins decide of support accesses.
import { revalidatePath } from "next/cache";
import { told } from "@/app/dashboard/told";
import { textOf } from "@/app/sign-in/words";
import type { FormState } from "@/components/ui/act-form";
import { allowSupport, endSupport } from "@/lib/domain/support/operations";
import { act } from "@/lib/transports/people/request";

export async function end(_: FormState, data: FormData): Promise<FormState> {
  const result = await act(endSupport, { accessId: textOf(data, "accessId") }, data);
  revalidatePath("/dashboard", "layout");
  return told(result, "The access is ended.");
}

export async function allow(_: FormState, data: FormData): Promise<FormState> {
  const allowed = textOf(data, "allowed");
  const result = await act(allowSupport, { allowed: allowed === "yes" }, data);
  revalidatePath("/dashboard", "layout");
  return told(result, "Saved.", { allowed });
}
