"use client";
// One group of details about the business: every field, what is wrong with each, and one save for all.
import { type FormEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { EnglishNote } from "@/components/ui/english";
import { type ReviewData, useDrafts } from "@/components/wizard/data";
import { ErrorSummary } from "@/components/wizard/error-summary";
import { useFieldMessages } from "@/components/wizard/field-message";
import { useFormWords } from "@/components/wizard/form-words";
import { Refusal, StepTitle } from "@/components/wizard/parts";
import { useChange } from "@/components/wizard/queries";
import {
  askedFields,
  readDraft,
  sentFields,
  type TypedFields,
  typedOf,
} from "@/components/wizard/review-form";
import { goTo, type Place } from "@/components/wizard/route";
import { useSession } from "@/components/wizard/session";
import { BackLink } from "@/components/wizard/step-parts";
import type { DraftField } from "@/components/wizard/use-draft";
import { fieldElement, ReviewFieldInput } from "./review-field";

/** A review group as it is shown. */
export type GroupData = ReviewData["groups"][number];

/** Saves review groups of an attempt, all of them or none. */
export function useSaveReview(attemptId: string, saved: () => void) {
  const { merchantId, send } = useSession();
  return useChange(async (fields: Readonly<Record<string, unknown>> & { groupId: string }) => {
    const { groupId, ...rest } = fields;
    const path = `/v1/merchants/${merchantId}/attempts/${attemptId}/review`;
    await send("PUT", path, { groups: [{ groupId, fields: rest }] });
    saved();
  });
}

/** Where the fields of a group that was sent alone stand in a refusal. */
export const FIELDS_PATH = "groups.0.fields.";

/** Words that were sent for a group before it had fields, or by others than the portal. */
export function WordsBefore({ group }: { readonly group: GroupData }) {
  const t = useTranslations("about");
  const inFields = group.fields.some(({ source }) => source === "given");
  if (group.answer === null || inFields) return null;
  return (
    <div className="border-l-4 border-line-strong py-1 pl-4">
      <p className="text-sm text-soft">{t("before")}</p>
      <p className="mt-1 max-w-prose whitespace-pre-line">{group.answer}</p>
    </div>
  );
}

/** What stands in the fields: typed on any device, else given or known. */
function useTypedFields(attemptId: string, { groupId, fields }: GroupData) {
  const drafts = useDrafts();
  const keyOf = (fieldId: string) => `${attemptId}.review.${groupId}.${fieldId}`;
  const [typed, setTyped] = useState<TypedFields>(() =>
    Object.fromEntries(
      fields.map((field) => [
        field.id,
        readDraft(field, drafts.get(keyOf(field.id))?.value ?? "") ?? typedOf(field),
      ]),
    ),
  );
  return { typed, setTyped, keyOf };
}

interface GroupFormProps {
  readonly attemptId: string;
  readonly group: GroupData;
  /** Where the group stands among all, from 1. */
  readonly at: number;
  readonly count: number;
  readonly next: Place;
}

/** The page of one group. */
export function GroupForm({ attemptId, group, at, count, next }: GroupFormProps) {
  const t = useTranslations("about");
  const fieldMessages = useFieldMessages();
  const { groupId, fields } = group;
  const { question, labelOf } = useFormWords(groupId);
  const { typed, setTyped, keyOf } = useTypedFields(attemptId, group);
  const drafts = useRef(new Map<string, DraftField>());
  const save = useSaveReview(attemptId, () => {
    for (const [, draft] of drafts.current) draft.empty();
  });
  const errors = fieldMessages(save.error, FIELDS_PATH);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (save.isPending) return;
    save.mutate({ ...sentFields(fields, typed), groupId }, { onSuccess: () => goTo(next) });
  }
  return (
    <form onSubmit={submit} className="space-y-8" noValidate>
      <BackLink to={{ at: "about", attemptId }}>{t("title")}</BackLink>
      <ErrorSummary
        errors={[...errors].map(([path, message]) => ({
          id: fieldElement(groupId, path),
          label: labelOf(fields, path),
          message,
        }))}
      />
      <StepTitle eyebrow={t("position", { at, count })} lead={t("groupLead")}>
        {question}
      </StepTitle>
      <EnglishNote about="answers" />
      <WordsBefore group={group} />
      <div className="max-w-2xl space-y-4">
        {askedFields(fields, typed).map((field) => (
          <ReviewFieldInput
            key={field.id}
            groupId={groupId}
            field={field}
            typed={typed[field.id] ?? ""}
            onType={(value) => setTyped((before) => ({ ...before, [field.id]: value }))}
            errors={errors}
            draftKey={keyOf(field.id)}
            tell={(fieldId, draft) => drafts.current.set(fieldId, draft)}
          />
        ))}
      </div>
      {errors.size > 0 ? null : <Refusal error={save.error} />}
      <Button type="submit" look="primary" pending={save.isPending}>
        {t("save")}
      </Button>
    </form>
  );
}
