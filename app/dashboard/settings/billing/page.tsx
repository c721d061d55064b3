import type { Metadata } from "next";
import { unlockActs } from "@/app/dashboard/actions";
import { queryOf } from "@/app/dashboard/filters";
import { AccountStatementPanel } from "@/components/dashboard/account-statement";
import { NotYours } from "@/components/dashboard/not-yours";
import { BillingView } from "@/components/dashboard/settings/billing";
import { UnlockPanel } from "@/components/dashboard/unlock-panel";
import { getBilling } from "@/lib/domain/billing/operations";
import { getStatement } from "@/lib/domain/ledger/operations/own";
import { call, callIfTaken } from "@/lib/transports/page";
import { mayNow, requireVisitor } from "@/lib/transports/people/request";

export const metadata: Metadata = { title: "Billing" };

const PAGE = "/dashboard/settings/billing";

interface Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function BillingPage({ searchParams }: Props) {
  const { caller } = await requireVisitor(PAGE);
  const may = mayNow(getBilling, caller);
  if (may === "no") return <NotYours what="Bills are" />;
  if (may === "locked") {
    return <UnlockPanel what="see bills" twoFactor={caller.twoFactor} unlock={unlockActs} />;
  }
  const days = queryOf(await searchParams, ["from", "to"] as const);
  const statement = await callIfTaken(getStatement, caller, days);
  return (
    <>
      <BillingView bills={await call(getBilling, caller, {})} />
      <AccountStatementPanel page={PAGE} statement={statement} />
    </>
  );
}
