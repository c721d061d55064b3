"use client";
// What the form asks, in the merchant's language. The catalogue holds a text for each group, field,
// column and choice of `lib/pci/data/attestation-fields.json`, and for each statement; a test sees to it.
import { useTranslations } from "use-intl";
import type { ReviewGroupId } from "@/lib/domain/review/shape";

type Asked = {
  readonly id: string;
  readonly choices?: readonly { readonly value: string }[] | null;
};

/** What a path below the fields of a group is about: `places.1.kind`. */
type Labelled = Asked & {
  readonly help: string | null;
  readonly columns?: readonly Asked[] | null;
};

/** The words of one review group. */
export function useFormWords(groupId: ReviewGroupId) {
  const t = useTranslations("form");
  // Which fields there are is data: no type follows it into the catalogue.
  const words = (key: string) => t(`${groupId}.${key}` as Parameters<typeof t>[0]);
  const choicesOf = (path: string, { choices }: Asked) =>
    (choices ?? []).map(({ value }) => ({ value, label: words(`${path}.choices.${value}`) }));
  const labelOf = (fields: readonly Labelled[], path: string) => {
    const [fieldId = "", , columnId = ""] = path.split(".");
    const field = fields.find(({ id }) => id === fieldId);
    if (!field) return undefined;
    const column = field.columns?.find(({ id }) => id === columnId);
    return words(`fields.${fieldId}${column ? `.columns.${columnId}` : ""}.label`);
  };
  return {
    labelOf,
    name: t(`${groupId}.name`),
    question: t(`${groupId}.question`),
    field: (field: Asked & { readonly help: string | null }) => {
      const path = `fields.${field.id}`;
      return {
        label: words(`${path}.label`),
        help: field.help === null ? null : words(`${path}.help`),
        choices: choicesOf(path, field),
      };
    },
    column: (fieldId: string, column: Asked) => {
      const path = `fields.${fieldId}.columns.${column.id}`;
      return { label: words(`${path}.label`), choices: choicesOf(path, column) };
    },
  };
}

/** The words of a statement, by its id. */
export function useStatementWords(): (statementId: string) => string {
  const t = useTranslations("statements");
  return (statementId) => t(statementId as Parameters<typeof t>[0]);
}
