"use client";
// What a check found, and what an import did.
import { CircleAlert, CircleCheck, Download } from "lucide-react";
import Link from "next/link";
import { useId } from "react";
import { Panel } from "@/components/dashboard/page-head";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-look";
import { Callout } from "@/components/ui/callout";
import { sheetRow } from "./columns";
import { problemsCsv, type Sheet } from "./file";
import type { Tally } from "./run";

const figure = new Intl.NumberFormat("en-GB");
const PROBLEMS_SHOWN = 20;

function rowsText(count: number): string {
  return count === 1 ? "1 row" : `${figure.format(count)} rows`;
}

function merchantsText(count: number): string {
  return count === 1 ? "1 merchant" : `${figure.format(count)} merchants`;
}

interface RunningProps {
  readonly what: string;
  readonly done: number;
  readonly total: number;
}

/** How far a run is. */
export function Running({ what, done, total }: RunningProps) {
  const id = useId();
  return (
    <Panel title={`${what} …`}>
      <div className="space-y-2 px-5 py-5">
        <label htmlFor={id} className="figures text-sm">
          {figure.format(done)} of {rowsText(total)}
        </label>
        <progress
          id={id}
          max={Math.max(1, total)}
          value={done}
          className="block h-2.5 w-full accent-(--accent)"
        />
        <p className="text-sm text-soft">Keep this page open until it is done.</p>
      </div>
    </Panel>
  );
}

function Figures({ tally, tense }: { readonly tally: Tally; readonly tense: "will" | "did" }) {
  const will = tense === "will";
  const lines = [
    [tally.created, will ? "would be new" : "are new"],
    [tally.updated, will ? "would be changed" : "were changed"],
    [tally.unchanged, "stand here like this already"],
    [
      tally.problems.size,
      will ? "have a problem and would be left out" : "had a problem and were left out",
    ],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {lines.map(([count, words]) => (
        <div key={words} className="flex flex-col-reverse justify-end">
          <dt className="text-xs text-soft">{words}</dt>
          <dd className="figures text-xl font-semibold">{figure.format(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface OutcomeProps {
  readonly sheet: Sheet;
  readonly tally: Tally;
}

function save(text: string): void {
  // The mark at the begin lets spreadsheets read it as UTF-8.
  const address = URL.createObjectURL(new Blob([`\uFEFF${text}`], { type: "text/csv" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = "merchants-with-problems.csv";
  link.click();
  URL.revokeObjectURL(address);
}

function Problems({ sheet, tally: { problems } }: OutcomeProps) {
  if (problems.size === 0) return null;
  const shown = [...problems].slice(0, PROBLEMS_SHOWN);
  return (
    <div className="space-y-3">
      <h3 className="text-sm font-semibold">What is wrong with {rowsText(problems.size)}</h3>
      <ul className="divide-y divide-line rounded-small border border-line text-sm">
        {shown.map(([index, problem]) => (
          <li key={index} className="flex flex-wrap gap-x-4 px-3 py-2">
            <span className="figures w-20 shrink-0 text-soft">
              Row {figure.format(sheetRow(index))}
            </span>
            <span className="min-w-0">{problem}</span>
          </li>
        ))}
      </ul>
      {problems.size > shown.length ? (
        <p className="text-sm text-soft">The file below has all {rowsText(problems.size)}.</p>
      ) : null}
      <Button
        icon={<Download className="size-4 shrink-0" aria-hidden="true" />}
        onClick={() => save(problemsCsv(sheet, problems))}
      >
        Save these rows with their problems
      </Button>
    </div>
  );
}

interface CheckedProps extends OutcomeProps {
  readonly onImport: () => void;
  readonly onBack: () => void;
}

/** What a check found: nothing has happened yet. */
export function Checked({ sheet, tally, onImport, onBack }: CheckedProps) {
  const good = tally.created + tally.updated;
  return (
    <Panel
      title={tally.problems.size === 0 ? "Every row is right" : "The list was checked"}
      lead="Nothing has been changed yet. An import mails nobody: you invite afterwards."
    >
      <div className="space-y-6 px-5 py-5">
        {tally.stopped ? (
          <div role="alert">
            <Callout tone="bad" icon={CircleAlert} title={tally.stopped} />
          </div>
        ) : null}
        <Figures tally={tally} tense="will" />
        <Problems sheet={sheet} tally={tally} />
        <div className="flex flex-wrap gap-3">
          {good > 0 && !tally.stopped ? (
            <Button look="primary" onClick={onImport}>
              Import {merchantsText(good)}
            </Button>
          ) : null}
          <Button onClick={onBack}>Back to the columns</Button>
        </div>
      </div>
    </Panel>
  );
}

interface ImportedProps extends OutcomeProps {
  readonly onRetry: () => void;
  readonly onAgain: () => void;
}

/** What an import did. */
export function Imported({ sheet, tally, onRetry, onAgain }: ImportedProps) {
  const { stopped, created, updated } = tally;
  return (
    <Panel title={stopped ? "The import stopped" : "The list is imported"}>
      <div className="space-y-6 px-5 py-5">
        {stopped ? (
          <div role="alert">
            <Callout tone="bad" icon={CircleAlert} title={stopped} />
          </div>
        ) : (
          <div role="status">
            <Callout
              icon={CircleCheck}
              title={`${merchantsText(created)} added, ${figure.format(updated)} changed`}
            >
              <p>Nobody was written to. Next: invite those who were never invited.</p>
            </Callout>
          </div>
        )}
        <Figures tally={tally} tense="did" />
        <Problems sheet={sheet} tally={tally} />
        <div className="flex flex-wrap gap-3">
          {stopped ? (
            <Button look="primary" onClick={onRetry}>
              Go on with the rest
            </Button>
          ) : (
            <Link
              href="/dashboard/merchants?stage=never_invited"
              className={buttonClass("primary")}
            >
              Show who was never invited
            </Link>
          )}
          <Button onClick={onAgain}>Import another list</Button>
        </div>
      </div>
    </Panel>
  );
}
