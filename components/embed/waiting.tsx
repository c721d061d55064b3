"use client";
// The frame while there is no visit in it. Most frames begin with one and never load this.
import { KeyRound } from "lucide-react";
import { useMessages, useTranslations } from "use-intl";
import { FreshLinkIfOffered } from "@/components/portal/fresh-link";
import { LinkExpired } from "@/components/portal/link-expired";
import { Paused } from "@/components/portal/paused";
import { Notice } from "@/components/ui/notice";
import { Working } from "@/components/ui/working";
import type { Messages } from "@/components/wizard/messages";

interface WaitingProps {
  /** The token of an address whose time is over, where its merchant can be sent another link. */
  readonly ended: string | null;
  readonly opening: boolean;
  /** The token that the page around handed over last, where it opened nothing. */
  readonly refusedToken: string | undefined;
  /** Whether the address holds a key that counts, and names no merchant. */
  readonly unnamed: boolean;
  /** Whether the partner is suspended. */
  readonly paused: boolean;
}

/** What is shown while there is no visit. */
export function Waiting({ opening, ended, refusedToken, unnamed, paused }: WaitingProps) {
  const t = useTranslations("embed");
  const { expired, suspended } = useMessages() as Messages;
  if (opening) return <Working>{t("opening")}</Working>;
  if (paused) return <Paused words={suspended} />;
  if (ended) return <LinkExpired words={expired} token={ended} />;
  return (
    <Notice icon={KeyRound} title={t(unnamed ? "unnamed" : "missing")}>
      <p>{t(unnamed ? "unnamedText" : "missingText")}</p>
      {refusedToken ? <FreshLinkIfOffered words={expired} token={refusedToken} /> : null}
    </Notice>
  );
}
