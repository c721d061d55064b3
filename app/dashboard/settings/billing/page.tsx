import type { Metadata } from "next";
import { unlockActs } from "@/app/dashboard/actions";
import { NotYours } from "@/components/dashboard/not-yours";
import { BillingView } from "@/components/dashboard/settings/billing";
import { UnlockPanel } from "@/components/dashboard/unlock-panel";
import { getBilling } from "@/lib/domain/billing/operations";
import { call } from "@/lib/transports/page";
import { mayNow, requireVisitor } from "@/lib/transports/people/request";

export const metadata: Metadata = { title: "Billing" };

export default async function BillingPage() {
  const { caller } = await requireVisitor("/dashboard/settings/billing");
  const may = mayNow(getBilling, caller);
  if (may === "no") return <NotYours what="Bills are" />;
  if (may === "locked") {
    return <UnlockPanel what="see bills" twoFactor={caller.twoFactor} unlock={unlockActs} />;
  }
  return <BillingView bills={await call(getBilling, caller, {})} />;
}
