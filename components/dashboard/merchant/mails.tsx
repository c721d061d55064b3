// The messages to a merchant with what became of them.
import { CircleAlert, CircleCheck, Clock } from "lucide-react";
import { UtcMoment } from "@/components/dashboard/moment";
import { Panel } from "@/components/dashboard/page-head";
import { StatusMark } from "@/components/ui/status-mark";
import type { MAIL_KINDS, MailStatus } from "@/lib/domain/mail/shape";
import { Older, type OlderLinks } from "./older";
import { DELIVERY_WORDS, MAIL_WORDS } from "./words";

/** A message to a merchant. */
export interface MailData {
  readonly id: string;
  readonly kind: (typeof MAIL_KINDS)[number];
  readonly to: string;
  readonly status: MailStatus;
  readonly error: string | null;
  readonly createdAt: string;
}

const TROUBLE: ReadonlySet<MailStatus> = new Set(["failed", "bounced", "complained"]);
const UNDERWAY: ReadonlySet<MailStatus> = new Set(["queued", "sending"]);

/** Whether a message did not arrive, or was not wanted. */
export function didNotArrive({ status }: Pick<MailData, "status">): boolean {
  return TROUBLE.has(status);
}

function Delivery({ status }: { readonly status: MailStatus }) {
  const look = TROUBLE.has(status)
    ? ({ tone: "bad", icon: CircleAlert } as const)
    : UNDERWAY.has(status)
      ? ({ tone: "open", icon: Clock } as const)
      : ({ tone: "neutral", icon: CircleCheck } as const);
  return <StatusMark {...look}>{DELIVERY_WORDS[status]}</StatusMark>;
}

/** Messages to a merchant, newest first. */
export function Mails({
  mails,
  links,
}: {
  readonly mails: readonly MailData[];
  readonly links: OlderLinks;
}) {
  return (
    <div id="mails" className="scroll-mt-4">
      <Panel title="E-mails">
        {mails.length === 0 ? (
          <p className="px-5 py-4 text-sm text-soft">Nothing was sent to this merchant yet.</p>
        ) : (
          <ul>
            {mails.map(({ id, kind, to, status, error, createdAt }) => (
              <li
                key={id}
                className="space-y-1 border-line border-t px-5 py-3 text-sm first:border-t-0"
              >
                <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
                  <span className="font-semibold">{MAIL_WORDS[kind]}</span>
                  <Delivery status={status} />
                </div>
                <p className="flex flex-wrap gap-x-2 text-xs text-soft">
                  <span className="min-w-0 break-all">{to}</span>
                  <span className="whitespace-nowrap">
                    <UtcMoment value={createdAt} />
                  </span>
                </p>
                {error ? <p className="text-xs break-words text-bad">{error}</p> : null}
              </li>
            ))}
          </ul>
        )}
        <Older links={links} what="e-mails" />
      </Panel>
    </div>
  );
}
