// Jobs that were given up: of what kind, whose, by which error, and how to have them tried again.
import type { z } from "zod";
import { UtcMoment } from "@/components/dashboard/moment";
import { Panel } from "@/components/dashboard/page-head";
import { ActForm, type FormAct } from "@/components/ui/act-form";
import type { DeadLetterPage } from "@/lib/domain/health/shape";

type Letter = z.output<typeof DeadLetterPage>["items"][number];

interface DeadLettersProps {
  readonly letters: readonly Letter[];
  readonly filtered: boolean;
  /** null: it is locked. */
  readonly retry: FormAct | null;
}

/** A page of them. */
export function DeadLetters({ letters, filtered, retry }: DeadLettersProps) {
  if (letters.length === 0) {
    return (
      <p className="border-line border-t px-5 py-5 text-sm text-soft">
        {filtered ? "No job of this kind was given up." : "No job was given up."}
      </p>
    );
  }
  return (
    <ul>
      {letters.map((letter) => (
        <li key={letter.id} className="space-y-2 border-line border-t px-5 py-4 text-sm">
          <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
            <div className="min-w-0 space-y-1">
              <p>
                <span className="font-semibold">{letter.kind}</span>{" "}
                <span className="text-soft wrap-anywhere">
                  {letter.partner ? `for ${letter.partner.name}` : "for no partner"}
                </span>
              </p>
              <Failure {...letter} />
              <p className="text-soft">
                Given up <UtcMoment value={letter.failedAt} />,{" "}
                {letter.tries === 1 ? "after one try" : `after ${letter.tries} tries`}. Made{" "}
                <UtcMoment value={letter.createdAt} />.
              </p>
              <p className="font-mono text-xs text-faint wrap-anywhere">{letter.id}</p>
            </div>
            {retry && !letter.instead ? (
              <ActForm
                id={`retry-${letter.id}`}
                act={retry}
                hidden={{ kind: letter.kind, jobId: letter.id }}
                button="Try again"
                look="secondary"
              />
            ) : null}
          </div>
          {letter.instead ? (
            <p className="text-soft">Not to be tried again here. {letter.instead}</p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

interface RetryAllProps {
  readonly kind: string;
  readonly kept: number;
  /** null: it is locked. */
  readonly retry: FormAct | null;
}

/** Has all jobs of a kind tried again, where there are several. */
export function RetryAll({ kind, kept, retry }: RetryAllProps) {
  if (!retry || kept < 2) return null;
  return (
    <Panel
      title={`Try all of ${kind} again`}
      lead={`${kept} jobs are kept. One act takes 200 at most, the oldest first, and each partner's log tells of it.`}
    >
      <div className="px-5 py-4">
        <ActForm id="retry-all" act={retry} hidden={{ kind }} button="Try them all again" />
      </div>
    </Panel>
  );
}

function Failure({ error, code, message }: Pick<Letter, "error" | "code" | "message">) {
  return (
    <p>
      <span className="font-mono">{code ? `${error} ${code}` : error}</span>
      {message ? `: ${message}` : null}
    </p>
  );
}
