"use server";
// What a person does with the own account.
import { revalidatePath } from "next/cache";
import { redirect } from "next/navigation";
import { LOCKED, limitedText, textOf } from "@/app/sign-in/words";
import type { RecoveryState, TwoFactorState } from "@/components/dashboard/two-factor";
import type { FormState } from "@/components/ui/act-form";
import {
  endOtherSessions,
  endOwnSession,
  removeTwoFactor,
  renewRecoveryCodes,
} from "@/lib/domain/user/operations";
import * as account from "@/lib/transports/people/account";
import { act, keepSession, rememberAccount, visitOfAction } from "@/lib/transports/people/request";

async function signedIn() {
  const visit = await visitOfAction();
  if (visit.current?.caller.stage !== "full") redirect("/sign-in?next=/dashboard/account");
  return { ...visit, current: visit.current };
}

export async function changePassword(_: FormState, data: FormData): Promise<FormState> {
  const visit = await signedIn();
  const input = { present: textOf(data, "present"), password: textOf(data, "password") };
  const outcome = await account.changePassword(input, visit);
  switch (outcome.is) {
    case "changed":
      await rememberAccount(visit.current.email);
      return { done: "Your password is changed. You are signed out everywhere else." };
    case "invalid":
      return { problems: outcome.problems };
    case "limited":
      return { problem: limitedText(outcome.retryAfterSeconds) };
    default:
      return { problem: LOCKED };
  }
}

export async function startTwoFactor(data: FormData): Promise<TwoFactorState> {
  const visit = await signedIn();
  const outcome = await account.startTwoFactor(textOf(data, "present"), visit);
  switch (outcome.is) {
    case "started":
      return { step: "scan", secret: outcome.secret, qr: outcome.qr };
    case "invalid":
      return { step: "off", problem: outcome.problems.present ?? "" };
    case "limited":
      return { step: "off", problem: limitedText(outcome.retryAfterSeconds) };
    default:
      return { step: "off", problem: LOCKED };
  }
}

export async function confirmTwoFactor(
  before: TwoFactorState,
  data: FormData,
): Promise<TwoFactorState> {
  const outcome = await account.confirmTwoFactor(textOf(data, "code"), await signedIn());
  if (outcome.is === "on") {
    await keepSession(outcome.token);
    return { step: "codes", recoveryCodes: outcome.recoveryCodes };
  }
  if (before.step !== "scan") return before;
  if (outcome.is === "limited") {
    return { ...before, problem: limitedText(outcome.retryAfterSeconds) };
  }
  if (outcome.is === "locked") return { ...before, problem: LOCKED };
  return { ...before, problem: "This code is not right. Type the one that the app shows now." };
}

export async function switchTwoFactorOff(): Promise<FormState> {
  const result = await act(removeTwoFactor, {}, null);
  revalidatePath("/dashboard", "layout");
  return result.ok ? { done: "Two-factor sign-in is off." } : { problem: result.message };
}

export async function newRecoveryCodes(): Promise<RecoveryState> {
  const result = await act(renewRecoveryCodes, {}, null);
  revalidatePath("/dashboard/account");
  return result.ok ? { recoveryCodes: result.output.recoveryCodes } : { problem: result.message };
}

export async function endSession(_: FormState, data: FormData): Promise<FormState> {
  const result = await act(endOwnSession, { sessionId: textOf(data, "sessionId") }, null);
  revalidatePath("/dashboard/account");
  return result.ok ? { done: "That session has ended." } : { problem: result.message };
}

export async function endOthers(): Promise<FormState> {
  const result = await act(endOtherSessions, {}, null);
  revalidatePath("/dashboard/account");
  if (!result.ok) return { problem: result.message };
  const { ended } = result.output;
  return {
    done: ended === 0 ? "You are signed in nowhere else." : "You are signed out everywhere else.",
  };
}
