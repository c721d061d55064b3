"use server";
// What admins set for their partner.
import { revalidatePath } from "next/cache";
import { atField, told } from "@/app/dashboard/told";
import { textOf } from "@/app/sign-in/words";
import { chosenIn } from "@/components/dashboard/settings/choices";
import type { ChoicesState } from "@/components/dashboard/settings/choices-form";
import type { ListState } from "@/components/dashboard/settings/list-form";
import type { FormState } from "@/components/ui/act-form";
import { fetchLogo } from "@/lib/domain/logo/operations";
import { updateSettings } from "@/lib/domain/partner/operations";
import { act } from "@/lib/transports/people/request";

/** The dashboard shows the settings in many places. */
function shownAnew(): void {
  revalidatePath("/dashboard", "layout");
}

const SAVED_CHOICES =
  "Saved. They count for every determination from now on. Those that hang on what you changed are to be determined again.";

/** An empty field stands for none. */
function orNone(text: string): string | null {
  return text.trim() || null;
}

export async function saveBrand(_: FormState, data: FormData): Promise<FormState> {
  const brand = {
    name: textOf(data, "name"),
    color: orNone(textOf(data, "color")),
    logo: orNone(textOf(data, "logo")),
  };
  const result = await act(updateSettings, { brand }, data);
  shownAnew();
  return told(result, "The brand is saved. Merchants see it from now on.");
}

export async function fetchLogoAgain(_: FormState, data: FormData): Promise<FormState> {
  const result = await act(fetchLogo, {}, data);
  shownAnew();
  // The page itself says how it stands with the logo.
  return result.ok ? {} : told(result, "");
}

async function saveList(name: "returnHosts" | "embedOrigins", data: FormData): Promise<ListState> {
  const texts = data.getAll(name).filter((entry) => typeof entry === "string");
  const entries = texts.map((text) => text.trim()).filter(Boolean);
  const result = await act(updateSettings, { [name]: entries }, data);
  shownAnew();
  if (result.ok) return { done: "The list is saved.", entries: result.output[name] };
  return { ...told(result, ""), entries };
}

export async function saveReturnHosts(_: ListState, data: FormData): Promise<ListState> {
  return saveList("returnHosts", data);
}

export async function saveEmbedOrigins(_: ListState, data: FormData): Promise<ListState> {
  return saveList("embedOrigins", data);
}

/** A number as it was typed; anything else is left to the operation to refuse. */
function numberOf(text: string): number | string {
  return /^\d{1,9}$/.test(text) ? Number(text) : text;
}

export async function saveReminders(_: FormState, data: FormData): Promise<FormState> {
  const names = ["expiringWindowDays", "reminderDays", "replyTo"] as const;
  const values = Object.fromEntries(names.map((name) => [name, textOf(data, name)]));
  const days = textOf(data, "reminderDays").split(/[\s,;]+/);
  const result = await act(
    updateSettings,
    {
      expiringWindowDays: numberOf(textOf(data, "expiringWindowDays").trim()),
      reminderDays: days.filter(Boolean).map(numberOf),
      replyTo: orNone(textOf(data, "replyTo")),
    },
    data,
  );
  shownAnew();
  if (!result.ok) return told({ ...result, problems: atField(result.problems) }, "", values);
  const { expiringWindowDays, reminderDays, replyTo } = result.output;
  return {
    done: "The reminders are saved.",
    values: {
      expiringWindowDays: String(expiringWindowDays),
      reminderDays: reminderDays.join(", "),
      replyTo: replyTo ?? "",
    },
  };
}

export async function saveChoices(_: ChoicesState, data: FormData): Promise<ChoicesState> {
  const chosen = chosenIn(data);
  const result = await act(updateSettings, { acquirerChoices: chosen }, data);
  shownAnew();
  if (result.ok) return { done: SAVED_CHOICES, chosen: result.output.acquirerChoices };
  return { ...told(result, ""), chosen };
}

export async function saveReview(_: FormState, data: FormData): Promise<FormState> {
  const requireReview = textOf(data, "requireReview");
  const result = await act(updateSettings, { requireReview: requireReview === "yes" }, data);
  shownAnew();
  return told(result, "Saved.", { requireReview });
}
