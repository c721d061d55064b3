import { useTranslations } from "use-intl";
import { StatusTally } from "@/components/status/control-status";
import { Disclosure } from "@/components/ui/disclosure";
import { English } from "@/components/ui/english";
import { ControlAnswer } from "./control-answer";
import type { Section } from "./model";

function Heading({ section }: { readonly section: Section }) {
  const t = useTranslations("answers");
  return (
    <h4 className="flex flex-wrap items-baseline justify-between gap-x-4 text-base">
      <span>
        <span className="figures mr-2 text-accent">{section.topLevel}</span>
        <English>{section.title}</English>
      </span>
      <span className="figures text-xs font-normal text-faint">
        {t("controls", { count: section.total })}
      </span>
    </h4>
  );
}

interface SectionAnswersProps {
  readonly section: Section;
  readonly attemptId: string;
}

/** One section of a sealed questionnaire, folded to its counts. */
export function SectionAnswers({ section, attemptId }: SectionAnswersProps) {
  const t = useTranslations("answers");
  return (
    <Disclosure
      heading={<Heading section={section} />}
      note={<StatusTally statuses={section.controls.map((control) => control.status)} />}
    >
      {section.combinedAnswer ? (
        <div className="mb-6 max-w-prose rounded-small bg-wash px-4 py-4 text-sm sm:px-5 print:px-0">
          {section.combinedQuestion ? (
            <p className="mb-3 font-semibold whitespace-pre-line">
              <English>{section.combinedQuestion}</English>
            </p>
          ) : null}
          <p className="text-xs text-faint">{t("section")}</p>
          <p className="whitespace-pre-line">{section.combinedAnswer}</p>
        </div>
      ) : null}
      <ul>
        {section.controls.map((control) => (
          <ControlAnswer
            key={control.controlId}
            control={control}
            attemptId={attemptId}
            sectionAnswer={section.combinedAnswer}
          />
        ))}
      </ul>
    </Disclosure>
  );
}
