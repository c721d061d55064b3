"use client";
// Compares a copy of a PDF with what was sealed. The file stays in the browser: only its hash is looked at.
import { CircleCheck, CircleX, FileSearch } from "lucide-react";
import { type DragEvent, useState } from "react";
import { Callout } from "@/components/ui/callout";
import { Card } from "@/components/ui/card";
import type { VerifiedRecord } from "@/lib/domain/record/shape";

type Files = VerifiedRecord["files"];

/** A stored document is smaller than this by far. */
const FILE_MAX_BYTES = 50 * 1024 * 1024;

type Outcome =
  | { readonly is: "same"; readonly name: string; readonly file: Files[number] }
  | { readonly is: "other" | "large" | "unreadable"; readonly name: string };

async function compare(file: File, files: Files): Promise<Outcome> {
  const { name } = file;
  if (file.size > FILE_MAX_BYTES) return { is: "large", name };
  try {
    const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
    const bytes = Array.from(new Uint8Array(digest));
    const sha256 = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
    const found = files.find((each) => each.sha256 === sha256);
    return found ? { is: "same", name, file: found } : { is: "other", name };
  } catch {
    return { is: "unreadable", name };
  }
}

const KIND = { saq: "questionnaire", aoc: "attestation" } as const;

function Answer({ outcome, version }: { readonly outcome: Outcome; readonly version: number }) {
  if (outcome.is === "same") {
    const { kind, version: own } = outcome.file;
    const which = own === version ? "" : ` It is version ${own}, not version ${version}.`;
    return (
      <Callout icon={CircleCheck} title="This is the sealed file, unchanged">
        <p className="break-words">
          {outcome.name} is the {KIND[kind]}, byte for byte.{which}
        </p>
      </Callout>
    );
  }
  const why = {
    other:
      "It is another file, or it was changed after it was sealed: even one changed letter shows. Ask the merchant for the file that it received.",
    large: "The file is larger than 50 MB: no sealed document is.",
    unreadable:
      "Your browser could not read the file. Open this page at its https address, or try another browser.",
  }[outcome.is];
  return (
    <Callout
      tone="bad"
      icon={CircleX}
      title={outcome.is === "other" ? "This is not the sealed file" : "This could not be compared"}
    >
      <p className="break-words">{outcome.name}</p>
      <p>{why}</p>
    </Callout>
  );
}

/** A place for a PDF, and what comes of comparing it. */
export function CompareFile({
  files,
  version,
}: {
  readonly files: Files;
  readonly version: number;
}) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [over, setOver] = useState(false);
  const take = (file: File | null | undefined) => {
    setOver(false);
    if (file) void compare(file, files).then(setOutcome);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  };
  return (
    <Card>
      <div className="space-y-4 p-4 sm:p-6">
        <h2 className="text-lg font-semibold">Compare a copy</h2>
        <p className="max-w-prose text-soft">
          Does the PDF that you were sent say what was sealed? Choose it or drop it here. It stays
          on your device.
        </p>
        <label
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          className={`flex cursor-pointer flex-col items-center gap-3 rounded-medium border-2 border-dashed px-4 py-8 text-center transition-colors duration-(--motion) focus-within:outline-2 focus-within:outline-accent hover:border-accent ${over ? "border-accent bg-accent-wash" : "border-line-strong"}`}
        >
          <FileSearch className="size-7 text-accent" aria-hidden="true" />
          <span className="font-semibold">Choose the PDF, or drop it here</span>
          <input
            type="file"
            accept="application/pdf,.pdf"
            className="sr-only"
            onChange={(event) => take(event.target.files?.[0])}
          />
        </label>
        <div aria-live="polite">
          {outcome ? <Answer outcome={outcome} version={version} /> : null}
        </div>
      </div>
    </Card>
  );
}
