import { Gauge } from "lucide-react";
import type { Metadata } from "next";
import { unlockActs } from "@/app/dashboard/actions";
import { Keys, NewKeyPanel } from "@/components/dashboard/developers/keys";
import { NotYours } from "@/components/dashboard/not-yours";
import { UnlockPanel } from "@/components/dashboard/unlock-panel";
import { Callout } from "@/components/ui/callout";
import { listNotices } from "@/lib/domain/notice/operations";
import { createKey, listApiKeys } from "@/lib/domain/partner/operations";
import { call } from "@/lib/transports/page";
import { mayNow, requireVisitor } from "@/lib/transports/people/request";
import { makeKey, revokeKeyNow, rotateKeyNow } from "./actions";

export const metadata: Metadata = { title: "API keys" };

const ACTS = { create: makeKey, rotate: rotateKeyNow, revoke: revokeKeyNow };

export default async function KeysPage() {
  const { caller } = await requireVisitor("/dashboard/developers");
  if (mayNow(listApiKeys, caller) === "no") return <NotYours what="API keys are" />;
  const { items } = await call(listApiKeys, caller, {});
  const { items: notices } = await call(listNotices, caller, { limit: 20 });
  const today = new Date().toISOString().slice(0, 10);
  const quota = notices.find(({ kind, at }) => kind === "quota_reached" && at.startsWith(today));
  const may = mayNow(createKey, caller);
  return (
    <>
      {quota ? (
        <Callout tone="open" icon={Gauge} title="The sandbox has used up its requests of today">
          <p>{quota.message}</p>
        </Callout>
      ) : null}
      {may === "locked" ? (
        <UnlockPanel
          what="make, rotate or revoke keys"
          twoFactor={caller.twoFactor}
          unlock={unlockActs}
        />
      ) : null}
      <Keys keys={items} acts={may === "yes" ? ACTS : null} />
      {may === "yes" ? <NewKeyPanel create={makeKey} /> : null}
    </>
  );
}
