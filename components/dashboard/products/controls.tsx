"use client";
// The controls that a product's provider covers, each with the partner's answer.
import { Plus, X } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { SelectField, TextArea } from "@/components/ui/text-field";
import type { PresetControl } from "@/lib/domain/preset/shape";
import { type Requirement, titlesOf } from "./requirements";

interface ControlsProps {
  readonly requirements: readonly Requirement[];
  readonly initial: readonly PresetControl[];
  readonly problems: Readonly<Record<string, string>>;
}

/** Chooses controls by requirement, and answers each. */
export function Controls({ requirements, initial, problems }: ControlsProps) {
  const [controls, setControls] = useState(initial);
  const titles = titlesOf(requirements);
  const order = [...titles.keys()];
  function add(controlId: string) {
    const all = [...controls, { controlId, answer: "" }];
    setControls(all.toSorted((a, b) => order.indexOf(a.controlId) - order.indexOf(b.controlId)));
  }
  return (
    <div className="space-y-6">
      {controls.map(({ controlId, answer }, index) => (
        <div key={controlId} className="space-y-2 border-line border-t pt-5 first:border-t-0">
          <input type="hidden" name="controlId" value={controlId} />
          <TextArea
            id={`answer-${controlId}`}
            name="answer"
            label={`${controlId} ${titles.get(controlId) ?? ""}`}
            error={problems[`controls.${index}.answer`] ?? problems[`controls.${index}`] ?? null}
            rows={2}
            maxLength={2000}
            value={answer}
            onChange={(event) =>
              setControls(controls.with(index, { controlId, answer: event.target.value }))
            }
          />
          <Button
            look="quiet"
            icon={<X className="size-4" aria-hidden="true" />}
            onClick={() => setControls(controls.toSpliced(index, 1))}
          >
            Take {controlId} away
          </Button>
        </div>
      ))}
      <AddControl
        requirements={requirements}
        taken={new Set(controls.map(({ controlId }) => controlId))}
        add={add}
      />
    </div>
  );
}

function AddControl({
  requirements,
  taken,
  add,
}: {
  readonly requirements: readonly Requirement[];
  readonly taken: ReadonlySet<string>;
  readonly add: (controlId: string) => void;
}) {
  const [chosen, choose] = useState("");
  function addChosen() {
    if (chosen === "") return;
    add(chosen);
    choose("");
  }
  return (
    <div className="flex flex-wrap items-end gap-3 border-line border-t pt-5 first:border-t-0">
      <div className="min-w-0 basis-72 grow">
        <SelectField
          id="add-control"
          label="Add a control"
          value={chosen}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">Choose one</option>
          {requirements.map(({ topLevel, title, controls }) => (
            <optgroup key={topLevel} label={`${topLevel} ${title}`}>
              {controls
                .filter(({ id }) => !taken.has(id))
                .map(({ id, title: text }) => (
                  <option key={id} value={id}>
                    {id} {text}
                  </option>
                ))}
            </optgroup>
          ))}
        </SelectField>
      </div>
      <Button icon={<Plus className="size-4" aria-hidden="true" />} onClick={addChosen}>
        Add
      </Button>
    </div>
  );
}
