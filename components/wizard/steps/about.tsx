"use client";
// The questions of the attestation about the business, one field each.
import { Check } from "lucide-react";
import { useTranslations } from "use-intl";
import { Button, buttonClass } from "@/components/ui/button";
import { English, EnglishNote } from "@/components/ui/english";
import { TextArea } from "@/components/ui/text-field";
import { Working } from "@/components/ui/working";
import { type ReviewData, useAttempts, useChange } from "@/components/wizard/data";
import { useReview } from "@/components/wizard/later-data";
import { Refusal, StepTitle } from "@/components/wizard/parts";
import { useRefusal } from "@/components/wizard/refusal-words";
import { hashOf } from "@/components/wizard/route";
import { useSession } from "@/components/wizard/session";
import { BackLink, SaveNote } from "@/components/wizard/step-parts";
import { useDraft } from "@/components/wizard/use-draft";

function Group({
  attemptId,
  group,
}: {
  readonly attemptId: string;
  readonly group: ReviewData["groups"][number];
}) {
  const t = useTranslations("about");
  const common = useTranslations("common");
  const refusal = useRefusal();
  const { merchantId, send } = useSession();
  const { groupId, question, hint, required, answer } = group;
  const draft = useDraft(`${attemptId}.review.${groupId}`, answer ?? "");
  const save = useChange((words: string) =>
    send("POST", `/v1/merchants/${merchantId}/attempts/${attemptId}/review`, {
      groupId,
      answer: words,
    }),
  );
  const refused = draft.refusal ?? save.error;
  const words = draft.value.trim();
  const same = words === (answer ?? "");
  return (
    <div className="space-y-2 border-t border-line pt-6 first:border-t-0 first:pt-0">
      <TextArea
        id={groupId}
        label={
          <>
            <English>{question}</English>
            {required ? null : ` (${common("optional")})`}
          </>
        }
        hint={hint ? <English>{hint}</English> : undefined}
        error={refused ? refusal(refused) : null}
        rows={3}
        value={draft.value}
        maxLength={5000}
        onChange={(event) => draft.setValue(event.target.value)}
      />
      <SaveNote draft={draft} />
      {same && words ? (
        <p className="flex items-center gap-2 text-sm text-good">
          <Check className="size-4" aria-hidden="true" />
          {t("saved")}
        </p>
      ) : (
        <Button look="primary" onClick={() => words && save.mutate(words)} pending={save.isPending}>
          <span>
            {t("save")}
            <span className="sr-only">: {question}</span>
          </span>
        </Button>
      )}
    </div>
  );
}

/** The page about the business. */
export function AboutStep({ attemptId }: { readonly attemptId: string }) {
  const t = useTranslations("about");
  const common = useTranslations("common");
  const review = useReview(attemptId);
  const attempts = useAttempts();
  const parked = attempts.data?.items.find(({ id }) => id === attemptId)?.parked ?? 0;
  if (review.error) return <Refusal error={review.error} retry={() => review.refetch()} />;
  if (!review.data) return <Working>{common("loading")}</Working>;
  return (
    <div className="space-y-8">
      <BackLink to={{ at: "start" }}>{common("backToStart")}</BackLink>
      <StepTitle lead={t("lead")}>{t("title")}</StepTitle>
      <EnglishNote />
      <div className="space-y-8">
        {review.data.groups.map((group) => (
          <Group key={group.groupId} attemptId={attemptId} group={group} />
        ))}
      </div>
      {review.data.remaining === 0 ? (
        <a
          href={hashOf({ at: parked > 0 ? "parked" : "check", attemptId })}
          className={buttonClass("primary")}
        >
          {parked > 0 ? t("nextParked", { count: parked }) : t("next")}
        </a>
      ) : null}
    </div>
  );
}
