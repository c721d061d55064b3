// What there is to know of one partner: facts and counts.
import Link from "next/link";
import type { z } from "zod";
import { Facts } from "@/components/dashboard/facts";
import { UtcDay, UtcMoment } from "@/components/dashboard/moment";
import { Panel } from "@/components/dashboard/page-head";
import type { PartnerOverseen } from "@/lib/domain/oversight/shape";
import { ModeMark, NOT_BILLED, StandingMark } from "./marks";

/** One partner as operators see it. */
export type Overseen = z.output<typeof PartnerOverseen>;

/** The facts of a partner, and its twin. */
export function PartnerFacts({ partner }: { readonly partner: Overseen }) {
  const { id, mode, status, plan, merchants, createdAt, twin, sandboxOf } = partner;
  const twinFact = twin
    ? [
        {
          label: "Sandbox",
          value: (
            <>
              <Link href={`/console/partners/${twin.id}`}>Its own page</Link>,{" "}
              {twin.merchants.toLocaleString("en")}{" "}
              {twin.merchants === 1 ? "merchant" : "merchants"}
              {twin.status === "suspended" ? ", suspended" : ""}
            </>
          ),
        },
      ]
    : [];
  const liveFact = sandboxOf
    ? [
        {
          label: "Live partner",
          value: <Link href={`/console/partners/${sandboxOf}`}>The partner of this sandbox</Link>,
        },
      ]
    : [];
  return (
    <Panel title="Facts">
      <Facts
        facts={[
          { label: "Id", value: <code className="font-mono wrap-anywhere">{id}</code> },
          { label: "Mode", value: <ModeMark mode={mode} /> },
          { label: "Status", value: <Standing partner={partner} status={status} /> },
          { label: "Plan", value: mode === "sandbox" ? NOT_BILLED : plan.name },
          {
            label: "Merchants",
            value: <span className="figures">{merchants.toLocaleString("en")}</span>,
          },
          { label: "Since", value: <UtcDay value={createdAt} /> },
          ...twinFact,
          ...liveFact,
        ]}
      />
    </Panel>
  );
}

function Standing({
  partner,
  status,
}: {
  readonly partner: Overseen;
  readonly status: Overseen["status"];
}) {
  const { suspendedAt, suspendedReason } = partner;
  return (
    <div className="space-y-1">
      <StandingMark status={status} />
      {suspendedAt ? (
        <p className="text-soft">
          Since <UtcMoment value={suspendedAt} />: {suspendedReason}
        </p>
      ) : null}
    </div>
  );
}

/** What was sealed, month by month: what bills rest on. */
export function PartnerUsage({ usage }: { readonly usage: Overseen["usage"] }) {
  const { running, counted } = usage;
  return (
    <Panel
      title="Sealed attestations by month"
      lead="Months in UTC. Those that are over stand as they were counted; one without any is left out."
    >
      <table className="w-full text-sm">
        <thead className="text-xs text-soft">
          <tr>
            <th scope="col" className="px-5 py-2 text-left font-semibold">
              Month
            </th>
            <th scope="col" className="px-5 py-2 text-right font-semibold">
              Sealed
            </th>
          </tr>
        </thead>
        <tbody>
          {[running, ...counted].map((month) => (
            <tr key={month.start} className="border-line border-t">
              <td className="px-5 py-2.5">
                <MonthName start={month.start} />
                {month === running ? <span className="text-soft"> (so far)</span> : null}
              </td>
              <td className="figures px-5 py-2.5 text-right">
                {month.sealed.toLocaleString("en")}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

function MonthName({ start }: { readonly start: string }) {
  const words = new Intl.DateTimeFormat("en-GB", {
    ...{ month: "long", year: "numeric", timeZone: "UTC" },
  });
  return <time dateTime={start.slice(0, 7)}>{words.format(new Date(start))}</time>;
}
