"use server";
// What the pages of the console do.
import { revalidatePath } from "next/cache";
import { told } from "@/app/dashboard/told";
import { textOf } from "@/app/sign-in/words";
import type { FormState } from "@/components/ui/act-form";
import {
  inviteOperator,
  removeOperator,
  withdrawOperatorInvitation,
} from "@/lib/domain/operator/operations";
import { act } from "@/lib/transports/people/request";

const OPERATORS = "/console/operators";

export async function invite(_: FormState, data: FormData): Promise<FormState> {
  const email = textOf(data, "email");
  const result = await act(inviteOperator, { email }, data);
  revalidatePath(OPERATORS);
  return told(result, `The invitation to ${email.trim()} is on its way.`, { email });
}

export async function withdraw(_: FormState, data: FormData): Promise<FormState> {
  const input = { invitationId: textOf(data, "invitationId") };
  const result = await act(withdrawOperatorInvitation, input, data);
  revalidatePath(OPERATORS);
  return told(result, "The invitation is withdrawn.");
}

export async function remove(_: FormState, data: FormData): Promise<FormState> {
  const result = await act(removeOperator, { userId: textOf(data, "userId") }, data);
  revalidatePath(OPERATORS);
  return told(result, "The person is removed.");
}
