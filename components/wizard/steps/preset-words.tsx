"use client";
// The partner's answer to a point about a payment product: never shown as the merchant's own words.
import { useTranslations } from "use-intl";
import { English } from "@/components/ui/english";
import type { ControlData } from "@/components/wizard/data";

/** Whether a point has the partner's answer, and nobody confirmed it yet. */
export function isPresetDraft({ origin, unconfirmed }: ControlData): boolean {
  return unconfirmed && origin === "preset";
}

/** The status that a point has by what somebody said or confirmed. */
export function statusConfirmed(control: ControlData): ControlData["status"] {
  return isPresetDraft(control) ? "empty" : control.status;
}

/** The partner's answer in full, said to be the partner's. */
export function PresetWords({ control }: { readonly control: ControlData }) {
  const t = useTranslations("section");
  const { origin, answer } = control;
  if (origin !== "preset" || !answer) return null;
  return (
    <div className="space-y-1">
      <p className="text-xs text-soft">
        {isPresetDraft(control) ? t("presetDraft") : t("presetAnswer")}
      </p>
      <blockquote className="max-w-prose border-l-2 border-line-strong pl-3 text-sm whitespace-pre-line">
        <English>{answer}</English>
      </blockquote>
    </div>
  );
}
