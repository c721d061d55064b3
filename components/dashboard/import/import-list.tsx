"use client";
// A list becomes merchants in three steps: choose it, say which column is which, check it. Nothing is written
// before the last button, and nobody is mailed.
import { CircleAlert } from "lucide-react";
import { useId, useState } from "react";
import { Panel } from "@/components/dashboard/page-head";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Fold } from "@/components/ui/fold";
import { guessMapping, type Mapping } from "./columns";
import { readSheet, type Sheet, textOf } from "./file";
import { MapColumns } from "./map-columns";
import { Checked, Imported, Running } from "./outcome";
import { type ImportPart, type PartAnswer, runImport, type Tally } from "./run";

interface ImportListProps {
  readonly send: (part: ImportPart) => Promise<PartAnswer>;
}

type Phase = "map" | "checking" | "checked" | "importing" | "imported";

interface Chosen {
  readonly sheet: Sheet;
  /** Of this list in this window: parts that are sent again are imported once. */
  readonly run: string;
}

/** The import of a list. */
export function ImportList({ send }: ImportListProps) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [mapping, setMapping] = useState<Mapping>(() => guessMapping([]));
  const [phase, setPhase] = useState<Phase>("map");
  const [tally, setTally] = useState<Tally | null>(null);
  const choose = (sheet: Sheet) => {
    setChosen({ sheet, run: crypto.randomUUID() });
    setMapping(guessMapping(sheet.header));
    setPhase("map");
    setTally(null);
  };
  const start = async (dryRun: boolean) => {
    if (!chosen) return;
    setTally(null);
    setPhase(dryRun ? "checking" : "importing");
    const run = `${chosen.run}-${Object.values(mapping).join(".")}`;
    const found = await runImport(chosen.sheet, mapping, {
      ...{ dryRun, run, send },
      onProgress: setTally,
    });
    setTally(found);
    setPhase(dryRun ? "checked" : "imported");
  };
  if (!chosen) return <Choose onChosen={choose} />;
  const { sheet } = chosen;
  const again = () => setChosen(null);
  const total = sheet.rows.length;
  switch (phase) {
    case "map": {
      const change = { mapping, onChange: setMapping, onCheck: () => void start(true) };
      return <MapColumns sheet={sheet} {...change} onBack={again} />;
    }
    case "checking":
      return <Running what="Checking the rows" done={tally?.done ?? 0} total={total} />;
    case "importing":
      return <Running what="Importing" done={tally?.done ?? 0} total={total} />;
    case "checked":
      return tally ? (
        <Checked
          {...{ sheet, tally }}
          onImport={() => void start(false)}
          onBack={() => setPhase("map")}
        />
      ) : null;
    case "imported":
      return tally ? (
        <Imported {...{ sheet, tally }} onRetry={() => void start(false)} onAgain={again} />
      ) : null;
  }
}

const NO_TEXT =
  "This is no CSV file, or it is larger than 50 MB. In your spreadsheet choose Save as, then CSV, and choose that file here.";

function Choose({ onChosen }: { readonly onChosen: (sheet: Sheet) => void }) {
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const [pasted, setPasted] = useState("");
  const take = async (text: string | null) => {
    const read = text === null ? { ok: false as const, problem: NO_TEXT } : await readSheet(text);
    if (read.ok) onChosen(read.sheet);
    else setProblem(read.problem);
  };
  return (
    <Panel
      title="Choose your list"
      lead="A CSV file, as every spreadsheet saves it. Its first line names the columns; you say next which is which. A name is all that a merchant needs."
    >
      <div className="space-y-5 px-5 py-5">
        {problem ? (
          <div role="alert">
            <Callout tone="bad" icon={CircleAlert} title={problem} />
          </div>
        ) : null}
        <div>
          <label htmlFor={`${id}-file`} className="block text-base font-semibold">
            CSV file
          </label>
          <input
            id={`${id}-file`}
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            className="mt-2 block w-full rounded-small border border-dashed border-line-strong bg-surface p-4 text-sm file:mr-4 file:min-h-10 file:cursor-pointer file:rounded-small file:border file:border-accent file:bg-accent file:px-4 file:font-semibold file:text-on-accent"
            onChange={(event) => {
              const file = event.target.files?.[0];
              if (file) void textOf(file).then(take);
            }}
          />
        </div>
        <Fold label="Paste the rows instead">
          <label htmlFor={`${id}-text`} className="block text-sm font-semibold">
            Rows, the names of the columns first
          </label>
          <textarea
            id={`${id}-text`}
            rows={6}
            value={pasted}
            onChange={(event) => setPasted(event.target.value)}
            placeholder={"name,email\nJuniper Street Candles,owner@juniper.example"}
            className="mt-2 mb-3 w-full rounded-small border border-line-strong bg-surface px-3 py-2 font-mono text-sm placeholder:text-faint"
          />
          <Button onClick={() => void take(pasted)}>Use these rows</Button>
        </Fold>
      </div>
    </Panel>
  );
}
