// What leaves the service, and what it is kept in: mail, webhooks, the database.
import { UtcDay } from "@/components/dashboard/moment";
import { Panel } from "@/components/dashboard/page-head";
import { Bad, CountTable } from "./count-table";
import { bytesText, type Figures, growthSince, mailDays } from "./figures";

/** What became of the messages of the last days. */
export function Mails({ mails }: Pick<Figures, "mails">) {
  const days = mailDays(mails);
  return (
    <Panel title="Mail" lead="Messages of the last seven days (UTC), by the day they were written.">
      {days.length === 0 ? (
        <p className="px-5 py-5 text-sm text-soft">No message was written.</p>
      ) : (
        <CountTable
          label="Messages per day"
          heads={["Day", "Sent", "Waiting", "Kept in the outbox", "Failed", "Bounced"]}
          rows={days.map(({ day, sent, waiting, outbox, failed, bounced }) => ({
            key: day,
            head: <UtcDay value={day} />,
            cells: [
              ...[sent, waiting, outbox],
              <Bad key="failed" count={failed} />,
              <Bad key="bounced" count={bounced} />,
            ],
          }))}
        />
      )}
    </Panel>
  );
}

/** How partners' receivers answer, the worst first. */
export function Webhooks({ webhooks, receivers }: Pick<Figures, "webhooks" | "receivers">) {
  const { delivered, failed, waiting } = webhooks;
  return (
    <Panel
      title="Webhooks"
      lead={`Of the last 24 hours: ${delivered} delivered, ${failed} failed, ${waiting} on their way.`}
    >
      {receivers && receivers.length > 0 ? (
        <CountTable
          label="Deliveries per partner, the worst first"
          heads={["Partner", "Delivered", "Failed", "On their way"]}
          rows={receivers.map((receiver) => ({
            key: receiver.partnerId,
            head: receiver.name,
            cells: [
              receiver.delivered,
              <Bad key="failed" count={receiver.failed} />,
              receiver.waiting,
            ],
          }))}
        />
      ) : (
        <p className="px-5 py-5 text-sm text-soft">Nothing was to be delivered.</p>
      )}
    </Panel>
  );
}

const DAY_MS = 24 * 60 * 60 * 1000;

function growthText({ at, database }: Pick<Figures, "at" | "database">, days: number): string {
  const day = new Date(new Date(at).getTime() - days * DAY_MS).toISOString().slice(0, 10);
  const grown = growthSince(database, day);
  if (grown === null) return "not known yet";
  return grown < 0 ? bytesText(grown) : `+${bytesText(grown)}`;
}

/** The size of the database, how it grows, and what runs there. */
export function Database(figures: Pick<Figures, "at" | "database" | "versions">) {
  const { database, versions } = figures;
  const facts = [
    ["Size", bytesText(database.bytes)],
    ["Since yesterday", growthText(figures, 1)],
    ["In 7 days", growthText(figures, 7)],
    ["In 30 days", growthText(figures, 30)],
    ["PostgreSQL", versions.postgres],
    ["Migrations", String(versions.migrations)],
    ["Queue's schema", versions.queues],
  ] as const;
  return (
    <Panel title="Database">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 px-5 py-4 text-sm sm:grid-cols-4">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt className="text-soft">{term}</dt>
            <dd className="figures font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {database.tables && database.tables.length > 0 ? (
        <CountTable
          label="The largest tables"
          heads={["Largest tables", "Size"]}
          rows={database.tables.map(({ name, bytes }) => ({
            key: name,
            head: name,
            cells: [bytesText(bytes)],
          }))}
        />
      ) : null}
    </Panel>
  );
}
