"use client";
// Small parts that every step uses: its heading, its refusals.
import { CircleAlert } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { useMerchant } from "./queries";
import { useRefusal } from "./refusal-words";

/** What the window, the history and a screen reader call the page: its step, and whose it is. */
function usePageTitle(heading: RefObject<HTMLElement | null>, named: string | undefined): void {
  const merchant = useMerchant().data?.name;
  // After every paint: a step may change its heading while it is shown, and the page its language.
  useEffect(() => {
    const step = named ?? heading.current?.textContent;
    const title = [step, merchant].filter(Boolean).join(" · ");
    const write = () => {
      if (document.title !== title) document.title = title;
    };
    write();
    // The title that the server sent may come, or come back, after the page.
    const observer = new MutationObserver(write);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  });
}

/** The heading of a step; it takes the focus, so that people who hear the page know where they are. */
export function StepTitle({
  eyebrow,
  children,
  lead,
  named,
}: {
  readonly eyebrow?: ReactNode;
  readonly children: ReactNode;
  readonly lead?: ReactNode;
  /** What the page is called where its heading is not its name. */
  readonly named?: string;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(heading, named);
  useEffect(() => {
    // The first page of a visit is where its reader is already.
    if (window.location.hash === "") return;
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
