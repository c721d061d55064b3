import type { Metadata } from "next";
import { IssuerMissing } from "@/components/console/issuer-missing";
import { Figures } from "@/components/console/partners/figures";
import { PageHead } from "@/components/dashboard/page-head";
import { getServiceFigures } from "@/lib/domain/oversight/operations";
import { listWaitingBills } from "@/lib/domain/receivable/operations";
import { call } from "@/lib/transports/page";
import { requireOperator } from "@/lib/transports/people/request";

export const metadata: Metadata = { title: "Overview" };

export default async function ConsolePage() {
  const { caller } = await requireOperator("/console");
  return (
    <>
      <PageHead title="Overview" lead="Counted just now, over all partners." />
      <IssuerMissing waiting={await call(listWaitingBills, caller, {})} />
      <Figures figures={await call(getServiceFigures, caller, {})} />
    </>
  );
}
