"use client";
// The visit has ended: what to do, and another link where one can be sent.
import { CalendarX } from "lucide-react";
import { useEffect } from "react";
import { useMessages, useTranslations } from "use-intl";
import { FreshLinkIfOffered } from "@/components/portal/fresh-link";
import { Notice } from "@/components/ui/notice";
import type { Messages } from "@/components/wizard/messages";

interface EndedProps {
  readonly partnerName: string;
  /** The token that has ended. */
  readonly token: string;
}

/** The page of a visit that has ended. */
export function EndedStep({ partnerName, token }: EndedProps) {
  const t = useTranslations("common");
  const { expired } = useMessages() as Messages;
  const title = t("ended");
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <Notice icon={CalendarX} title={title}>
      <p>{t("endedText", { partner: partnerName })}</p>
      <FreshLinkIfOffered words={expired} token={token} />
    </Notice>
  );
}
