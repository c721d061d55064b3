"use server";
// What the pages of payment products do.
import { revalidatePath } from "next/cache";
import { redirect } from "next/navigation";
import { textOf } from "@/app/sign-in/words";
import type { FormState } from "@/components/ui/act-form";
import { createPreset, deletePreset, updatePreset } from "@/lib/domain/preset/operations";
import { act } from "@/lib/transports/people/request";

const PAGE = "/dashboard/settings/products";

/** Lines end here as they do in the merchant's own browser, so that an unchanged text stays the same. */
const plain = (text: string) => text.replaceAll("\r\n", "\n");

function saidIn(data: FormData) {
  const answers = data.getAll("answer").map(String);
  return {
    name: textOf(data, "name"),
    furtherNames: textOf(data, "furtherNames")
      .split(/\r?\n/)
      .map((name) => name.trim())
      .filter((name) => name !== ""),
    description: plain(textOf(data, "description")),
    controls: data.getAll("controlId").map((controlId, index) => ({
      controlId: String(controlId),
      answer: plain(answers[index] ?? ""),
    })),
  };
}

/** Makes a preset, or changes the one that the form is of. */
export async function savePreset(_: FormState, data: FormData): Promise<FormState> {
  const presetId = textOf(data, "presetId");
  const said = saidIn(data);
  const result = presetId
    ? await act(updatePreset, { presetId, ...said }, data)
    : await act(createPreset, said, data);
  if (!result.ok) {
    const { message, problems } = result;
    const whole = problems[""] ?? message;
    return Object.keys(problems).some((path) => path !== "") ? { problems } : { problem: whole };
  }
  revalidatePath(PAGE, "layout");
  if (!presetId) redirect(`${PAGE}/${result.output.id}`);
  return { done: "Saved. What merchants took before stays as it was." };
}

/** Publishes a preset, or withdraws it. */
export async function publishPreset(_: FormState, data: FormData): Promise<FormState> {
  const published = textOf(data, "published") === "yes";
  const result = await act(updatePreset, { presetId: textOf(data, "presetId"), published }, data);
  revalidatePath(PAGE, "layout");
  if (!result.ok) return { problem: result.message };
  return { done: published ? "Merchants can choose it now." : "Merchants can choose it no more." };
}

/** Deletes a preset. */
export async function removePreset(_: FormState, data: FormData): Promise<FormState> {
  const result = await act(deletePreset, { presetId: textOf(data, "presetId") }, data);
  if (!result.ok) return { problem: result.message };
  revalidatePath(PAGE, "layout");
  redirect(PAGE);
}
