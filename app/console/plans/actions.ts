"use server";
// What the page of plans does.
import { revalidatePath } from "next/cache";
import { told } from "@/app/dashboard/told";
import { textOf } from "@/app/sign-in/words";
import { currencyOf, PLAN_FIELDS, termsOf } from "@/components/console/plan-terms";
import type { FormState } from "@/components/ui/act-form";
import { changePlan, createPlan } from "@/lib/domain/plan/operations";
import { type ActResult, act, closedToVisitor } from "@/lib/transports/people/request";

const PLANS = "/console/plans";

function typed(data: FormData): Record<string, string> {
  return Object.fromEntries(PLAN_FIELDS.map((name) => [name, textOf(data, name)]));
}

/** Problems of the operation's members, at the fields that they were typed into. */
function atFields<T>(result: ActResult<T>): ActResult<T> {
  if (result.ok) return result;
  const entries = Object.entries(result.problems).map(([path, message]) => {
    const member = path.split(".")[0] ?? path;
    return [member === "taxBasisPoints" ? "taxRate" : member, message];
  });
  return { ...result, problems: Object.fromEntries(entries) };
}

export async function create(_: FormState, data: FormData): Promise<FormState> {
  const closed = await closedToVisitor();
  if (closed) return closed;
  const currency = currencyOf(data);
  const values = typed(data);
  if (!currency) return { problems: { currency: "Choose a currency." }, values };
  const form = termsOf(data, currency);
  if (!form.ok) return { problems: form.problems, values };
  const key = textOf(data, "once") || undefined;
  const result = await act(createPlan, { ...form.terms, currency }, data, key);
  revalidatePath(PLANS);
  return told(atFields(result), "The plan is made.", result.ok ? {} : values);
}

export async function change(_: FormState, data: FormData): Promise<FormState> {
  const closed = await closedToVisitor();
  if (closed) return closed;
  const values = typed(data);
  const currency = currencyOf(data);
  if (!currency) return { problem: "Change nothing but the fields of the form.", values };
  const form = termsOf(data, currency);
  if (!form.ok) return { problems: form.problems, values };
  const version = Number(textOf(data, "version"));
  const seen = { planId: textOf(data, "planId"), version };
  const active = textOf(data, "active") === "yes";
  const result = await act(changePlan, { ...form.terms, ...seen, active }, data);
  revalidatePath(PLANS);
  return told(atFields(result), "The plan is changed.", values);
}
