"use client";
import { CircleAlert, CircleCheck } from "lucide-react";
import { useActionState, useEffect, useRef, useState } from "react";
import type { z } from "zod";
import { Panel } from "@/components/dashboard/page-head";
import type { FormAct, FormState } from "@/components/ui/act-form";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
// What a partner says of a payment product.
import { SentAlong } from "@/components/ui/sent-along";
import { TextArea, TextField } from "@/components/ui/text-field";
import type { Preset } from "@/lib/domain/preset/shape";
import { Controls } from "./controls";
import type { Requirement } from "./requirements";

interface ProductFormProps {
  readonly act: FormAct;
  /** Left out for a new one. */
  readonly product?: z.output<typeof Preset>;
  /** What a new one is called, as far as it is known. */
  readonly suggestedName?: string | undefined;
  readonly requirements: readonly Requirement[];
  readonly button: string;
}

const SEE_FIELDS = "Something is not right yet. See the fields below.";

/** What became of the last try; it takes the focus when it appears. */
function Outcome({ state }: { readonly state: FormState }) {
  const box = useRef<HTMLDivElement>(null);
  const said = state.problem ?? (state.problems ? SEE_FIELDS : state.done);
  useEffect(() => {
    if (said && state) box.current?.focus();
  }, [said, state]);
  if (!said) return null;
  const done = said === state.done;
  return (
    <div ref={box} tabIndex={-1} role={done ? "status" : "alert"} className="outline-none">
      <Callout tone={done ? "info" : "bad"} icon={done ? CircleCheck : CircleAlert} title={said} />
    </div>
  );
}

type Problems = Readonly<Record<string, string>>;

function Names({
  product,
  suggestedName,
  problems,
}: Pick<ProductFormProps, "product" | "suggestedName"> & { problems: Problems }) {
  const [name, setName] = useState(product?.name ?? suggestedName ?? "");
  const [further, setFurther] = useState((product?.furtherNames ?? []).join("\n"));
  const wrong = Object.entries(problems).find(([path]) => path.startsWith("furtherNames"))?.[1];
  return (
    <>
      <TextField
        id="name"
        name="name"
        label="Name"
        hint="As merchants know it. They choose by it."
        error={problems.name ?? null}
        maxLength={200}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextArea
        id="further-names"
        name="furtherNames"
        label="Further names (optional)"
        hint="One on each line, ten at the most: other names on contracts, bills or devices."
        error={wrong ?? null}
        rows={2}
        value={further}
        onChange={(event) => setFurther(event.target.value)}
      />
    </>
  );
}

function Described({
  product,
  problems,
}: Pick<ProductFormProps, "product"> & { problems: Problems }) {
  const [description, setDescription] = useState(product?.description ?? "");
  return (
    <TextArea
      id="description"
      name="description"
      label="How it handles cards"
      hint="Write it as a merchant would say it: who types or taps the card, on what, and what happens then. The questionnaire follows from these words."
      error={problems.description ?? null}
      maxLength={3000}
      value={description}
      onChange={(event) => setDescription(event.target.value)}
    />
  );
}

/** The form of one product. */
export function ProductForm({
  act,
  product,
  suggestedName,
  requirements,
  button,
}: ProductFormProps) {
  const [state, submit, pending] = useActionState(act, {});
  const problems = state.problems ?? {};
  return (
    <form action={submit} className="space-y-6" noValidate>
      <SentAlong />
      <Outcome state={state} />
      {product ? <input type="hidden" name="presetId" value={product.id} /> : null}
      <Panel title="The product">
        <div className="max-w-2xl space-y-6 px-5 py-5">
          <Names product={product} suggestedName={suggestedName} problems={problems} />
          <Described product={product} problems={problems} />
        </div>
      </Panel>
      <Panel
        title="What its provider covers"
        lead="Where a questionnaire asks one of these controls, your answer becomes a draft, In Place. The merchant sees it, and confirms it or answers in its own words. Answer only what holds for every merchant that uses the product."
      >
        <div className="max-w-2xl px-5 pt-2 pb-5">
          <Controls
            requirements={requirements}
            initial={product?.controls ?? []}
            problems={problems}
          />
        </div>
      </Panel>
      <Button type="submit" look="primary" pending={pending}>
        {button}
      </Button>
    </form>
  );
}
