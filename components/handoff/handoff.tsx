"use client";
// A merchant that another site sent here, and the way back to it: with what was sealed, or without.
import { ArrowLeft } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { HostProvider, type NewsOf, type Tell } from "@/components/embed/host";
import { buttonClass } from "@/components/ui/button";
import { endVisit, keepReturn } from "@/components/wizard/kept-visit";
import { Wizard, type WizardStart } from "@/components/wizard/wizard";

import type { Returning as ReturningPart } from "./returning";

type Sealed = Pick<NewsOf["saq-submitted"], "attemptId" | "saqType">;

/** The address that a merchant goes back to, with what came of the visit. */
function backTo(returnUrl: string, sealed: Sealed | null): string {
  const url = new URL(returnUrl);
  const outcome = sealed ? { status: "completed", ...sealed } : { status: "cancelled" };
  for (const [name, value] of Object.entries(outcome)) url.searchParams.set(name, value);
  return url.toString();
}

/** The part that goes back by itself, once it is wanted; where it cannot be loaded the link remains. */
function useReturning(wanted: boolean): typeof ReturningPart | null {
  const [part, setPart] = useState<{ readonly Returning: typeof ReturningPart } | null>(null);
  useEffect(() => {
    if (wanted) import("./returning").then(setPart, () => undefined);
  }, [wanted]);
  return part?.Returning ?? null;
}

/** The way back, always in reach; taken by itself once something is sealed. */
function WayBack({
  returnUrl,
  sealed,
  leave,
}: {
  readonly returnUrl: string;
  readonly sealed: Sealed | null;
  /** Called when the merchant goes: the visit is over. */
  readonly leave: () => void;
}) {
  const t = useTranslations("handoff");
  const { host } = new URL(returnUrl);
  const back = backTo(returnUrl, sealed);
  const Returning = useReturning(sealed !== null);
  return (
    <div className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-medium border border-line bg-wash px-4 py-3 sm:px-6">
      <p role="status" className="min-w-0 text-sm">
        {sealed ? t("done", { host }) : t("from", { host })}
      </p>
      {Returning ? <Returning to={back} leave={leave} /> : null}
      <a
        href={back}
        onClick={leave}
        className={buttonClass(sealed ? "primary" : "secondary")}
        rel="noreferrer"
      >
        <ArrowLeft className="size-4" aria-hidden="true" />
        {sealed ? t("returnTo", { host }) : t("notNow")}
        {sealed ? null : <span className="sr-only">{`: ${t("returnTo", { host })}`}</span>}
      </a>
    </div>
  );
}

interface HandoffProps {
  readonly start: WizardStart;
  /** Checked by the server; null: no way back is offered. */
  readonly returnUrl: string | null;
}

/** The wizard between two pages of another site. */
export function Handoff({ start, returnUrl }: HandoffProps) {
  const [sealed, setSealed] = useState<Sealed | null>(null);
  const { merchantId, token } = start;
  useEffect(() => {
    if (returnUrl) keepReturn(merchantId, returnUrl);
  }, [merchantId, returnUrl]);
  const tell = useCallback<Tell>((type, payload) => {
    if (type !== "saq-submitted") return;
    const { attemptId, saqType } = payload as NewsOf["saq-submitted"];
    setSealed({ attemptId, saqType });
  }, []);
  return (
    <HostProvider value={tell}>
      {returnUrl ? (
        <WayBack returnUrl={returnUrl} sealed={sealed} leave={() => endVisit(merchantId, token)} />
      ) : null}
      <Wizard start={start} />
    </HostProvider>
  );
}
