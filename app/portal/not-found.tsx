import { headers } from "next/headers";
import { PageMissing } from "@/components/portal/page-missing";
import { speechOf } from "@/components/wizard/messages";

// Merchants come here, not partners: in their browser's language, since no address tells more.
export default async function PortalNotFound() {
  return <PageMissing speech={speechOf(null, (await headers()).get("accept-language"))} />;
}
