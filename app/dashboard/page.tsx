import type { Metadata } from "next";
import { ExpiringSoon, Funnel, NoMerchants, Totals } from "@/components/dashboard/overview";
import { PageHead } from "@/components/dashboard/page-head";
import { getPortfolio } from "@/lib/domain/portfolio/operations";
import { call } from "@/lib/transports/page";
import { requireVisitor } from "@/lib/transports/people/request";

export const metadata: Metadata = { title: "Overview" };

export default async function OverviewPage() {
  const { caller } = await requireVisitor("/dashboard");
  const book = await call(getPortfolio, caller, {});
  return (
    <>
      <PageHead title="Overview" lead="Counted just now, over all of your merchants." />
      <Totals book={book} />
      {book.totals.merchants === 0 ? (
        <NoMerchants />
      ) : (
        <div className="grid items-start gap-6 xl:grid-cols-[3fr_2fr]">
          <Funnel book={book} />
          <ExpiringSoon book={book} />
        </div>
      )}
    </>
  );
}
