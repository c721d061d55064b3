// What happened, as an auditor reads it: when, who, what, to what, by which request.
import type { z } from "zod";
import { actorWords } from "@/components/dashboard/actor";
import { UtcMoment } from "@/components/dashboard/moment";
import { RowFold } from "@/components/dashboard/row-fold";
import { pageWords } from "@/components/dashboard/support-page";
import type { AuditEvent } from "@/lib/domain/audit/shape";

type Happened = z.output<typeof AuditEvent>;

interface AuditListProps {
  readonly events: readonly Happened[];
  /** Who the actors are that have a name. */
  readonly names: ReadonlyMap<string, string>;
  /** What each type of event means. */
  readonly words: ReadonlyMap<string, string>;
}

/** A page of the audit log. */
export function AuditList({ events, names, words }: AuditListProps) {
  return (
    <ul>
      {events.map((event) => (
        <li key={event.id} className="border-line border-t first:border-t-0">
          <RowFold row={<Row event={event} names={names} words={words} />}>
            <Members event={event} />
          </RowFold>
        </li>
      ))}
    </ul>
  );
}

interface RowProps extends Omit<AuditListProps, "events"> {
  readonly event: Happened;
}

function Row({ event, names, words }: RowProps) {
  return (
    <span className="grid gap-x-6 gap-y-0.5 md:grid-cols-[minmax(0,1fr)_12rem_12rem]">
      <span>
        {wordsOf(event, words)}{" "}
        <code className="font-mono text-xs text-faint">{event.eventType}</code>
      </span>
      <span className="text-soft">{actorWords(event.actor, names)}</span>
      <span className="text-soft">
        <UtcMoment value={event.timestamp} />
      </span>
    </span>
  );
}

/** What happened; of a page that support opened, which one it was. */
function wordsOf({ eventType, metadata }: Happened, words: RowProps["words"]): string {
  if (eventType === "support.page_looked") return `An operator opened ${pageWords(metadata.page)}.`;
  return words.get(eventType) ?? eventType;
}

function Members({ event }: { readonly event: Happened }) {
  const known = {
    id: event.id,
    actor: event.actor,
    [event.resourceType]: event.resourceId,
    ...(event.merchantId ? { merchantId: event.merchantId } : {}),
    ...(event.attemptId ? { attemptId: event.attemptId } : {}),
  };
  const members = Object.entries({ ...known, ...event.metadata });
  const { merchantId } = event;
  return (
    <div className="space-y-3">
      {merchantId ? <a href={`/dashboard/merchants/${merchantId}`}>Open the merchant</a> : null}
      <dl className="grid gap-x-4 gap-y-1 text-xs sm:grid-cols-[10rem_1fr]">
        {members.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-faint">{name}</dt>
            <dd className="min-w-0 font-mono">
              {typeof value === "string" ? value : JSON.stringify(value)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
