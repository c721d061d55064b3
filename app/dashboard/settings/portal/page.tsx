import type { Metadata } from "next";
import { saveEmbedOrigins, saveReturnHosts } from "@/app/dashboard/settings/actions";
import { Entries } from "@/components/dashboard/facts";
import { Panel } from "@/components/dashboard/page-head";
import { ListForm } from "@/components/dashboard/settings/list-form";
import { getSettings, updateSettings } from "@/lib/domain/partner/operations";
import { call } from "@/lib/transports/page";
import { mayNow, requireVisitor } from "@/lib/transports/people/request";

export const metadata: Metadata = { title: "Portal" };

export default async function PortalSettingsPage() {
  const { caller, partner } = await requireVisitor("/dashboard/settings/portal");
  const { returnHosts, embedOrigins } = await call(getSettings, caller, {});
  const may = mayNow(updateSettings, caller) === "yes";
  const sandbox = partner?.mode === "sandbox";
  return (
    <>
      <Panel
        title="Return hosts"
        lead={`Where a merchant that you hand over to the portal may be sent back to. ${sandbox ? "A sandbox may also return to any http://localhost address." : ""}`}
      >
        <div className="px-5 py-5">
          {may ? (
            <ListForm
              act={saveReturnHosts}
              name="returnHosts"
              entryLabel="Host"
              hint="The name of a host, such as shop.bank.example or 127.0.0.1:3000, without https:// and path. An entry that you empty is removed."
              entries={returnHosts}
              button="Save the return hosts"
            />
          ) : (
            <Entries entries={returnHosts} none="None: merchants are sent back nowhere." />
          )}
        </div>
      </Panel>
      <Panel
        title="Embed origins"
        lead={
          sandbox
            ? "The sites that may show the portal in a frame. A sandbox lets any site; a live account only these."
            : "The sites that may show the portal in a frame. No other site can."
        }
      >
        <div className="px-5 py-5">
          {may ? (
            <ListForm
              act={saveEmbedOrigins}
              name="embedOrigins"
              entryLabel="Origin"
              hint="A scheme and a host, such as https://portal.bank.example. An entry that you empty is removed."
              entries={embedOrigins}
              button="Save the embed origins"
            />
          ) : (
            <Entries entries={embedOrigins} none="None." />
          )}
        </div>
      </Panel>
    </>
  );
}
