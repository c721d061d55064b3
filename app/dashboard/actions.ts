"use server";
// What the pages of the dashboard do, and its frame.
import { revalidatePath } from "next/cache";
import { redirect } from "next/navigation";
import { LOCKED, limitedText, textOf } from "@/app/sign-in/words";
import type { FormState } from "@/components/ui/act-form";
import { leaveSupport } from "@/lib/domain/support/operations";
import {
  changeRole,
  inviteMember,
  removeMember,
  withdrawInvitation,
} from "@/lib/domain/team/operations";
import { switchBook } from "@/lib/domain/user/operations";
import {
  act,
  closedToVisitor,
  keepSession,
  leave,
  visitOfAction,
} from "@/lib/transports/people/request";
import { unlock } from "@/lib/transports/people/sign-in";
import { told } from "./told";

export async function signOut(): Promise<FormState> {
  return leave();
}

/** Looks at the other book from here on, from its overview. */
export async function switchTo(_: unknown, data: FormData): Promise<void> {
  const result = await act(switchBook, { to: textOf(data, "to") }, null);
  if (!result.ok) redirect("/sign-in");
  revalidatePath("/dashboard", "layout");
  redirect("/dashboard");
}

/** Back from a partner's dashboard to the console. */
export async function leaveDashboard(): Promise<FormState> {
  if (await closedToVisitor()) redirect("/sign-in");
  await act(leaveSupport, {}, null);
  revalidatePath("/", "layout");
  redirect("/console/partners");
}

export async function unlockActs(_: FormState, data: FormData): Promise<FormState> {
  const visit = await visitOfAction();
  if (visit.current?.caller.stage !== "full") redirect("/sign-in");
  const outcome = await unlock(textOf(data, "code"), visit);
  if (outcome.is === "limited") return { problem: limitedText(outcome.retryAfterSeconds) };
  if (outcome.is === "locked") return { problem: LOCKED };
  if (outcome.is === "refused") {
    return { problems: { code: "This code is not right, or was used before. Try the next one." } };
  }
  await keepSession(outcome.token);
  revalidatePath("/dashboard", "layout");
  return { done: "Unlocked for 12 hours." };
}

export async function invite(_: FormState, data: FormData): Promise<FormState> {
  const email = textOf(data, "email");
  const role = textOf(data, "role");
  const result = await act(inviteMember, { email, role }, data);
  revalidatePath("/dashboard/team");
  return told(result, `The invitation to ${email.trim()} is on its way.`, { email, role });
}

export async function withdraw(_: FormState, data: FormData): Promise<FormState> {
  const result = await act(
    withdrawInvitation,
    { invitationId: textOf(data, "invitationId") },
    data,
  );
  revalidatePath("/dashboard/team");
  return told(result, "The invitation is withdrawn.");
}

export async function setRole(_: FormState, data: FormData): Promise<FormState> {
  const input = { userId: textOf(data, "userId"), role: textOf(data, "role") };
  const result = await act(changeRole, input, data);
  revalidatePath("/dashboard/team");
  return told(result, "The role is changed.");
}

export async function remove(_: FormState, data: FormData): Promise<FormState> {
  const result = await act(removeMember, { userId: textOf(data, "userId") }, data);
  revalidatePath("/dashboard/team");
  return told(result, "The person is removed.");
}
