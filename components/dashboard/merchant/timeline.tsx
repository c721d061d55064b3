// What happened to a merchant, newest first, in words and with who did it.
import { UtcMoment } from "@/components/dashboard/moment";
import { Panel } from "@/components/dashboard/page-head";
import { actorWords, eventWords, type TimelineEvent } from "./event-words";
import { Older, type OlderLinks } from "./older";

interface TimelineProps {
  readonly events: readonly TimelineEvent[];
  /** Names of the team's people, by id. */
  readonly names: ReadonlyMap<string, string>;
  readonly links: OlderLinks;
}

/** The timeline of a merchant. */
export function Timeline({ events, names, links }: TimelineProps) {
  return (
    <div id="timeline" className="scroll-mt-4">
      <Panel title="Timeline" lead="From the audit log: every change, with who made it.">
        {events.length === 0 ? (
          <p className="px-5 py-4 text-sm text-soft">Nothing earlier.</p>
        ) : (
          <ol>
            {events.map((event) => (
              <li
                key={event.id}
                className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 border-line border-t px-5 py-2.5 text-sm first:border-t-0"
              >
                <span className="min-w-0 break-words">{eventWords(event)}</span>
                <span className="text-xs text-soft">
                  {actorWords(event.actor, names)}, <UtcMoment value={event.timestamp} />
                </span>
              </li>
            ))}
          </ol>
        )}
        <Older links={links} what="events" />
      </Panel>
    </div>
  );
}
