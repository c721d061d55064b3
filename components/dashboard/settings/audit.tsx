// What happened, as an auditor reads it: when, who, what, to what, by which request.
import type { z } from "zod";
import { UtcMoment } from "@/components/dashboard/moment";
import { Fold } from "@/components/ui/fold";
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
        <li
          key={event.id}
          className="grid gap-x-6 gap-y-1 border-line border-t px-5 py-3 text-sm first:border-t-0 md:grid-cols-[12rem_1fr]"
        >
          <div className="text-soft">
            <UtcMoment value={event.timestamp} />
          </div>
          <div className="min-w-0">
            <p>
              <span className="font-semibold">{words.get(event.eventType) ?? event.eventType}</span>{" "}
              <code className="font-mono text-xs text-faint">{event.eventType}</code>
            </p>
            <p className="text-soft">
              by {names.get(event.actor) ?? event.actor}
              {event.merchantId ? (
                <>
                  {" "}
                  · <a href={`/dashboard/merchants/${event.merchantId}`}>merchant</a>
                </>
              ) : null}
            </p>
            <Fold label="Details">
              <Members event={event} />
            </Fold>
          </div>
        </li>
      ))}
    </ul>
  );
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
  return (
    <dl className="grid gap-x-4 gap-y-1 pb-2 text-xs sm:grid-cols-[10rem_1fr]">
      {members.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-faint">{name}</dt>
          <dd className="min-w-0 font-mono">
            {typeof value === "string" ? value : JSON.stringify(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
