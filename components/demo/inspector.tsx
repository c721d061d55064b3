import type { PortalEvent } from "./sealwright";

/** An event with when it came. */
export interface LoggedEvent extends PortalEvent {
  readonly id: number;
  readonly at: Date;
}

/** Every event of the portal, newest first. */
export function Inspector({ events }: { readonly events: readonly LoggedEvent[] }) {
  return (
    <section aria-labelledby="inspector">
      <h2 id="inspector" className="text-xl">
        Events
      </h2>
      {events.length === 0 ? (
        <p className="mt-3 text-sm text-soft">
          What the portal tells the site around it appears here.
        </p>
      ) : (
        <ol
          aria-label="Events, newest first"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          className="mt-4 max-h-96 overflow-y-auto rounded-medium border border-line bg-surface font-mono text-xs"
        >
          {events.map(({ id, at, type, payload }) => (
            <li
              key={id}
              className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line px-4 py-2 first:border-t-0"
            >
              <time dateTime={at.toISOString()} className="text-faint">
                {at.toLocaleTimeString()}
              </time>
              <strong className="text-accent">{type}</strong>
              <code className="min-w-0 text-soft">{JSON.stringify(payload)}</code>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
