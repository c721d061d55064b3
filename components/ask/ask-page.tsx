"use client";
// The page of a link: one question, and what somebody who was asked knows about it.
import { CircleCheck, Hourglass, Unlink } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { BrandMark } from "@/components/brand/brand-mark";
import { Wordmark } from "@/components/brand/wordmark";
import { startBrand } from "@/components/portal/start-brand";
import { Notice } from "@/components/ui/notice";
import { PageShell } from "@/components/ui/page-shell";
import { useCleanAddress } from "@/components/wizard/clean-address";
import type { HelperPage } from "@/lib/domain/helper-link/shape";
import { AnswerForm } from "./answer-form";
import { keepToken, keptToken, readPage } from "./ask-api";
import { AskLanguage } from "./ask-language";
import { endOf } from "./ended-states";

/** What a link is, as far as it is known. */
export interface AskStart {
  /** Null where the address names none: it may have been opened before in this tab. */
  readonly token: string | null;
  /** Null where there is no such link. */
  readonly page: HelperPage | null;
}

/** The link of the address, or the one that this tab was opened with before a reload. */
function useLink({ token, page }: AskStart) {
  const [link, setLink] = useState(page && token ? { token, page } : null);
  useCleanAddress();
  useEffect(() => {
    if (page && token) keepToken(token);
    const kept = token === null ? keptToken() : null;
    if (kept === null) return;
    readPage(kept).then(
      (found) => setLink({ token: kept, page: found }),
      () => undefined,
    );
  }, [page, token]);
  const readAgain = async () => {
    if (!link) return;
    const found = await readPage(link.token).catch(() => null);
    if (found) setLink({ token: link.token, page: found });
  };
  return { link, readAgain };
}

/** The page of a link, whatever it has come to. */
export function AskPage(start: AskStart) {
  const t = useTranslations("page");
  const { link, readAgain } = useLink(start);
  const [sent, setSent] = useState(false);
  const brand = link && startBrand(link.page.brand);
  const header = brand ? <BrandMark name={brand.partnerName} logo={brand.logo} /> : <Wordmark />;
  return (
    <PageShell skip={t("skip")} header={header}>
      {brand?.accent ? <style>{brand.accent}</style> : null}
      {link ? (
        <Content link={link} sent={sent} done={() => setSent(true)} readAgain={readAgain} />
      ) : (
        <Unknown />
      )}
      <AskLanguage />
    </PageShell>
  );
}

function Unknown() {
  const t = useTranslations("helper.unknown");
  return (
    <Notice icon={Unlink} title={t("title")}>
      <p>{t("text")}</p>
    </Notice>
  );
}

interface ContentProps {
  readonly link: { readonly token: string; readonly page: HelperPage };
  readonly sent: boolean;
  readonly done: () => void;
  readonly readAgain: () => Promise<void>;
}

function Content({ link: { token, page }, sent, done, readAgain }: ContentProps) {
  const t = useTranslations("helper");
  const merchant = page.merchantName;
  const end = endOf(page.state);
  if (sent) {
    return (
      <div role="status">
        <Notice icon={CircleCheck} title={t("done")}>
          <p>{t("doneText", { merchant })}</p>
        </Notice>
      </div>
    );
  }
  if (end) {
    return (
      <Notice icon={Hourglass} title={t(`states.${end}.title`, { merchant })}>
        <p>{t(`states.${end}.text`, { merchant })}</p>
      </Notice>
    );
  }
  return <AnswerForm token={token} page={page} done={done} readAgain={readAgain} />;
}
