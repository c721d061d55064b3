"use client";
// Small parts that every step uses: its heading, its refusals, how a text is saved, the way back.
import { ArrowLeft, CircleAlert, Copy } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { useRefusal } from "./refusal-words";
import { hashOf, type Place } from "./route";
import type { DraftField } from "./use-draft";

/** The heading of a step; it takes the focus, so that people who hear the page know where they are. */
export function StepTitle({
  eyebrow,
  children,
  lead,
}: {
  readonly eyebrow?: ReactNode;
  readonly children: ReactNode;
  readonly lead?: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (window.location.hash.length <= 2) return;
    // A link to a hash leaves the page where it was scrolled to: on the new step that is its middle.
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <header className="space-y-3">
      {eyebrow ? <p className="text-sm text-soft">{eyebrow}</p> : null}
      <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {children}
      </h1>
      {lead ? <p className="max-w-prose text-soft">{lead}</p> : null}
    </header>
  );
}

/** The way back to a place. */
export function BackLink({ to, children }: { readonly to: Place; readonly children: ReactNode }) {
  return (
    <a href={hashOf(to)} className="inline-flex min-h-11 items-center gap-2 text-sm">
      <ArrowLeft className="size-4" aria-hidden="true" />
      {children}
    </a>
  );
}

/** A refusal that belongs to no field, with what to do. */
export function Refusal({
  error,
  retry,
}: {
  readonly error: unknown;
  readonly retry?: () => void;
}) {
  const t = useTranslations("common");
  const refusal = useRefusal();
  if (!error) return null;
  return (
    <div role="alert">
      <Callout tone="bad" icon={CircleAlert} title={t("problem")}>
        <p>{refusal(error)}</p>
        {retry ? <Button onClick={retry}>{t("retry")}</Button> : null}
      </Callout>
    </div>
  );
}

/** How the saving of a text stands, and the text of another window that was faster. */
export function SaveNote({ draft }: { readonly draft: DraftField }) {
  const t = useTranslations("common");
  return (
    <div className="mt-2 space-y-3">
      <p role="status" className="min-h-5 text-xs text-faint">
        {draft.state === "saving" ? t("saving") : null}
        {draft.state === "saved" ? t("saved") : null}
        {draft.state === "offline" ? t("offline") : null}
      </p>
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
