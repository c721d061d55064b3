"use client";
// The page of a link: one question, and what somebody who was asked knows about it.
import { CircleCheck, Hourglass, Unlink } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { Notice } from "@/components/ui/notice";
import { useCleanAddress } from "@/components/wizard/clean-address";
import type { HelperPage } from "@/lib/domain/helper-link/shape";
import { AnswerForm } from "./answer-form";
import { keepToken, keptToken, openAgain } from "./ask-api";
import { AskLanguage } from "./ask-language";
import { endOf } from "./ended-states";

interface AskPageProps {
  /** Null where the address names none: it may have been opened before in this tab. */
  readonly token: string | null;
  /** Null where there is no such link. */
  readonly page: HelperPage | null;
}

/** What a link has come to. */
export function AskPage({ token, page }: AskPageProps) {
  const [searched, setSearched] = useState(token !== null);
  useCleanAddress();
  useEffect(() => {
    if (page && token) keepToken(token);
    const kept = token === null ? keptToken() : null;
    // The address holds the token no more after a reload.
    if (kept) openAgain(kept);
    else setSearched(true);
  }, [page, token]);
  if (!searched) return null;
  return (
    <>
      {page && token ? <Link token={token} page={page} /> : <Unknown />}
      <AskLanguage />
    </>
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

function Link({ token, page }: { readonly token: string; readonly page: HelperPage }) {
  const t = useTranslations("helper");
  const [sent, setSent] = useState(false);
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
  return <AnswerForm token={token} page={page} done={() => setSent(true)} />;
}
