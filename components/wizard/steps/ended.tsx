"use client";
// The visit has ended: what to do, and another link where one can be sent.
import { CalendarX } from "lucide-react";
import { useEffect } from "react";
import { useMessages, useTranslations } from "use-intl";
import { FreshLinkIfOffered } from "@/components/portal/fresh-link";
import { Notice } from "@/components/ui/notice";
import { keepVisit } from "@/components/wizard/kept-visit";
import type { Messages } from "@/components/wizard/messages";
import { awaitVisit } from "@/components/wizard/same-visit";

interface EndedProps {
  readonly merchantId: string;
  readonly partnerName: string;
  /** The token that has ended. */
  readonly token: string;
  /** It ended while the partner was suspended, so that the last words may be in this tab alone. */
  readonly paused: boolean;
}

const AGAIN_MS = 15_000;

const isFramed = () => window.self !== window.top;

/** Another link that is opened in this browser goes on here, too: with what this tab keeps. In a frame its surroundings see to it. */
function useGoOn(merchantId: string): void {
  useEffect(() => {
    if (isFramed()) return undefined;
    return awaitVisit(merchantId, (token) => {
      keepVisit(merchantId, token);
      window.location.reload();
    });
  }, [merchantId]);
}

/** The page of a visit that has ended. */
export function EndedStep({ merchantId, partnerName, token, paused }: EndedProps) {
  const t = useTranslations("common");
  const pause = useTranslations("suspended");
  const { expired } = useMessages() as Messages;
  useGoOn(merchantId);
  const title = t("ended");
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <Notice icon={CalendarX} title={title}>
      {paused ? (
        <>
          <p>{pause("ended")}</p>
          <p>{isFramed() ? pause("ask") : pause("next")}</p>
        </>
      ) : (
        <p>{t("endedText", { partner: partnerName })}</p>
      )}
      <FreshLinkIfOffered
        words={expired}
        token={token}
        {...(paused ? { againMs: AGAIN_MS } : {})}
      />
    </Notice>
  );
}
