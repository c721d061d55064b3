import type { Metadata } from "next";
import { Panel } from "@/components/dashboard/page-head";
import { eventCatalogue } from "@/lib/transports/event-catalogue";
import { requireVisitor } from "@/lib/transports/people/request";

export const metadata: Metadata = { title: "Events" };

const PAGE = "/dashboard/developers/events";

export default async function EventsPage() {
  await requireVisitor(PAGE);
  const all = eventCatalogue();
  const sent = all.filter(({ webhook }) => webhook);
  const others = all.filter(({ webhook }) => !webhook);
  return (
    <>
      <Panel title="Sent as webhooks" lead="Besides them ping, where you send a test.">
        <EventList events={sent} />
      </Panel>
      <Panel title="In the audit log alone">
        <EventList events={others} />
      </Panel>
    </>
  );
}

function EventList({ events }: { readonly events: ReturnType<typeof eventCatalogue> }) {
  return (
    <dl className="divide-y divide-line text-sm">
      {events.map(({ type, description, members }) => (
        <div key={type} className="grid gap-x-6 gap-y-0.5 px-5 py-2.5 md:grid-cols-[18rem_1fr]">
          <dt className="font-mono">{type}</dt>
          <dd className="min-w-0">
            {description}
            {members.length > 0 ? (
              <span className="block font-mono text-xs text-faint">{members.join(", ")}</span>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
