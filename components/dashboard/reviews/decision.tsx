"use client";
import { CircleAlert, CircleCheck } from "lucide-react";
import {
  type ReactNode,
  startTransition,
  useActionState,
  useEffect,
  useRef,
  useState,
} from "react";
import type { FormAct } from "@/components/ui/act-form";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
// The reviewer's decision: accept what was sealed, or send back the controls that were given a reason.
import { SentAlong } from "@/components/ui/sent-along";
import { REASON_PREFIX } from "./reason-field";

interface DecisionProps {
  readonly attemptId: string;
  readonly accept: FormAct;
  readonly sendBack: FormAct;
  /** The controls, each with its field for a reason. */
  readonly children: ReactNode;
}

function countReasons(form: HTMLFormElement): number {
  return [...new FormData(form)].filter(
    ([name, value]) => name.startsWith(REASON_PREFIX) && String(value).trim() !== "",
  ).length;
}

/** The form around the controls, with both decisions at its end. */
export function Decision({ attemptId, accept, sendBack, children }: DecisionProps) {
  const decide: FormAct = (state, data) =>
    data.get("decision") === "accept" ? accept(state, data) : sendBack(state, data);
  const [state, submit, pending] = useActionState(decide, {});
  const [reasons, setReasons] = useState(0);
  const told = useRef<HTMLDivElement>(null);
  const problem = state.problem ?? Object.values(state.problems ?? {})[0];
  useEffect(() => {
    if (problem && state) told.current?.focus();
  }, [problem, state]);
  return (
    <form
      // A form that is reset after its act would lose the reasons where the act was refused.
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        const data = new FormData(event.currentTarget, submitter);
        startTransition(() => submit(data));
      }}
      action={submit}
      onChange={(event) => setReasons(countReasons(event.currentTarget))}
      className="space-y-6 [&_textarea]:scroll-mb-32"
    >
      <SentAlong />
      <input type="hidden" name="attemptId" value={attemptId} />
      {children}
      <div className="sticky bottom-0 space-y-3 rounded-medium border border-line bg-surface px-5 py-4 shadow-sheet">
        {problem ? (
          <div ref={told} tabIndex={-1} role="alert" className="outline-none">
            <Callout tone="bad" icon={CircleAlert} title={problem} />
          </div>
        ) : null}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-soft" aria-live="polite">
            {reasons === 0
              ? "To send it back, say at a control what is to be put right."
              : `${reasons === 1 ? "1 control" : `${reasons} controls`} to send back.`}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button
              type="submit"
              name="decision"
              value="send_back"
              look={reasons > 0 ? "primary" : "secondary"}
              pending={pending}
            >
              Send back
            </Button>
            {reasons === 0 ? (
              <Button
                type="submit"
                name="decision"
                value="accept"
                look="primary"
                pending={pending}
                icon={<CircleCheck className="size-4 shrink-0" aria-hidden="true" />}
              >
                Accept
              </Button>
            ) : null}
          </div>
        </div>
      </div>
    </form>
  );
}
