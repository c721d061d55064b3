"use client";
// An area answered as one text: its question, the answer, and what it left open.
import { CircleHelp } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { Callout } from "@/components/ui/callout";
import { English } from "@/components/ui/english";
import { Working } from "@/components/ui/working";
import type { SectionData } from "@/components/wizard/data";
import { useJob } from "@/components/wizard/jobs";
import { Refusal } from "@/components/wizard/parts";
import { useSession } from "@/components/wizard/session";
import { AnswerForm } from "./answer-form";

/** Lets the question be written when it is asked for the first time. */
function useQuestion(path: string, section: SectionData) {
  const { send } = useSession();
  const compose = useJob<void, unknown>(() => send("POST", `${path}/combined`));
  const asked = useRef(false);
  const { mutate } = compose;
  const writing = section.pendingJobs.some(
    ({ kind, controlId }) => kind === "combined" && !controlId,
  );
  const missing = section.combinedQuestion === null && !writing;
  useEffect(() => {
    if (!missing || asked.current) return;
    asked.current = true;
    mutate();
  }, [missing, mutate]);
  return { ...compose, isPending: compose.isPending || writing };
}

/** Asks for one text about a whole area. */
export function TextAnswer({
  path,
  section,
}: {
  readonly path: string;
  readonly section: SectionData;
}) {
  const t = useTranslations("section");
  const compose = useQuestion(path, section);
  return (
    <div className="space-y-8">
      {section.combinedQuestion ? (
        <p className="max-w-prose whitespace-pre-line sm:text-lg">
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
    </div>
  );
}
