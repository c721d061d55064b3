"use client";
// The merchant's one answer to a whole area, with suggestions to start from.
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { English } from "@/components/ui/english";
import { Fold } from "@/components/ui/fold";
import { TextArea } from "@/components/ui/text-field";
import { Working } from "@/components/ui/working";
import { announce } from "@/components/wizard/announce";
import type { AnalysisData, SectionData } from "@/components/wizard/data";
import { focusField } from "@/components/wizard/error-summary";
import { useJob } from "@/components/wizard/jobs";
import { useOpenBlanks } from "@/components/wizard/open-blanks";
import { useRefusal } from "@/components/wizard/refusal-words";
import { useSession } from "@/components/wizard/session";
import { SaveNote } from "@/components/wizard/step-parts";
import { type DraftField, useDraft } from "@/components/wizard/use-draft";

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
    <Fold look="boxed" label={t("suggestions")}>
      <div className="space-y-5">
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
    </Fold>
  );
}

/** What an area's answer says, below it: people are led there, whether they see or hear the page. */
export const RESULT_ID = "points";

function showResult(words: string): void {
  announce(words);
  const result = document.getElementById(RESULT_ID);
  result?.scrollIntoView({ block: "start" });
  result?.focus({ preventScroll: true });
}

/** Asks for the answer to an area. */
export function AnswerForm({
  path,
  section,
}: {
  readonly path: string;
  readonly section: SectionData;
}) {
  const t = useTranslations("section");
  const fields = useTranslations("fields");
  const refusal = useRefusal();
  const { send } = useSession();
  const key = path.split("/").slice(-3).join(".");
  const draft = useDraft(key, section.combinedAnswer ?? "");
  const analyze = useJob<string, AnalysisData>((answer) =>
    send("POST", `${path}/analyze`, { answer }),
  );
  const words = draft.value.trim();
  const [empty, setEmpty] = useState(false);
  const blanks = useOpenBlanks("answer", draft.value);
  function check() {
    setEmpty(words === "");
    if (words === "") return focusField("answer");
    if (blanks.hold()) return;
    // Not `mutate`: what is read after it comes first, then what it says is shown.
    void analyze.mutateAsync(words).then(
      () => showResult(t("controls")),
      () => focusField("answer"),
    );
  }
  const reading =
    analyze.isPending ||
    section.pendingJobs.some(({ kind, controlId }) => kind === "analyze" && !controlId);
  const refused = draft.refusal ?? analyze.error;
  const missing = empty && words === "" ? fields("empty") : blanks.message;
  return (
    <div className="space-y-4">
      <Suggestions section={section} draft={draft} />
      <TextArea
        id="answer"
        label={t("yourAnswer")}
        hint={t("hint")}
        error={refused ? refusal(refused) : missing}
        value={draft.value}
        maxLength={10_000}
        rows={8}
        onChange={(event) => draft.setValue(event.target.value)}
      />
      <SaveNote draft={draft} />
      <Button look={section.complete ? "secondary" : "primary"} onClick={check} pending={reading}>
        {t("check")}
      </Button>
      {reading ? <Working>{t("working", { count: section.total })}</Working> : null}
    </div>
  );
}
