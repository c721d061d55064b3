"use client";
// One field of a review group: its words, what is known of it, and its text kept while it is typed.
import { Info } from "lucide-react";
import { useEffect } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { ChoiceGroup } from "@/components/ui/choice-group";
import { StatusMark } from "@/components/ui/status-mark";
import { SelectField, TextArea, TextField } from "@/components/ui/text-field";
import { useFormWords } from "@/components/wizard/form-words";
import { useRefusal } from "@/components/wizard/refusal-words";
import {
  draftOf,
  readableRows,
  readDraft,
  type Typed,
  typedOf,
} from "@/components/wizard/review-form";
import { SaveNote } from "@/components/wizard/step-parts";
import { type DraftField, useDraft } from "@/components/wizard/use-draft";
import type { ReviewField, ReviewGroupId } from "@/lib/domain/review/shape";
import { COUNTRY_CODES } from "@/lib/pci/countries";
import { FieldRows } from "./field-rows";

/** What a browser may fill in by itself. */
const AUTOCOMPLETE: Readonly<Record<string, string>> = {
  legalName: "organization",
  contactName: "name",
  contactTitle: "organization-title",
  contactPhone: "tel",
  contactEmail: "email",
  website: "url",
  street: "address-line1",
  street2: "address-line2",
  postalCode: "postal-code",
  city: "address-level2",
  region: "address-level1",
  country: "country",
};

const INPUT_TYPES: Readonly<Record<string, string>> = {
  email: "email",
  phone: "tel",
  url: "url",
  date: "date",
};

/** What a field is drawn with. */
export interface FieldProps {
  readonly groupId: ReviewGroupId;
  readonly field: ReviewField;
  readonly typed: Typed;
  readonly onType: (typed: Typed) => void;
  /** What is wrong with the field or with parts of it, by the path below the group's fields. */
  readonly errors: ReadonlyMap<string, string>;
}

/** The element of a field, or of a cell of it, by its path below the group's fields. */
export function fieldElement(groupId: ReviewGroupId, path: string): string {
  return `${groupId}-${path.replaceAll(".", "-")}`;
}

/** What stands between the label and the field. */
function useHint({ groupId, field, typed }: FieldProps) {
  const t = useTranslations("about");
  const { help } = useFormWords(groupId).field(field);
  const untouched =
    field.source === "known" && draftOf(field, typed) === draftOf(field, typedOf(field));
  const expected = field.required && typed.length === 0;
  if (!help && !untouched && !expected) return undefined;
  return (
    <span className="flex flex-col items-start gap-1.5">
      {help ? <span>{help}</span> : null}
      {expected ? <span>{t("expected")}</span> : null}
      {untouched ? (
        <StatusMark tone="open" icon={Info}>
          {t("known")}
        </StatusMark>
      ) : null}
    </span>
  );
}

function Label({ label, optional }: { readonly label: string; readonly optional: boolean }) {
  const common = useTranslations("common");
  return optional ? (
    <>
      {label} <span className="font-normal text-soft">({common("optional")})</span>
    </>
  ) : (
    label
  );
}

function CountryField(props: Omit<React.ComponentProps<typeof SelectField>, "children">) {
  const t = useTranslations("about");
  const locale = useLocale();
  const names = new Intl.DisplayNames(locale, { type: "region", fallback: "code" });
  const countries = COUNTRY_CODES.map((code) => ({ code, name: names.of(code) ?? code })).sort(
    (a, b) => a.name.localeCompare(b.name, locale),
  );
  return (
    <SelectField {...props}>
      <option value="">{t("choose")}</option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

function Choices({ props, hint, error }: { readonly props: FieldProps } & Shown) {
  const t = useTranslations("about");
  const { groupId, field, typed, onType } = props;
  const { label, choices } = useFormWords(groupId).field(field);
  const yesNo = [
    { value: "true", label: t("yes") },
    { value: "false", label: t("no") },
  ];
  return (
    <div>
      <ChoiceGroup
        id={fieldElement(groupId, field.id)}
        legend={<Label label={label} optional={!field.required} />}
        hint={hint}
        error={error}
        choices={field.type === "yesno" ? yesNo : choices}
        value={typeof typed === "string" && typed !== "" ? typed : null}
        onChoose={onType}
      />
      {typed === "" ? null : (
        <Button look="quiet" onClick={() => onType("")}>
          <span>
            {t("clear")}
            <span className="sr-only">: {label}</span>
          </span>
        </Button>
      )}
    </div>
  );
}

interface Shown {
  readonly hint: React.ReactNode;
  readonly error: string | null;
}

function OneValue({ props, hint, error }: { readonly props: FieldProps } & Shown) {
  const { groupId, field, typed, onType } = props;
  const { label } = useFormWords(groupId).field(field);
  const shared = {
    id: fieldElement(groupId, field.id),
    label: <Label label={label} optional={!field.required} />,
    hint,
    error,
    value: typeof typed === "string" ? typed : "",
    autoComplete: AUTOCOMPLETE[field.id] ?? "off",
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onType(event.target.value),
  };
  if (field.type === "text") return <TextArea {...shared} rows={3} />;
  if (field.type === "country") return <CountryField {...shared} />;
  const type = INPUT_TYPES[field.type] ?? "text";
  return <TextField {...shared} type={type} {...(field.type === "integer" ? NUMERIC : {})} />;
}

const NUMERIC = { inputMode: "numeric" } as const;

/** The draft of a field as people can read it where another device was faster. */
function readable({ type }: ReviewField, draft: DraftField): DraftField {
  if (type !== "rows" || draft.other === null) return draft;
  return { ...draft, other: readableRows(draft.other) };
}

interface ReviewFieldInputProps extends FieldProps {
  readonly draftKey: string;
  /** Tells the form how the text of the field is kept. */
  readonly tell: (fieldId: string, draft: DraftField) => void;
}

/** Asks for one field. */
export function ReviewFieldInput({ draftKey, tell, ...props }: ReviewFieldInputProps) {
  const { field, onType, errors } = props;
  const refusal = useRefusal();
  const draft = useDraft(draftKey, "");
  useEffect(() => {
    tell(field.id, draft);
  });
  const type = (typed: Typed) => {
    onType(typed);
    draft.setValue(draftOf(field, typed));
  };
  const takeOther = () => {
    onType(readDraft(field, draft.other ?? "") ?? "");
    draft.takeOther();
  };
  const shown = {
    hint: useHint(props),
    error: draft.refusal ? refusal(draft.refusal) : (errors.get(field.id) ?? null),
  };
  const own = { ...props, onType: type };
  // What is refused is kept, too; but "saved" beside it would say that it is all right.
  const wrong = [...errors.keys()].some((path) => path.split(".")[0] === field.id);
  const note = { ...readable(field, draft), ...(wrong ? { state: "idle" as const } : {}) };
  return (
    <div>
      {field.type === "rows" ? <FieldRows {...own} {...shown} /> : null}
      {field.type === "yesno" || field.type === "choice" ? (
        <Choices props={own} {...shown} />
      ) : null}
      {["rows", "yesno", "choice"].includes(field.type) ? null : (
        <OneValue props={own} {...shown} />
      )}
      <SaveNote draft={{ ...note, takeOther }} />
    </div>
  );
}
