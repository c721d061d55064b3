import { randomUUID } from "node:crypto";
import type { Metadata } from "next";
import { bill, credit, pay, plan, pushAgain, writeOff } from "@/app/console/receivables/actions";
import { unlockActs } from "@/app/dashboard/actions";
import { queryOf } from "@/app/dashboard/filters";
import { AccountFacts, AccountForms } from "@/components/console/account";
import { Statement } from "@/components/console/statement";
import { AccountStatementPanel } from "@/components/dashboard/account-statement";
import { PageHead } from "@/components/dashboard/page-head";
import { UnlockPanel } from "@/components/dashboard/unlock-panel";
import { getBillingAccount } from "@/lib/domain/account/operations";
import { getAccountStatement } from "@/lib/domain/ledger/operations/overseen";
import { listPlans } from "@/lib/domain/plan/operations";
import { recordPayment } from "@/lib/domain/receivable/operations";
import { call, callIfTaken } from "@/lib/transports/page";
import { mayNow, requireOperator } from "@/lib/transports/people/request";

export const metadata: Metadata = { title: "Account of a partner" };

interface Props {
  readonly params: Promise<{ readonly partnerId: string }>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function AccountPage({ params, searchParams }: Props) {
  const { partnerId } = await params;
  const page = `/console/receivables/${encodeURIComponent(partnerId)}`;
  const { caller } = await requireOperator(page);
  const { from, to, ...query } = queryOf(await searchParams, ["nextToken", "from", "to"] as const);
  const account = await call(getBillingAccount, caller, { partnerId, ...query });
  const days = { ...(from ? { from } : {}), ...(to ? { to } : {}) };
  const statement = await callIfTaken(getAccountStatement, caller, { partnerId, ...days });
  const { plans } = await call(listPlans, caller, {});
  const may = mayNow(recordPayment, caller) === "yes";
  return (
    <>
      <PageHead title={account.name} lead="What this partner was billed, and what came in." />
      {may ? null : <UnlockPanel what="write down payments" twoFactor unlock={unlockActs} />}
      <AccountFacts account={account} plans={plans} />
      <Statement
        page={page}
        query={query}
        account={account}
        acts={may ? { pay, writeOff, credit, pushAgain, once: randomUUID() } : null}
      />
      <AccountStatementPanel page={page} statement={statement} />
      {may ? <AccountForms account={account} plans={plans} acts={{ bill, plan }} /> : null}
    </>
  );
}
