"use client";
// A page of the portal whose address has no credential: most loads never need what goes on there.
import { lazy, Suspense } from "react";
import { useMessages } from "use-intl";
import { Working } from "@/components/ui/working";
import type { Messages } from "@/components/wizard/messages";
import { PortalShell } from "./portal-shell";

/** What the address of a reloaded page tells. */
export interface ReloadedProps {
  readonly merchantId: string;
  /** Whether the address names a language: then the merchant's own does not count. */
  readonly languageNamed: boolean;
  /** Of a merchant who was sent here: the way back that the address asks for. */
  readonly handoff: { readonly returnUrl: string | null } | null;
}

const Resumed = lazy(async () => ({ default: (await import("./resumed")).Resumed }));

/** Goes on with the visit that this tab keeps, or says that there is none. */
export function Reloaded(props: ReloadedProps) {
  const { common } = useMessages() as Messages;
  const waiting = (
    <PortalShell brand={null}>
      <Working>{common.loading}</Working>
    </PortalShell>
  );
  return (
    <Suspense fallback={waiting}>
      <Resumed {...props} />
    </Suspense>
  );
}
