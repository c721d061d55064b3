import { useTranslations } from "use-intl";
import { ControlStatusMark } from "@/components/status/control-status";
import { English } from "@/components/ui/english";
import type { ControlAnswer as Answer } from "./model";

/** Where on the page a control stands. */
export function controlAnchor(attemptId: string, controlId: string): string {
  return `${attemptId}-${controlId}`;
}

function Words({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <div>
      <p className="text-xs text-faint">{label}</p>
      <blockquote className="border-l-2 border-accent pl-3 whitespace-pre-line">
        {children}
      </blockquote>
    </div>
  );
}

function Plan({ control }: { readonly control: Answer }) {
  const t = useTranslations("answers");
  const { remediationPlan, remediationTargetDate, remediationBy } = control;
  if (!remediationPlan && !remediationTargetDate && !remediationBy) return null;
  return (
    <div>
      <p className="text-xs text-faint">
        {remediationTargetDate
          ? t("planBy", { until: new Date(remediationTargetDate) })
          : t("plan")}
      </p>
      {remediationPlan ? <p className="whitespace-pre-line">{remediationPlan}</p> : null}
      {remediationBy ? <p>{t("planWho", { who: remediationBy })}</p> : null}
    </div>
  );
}

/** The words for a control: those quoted, else an answer given to it alone, else the partner's of a product. */
function useOwnWords(control: Answer, sectionAnswer: string | null) {
  const t = useTranslations("answers");
  if (control.origin === "preset" && control.answer) {
    return { label: t("presetAnswer"), text: control.answer };
  }
  if (control.quote) return { label: t("yourWords"), text: t("quote", { words: control.quote }) };
  if (control.answer && control.answer !== sectionAnswer) {
    return { label: t("yourAnswer"), text: control.answer };
  }
  return null;
}

interface ControlAnswerProps {
  readonly control: Answer;
  readonly attemptId: string;
  /** The combined answer of the section, which is shown once above its controls. */
  readonly sectionAnswer: string | null;
}

/** One control: what it asks for, the answer, the words that it rests on and the reason. */
export function ControlAnswer({ control, attemptId, sectionAnswer }: ControlAnswerProps) {
  const t = useTranslations("answers");
  const words = useOwnWords(control, sectionAnswer);
  return (
    <li
      id={controlAnchor(attemptId, control.controlId)}
      className="break-inside-avoid space-y-3 border-t border-line py-5 text-sm target:bg-wash"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h5 className="min-w-0 basis-64 grow">
          <span className="figures mr-2 text-accent">{control.controlId}</span>
          <English>{control.title}</English>
        </h5>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <ControlStatusMark status={control.status} />
          {control.inherited ? <span className="text-xs text-soft">{t("inherited")}</span> : null}
        </span>
      </div>
      <p className="max-w-prose text-soft">
        <English>{control.requirement}</English>
      </p>
      <div className="max-w-prose space-y-3">
        {words ? <Words label={words.label}>{words.text}</Words> : null}
        {control.reason ? (
          <div>
            <p className="text-xs text-faint">{t("reason")}</p>
            <p>
              <English>{control.reason}</English>
            </p>
          </div>
        ) : null}
        <Plan control={control} />
      </div>
    </li>
  );
}
