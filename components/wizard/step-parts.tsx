"use client";
// Small parts of every step but the first, which would only load them: the way back, how a text is saved.
import { ArrowLeft, Copy } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { hashOf, type Place } from "./route";
import type { DraftField } from "./use-draft";

/** The way back to a place. */
export function BackLink({ to, children }: { readonly to: Place; readonly children: ReactNode }) {
  return (
    <a href={hashOf(to)} className="inline-flex min-h-11 items-center gap-2 text-sm">
      <ArrowLeft className="size-4" aria-hidden="true" />
      {children}
    </a>
  );
}

/** How the saving of a text stands, and the text of another window that was faster. */
export function SaveNote({ draft }: { readonly draft: DraftField }) {
  const t = useTranslations("common");
  return (
    <div className="mt-2 space-y-3">
      <div className="min-h-5 text-xs text-faint">
        {/* Not read out: it comes every other second while somebody types. */}
        {draft.state === "saving" ? <p aria-hidden="true">{t("saving")}</p> : null}
        <p role="status">
          {draft.state === "saved" ? t("saved") : null}
          {draft.state === "offline" ? t("offline") : null}
        </p>
      </div>
      {draft.other === null ? null : (
        <Callout tone="open" icon={Copy} title={t("otherTab")}>
          <blockquote className="border-l-2 border-line-strong pl-3 whitespace-pre-line">
            {draft.other}
          </blockquote>
          <div className="flex flex-wrap gap-3">
            <Button onClick={draft.takeOther}>{t("takeOther")}</Button>
            <Button onClick={draft.keepMine}>{t("keepMine")}</Button>
          </div>
        </Callout>
      )}
    </div>
  );
}
