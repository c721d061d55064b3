"use client";
// What is worth telling about this way of taking cards, ticked off while it is written.
import { Check, Circle } from "lucide-react";
import { useTranslations } from "use-intl";
import type { MethodData } from "@/components/wizard/data";
import { tellingPoints } from "./telling-points";

interface LiveHintsProps {
  readonly channel: MethodData["channel"];
  readonly words: string;
}

/** A short list under the field. It asks for nothing: whatever is left out is asked afterwards. */
export function LiveHints({ channel, words }: LiveHintsProps) {
  const t = useTranslations("describe.hints");
  return (
    <section aria-labelledby="hints" className="space-y-2 pb-2">
      <h3 id="hints" className="text-sm font-semibold">
        {t("title")}
      </h3>
      <ul className="space-y-1.5 text-sm">
        {tellingPoints(channel, words).map(({ point, told }) => (
          <li key={point} className={`flex items-start gap-2 ${told ? "text-good" : "text-soft"}`}>
            {told ? (
              <Check className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
            ) : (
              <Circle className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
            )}
            <span>
              {t(point)}
              {told ? <span className="sr-only">{`: ${t("told")}`}</span> : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
