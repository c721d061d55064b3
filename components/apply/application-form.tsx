// The public form of an application.
import { ActForm, type FormAct, type FormField } from "@/components/ui/act-form";
import { COUNTRY_CODES, countryName } from "@/lib/pci/countries";
import { KIND_WORDS, RANGE_WORDS } from "./words";

const optionsOf = (words: Readonly<Record<string, string>>, first: string) => [
  { value: "", label: first },
  ...Object.entries(words).map(([value, label]) => ({ value, label })),
];

const COUNTRIES = [
  { value: "", label: "Choose a country" },
  ...COUNTRY_CODES.map((value) => ({ value, label: countryName(value) })).sort((a, b) =>
    a.label.localeCompare(b.label, "en"),
  ),
];

const FIELDS: readonly FormField[] = [
  { name: "company", label: "Company", autoComplete: "organization" },
  { name: "country", label: "Country", options: COUNTRIES },
  { name: "contactName", label: "Your name", autoComplete: "name" },
  {
    ...{ name: "email", label: "Your e-mail address at work", type: "email" },
    hint: "We write to it. It becomes the account of the owner.",
    autoComplete: "email",
  },
  { name: "kind", label: "What are you?", options: optionsOf(KIND_WORDS, "Choose what fits best") },
  {
    name: "merchants",
    label: "How many merchants do you expect?",
    options: optionsOf(RANGE_WORDS, "Choose a number"),
  },
  {
    name: "currentTool",
    label: "What do you use today? (optional)",
    hint: "A tool, a spreadsheet, paper, or nothing yet.",
    autoComplete: "off",
  },
  {
    ...{ name: "purpose", label: "What would you like to do with it?", long: true },
    hint: "Two or three sentences are enough. No card numbers, please.",
  },
];

/** Asks a company who it is and what for; `stamp` tells this copy of the form from others. */
export function ApplicationForm({ act, stamp }: { readonly act: FormAct; readonly stamp: string }) {
  return (
    <ActForm
      id="apply"
      act={act}
      button="Send the application"
      hidden={{ stamp }}
      fields={FIELDS}
    />
  );
}
