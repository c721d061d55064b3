"use client";
// The wizard: one visit, one merchant, one place at a time.
import { CalendarX } from "lucide-react";
import { lazy, Suspense, useEffect } from "react";
import { useMessages, useTranslations } from "use-intl";
import type { z } from "zod";
import { Notice } from "@/components/ui/notice";
import type { Draft } from "@/lib/domain/draft/shape";
import { type AttemptData, DraftsProvider, type MerchantData, type MethodData } from "./data";
import { LanguageChoice } from "./language-choice";
import {
  AboutStep,
  AttemptStep,
  CheckStep,
  DescribeStep,
  GatewayStep,
  LATER_STEPS,
  NewMethodStep,
  ParkedStep,
  SealedStep,
  SectionStep,
  SignStep,
} from "./later-steps";
import type { Messages } from "./messages";
import { usePlaceNews } from "./news";
import { type FirstReadings, ReadingsProvider } from "./readings";
import { usePlace } from "./route";
import { useSealedPlace } from "./sealed-place";
import { SessionProvider, useSession } from "./session";
import { loadWhenIdle } from "./step-loader";
import { StartStep } from "./steps/start";

// A way on that few visits need; without it the page says what to do, too.
const FreshLinkIfOffered = lazy(() =>
  import("@/components/portal/fresh-link").then(
    (code) => ({ default: code.FreshLinkIfOffered }),
    () => ({ default: () => null }),
  ),
);

/** What the server has read before the first paint. */
export interface WizardStart {
  readonly merchantId: string;
  readonly token: string;
  readonly partnerName: string;
  /** The style of the partner's own colour; null: ours. */
  readonly accent: string | null;
  readonly merchant: MerchantData;
  readonly methods: readonly MethodData[];
  readonly attempts: readonly AttemptData[];
  readonly drafts: readonly z.output<typeof Draft>[];
}

function firstReadings({ merchant, methods, attempts }: WizardStart): FirstReadings {
  return { merchant, methods: { items: methods }, attempts: { items: attempts } };
}

function CurrentStep({ partnerName }: { readonly partnerName: string }) {
  const place = usePlace();
  useSealedPlace(place);
  switch (place.at) {
    case "start":
      return <StartStep />;
    case "new-method":
      return <NewMethodStep />;
    case "gateway":
      return <GatewayStep />;
    case "method":
      return <DescribeStep key={place.pmId} pmId={place.pmId} />;
    case "attempt":
      return <AttemptStep attemptId={place.attemptId} />;
    case "section":
      return <SectionStep {...place} />;
    case "parked":
      return <ParkedStep {...place} />;
    case "about":
      return <AboutStep attemptId={place.attemptId} />;
    case "check":
      return <CheckStep attemptId={place.attemptId} />;
    case "sign":
      return <SignStep attemptId={place.attemptId} />;
    case "sealed":
      return <SealedStep attemptId={place.attemptId} partnerName={partnerName} />;
  }
}

function Visit({ partnerName }: { readonly partnerName: string }) {
  const t = useTranslations("common");
  const { expired } = useMessages() as Messages;
  const { ended } = useSession();
  usePlaceNews();
  useEffect(() => loadWhenIdle(LATER_STEPS), []);
  if (!ended) {
    return (
      <>
        <CurrentStep partnerName={partnerName} />
        <LanguageChoice />
      </>
    );
  }
  return (
    <Notice icon={CalendarX} title={t("ended")}>
      <p>{t("endedText", { partner: partnerName })}</p>
      <Suspense>
        <FreshLinkIfOffered words={expired} token={ended} />
      </Suspense>
    </Notice>
  );
}

/** The wizard of one merchant, in the language of what is around it. */
export function Wizard({ start }: { readonly start: WizardStart }) {
  const { merchantId, token, partnerName, drafts } = start;
  return (
    <ReadingsProvider first={firstReadings(start)}>
      <SessionProvider merchantId={merchantId} token={token}>
        <DraftsProvider drafts={drafts}>
          {start.accent ? <style>{start.accent}</style> : null}
          <Visit partnerName={partnerName} />
        </DraftsProvider>
      </SessionProvider>
    </ReadingsProvider>
  );
}
