"use server";
// What a reviewer decides.
import { revalidatePath } from "next/cache";
import { redirect } from "next/navigation";
import { textOf } from "@/app/sign-in/words";
import { REASON_PREFIX } from "@/components/dashboard/reviews/reason-field";
import type { FormState } from "@/components/ui/act-form";
import { acceptReviewed, sendBackReviewed } from "@/lib/domain/review-queue/operations";
import { act } from "@/lib/transports/people/request";

export async function accept(_: FormState, data: FormData): Promise<FormState> {
  const attemptId = textOf(data, "attemptId");
  const result = await act(acceptReviewed, { attemptId }, data);
  if (!result.ok) return { problem: result.message };
  revalidatePath("/dashboard", "layout");
  redirect(`/dashboard/reviews/${attemptId}`);
}

export async function sendBack(_: FormState, data: FormData): Promise<FormState> {
  const attemptId = textOf(data, "attemptId");
  const reasons = [...data].flatMap(([name, value]) => {
    const reason = typeof value === "string" ? value.trim() : "";
    if (!name.startsWith(REASON_PREFIX) || reason === "") return [];
    return [{ controlId: name.slice(REASON_PREFIX.length), reason }];
  });
  const result = await act(sendBackReviewed, { attemptId, reasons }, data);
  if (!result.ok && result.code === "VALIDATION_ERROR" && reasons.length === 0) {
    return { problem: "Say at one control at least what is to be put right." };
  }
  if (!result.ok) return { problem: result.message, problems: result.problems };
  revalidatePath("/dashboard", "layout");
  redirect(`/dashboard/reviews/${attemptId}`);
}
