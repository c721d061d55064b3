"use client";
// One area: the combined question, suggestions to start from, the answer, and what it says of each point.
import { CircleHelp } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { Button, buttonClass } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Card } from "@/components/ui/card";
import { English, EnglishNote } from "@/components/ui/english";
import { TextArea } from "@/components/ui/text-field";
import { Working } from "@/components/ui/working";
import {
  type AnalysisData,
  type SectionData,
  useChange,
  useJob,
  useSections,
} from "@/components/wizard/data";
import { Refusal, StepTitle } from "@/components/wizard/parts";
import { useRefusal } from "@/components/wizard/refusal-words";
import { hashOf, type Place } from "@/components/wizard/route";
import { useSession } from "@/components/wizard/session";
import { BackLink, SaveNote } from "@/components/wizard/step-parts";
import { type DraftField, useDraft } from "@/components/wizard/use-draft";
import { ControlPoint } from "./control-point";

interface Ack {
  readonly pollUrl: string;
}

/** Lets the question be written when the page is opened for the first time. */
function useQuestion(path: string, section: SectionData) {
  const { send } = useSession();
  const compose = useJob<void, unknown>(() => send<Ack>("POST", `${path}/combined`));
  const asked = useRef(false);
  const { mutate } = compose;
  const missing = section.combinedQuestion === null;
  useEffect(() => {
    if (!missing || asked.current) return;
    asked.current = true;
    mutate();
  }, [missing, mutate]);
  return compose;
}

function Suggestions({
  section,
  draft,
}: {
  readonly section: SectionData;
  readonly draft: DraftField;
}) {
  const t = useTranslations("section");
  const status = useTranslations("status");
  if (!section.suggestedAnswers) return null;
  return (
    <details className="group rounded-medium border border-line bg-surface">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 text-sm font-semibold text-accent">
        {t("suggestions")}
      </summary>
      <div className="space-y-5 px-4 pb-4">
        <p className="text-sm text-soft">{t("suggestionHint")}</p>
        {section.suggestedAnswers.map(({ type, answer }) => (
          <div key={type} className="space-y-2 border-t border-line pt-4">
            <p className="text-sm font-semibold">{status(type)}</p>
            <p className="max-w-prose text-sm whitespace-pre-line">
              <English>{answer}</English>
            </p>
            <Button onClick={() => draft.setValue(answer)}>{t("use")}</Button>
          </div>
        ))}
      </div>
    </details>
  );
}

function AnswerForm({ path, section }: { readonly path: string; readonly section: SectionData }) {
  const t = useTranslations("section");
  const refusal = useRefusal();
  const { send } = useSession();
  const key = path.split("/").slice(-3).join(".");
  const draft = useDraft(key, section.combinedAnswer ?? "");
  const analyze = useJob<string, AnalysisData>((answer) =>
    send<Ack>("POST", `${path}/analyze`, { answer }),
  );
  const refused = draft.refusal ?? analyze.error;
  return (
    <div className="space-y-4">
      <Suggestions section={section} draft={draft} />
      <TextArea
        id="answer"
        label={t("yourAnswer")}
        hint={t("hint")}
        error={refused ? refusal(refused) : null}
        value={draft.value}
        maxLength={10_000}
        rows={8}
        onChange={(event) => draft.setValue(event.target.value)}
      />
      <SaveNote draft={draft} />
      <Button
        look={section.complete ? "secondary" : "primary"}
        onClick={() => draft.value.trim() && analyze.mutate(draft.value.trim())}
        pending={analyze.isPending}
      >
        {t("check")}
      </Button>
      {analyze.isPending ? <Working>{t("working", { count: section.total })}</Working> : null}
    </div>
  );
}

