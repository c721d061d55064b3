import { Fragment } from "react";

/** One step of an assessment with the calls that make it. */
export interface Step {
  readonly title: string;
  readonly text: string;
  /** Method and path of each call, as the API declares them. */
  readonly calls: readonly string[];
}

/** Lets a long path break after its slashes. */
function breakable(call: string) {
  return call.split("/").map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a constant never move
    <Fragment key={index}>
      {index > 0 ? (
        <>
          /<wbr />
        </>
      ) : null}
      {part}
    </Fragment>
  ));
}

/** Numbered steps, each with its calls beside it. */
export function Steps({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <ol>
      {steps.map(({ title, text, calls }, index) => (
        <li
          key={title}
          className="grid grid-cols-[2.5rem_1fr] gap-x-2 gap-y-4 border-t border-line py-6 lg:grid-cols-[3.5rem_1fr_1fr] lg:gap-x-6"
        >
          <span aria-hidden="true" className="figures text-2xl leading-none text-accent">
            {index + 1}
          </span>
          <div className="max-w-prose">
            <h3 className="text-lg">{title}</h3>
            <p className="mt-1.5 text-sm text-soft">{text}</p>
          </div>
          <ul className="col-start-2 space-y-1.5 font-mono text-xs text-faint lg:col-start-3 lg:pt-1">
            {calls.map((call) => (
              <li key={call}>{breakable(call)}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
