import type { Metadata } from "next";
import { unlockActs } from "@/app/dashboard/actions";
import { NotYours } from "@/components/dashboard/not-yours";
import { Panel } from "@/components/dashboard/page-head";
import { UnlockPanel } from "@/components/dashboard/unlock-panel";
import { ActForm } from "@/components/ui/act-form";
import { getBilling } from "@/lib/domain/billing/operations";
import { call } from "@/lib/transports/page";
import { mayNow, requireVisitor } from "@/lib/transports/people/request";
import { openPortal } from "./actions";

export const metadata: Metadata = { title: "Billing portal" };

const BILLING = "/dashboard/settings/billing";

export default async function PortalPage() {
  const { caller } = await requireVisitor(`${BILLING}/portal`);
  const may = mayNow(getBilling, caller);
  if (may === "no") return <NotYours what="Bills are" />;
  if (may === "locked") {
    return <UnlockPanel what="see bills" twoFactor={caller.twoFactor} unlock={unlockActs} />;
  }
  const { portalUrl } = await call(getBilling, caller, {});
  return (
    <Panel
      title="Billing portal"
      lead={
        portalUrl
          ? "Cards, receipts and past payments are kept by Stripe, our payment service. You leave this site."
          : "There is none for you yet. It opens with your first invoice that can be paid online."
      }
    >
      <div className="space-y-4 px-5 py-5">
        {portalUrl ? (
          <ActForm id="portal" act={openPortal} button="Go to the billing portal" />
        ) : null}
        <p className="text-sm">
          <a href={BILLING}>Back to your bills</a>
        </p>
      </div>
    </Panel>
  );
}
