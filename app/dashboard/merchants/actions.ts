"use server";
// What the pages of the merchants do.
import { revalidatePath } from "next/cache";
import { redirect } from "next/navigation";
import { textOf } from "@/app/sign-in/words";
import { FIELD_WORDS, type Field } from "@/components/dashboard/import/columns";
import type { ImportPart, PartAnswer } from "@/components/dashboard/import/run";
import { MERCHANTS } from "@/components/dashboard/merchants/address";
import type { BulkAsk, BulkPreview } from "@/components/dashboard/merchants/bulk-dialog";
import type { FormState } from "@/components/ui/act-form";
import { startBulk } from "@/lib/domain/bulk/operations";
import { importMerchants } from "@/lib/domain/import/operations";
import { createMerchant } from "@/lib/domain/merchant/operations";
import { deleteView, saveView } from "@/lib/domain/view/operations";
import { act } from "@/lib/transports/people/request";

export async function previewBulk(book: string, ask: BulkAsk): Promise<BulkPreview> {
  const result = await act(startBulk, { ...ask, dryRun: true }, book);
  if (!result.ok) return { ok: false, problem: problemOf(result) };
  const { total, reach } = result.output;
  return reach ? { ok: true, total, reach } : { ok: false, problem: "Nothing was foreseen." };
}

export async function startBulkAct(book: string, ask: BulkAsk): Promise<{ problem: string }> {
  const result = await act(startBulk, ask, book);
  if (!result.ok) return { problem: problemOf(result) };
  redirect(`${MERCHANTS}/bulk/${result.output.bulkId}`);
}

/** What is wrong, in one sentence: these acts have no fields that it could stand at. */
function problemOf(refused: {
  readonly message: string;
  readonly problems: Readonly<Record<string, string>>;
}): string {
  return Object.values(refused.problems)[0] ?? refused.message;
}

export async function importPart(
  book: string,
  { merchants, dryRun, key }: ImportPart,
): Promise<PartAnswer> {
  const result = await act(importMerchants, { merchants, dryRun }, book, dryRun ? undefined : key);
  if (!result.ok) return { ok: false, problem: problemOf(result) };
  const items = result.output.items.map(({ outcome, errors = [] }) => ({
    outcome,
    problem: errors.length > 0 ? errors.map(issueText).join(" ") : null,
  }));
  return { ok: true, items };
}

function issueText({ path, message }: { readonly path: string; readonly message: string }): string {
  const label = FIELD_WORDS[path as Field]?.label ?? path;
  return label ? `${label}: ${message}` : message;
}

export async function addMerchant(_: FormState, data: FormData): Promise<FormState> {
  const values = {
    name: textOf(data, "name"),
    email: textOf(data, "email"),
    externalMerchantId: textOf(data, "externalMerchantId"),
    website: textOf(data, "website"),
    locale: textOf(data, "locale"),
  };
  const given = Object.entries(values).filter(([, value]) => value.trim() !== "");
  const result = await act(createMerchant, { name: "", ...Object.fromEntries(given) }, data);
  if (result.ok) redirect(`${MERCHANTS}/${result.output.id}`);
  const { message, problems } = result;
  return Object.keys(problems).length > 0 ? { problems, values } : { problem: message, values };
}

export async function keepView(_: FormState, data: FormData): Promise<FormState> {
  const name = textOf(data, "name");
  const shared = textOf(data, "whose") === "ours";
  const result = await act(saveView, { name, query: textOf(data, "query"), shared }, data);
  revalidatePath(MERCHANTS);
  if (result.ok) return { done: "The view is kept." };
  const { message, problems } = result;
  return "name" in problems ? { problems, values: { name } } : { problem: message };
}

export async function removeView(_: FormState, data: FormData): Promise<FormState> {
  const result = await act(deleteView, { viewId: textOf(data, "viewId") }, data);
  revalidatePath(MERCHANTS);
  return result.ok ? { done: "The view is removed." } : { problem: problemOf(result) };
}
