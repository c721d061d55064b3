"use server";
// What the partner says to a merchant's question.
import { revalidatePath } from "next/cache";
import { textOf } from "@/app/sign-in/words";
import type { FormState } from "@/components/ui/act-form";
import { answerQuestion } from "@/lib/domain/partner-question/operations";
import { act } from "@/lib/transports/people/request";

export async function answer(_: FormState, data: FormData): Promise<FormState> {
  const questionId = textOf(data, "questionId");
  const words = textOf(data, "answer");
  const result = await act(answerQuestion, { questionId, answer: words }, data);
  if (!result.ok) {
    const { problems } = result;
    return { problem: result.message, problems, values: { answer: words } };
  }
  revalidatePath("/dashboard", "layout");
  return { done: "Sent to the merchant." };
}
