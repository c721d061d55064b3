import type { Metadata } from "next";
import { unlockActs } from "@/app/dashboard/actions";
import { queryOf } from "@/app/dashboard/filters";
import { ISSUER_FORM, IssuerMissing } from "@/components/console/issuer-missing";
import { AgeSums, ReceivableList } from "@/components/console/receivables";
import { SellerPanel } from "@/components/console/seller";
import { PageHead } from "@/components/dashboard/page-head";
import { UnlockPanel } from "@/components/dashboard/unlock-panel";
import { getSeller, setSeller } from "@/lib/domain/account/operations";
import { listReceivables, listWaitingBills } from "@/lib/domain/receivable/operations";
import { call, callIfTaken } from "@/lib/transports/page";
import { mayNow, requireOperator } from "@/lib/transports/people/request";
import { seller as saveSeller } from "./actions";

export const metadata: Metadata = { title: "Receivables" };

const PAGE = "/console/receivables";
const FILTERS = ["age", "currency", "nextToken"] as const;

interface Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function ReceivablesPage({ searchParams }: Props) {
  const { caller } = await requireOperator(PAGE);
  const query = queryOf(await searchParams, FILTERS);
  const found = await callIfTaken(listReceivables, caller, { ...query, limit: 50 });
  const seller = await call(getSeller, caller, {});
  const waiting = await call(listWaitingBills, caller, {});
  const may = mayNow(setSeller, caller) === "yes";
  return (
    <>
      <PageHead
        title="Receivables"
        lead="What partners owe, the longest overdue first. Payments are written down on a partner's account."
      />
      <IssuerMissing waiting={waiting} />
      {found ? <AgeSums sums={found.sums} /> : null}
      <ReceivableList page={PAGE} query={query} found={found} />
      {may ? null : <UnlockPanel what="say who issues invoices" twoFactor unlock={unlockActs} />}
      <div id={ISSUER_FORM} className="scroll-mt-20">
        <SellerPanel seller={seller} save={may ? saveSeller : null} />
      </div>
    </>
  );
}
