import type { Metadata } from "next";
import { NeedsYou } from "@/components/dashboard/overview/attention";
import { Completion, ExpiryCalendar } from "@/components/dashboard/overview/calendar";
import { NoMerchants } from "@/components/dashboard/overview/no-merchants";
import { Funnel, Questionnaires, StuckPlaces } from "@/components/dashboard/overview/standing";
import { Totals } from "@/components/dashboard/overview/totals";
import { PageHead } from "@/components/dashboard/page-head";
import { getAttention } from "@/lib/domain/attention/operations";
import { importMerchants } from "@/lib/domain/import/operations";
import { inviteMerchant } from "@/lib/domain/invitation/operations";
import { getOverview } from "@/lib/domain/overview/operations";
import { answerQuestion } from "@/lib/domain/partner-question/operations";
import { listDeliveries } from "@/lib/domain/webhook/operations";
import { call } from "@/lib/transports/page";
import { mayNow, requireVisitor } from "@/lib/transports/people/request";

export const metadata: Metadata = { title: "Overview" };

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
