"use server";
import { limitedText, textOf } from "@/app/sign-in/words";
import type { FormState } from "@/components/ui/act-form";
import { enter, visitOfAction } from "@/lib/transports/people/request";
import { acceptInvitation } from "@/lib/transports/people/sign-in";

const TAKEN =
  "This address has an account with another partner already. Ask for an invitation to another address.";

export async function accept(_: FormState, data: FormData): Promise<FormState> {
  const visit = await visitOfAction();
  const name = textOf(data, "name");
  const email = textOf(data, "email");
  const input = { token: textOf(data, "token"), name, email, password: textOf(data, "password") };
  const outcome = await acceptInvitation(input, visit);
  const values = { name, email };
  switch (outcome.is) {
    case "opened":
      return enter(outcome, "/dashboard/account?welcome=1");
    case "invalid":
      return { problems: outcome.problems, values };
    case "taken":
      return { problem: TAKEN, values };
    case "limited":
      return { problem: limitedText(outcome.retryAfterSeconds), values };
    default:
      return { problem: "This invitation no longer works. Ask for another one.", values };
  }
}
