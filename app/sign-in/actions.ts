"use server";
// What the pages of sign-in do. Each act answers in words, or leads on.
import { redirect } from "next/navigation";
import type { FormState } from "@/components/ui/act-form";
import { requestLink, resetPassword, signInWithLink } from "@/lib/transports/people/links";
import { enter, rememberBrowser, visitOfAction } from "@/lib/transports/people/request";
import { safeNext } from "@/lib/transports/people/same-origin";
import { signInWithCode, signInWithPassword } from "@/lib/transports/people/sign-in";
import { LOCKED, limitedText, textOf } from "./words";

const NOT_RIGHT =
  "That did not work. Check the address and the password. After five wrong tries in a row an account takes no sign-in for 15 minutes.";

export async function signIn(_: FormState, data: FormData): Promise<FormState> {
  const email = textOf(data, "email");
  const visit = await visitOfAction();
  const outcome = await signInWithPassword({ email, password: textOf(data, "password") }, visit);
  if (outcome.is === "opened") return enter(outcome, safeNext(data.get("next")));
  const problem = outcome.is === "limited" ? limitedText(outcome.retryAfterSeconds) : NOT_RIGHT;
  return { problem, values: { email } };
}

export async function enterCode(_: FormState, data: FormData): Promise<FormState> {
  const visit = await visitOfAction();
  if (!visit.current) redirect("/sign-in");
  const outcome = await signInWithCode(textOf(data, "code"), visit);
  if (outcome.is === "opened") return enter(outcome, safeNext(data.get("next")));
  if (outcome.is === "limited") return { problem: limitedText(outcome.retryAfterSeconds) };
  if (outcome.is === "locked") return { problem: LOCKED };
  return { problems: { code: "This code is not right, or was used before. Try the next one." } };
}

const ADDRESS = /^\S+@\S+$/;

async function askForLink(data: FormData, purpose: "sign_in" | "reset"): Promise<FormState> {
  const asked = await visitOfAction();
  const email = textOf(data, "email").trim();
  const problems = { email: "Use an e-mail address such as name@example.com." };
  if (!ADDRESS.test(email)) return { problems, values: { email } };
  const visit = await rememberBrowser(asked);
  const outcome = await requestLink({ email, purpose }, visit);
  if (outcome.is === "limited") return { problem: limitedText(outcome.retryAfterSeconds) };
  redirect("/sign-in/sent");
}

export async function sendSignInLink(_: FormState, data: FormData): Promise<FormState> {
  return askForLink(data, "sign_in");
}

export async function sendResetLink(_: FormState, data: FormData): Promise<FormState> {
  return askForLink(data, "reset");
}

export async function followLink(_: FormState, data: FormData): Promise<FormState> {
  const email = textOf(data, "email");
  const visit = await visitOfAction();
  const outcome = await signInWithLink({ token: textOf(data, "token"), email }, visit);
  switch (outcome.is) {
    case "opened":
      return enter(outcome, "/dashboard");
    case "other_address":
      return { problems: { email: "This link is for another address." }, values: { email } };
    case "limited":
      return { problem: limitedText(outcome.retryAfterSeconds) };
    case "locked":
      return { problem: LOCKED };
    default:
      return { problem: "This link no longer works. Ask for another one." };
  }
}

export async function chooseNewPassword(_: FormState, data: FormData): Promise<FormState> {
  const visit = await visitOfAction();
  const input = { token: textOf(data, "token"), password: textOf(data, "password") };
  const outcome = await resetPassword(input, visit);
  if (outcome.is === "changed") redirect("/sign-in?changed=1");
  if (outcome.is === "invalid") return { problems: outcome.problems };
  if (outcome.is === "limited") return { problem: limitedText(outcome.retryAfterSeconds) };
  return { problem: "This link no longer works. Ask for another one." };
}
