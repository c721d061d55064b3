"use client";
// Small parts that every step uses: its heading, its refusals.
import { CircleAlert } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { useRefusal } from "./refusal-words";

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
