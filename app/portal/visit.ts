// What the portal's three entries have in common: the visit that an address opens, and its language.
import type { Metadata } from "next";
import { headers } from "next/headers";
import { cache } from "react";
import { type Speech, speechOf } from "@/components/wizard/messages";
import type { WizardStart } from "@/components/wizard/wizard";
import { type EmbedRefusal, type OpenedEmbed, openEmbed } from "@/lib/transports/embed";
import { findOffer, findPause } from "@/lib/transports/fresh-link";
import { type MerchantCaller, portalCaller } from "@/lib/transports/page";
import { REQUEST_ID } from "@/lib/transports/page-request";
import { loadWizard } from "./load";

type Value = string | string[] | undefined;

/** The query of a portal's address; nothing of it is trusted. */
export interface PortalPageProps {
  readonly searchParams: Promise<Record<string, Value>>;
}

/** A visit that may begin. */
export interface Visit {
  readonly caller: MerchantCaller;
  readonly start: WizardStart;
}

// The page and its head both ask, for one request: it is opened once.
const openVisit = cache(async (sessionToken: Value, merchantId: Value): Promise<Visit | null> => {
  const caller = await portalCaller(sessionToken, merchantId);
  return (
    caller && { caller, start: { ...(await loadWizard(caller)), token: String(sessionToken) } }
  );
});

const openFrame = cache(
  async (
    sessionToken: Value,
    apiKey: Value,
    merchantId: Value,
  ): Promise<(OpenedEmbed & Visit) | EmbedRefusal> => {
    const requestId = (await headers()).get(REQUEST_ID) ?? undefined;
    const opened = await openEmbed({ sessionToken, apiKey, merchantId }, requestId);
    if (typeof opened === "string") return opened;
    const start = { ...(await loadWizard(opened.caller)), token: opened.token };
    return { ...opened, start };
  },
);

/** The visit of a page of its own; null where its link does not work. */
export async function readVisit({ searchParams }: PortalPageProps): Promise<Visit | null> {
  const { sessionToken, merchantId } = await searchParams;
  return openVisit(sessionToken, merchantId);
}

/** The visit in a frame, or why its address opens none. */
export async function readFrame({ searchParams }: PortalPageProps) {
  const { sessionToken, apiKey, merchantId } = await searchParams;
  return openFrame(sessionToken, apiKey, merchantId);
}

const pauseOf = cache((token: Value) => findPause(token));

/** Whether the address is a link whose partner is suspended: it works again once that is over. */
export async function readPaused({ searchParams }: PortalPageProps): Promise<boolean> {
  return (await pauseOf((await searchParams).sessionToken)) !== null;
}

const offerFor = cache((token: Value) => findOffer(token));

/** The token of an address whose time is over, where its merchant can be sent another; else null. */
export async function readEndedToken({ searchParams }: PortalPageProps): Promise<string | null> {
  const { sessionToken } = await searchParams;
  return typeof sessionToken === "string" && (await offerFor(sessionToken)) ? sessionToken : null;
}

/** The merchant that an address without a credential names: the page was loaded again; null for others. */
export async function readReloaded({ searchParams }: PortalPageProps) {
  const { sessionToken, apiKey, merchantId, locale } = await searchParams;
  if (sessionToken !== undefined || apiKey !== undefined) return null;
  if (typeof merchantId !== "string" || merchantId === "") return null;
  return { merchantId, languageNamed: typeof locale === "string" };
}

/** The language of a visit: the address's, else the merchant's, else the browser's. */
export async function readSpeech(
  { searchParams }: PortalPageProps,
  visit: Visit | null,
): Promise<Speech> {
  const { locale, sessionToken } = await searchParams;
  const accepted = (await headers()).get("accept-language");
  const own = visit ? visit.start.merchant.locale : await localeWithoutVisit(sessionToken);
  return speechOf(locale, accepted, own ?? undefined);
}

/** The merchant's language where a link opens nothing: its time is over, or its partner is suspended. */
async function localeWithoutVisit(sessionToken: Value): Promise<string | null> {
  const known = (await pauseOf(sessionToken)) ?? (await offerFor(sessionToken));
  return known?.locale ?? null;
}

/** The head of a portal page: its address holds a credential, so nobody may learn of it. */
export function headOf({ messages }: Speech): Metadata {
  return {
    title: messages.page.title,
    robots: { index: false, follow: false },
    referrer: "no-referrer",
  };
}
