"use server";
import { revalidatePath } from "next/cache";
import { told } from "@/app/dashboard/told";
import { textOf } from "@/app/sign-in/words";
import type { FormState } from "@/components/ui/act-form";
import { updateServiceSettings } from "@/lib/domain/service-settings/operations";
import { act } from "@/lib/transports/people/request";

export async function saveSettings(_: FormState, data: FormData): Promise<FormState> {
  const instantSandbox = textOf(data, "instantSandbox") === "yes";
  const result = await act(updateServiceSettings, { instantSandbox }, data);
  revalidatePath("/console/settings");
  return told(result, "The settings are saved.");
}
