// What was sent to the receiver, and what it answered.
import { Ban, CircleCheck, CirclePause, CircleX, Clock } from "lucide-react";
import type { z } from "zod";
import { UtcMoment } from "@/components/dashboard/moment";
import { RowFold } from "@/components/dashboard/row-fold";
import { ActForm, type FormAct } from "@/components/ui/act-form";
import { StatusMark } from "@/components/ui/status-mark";
import type { Delivery, DeliveryStatus } from "@/lib/domain/webhook/shape";

type Sent = z.output<typeof Delivery>;

const MARKS = {
  delivered: { tone: "good", icon: CircleCheck, words: "Delivered" },
  pending: { tone: "neutral", icon: Clock, words: "On its way" },
  paused: { tone: "open", icon: CirclePause, words: "Waiting" },
  failed: { tone: "bad", icon: CircleX, words: "Failed" },
  gone: { tone: "neutral", icon: Ban, words: "Not wanted (410)" },
} as const satisfies Record<DeliveryStatus, object>;

/** On its way, though a first try has failed. */
const TRIED_AGAIN = { tone: "open", icon: Clock, words: "To be tried again" } as const;

/** The words of each state of a delivery. */
export const DELIVERY_WORDS: Readonly<Record<DeliveryStatus, string>> = {
  delivered: MARKS.delivered.words,
  pending: MARKS.pending.words,
  paused: MARKS.paused.words,
  failed: MARKS.failed.words,
  gone: MARKS.gone.words,
};

interface DeliveriesProps {
  readonly deliveries: readonly Sent[];
  readonly replay: FormAct;
}

/** Deliveries with request, answers and tries. */
export function Deliveries({ deliveries, replay }: DeliveriesProps) {
  return (
    <ul>
      {deliveries.map((delivery) => (
        <li key={delivery.id} className="border-line border-t">
          <RowFold row={<Line delivery={delivery} />}>
            <Exchange delivery={delivery} />
            {delivery.eventType === "ping" ? null : (
              <div className="max-w-prose space-y-3 border-line border-t pt-4 text-soft">
                <p>Its id and body go to today's address. A receiver drops what it had before.</p>
                <ActForm
                  id={`replay-${delivery.id}`}
                  act={replay}
                  hidden={{ deliveryId: delivery.id }}
                  button="Send it again"
                  look="secondary"
                />
              </div>
            )}
          </RowFold>
        </li>
      ))}
    </ul>
  );
}

function Line({ delivery }: { readonly delivery: Sent }) {
  const tries = delivery.attempts.length;
  const refused = delivery.status === "pending" && tries > 0;
  const { tone, icon, words } = refused ? TRIED_AGAIN : MARKS[delivery.status];
  return (
    <span className="grid items-start gap-x-6 gap-y-1 sm:grid-cols-[minmax(0,1fr)_10rem_12rem]">
      <span>
        <span className="font-semibold">{delivery.eventType}</span>{" "}
        <span className="font-mono text-xs text-faint">
          {delivery.eventId}
          {delivery.replayOf ? " · sent again" : ""}
        </span>
      </span>
      <span className="flex flex-wrap items-start gap-x-4 gap-y-1 sm:contents">
        <span>
          <StatusMark tone={tone} icon={icon}>
            {words}
          </StatusMark>
        </span>
        <span className="text-soft">
          <UtcMoment value={delivery.createdAt} />
          <span className="block text-xs">
            {tries === 1 ? "One try" : `${tries} tries`}
            {delivery.nextAttemptAt ? (
              <>
                , next <UtcMoment value={delivery.nextAttemptAt} />
              </>
            ) : null}
          </span>
        </span>
      </span>
    </span>
  );
}

const CODE =
  "max-h-80 overflow-auto rounded-small border border-line bg-wash p-3 font-mono text-xs whitespace-pre-wrap break-all";

/** The body as it reads best; it was sent without the spaces. */
function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

function Exchange({ delivery }: { readonly delivery: Sent }) {
  return (
    <div className="space-y-4 pb-2">
      <div className="space-y-1.5">
        <p className="text-xs text-faint">
          POST <span className="font-mono">{delivery.url}</span>
        </p>
        <pre className={CODE}>{readable(delivery.request.body)}</pre>
      </div>
      {delivery.attempts.map((attempt) => (
        <div key={attempt.at} className="space-y-1.5">
          <p className="text-soft">
            <UtcMoment value={attempt.at} />, {attempt.durationMs} ms:{" "}
            <span className="font-semibold text-ink">
              {attempt.statusCode ?? "no answer"}
              {attempt.error ? ` (${attempt.error})` : ""}
            </span>
            {attempt.probe ? " · asked whether the address answers again" : ""}
          </p>
          {attempt.answer ? <pre className={CODE}>{attempt.answer}</pre> : null}
        </div>
      ))}
      {delivery.attempts.length === 0 ? <p className="text-soft">Not tried yet.</p> : null}
    </div>
  );
}
