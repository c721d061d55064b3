"use server";
// What the public pages of applications do. Each act answers in words, or leads on.
import { redirect } from "next/navigation";
import { limitedText, textOf } from "@/app/sign-in/words";
import type { FormState } from "@/components/ui/act-form";
import { answerQuestion, apply, confirmAddress } from "@/lib/transports/people/applications";
import { visitOfAction } from "@/lib/transports/people/request";

const FIELDS = [
  "company",
  "country",
  "contactName",
  "email",
  "kind",
  "merchants",
  "currentTool",
  "purpose",
] as const;

const OPEN_LONG =
  "This page was open for more than a day. Nothing is lost: please send it once more.";
const ENDED = "This link no longer works.";

const limited = (waitSeconds: number) => ({ problem: limitedText(waitSeconds) });

export async function sendApplication(_: FormState, data: FormData): Promise<FormState> {
  const typed = Object.fromEntries(FIELDS.map((name) => [name, textOf(data, name)])) as Record<
    (typeof FIELDS)[number],
    string
  >;
  const stamp = textOf(data, "stamp");
  const outcome = await apply({ ...typed, stamp }, await visitOfAction());
  const values = { ...typed, stamp };
  switch (outcome.is) {
    case "sent":
      return redirect("/apply/sent");
    case "invalid":
      return { problems: outcome.problems, values };
    case "early": {
      const problem = "That was very quick. Please wait a few seconds, then send it again.";
      return { problem, values };
    }
    case "limited":
      return { ...limited(outcome.waitSeconds), values };
    default:
      return { problem: OPEN_LONG, values: { ...values, stamp: outcome.stamp } };
  }
}

export async function confirm(_: FormState, data: FormData): Promise<FormState> {
  const outcome = await confirmAddress(textOf(data, "token"), await visitOfAction());
  if (outcome.is === "limited") return limited(outcome.waitSeconds);
  if (outcome.is === "ended") return { problem: `${ENDED} Please apply again.` };
  return redirect(`/apply/done?what=${outcome.is}`);
}

export async function answer(_: FormState, data: FormData): Promise<FormState> {
  const text = textOf(data, "text");
  const outcome = await answerQuestion(textOf(data, "token"), text, await visitOfAction());
  const values = { text };
  if (outcome.is === "invalid") return { problems: outcome.problems, values };
  if (outcome.is === "limited") return { ...limited(outcome.waitSeconds), values };
  if (outcome.is === "ended") return { problem: ENDED, values };
  return redirect("/apply/done?what=answered");
}
