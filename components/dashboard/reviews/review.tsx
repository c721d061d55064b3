// One sealed attempt before a reviewer: what is remarkable first, then every control with the merchant's words.
import { CircleAlert, Undo2 } from "lucide-react";
import type { z } from "zod";
import { AnswerMark, AnswerTally } from "@/components/dashboard/merchant/marks";
import { ORIGIN_WORDS, REMARK_WORDS } from "@/components/dashboard/merchant/words";
import { Panel } from "@/components/dashboard/page-head";
import { Callout } from "@/components/ui/callout";
import { Fold } from "@/components/ui/fold";
import type { ReviewDetail } from "@/lib/domain/review-queue/shape";
import { findSectionText } from "@/lib/pci/sections";
import { ReasonField } from "./reason-field";

/** Everything that a reviewer decides by. */
export type ReviewPageData = z.output<typeof ReviewDetail>;
type Control = ReviewPageData["controls"][number];

interface ControlsProps {
  readonly review: ReviewPageData;
  /** Whether controls can be sent back from here. */
  readonly deciding: boolean;
}

/** What concerns the attempt as a whole. */
export function Remarkable({ review }: Pick<ControlsProps, "review">) {
  const { override, contradictions, droppedControls } = review;
  if (!override && contradictions.length === 0 && droppedControls.length === 0) return null;
  return (
    <div className="space-y-3">
      {override ? (
        <Callout
          tone="open"
          icon={CircleAlert}
          title="You chose another questionnaire than the determined one"
        >
          <p>
            Determined: {override.determinedType ?? "nothing"}. Reason:{" "}
            {override.reason ?? "none was given"}.
          </p>
        </Callout>
      ) : null}
      {contradictions.map(({ question, quotes }) => (
        <Callout
          key={question}
          tone="open"
          icon={CircleAlert}
          title="What was said does not go together"
        >
          <p>{question}</p>
          {quotes.map((quote) => (
            <blockquote key={quote} className="border-line-strong border-l-2 pl-3">
              {quote}
            </blockquote>
          ))}
        </Callout>
      ))}
      {droppedControls.length > 0 ? (
        <p className="text-sm text-soft">
          No longer asked: {droppedControls.map(({ controlId }) => controlId).join(", ")}.
        </p>
      ) : null}
    </div>
  );
}

/** The controls: those with remarks first, the others by requirement, folded. */
export function Controls({ review, deciding }: ControlsProps) {
  const { controls } = review;
  const remarkable = controls.filter(
    ({ remarks, returned, status }) =>
      remarks.length > 0 || returned !== null || status === "Not In Place" || status === "empty",
  );
  const rest = controls.filter((control) => !remarkable.includes(control));
  const sections = [...new Set(rest.map(({ topLevel }) => topLevel))];
  return (
    <>
      <Panel
        title={
          remarkable.length === 0
            ? "No control is remarkable"
            : `Look at these first: ${remarkable.length}`
        }
        lead="Compensating controls, Not Applicable, contradictions, what changed, and what is not in place."
      >
        {remarkable.length > 0 ? <List controls={remarkable} deciding={deciding} /> : null}
      </Panel>
      <Panel title={`All other controls: ${rest.length}`}>
        <AllTally controls={rest} />
        {sections.map((topLevel) => {
          const own = rest.filter((control) => control.topLevel === topLevel);
          const title = findSectionText(topLevel)?.title ?? "";
          return (
            <div key={topLevel} className="border-line border-t px-5 py-1.5">
              <Fold label={`Requirement ${topLevel}: ${title} (${own.length})`}>
                <div className="-mx-5">
                  <List controls={own} deciding={deciding} />
                </div>
              </Fold>
            </div>
          );
        })}
      </Panel>
    </>
  );
}

function AllTally({ controls }: { readonly controls: readonly Control[] }) {
  if (controls.length === 0) return null;
  return (
    <div className="px-5 py-3">
      <AnswerTally statuses={controls.map(({ status }) => status)} />
    </div>
  );
}

interface ListProps {
  readonly controls: readonly Control[];
  readonly deciding: boolean;
}

