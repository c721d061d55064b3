"use client";
// The wizard: one visit, one merchant, one place at a time.
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { CalendarX } from "lucide-react";
import { useState } from "react";
import { IntlProvider, useTranslations } from "use-intl";
import type { z } from "zod";
import { Accent } from "@/components/ui/accent";
import { Notice } from "@/components/ui/notice";
import type { Draft } from "@/lib/domain/draft/shape";
import { type AttemptData, DraftsProvider, type MerchantData, type MethodData } from "./data";
import type { Messages } from "./messages";
import { usePlaceNews } from "./news";
import { PageLanguage } from "./page-language";
import { usePlace } from "./route";
import { useSealedPlace } from "./sealed-place";
import { SessionProvider, useSession } from "./session";
import { AboutStep } from "./steps/about";
import { AttemptStep } from "./steps/attempt";
import { CheckStep } from "./steps/check";
import { DescribeStep } from "./steps/describe";
import { NewMethodStep } from "./steps/new-method";
import { ParkedStep } from "./steps/parked";
import { SealedStep } from "./steps/sealed";
import { SectionStep } from "./steps/section";
import { SignStep } from "./steps/sign";
import { StartStep } from "./steps/start";

const FRESH_MS = 15_000;

/** What the server has read before the first paint. */
export interface WizardStart {
  readonly merchantId: string;
  readonly token: string;
  readonly partnerName: string;
  /** The partner's own colour; null: ours. */
  readonly accent: string | null;
  readonly locale: string;
  readonly messages: Messages;
  readonly merchant: MerchantData;
  readonly methods: readonly MethodData[];
  readonly attempts: readonly AttemptData[];
  readonly drafts: readonly z.output<typeof Draft>[];
}

function clientWith({ merchantId, merchant, methods, attempts }: WizardStart): QueryClient {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: FRESH_MS, retry: 2, refetchOnWindowFocus: true } },
  });
  client.setQueryData([merchantId, "merchant"], merchant);
  client.setQueryData([merchantId, "methods"], { items: methods });
  client.setQueryData([merchantId, "attempts"], { items: attempts });
  return client;
}

function CurrentStep({ partnerName }: { readonly partnerName: string }) {
  const place = usePlace();
  useSealedPlace(place);
  switch (place.at) {
    case "start":
      return <StartStep />;
    case "new-method":
      return <NewMethodStep />;
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
  const { ended } = useSession();
  usePlaceNews();
  if (!ended) return <CurrentStep partnerName={partnerName} />;
  return (
    <Notice icon={CalendarX} title={t("ended")}>
      <p>{t("endedText", { partner: partnerName })}</p>
    </Notice>
  );
}

/** The wizard of one merchant. */
export function Wizard({ start }: { readonly start: WizardStart }) {
  const [client] = useState(() => clientWith(start));
  const { merchantId, token, partnerName, locale, messages, drafts } = start;
  return (
    <IntlProvider
      locale={locale}
      messages={messages}
      timeZone="UTC"
      formats={{ dateTime: { long: { day: "numeric", month: "long", year: "numeric" } } }}
    >
      <PageLanguage locale={locale}>
        <QueryClientProvider client={client}>
          <SessionProvider merchantId={merchantId} token={token}>
            <DraftsProvider drafts={drafts}>
              <Accent color={start.accent} />
              <Visit partnerName={partnerName} />
            </DraftsProvider>
          </SessionProvider>
        </QueryClientProvider>
      </PageLanguage>
    </IntlProvider>
  );
}