function Confirmation({ path, section }: { readonly path: string; readonly section: SectionData }) {
  const t = useTranslations("section");
  const { send } = useSession();
  const confirm = useChange(() => send("POST", `${path}/confirm`));
  if (section.unconfirmed.length === 0) return null;
  return (
    <div className="space-y-3 border-t border-line pt-6">
      <p className="max-w-prose text-sm text-soft">{t("confirmHint")}</p>
      <Button look="primary" onClick={() => confirm.mutate(undefined)} pending={confirm.isPending}>
        {t("confirm")}
      </Button>
      <Refusal error={confirm.error} />
    </div>
  );
}

function Points({
  attemptPath,
  section,
}: {
  readonly attemptPath: string;
  readonly section: SectionData;
}) {
  const t = useTranslations("section");
  const left = section.uncovered.length;
  return (
    <section aria-labelledby="points" className="space-y-5">
      <h2 id="points" className="text-xl">
        {t("controls")}
      </h2>
      {left > 0 && section.complete ? (
        <p className="max-w-prose text-sm text-soft">{t("inherit", { count: left })}</p>
      ) : null}
      <Card>
        <ol className="long-list">
          {section.controls.map((control) => (
            <ControlPoint key={control.controlId} attemptPath={attemptPath} control={control} />
          ))}
        </ol>
      </Card>
    </section>
  );
}

function nextPlace(
  attemptId: string,
  items: readonly SectionData[],
  topLevel: string,
): Place | null {
  const after = items.slice(items.findIndex((each) => each.topLevel === topLevel) + 1);
  const next = after.find(({ complete, unconfirmed }) => !complete || unconfirmed.length > 0);
  return next ? { at: "section", attemptId, topLevel: next.topLevel } : null;
}

/** The page of one area. */
export function SectionStep({
  attemptId,
  topLevel,
}: {
  readonly attemptId: string;
  readonly topLevel: string;
}) {
  const common = useTranslations("common");
  const sections = useSections(attemptId);
  const section = sections.data?.items.find((each) => each.topLevel === topLevel);
  if (sections.error) return <Refusal error={sections.error} retry={() => sections.refetch()} />;
  if (!section || !sections.data) return <Working>{common("loading")}</Working>;
  return (
    <SectionPage
      key={topLevel}
      attemptId={attemptId}
      section={section}
      next={nextPlace(attemptId, sections.data.items, topLevel)}
    />
  );
}

function SectionPage({
  attemptId,
  section,
  next,
}: {
  readonly attemptId: string;
  readonly section: SectionData;
  readonly next: Place | null;
}) {
  const t = useTranslations("section");
  const { merchantId } = useSession();
  const attemptPath = `/v1/merchants/${merchantId}/attempts/${attemptId}`;
  const path = `${attemptPath}/sections/${section.topLevel}`;
  const compose = useQuestion(path, section);
  const answered = section.combinedAnswer !== null || section.answered > 0;
  return (
    <div className="space-y-8">
      <BackLink to={{ at: "attempt", attemptId }}>{t("finish")}</BackLink>
      <StepTitle eyebrow={t("eyebrow", { topLevel: section.topLevel })}>
        <English>{section.title}</English>
      </StepTitle>
      <EnglishNote />
      {section.combinedQuestion ? (
        <p className="max-w-prose text-lg whitespace-pre-line">
          <English>{section.combinedQuestion}</English>
        </p>
      ) : null}
      {compose.isPending ? <Working>{t("composing")}</Working> : null}
      <Refusal error={compose.error} retry={() => compose.mutate()} />
      <AnswerForm path={path} section={section} />
      {section.followUp ? (
        <Callout tone="open" icon={CircleHelp} title={t("followUp")}>
          <p>
            <English>{section.followUp}</English>
          </p>
        </Callout>
      ) : null}
      {answered ? <Points attemptPath={attemptPath} section={section} /> : null}
      <Confirmation path={path} section={section} />
      {section.complete && section.unconfirmed.length === 0 ? (
        <a href={hashOf(next ?? { at: "attempt", attemptId })} className={buttonClass("primary")}>
          {next ? t("next") : t("finish")}
        </a>
      ) : null}
    </div>
  );
}