function List({ controls, deciding }: ListProps) {
  return (
    <ol className="long-list">
      {controls.map((control) => (
        <li
          key={control.controlId}
          className="space-y-2 border-line border-t px-5 py-4 text-sm first:border-t-0"
        >
          <One control={control} deciding={deciding} />
        </li>
      ))}
    </ol>
  );
}

/** Remarks that the answer's own mark does not say already. */
const TOLD_BY_MARK: ReadonlySet<string> = new Set(["compensating_control", "not_applicable"]);

function One({ control, deciding }: { readonly control: Control; readonly deciding: boolean }) {
  const { controlId, title, requirement, status, answer, quote, origin } = control;
  const remarks = control.remarks.filter((kind) => !TOLD_BY_MARK.has(kind));
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <h3 className="min-w-0 basis-64 grow text-sm font-semibold">
          <span className="figures mr-2 text-soft">{controlId}</span>
          {title}
        </h3>
        <AnswerMark status={status} />
      </div>
      {remarks.length > 0 ? (
        <p className="text-xs font-semibold text-open">
          {remarks.map((kind) => REMARK_WORDS[kind]).join(", ")}
        </p>
      ) : null}
      <Words answer={answer} quote={quote} />
      {origin ? <p className="text-xs text-faint">Answer: {ORIGIN_WORDS[origin]}</p> : null}
      <Before control={control} />
      <More control={control} />
      {control.returned ? (
        <Callout tone="open" icon={Undo2} title="Sent back">
          <p className="break-words whitespace-pre-line">{control.returned}</p>
        </Callout>
      ) : null}
      <div className="flex flex-wrap gap-x-6">
        {quote && answer && answer.length > quote.length ? (
          <Fold label="The whole answer">
            <p className="max-w-prose break-words whitespace-pre-line">{answer}</p>
          </Fold>
        ) : null}
        <Fold label="What the control asks">
          <p className="max-w-prose text-soft">{requirement}</p>
        </Fold>
        {deciding ? <ReasonField controlId={controlId} title={title} /> : null}
      </div>
    </>
  );
}

function Words({ answer, quote }: Pick<Control, "answer" | "quote">) {
  const words = quote ?? answer;
  if (!words) return <p className="text-soft">No words of the merchant.</p>;
  return (
    <blockquote className="max-w-prose border-line-strong border-l-2 pl-3 break-words whitespace-pre-line">
      {words}
    </blockquote>
  );
}

/** How the record before this one had it, where that differs. */
function Before({ control: { before, status, answer } }: { readonly control: Control }) {
  if (!before || (before.status === status && before.answer === answer)) return null;
  return (
    <div className="rounded-small bg-wash px-3 py-2">
      <p className="text-xs text-soft">
        In the record before: {before.status === "empty" ? "Not answered" : before.status}
      </p>
      {before.answer ? (
        <p className="max-w-prose break-words whitespace-pre-line">{before.answer}</p>
      ) : null}
    </div>
  );
}

const WORKSHEET_WORDS = {
  constraint: "Why the control cannot be met",
  objective: "What it is there to achieve",
  risk: "What could go wrong",
  definition: "What is done instead",
  validation: "How it was checked",
  maintenance: "How it is kept working",
} as const;

function More({ control: { worksheet, plan, planDate, status } }: { readonly control: Control }) {
  return (
    <>
      {worksheet ? (
        <Fold label="Worksheet of the compensating control">
          <dl className="max-w-prose space-y-2">
            {Object.entries(WORKSHEET_WORDS).map(([part, label]) => (
              <div key={part}>
                <dt className="text-xs text-faint">{label}</dt>
                <dd className="break-words whitespace-pre-line">
                  {worksheet[part as keyof typeof WORKSHEET_WORDS]}
                </dd>
              </div>
            ))}
          </dl>
        </Fold>
      ) : null}
      {status === "In Place with Compensating Control" && !worksheet ? (
        <p className="text-bad">The worksheet is missing.</p>
      ) : null}
      {plan ? (
        <p className="max-w-prose break-words">
          <span className="text-xs text-faint">Plan{planDate ? ` by ${planDate}` : ""}: </span>
          {plan}
        </p>
      ) : null}
    </>
  );
}
