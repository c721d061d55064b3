"use server";
// What the pages of receivables do.
import { revalidatePath } from "next/cache";
import { told } from "@/app/dashboard/told";
import { textOf } from "@/app/sign-in/words";
import { typedAmount } from "@/components/console/plan-terms";
import type { FormState } from "@/components/ui/act-form";
import { changeBillingAccount, givePlan, setSeller } from "@/lib/domain/account/operations";
import { creditInvoice } from "@/lib/domain/credit-note/operations";
import { recordPayment, writeOffInvoice } from "@/lib/domain/receivable/operations";
import { pushInvoiceAgain } from "@/lib/domain/stripe/operations";
import { act, closedToVisitor } from "@/lib/transports/people/request";

const RECEIVABLES = "/console/receivables";
const NO_AMOUNT = "Type an amount such as 12.50, without the currency.";

function refresh(): void {
  revalidatePath(RECEIVABLES, "layout");
}

function textsOf(data: FormData, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, textOf(data, name)]));
}

/** A field that may stay empty. */
function optional(data: FormData, name: string): string | null {
  return textOf(data, name).trim() || null;
}

function refOf(data: FormData) {
  return { partnerId: textOf(data, "partnerId"), invoiceId: textOf(data, "invoiceId") };
}

export async function pay(_: FormState, data: FormData): Promise<FormState> {
  const closed = await closedToVisitor();
  if (closed) return closed;
  const values = textsOf(data, ["amount", "day", "note"]);
  const amount = typedAmount(data);
  if (amount === null) {
    return { problems: { amount: NO_AMOUNT }, values };
  }
  const { day, note } = values;
  const input = { ...refOf(data), amount, day, note };
  const result = await act(recordPayment, input, data, textOf(data, "once") || undefined);
  refresh();
  return told(result, "The payment is written down.", result.ok ? {} : values);
}

export async function writeOff(_: FormState, data: FormData): Promise<FormState> {
  const reason = textOf(data, "reason");
  const once = textOf(data, "once") || undefined;
  const result = await act(writeOffInvoice, { ...refOf(data), reason }, data, once);
  refresh();
  return told(result, "The rest is written off.", { reason });
}

export async function credit(_: FormState, data: FormData): Promise<FormState> {
  const closed = await closedToVisitor();
  if (closed) return closed;
  const values = textsOf(data, ["net", "reason"]);
  const net = typedAmount(data, "net");
  if (net === null) return { problems: { net: NO_AMOUNT }, values };
  const input = { ...refOf(data), net, reason: values.reason };
  const result = await act(creditInvoice, input, data, textOf(data, "once") || undefined);
  refresh();
  const done = result.ok ? `Credit note ${result.output.number} is issued.` : "";
  return told(result, done, result.ok ? {} : values);
}

export async function pushAgain(_: FormState, data: FormData): Promise<FormState> {
  const result = await act(pushInvoiceAgain, refOf(data), data);
  refresh();
  if (result.ok) return { done: "It is on its way to Stripe." };
  return { problem: result.problems.invoiceId ?? result.message };
}

export async function bill(_: FormState, data: FormData): Promise<FormState> {
  const values = textsOf(data, ["name", "address", "country", "taxNumber", "reminders"]);
  const input = {
    ...{ partnerId: textOf(data, "partnerId"), name: values.name },
    ...{ address: optional(data, "address"), taxNumber: optional(data, "taxNumber") },
    country: optional(data, "country")?.toUpperCase() ?? null,
    reminders: values.reminders === "yes",
  };
  const result = await act(changeBillingAccount, input, data);
  refresh();
  return told(result, "The next invoice says so.", values);
}

export async function plan(_: FormState, data: FormData): Promise<FormState> {
  const values = textsOf(data, ["partnerId", "planId"]);
  const result = await act(givePlan, values, data);
  revalidatePath("/console", "layout");
  return told(result, "The plan counts from this cycle on.", values);
}

export async function seller(_: FormState, data: FormData): Promise<FormState> {
  const values = textsOf(data, ["name", "address", "country", "taxNumber", "payTo"]);
  const { name, address, country = "" } = values;
  const input = {
    ...{ name, address, country: country.trim().toUpperCase() },
    ...{ taxNumber: optional(data, "taxNumber"), payTo: optional(data, "payTo") },
  };
  const result = await act(setSeller, input, data);
  refresh();
  return told(result, "The next invoice says so.", values);
}
