"use client";
// The merchant's own words for a way of taking cards, from which its questionnaire is found.
import { Landmark } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { TextArea } from "@/components/ui/text-field";
import { Working } from "@/components/ui/working";
import type { MethodData, ResultData, ThreadData } from "@/components/wizard/data";
import { useFollowed, useJob } from "@/components/wizard/jobs";
import { Refusal } from "@/components/wizard/parts";
import { useRefusal } from "@/components/wizard/refusal-words";
import { useSession } from "@/components/wizard/session";
import { SaveNote } from "@/components/wizard/step-parts";
import { useDraft } from "@/components/wizard/use-draft";
import { LiveHints } from "./live-hints";

interface Ack {
  readonly pollUrl: string;
}

const LEAST = 10;
/** The field of the description; others lead to it. */
export const DESCRIPTION_ID = "description";

/** Finds the questionnaire from a description, from the start. */
export function useDetermine(pmId: string) {
  const { merchantId, send } = useSession();
  const path = `/v1/merchants/${merchantId}/payment-methods/${pmId}/determine`;
  return useJob<string, ResultData>((description) => send<Ack>("POST", path, { description }));
}

/**
 * What is told already: read from an account, said by the partner, or said where this way was added. What the
 * page that adds one writes comes with a channel and no vendor, and only stands in.
 */
function toldOf(method: MethodData, thread: ThreadData): string {
  const told = thread.outdated ? method.description : thread.description;
  const isTold = method.vendor || method.descriptionOrigin === "preset" || !method.channel;
  return told ?? (isTold ? method.description : "");
}

/** The field with the description, and the way to the questionnaire. */
export function Description({
  method,
  thread,
}: {
  readonly method: MethodData;
  readonly thread: ThreadData;
}) {
  const t = useTranslations("describe");
  const refusal = useRefusal();
  const product = method.descriptionOrigin === "preset";
  const draft = useDraft(`${method.id}.description`, toldOf(method, thread));
  const [short, setShort] = useState(false);
  const determine = useDetermine(method.id);
  const words = draft.value.trim();
  function find() {
    setShort(words.length < LEAST);
    if (words.length >= LEAST) determine.mutate(words);
  }
  const failure = useFollowed(determine.isPending ? null : thread.pendingJob);
  const refused = draft.refusal ?? determine.error;
  const error = short ? t("tooShort") : refused ? refusal(refused) : null;
  const isFinding = determine.isPending || thread.pendingJob !== null;
  return (
    <div className="space-y-4">
      {product && words === method.description ? (
        <Callout tone="open" icon={Landmark} title={t("product")}>
          <p>{t("productText")}</p>
        </Callout>
      ) : null}
      <TextArea
        id={DESCRIPTION_ID}
        label={t("label")}
        hint={
          <>
            {t("hint")} <strong className="font-semibold">{t("warning")}</strong>
          </>
        }
        error={error}
        value={draft.value}
        maxLength={3000}
        onChange={(event) => draft.setValue(event.target.value)}
      />
      <SaveNote draft={draft} />
      {words === thread.description ? null : (
        <LiveHints channel={method.channel} words={draft.value} />
      )}
      <Button look={thread.result ? "secondary" : "primary"} onClick={find} pending={isFinding}>
        {t("find")}
      </Button>
      {isFinding ? <Working>{t("working")}</Working> : null}
      <Refusal error={failure} />
    </div>
  );
}
