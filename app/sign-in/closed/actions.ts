"use server";
import { revalidatePath } from "next/cache";
import { unlockActs } from "@/app/dashboard/actions";
import type { FormState } from "@/components/ui/act-form";

/** Opens the archive to whoever has a code of the authenticator. */
export async function unlockArchive(state: FormState, data: FormData): Promise<FormState> {
  const outcome = await unlockActs(state, data);
  revalidatePath("/sign-in/closed");
  return outcome;
}
