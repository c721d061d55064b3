// What is said of a product, for those who may read it and not change it.
import type { z } from "zod";
import { Panel } from "@/components/dashboard/page-head";
import type { Preset } from "@/lib/domain/preset/shape";
import { type Requirement, titlesOf } from "./requirements";

interface ProductTextProps {
  readonly product: z.output<typeof Preset>;
  readonly requirements: readonly Requirement[];
}

/** A product as it is described. */
export function ProductText({ product, requirements }: ProductTextProps) {
  const titles = titlesOf(requirements);
  const { description, furtherNames, controls } = product;
  return (
    <>
      <Panel title="How it handles cards">
        <div className="max-w-prose space-y-2 px-5 py-4 text-sm">
          <p className="break-words whitespace-pre-line">{description}</p>
          {furtherNames.length > 0 ? (
            <p className="break-words text-soft">Also known as {furtherNames.join(", ")}</p>
          ) : null}
        </div>
      </Panel>
      <Panel title="What its provider covers">
        {controls.length === 0 ? (
          <p className="px-5 py-4 text-sm text-soft">No control is answered.</p>
        ) : (
          <dl className="space-y-4 px-5 py-4 text-sm">
            {controls.map(({ controlId, answer }) => (
              <div key={controlId} className="max-w-prose">
                <dt className="font-semibold">
                  <span className="figures">{controlId}</span> {titles.get(controlId)}
                </dt>
                <dd className="break-words whitespace-pre-line text-soft">{answer}</dd>
              </div>
            ))}
          </dl>
        )}
      </Panel>
    </>
  );
}
