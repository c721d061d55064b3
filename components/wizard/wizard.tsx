"use client";
// The wizard: one visit, one merchant, one place at a time.
import { type ComponentType, useEffect, useState } from "react";
import type { z } from "zod";
import type { Draft } from "@/lib/domain/draft/shape";
import type { LogoPicture } from "@/lib/domain/logo/shape";
import { Announcements } from "./announce";
import { type AttemptData, DraftsProvider, type MerchantData, type MethodData } from "./data";
import { onlyLooks } from "./kept-visit";
import { LaterStep } from "./later-step";
import { usePlaceNews } from "./news";
import { Paused } from "./paused";
import { usePressOnce } from "./press-once";
import { type InitialData, VisitQueries } from "./query-client";
import { queryKeys } from "./query-keys";
import { RefetchFailure } from "./query-states";
import { usePlace } from "./route";
import { useSealedPlace } from "./sealed-place";
import { SessionProvider, useSession } from "./session";
import { preloadSteps } from "./step-imports";
import { StartStep } from "./steps/start";
import { Viewing } from "./viewing";

/** What the server has read before the first paint. */
export interface WizardStart {
  readonly merchantId: string;
  readonly token: string;
  readonly partnerName: string;
  /** The style of the partner's own colour; null: ours. */
  readonly accent: string | null;
  /** The partner's logo, as large as it is shown; null: its name. */
  readonly logo: LogoPicture | null;
  readonly merchant: MerchantData;
  readonly methods: readonly MethodData[];
  readonly attempts: readonly AttemptData[];
  readonly drafts: readonly z.output<typeof Draft>[];
}

function initialData({ merchant, methods, attempts }: WizardStart): InitialData {
  return [
    [queryKeys.merchant, merchant],
    [queryKeys.methods, { items: methods }],
    [queryKeys.attempts, { items: attempts }],
  ];
}

function CurrentStep({ partnerName }: { readonly partnerName: string }) {
  const place = usePlace();
  useSealedPlace(place);
  if (place.at === "start") return <StartStep partnerName={partnerName} />;
  const key = "pmId" in place ? `${place.at} ${place.pmId}` : place.at;
  return <LaterStep key={key} name={place.at} props={{ ...place, partnerName }} />;
}

/** The choice of languages, once choosing one does something. Where it cannot be loaded the page keeps its own. */
function Languages() {
  const [part, setPart] = useState<{ readonly LanguageChoice: ComponentType } | null>(null);
  useEffect(() => {
    import("./language-choice").then(setPart, () => undefined);
  }, []);
  return part ? <part.LanguageChoice /> : null;
}

function Visit({ partnerName }: { readonly partnerName: string }) {
  const { merchantId, ended, paused } = useSession();
  usePlaceNews();
  usePressOnce();
  useEffect(preloadSteps, []);
  if (ended)
    return <LaterStep name="ended" props={{ merchantId, partnerName, token: ended, paused }} />;
  return (
    <>
      <Announcements />
      {paused ? <Paused /> : <RefetchFailure />}
      <CurrentStep partnerName={partnerName} />
      <Languages />
    </>
  );
}

/** The wizard of one merchant, in the language of what is around it. */
export function Wizard({ start }: { readonly start: WizardStart }) {
  const { merchantId, token, partnerName, drafts } = start;
  return (
    <VisitQueries initial={initialData(start)}>
      <SessionProvider merchantId={merchantId} token={token}>
        <DraftsProvider drafts={drafts}>
          {onlyLooks(token) ? <Viewing merchant={start.merchant.name} /> : null}
          {start.accent ? <style>{start.accent}</style> : null}
          <Visit partnerName={partnerName} />
        </DraftsProvider>
      </SessionProvider>
    </VisitQueries>
  );
}
