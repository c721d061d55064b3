// One value of a review field against its type: what is kept of it, or what is wrong with it.
import { z } from "zod";
import type { Issue } from "@/lib/core/issue";
import { readShape } from "@/lib/core/shape-issues";
import { email, website } from "@/lib/domain/merchant/shape";
import { line, prose } from "@/lib/domain/text";
import type { FieldChoice, FieldType } from "@/lib/pci/attestation-fields";
import { isCountryCode } from "@/lib/pci/countries";
import { FIELD_PLAN_MAX, FIELD_TEXT_MAX } from "./shape";

/** A type whose value is one thing, not rows. */
export type CellType = Exclude<FieldType, "rows">;

/** What a field or column says of its values. */
export interface CellSpec {
  readonly id: string;
  readonly type: CellType;
  readonly choices?: readonly FieldChoice[];
}

/** A value that was read, or why it is refused. */
export type ReadCell = { readonly value: string | number | boolean } | Omit<Issue, "path">;

const PHONE_MAX = 40;
const COUNT_MAX = 100_000;
/** Days that a plan, a listing or a check can name; a database knows no year 0. */
const FIRST_DAY = "2000-01-01";
const LAST_DAY = "2100-12-31";

const day = z.iso
  .date("Use a day such as 2027-03-31.")
  .refine((text) => text >= FIRST_DAY && text <= LAST_DAY, {
    error: `Use a day from ${FIRST_DAY} to ${LAST_DAY}.`,
  });

const WHOLE = `Use a whole number from 1 to ${COUNT_MAX}.`;

const SCHEMAS: Record<Exclude<CellType, "choice">, z.ZodType<string | number | boolean>> = {
  line: line(),
  text: prose(FIELD_TEXT_MAX),
  email: z.string().trim().pipe(email),
  phone: line(PHONE_MAX),
  url: z.string().trim().pipe(website),
  date: day,
  integer: z.int(WHOLE).min(1, WHOLE).max(COUNT_MAX, WHOLE),
  country: z
    .string()
    .trim()
    .toUpperCase()
    .refine(isCountryCode, "Use a two-letter country code such as DE."),
  yesno: z.boolean(),
};

const TYPE_NAMES: Partial<Record<CellType, string>> = {
  integer: "Send a number.",
  yesno: "Send true or false.",
};

const plan = prose(FIELD_PLAN_MAX);

/** Whether a value says nothing: it counts as not given. */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  return typeof value === "string" && value.trim() === "";
}

/** Reads one value that is not blank. */
export function readCell(spec: CellSpec, value: unknown): ReadCell {
  if (typeof value !== jsTypeOf(spec.type)) {
    return { code: "wrong_type", message: TYPE_NAMES[spec.type] ?? "Send a text." };
  }
  const { data, issues } = readShape(schemaOf(spec), value);
  if (data !== undefined) return { value: data };
  const [{ code, message } = { code: "invalid" as const, message: "This is not right." }] =
    issues ?? [];
  return { code, message };
}

function jsTypeOf(type: CellType): string {
  if (type === "integer") return "number";
  return type === "yesno" ? "boolean" : "string";
}

function schemaOf({ id, type, choices = [] }: CellSpec): z.ZodType<string | number | boolean> {
  if (type === "choice") return choiceOf(choices.map(({ value }) => value));
  // A plan can be given with the answer to its control as well, which takes more.
  return type === "text" && id === "plan" ? plan : SCHEMAS[type];
}

function choiceOf(values: readonly string[]): z.ZodType<string> {
  return z.enum(values, `Use one of: ${values.join(", ")}.`);
}
