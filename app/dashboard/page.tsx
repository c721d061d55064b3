import { randomUUID } from "node:crypto";
import type { Metadata } from "next";
import { unlockActs } from "@/app/dashboard/actions";
import { makeKey } from "@/app/dashboard/developers/actions";
import { FirstKey } from "@/components/dashboard/developers/first-key";
import { NeedsYou } from "@/components/dashboard/overview/attention";
import { Completion, ExpiryCalendar } from "@/components/dashboard/overview/calendar";
import { NoMerchants } from "@/components/dashboard/overview/no-merchants";
import { Funnel, Questionnaires, StuckPlaces } from "@/components/dashboard/overview/standing";
import { Totals } from "@/components/dashboard/overview/totals";
import { PageHead } from "@/components/dashboard/page-head";
import { UnlockPanel } from "@/components/dashboard/unlock-panel";
import { getAttention } from "@/lib/domain/attention/operations";
import { importMerchants } from "@/lib/domain/import/operations";
import { inviteMerchant } from "@/lib/domain/invitation/operations";
import { getOverview } from "@/lib/domain/overview/operations";
import { createKey, listApiKeys } from "@/lib/domain/partner/operations";
import { answerQuestion } from "@/lib/domain/partner-question/operations";
import { listDeliveries } from "@/lib/domain/webhook/operations";
import { call } from "@/lib/transports/page";
import { mayNow, requireVisitor } from "@/lib/transports/people/request";

export const metadata: Metadata = { title: "Overview" };

type Person = Awaited<ReturnType<typeof requireVisitor>>["caller"];

/** Whoever may make keys is offered the first one, where there is none. */
async function KeyToBegin({ caller }: { readonly caller: Person }) {
  const may = mayNow(createKey, caller);
  if (may === "no") return null;
  const { items } = await call(listApiKeys, caller, {});
  if (items.length > 0) return null;
  if (may === "yes") return <FirstKey create={makeKey} formKey={randomUUID()} />;
  const { twoFactor } = caller;
  return <UnlockPanel what="make your first API key" twoFactor={twoFactor} unlock={unlockActs} />;
}

export default async function OverviewPage() {
  const { caller } = await requireVisitor("/dashboard");
  const [book, attention] = await Promise.all([
    call(getOverview, caller, {}),
    call(getAttention, caller, {}),
  ]);
  const rights = {
    invite: mayNow(inviteMerchant, caller) === "yes",
    answer: mayNow(answerQuestion, caller) === "yes",
    deliveries: mayNow(listDeliveries, caller) === "yes",
  };
  const empty = book.totals.merchants === 0;
  return (
    <>
      <PageHead title="Overview" lead="Counted just now, over all of your merchants." />
      <KeyToBegin caller={caller} />
      <Totals book={book} />
      {empty && attention.items.length === 0 ? null : (
        <NeedsYou
          items={attention.items}
          windowDays={book.expiringSoonWindowDays}
          rights={rights}
        />
      )}
      {empty ? (
        <NoMerchants mayImport={mayNow(importMerchants, caller) === "yes"} />
      ) : (
        <div className="grid gap-6 lg:grid-cols-2">
          <Funnel book={book} />
          <Questionnaires book={book} />
          <ExpiryCalendar book={book} />
          <Completion book={book} />
          <div className="lg:col-span-2">
            <StuckPlaces book={book} />
          </div>
        </div>
      )}
    </>
  );
}
