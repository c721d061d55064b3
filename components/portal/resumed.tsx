"use client";
// Goes on with the visit that this tab keeps: it is read with its token as the server would have read it.
import { Unlink } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { useMessages, useTranslations } from "use-intl";
import { readStart } from "@/components/embed/open";
import { Handoff } from "@/components/handoff/handoff";
import { Notice } from "@/components/ui/notice";
import { Working } from "@/components/ui/working";
import { ApiError } from "@/components/wizard/api";
import { endVisit, keptReturn, keptVisit } from "@/components/wizard/kept-visit";
import type { Messages } from "@/components/wizard/messages";
import { Refusal } from "@/components/wizard/parts";
import { useSpeak } from "@/components/wizard/speech";
import { Wizard, type WizardStart } from "@/components/wizard/wizard";
import { FreshLinkIfOffered } from "./fresh-link";
import { PortalShell } from "./portal-shell";
import type { ReloadedProps } from "./reloaded";

type Reading =
  | { readonly is: "reading" }
  /** `token`: of a visit whose time is over. */
  | { readonly is: "over"; readonly token: string | null }
  | { readonly is: "failed"; readonly error: unknown }
  | { readonly is: "open"; readonly start: WizardStart };

/** Whether the service knows the token no more. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && /^INVALID_CREDENTIALS$|_NOT_FOUND$/.test(error.code);
}

async function read(merchantId: string): Promise<Reading> {
  const kept = keptVisit(merchantId);
  if (!kept || kept.over) return { is: "over", token: kept?.token ?? null };
  const { token } = kept;
  try {
    return { is: "open", start: { ...(await readStart(token, merchantId)), token } };
  } catch (error) {
    if (!isRefused(error)) return { is: "failed", error };
    endVisit(merchantId, token);
    return { is: "over", token: null };
  }
}

function useReading({ merchantId, languageNamed }: ReloadedProps) {
  const speak = useSpeak();
  const [reading, setReading] = useState<Reading>({ is: "reading" });
  const go = useCallback(async () => {
    const next = await read(merchantId);
    const locale = next.is === "open" && !languageNamed ? next.start.merchant.locale : null;
    // Texts that cannot be read leave the page in the language that it has.
    if (locale) await speak(locale).catch(() => undefined);
    setReading(next);
  }, [merchantId, languageNamed, speak]);
  useEffect(() => {
    void go();
  }, [go]);
  return { reading, go };
}

function NoVisit({ token }: { readonly token: string | null }) {
  const { expired } = useMessages() as Messages;
  const ask = <p>{expired.ask}</p>;
  return (
    <Notice icon={Unlink} title={expired.title}>
      <p>{expired.why}</p>
      {token ? <FreshLinkIfOffered words={expired} token={token} otherwise={ask} /> : ask}
    </Notice>
  );
}

/** The visit that this tab keeps; where it keeps none, what to do. */
export function Resumed(props: ReloadedProps) {
  const { merchantId, handoff } = props;
  const t = useTranslations("common");
  const { reading, go } = useReading(props);
  if (reading.is === "open") {
    const { start } = reading;
    const returnUrl = handoff && keptReturn(merchantId, handoff.returnUrl);
    return (
      <PortalShell brand={start}>
        {handoff ? <Handoff start={start} returnUrl={returnUrl} /> : <Wizard start={start} />}
      </PortalShell>
    );
  }
  return (
    <PortalShell brand={null}>
      {reading.is === "reading" ? <Working>{t("loading")}</Working> : null}
      {reading.is === "failed" ? <Refusal error={reading.error} retry={go} /> : null}
      {reading.is === "over" ? <NoVisit token={reading.token} /> : null}
    </PortalShell>
  );
}
