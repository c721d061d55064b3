// Bounds of the free text that merchants and partners type, in one place.
import { z } from "zod";
import { SAQ_TYPES } from "@/lib/pci/saq-type";

/** One line: names, titles. Trimmed; 1 to `max` characters. */
export function line(max = 200) {
  return z
    .string()
    .trim()
    .min(1, "Type at least one character.")
    .max(max, `Use at most ${max} characters.`)
    .regex(/^[^\r\n]*$/, "Use one line.");
}

/** Several lines: answers, plans. Trimmed; 1 to `max` characters. */
export function prose(max: number) {
  return z
    .string()
    .trim()
    .min(1, "Type at least one character.")
    .max(max, `Use at most ${max} characters.`);
}

/** The most that a merchant can write into one answer. */
export const ANSWER_MAX = 10_000;

/** A questionnaire name of the contract. */
export const SaqTypeShape = z.enum(SAQ_TYPES).meta({
  id: "SaqType",
  description: "One of the nine merchant questionnaires.",
  example: "SAQ A",
});

/** A UTC moment, ISO 8601 with milliseconds. */
export const Moment = z
  .date()
  .transform((date) => date.toISOString())
  .pipe(z.string())
  .meta({ override: { type: "string", format: "date-time" }, example: "2026-11-20T09:30:00.000Z" });

/** An id in a path. Unreadable equals missing, so any text is taken and simply not found. */
export function pathId(description: string, example: string) {
  return z.string().meta({ description, example });
}

const A_MOMENT = "Use a moment such as 2026-11-20T09:30:00Z.";

/** PostgreSQL knows no year 0, and an offset can lead out of the years that have four digits. */
function hasPlainYear(date: Date): boolean {
  const year = date.getUTCFullYear();
  return year >= 1 && year <= 9999;
}

/** A moment that somebody sends, ISO 8601 with its offset. */
export const momentSent = z.iso
  .datetime({ offset: true, error: A_MOMENT })
  .transform((text) => new Date(text))
  .refine(hasPlainYear, A_MOMENT);
