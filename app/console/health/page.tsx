import type { Metadata } from "next";
import { LiveHealth } from "@/components/console/health/live";
import { PageHead } from "@/components/dashboard/page-head";
import { showHealth } from "@/lib/domain/health/operations";
import { callIfServed } from "@/lib/transports/page";
import { requireOperator } from "@/lib/transports/people/request";

export const metadata: Metadata = { title: "Health" };

export default async function HealthPage() {
  const { caller } = await requireOperator("/console/health");
  const figures = await callIfServed(showHealth, caller, {});
  return (
    <>
      <PageHead
        title="Health"
        lead="How the service does, in counts over all partners. What a merchant wrote is nowhere among it."
      />
      <LiveHealth initial={figures} />
    </>
  );
}
