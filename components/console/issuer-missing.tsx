// Says that bills wait for somebody to say who issues invoices, and leads to where that is said.
import { TriangleAlert } from "lucide-react";
import Link from "next/link";
import type { z } from "zod";
import { Callout } from "@/components/ui/callout";
import type { WaitingBills } from "@/lib/domain/receivable/shape";

/** The place of the form on the page of receivables. */
export const ISSUER_FORM = "issuer";

const MONTH = new Intl.DateTimeFormat("en-GB", {
  ...{ month: "long", year: "numeric", timeZone: "UTC" },
});

/** Nothing, where no bill waits. */
export function IssuerMissing({ waiting }: { readonly waiting: z.output<typeof WaitingBills> }) {
  const { partners, since } = waiting;
  if (since === null) return null;
  const who =
    partners === 1 ? "One partner waits" : `${partners.toLocaleString("en")} partners wait`;
  return (
    <Callout tone="open" icon={TriangleAlert} title={`${who} for an invoice`}>
      <p>
        Nobody has said who issues invoices, so none goes out. The first month that waits is{" "}
        {MONTH.format(new Date(since))}.{" "}
        <Link href={`/console/receivables#${ISSUER_FORM}`}>Say who issues invoices</Link>
      </p>
    </Callout>
  );
}
