// What needs a partner today, the most pressing first, each with the act that helps.
import {
  CalendarClock,
  CircleCheck,
  ClipboardCheck,
  type LucideIcon,
  MailPlus,
  MailWarning,
  MessageCircleQuestion,
  ShieldAlert,
  Unplug,
} from "lucide-react";
import Link from "next/link";
import type { z } from "zod";
import { merchantsLink } from "@/components/dashboard/merchants/address";
import { Panel } from "@/components/dashboard/page-head";
import { buttonClass } from "@/components/ui/button-look";
import type { Tone } from "@/components/ui/status-mark";
import type { Attention } from "@/lib/domain/attention/shape";
import { countText, fullDayText, merchantsText } from "./words";

type Items = z.output<typeof Attention>["items"];
type Item = Items[number];

/** What the reader may do, as far as it decides what an item offers. */
export interface AttentionRights {
  readonly invite: boolean;
  readonly deliveries: boolean;
  readonly answer: boolean;
}

/** The words for one, and for more than one. */
type Said = readonly [string, string];

const SEE: Said = ["See it", "See them"];
const MISSING: Said = ["See what is missing", "See what is missing"];
const REVIEW: Said = ["Review it", "Review them"];

interface Need {
  readonly icon: LucideIcon;
  readonly tone: Tone;
  /** What is the matter. */
  readonly says: (count: number, windowDays: number) => string;
  /** What `since` of a merchant is. */
  readonly since: string;
  readonly href: string;
  /** What the link says for whoever may act, and for everybody else, of one and of more; null: it leads nowhere for them. */
  readonly act: Said;
  readonly look: Said | null;
  readonly right?: keyof AttentionRights;
}

const NEEDS: Readonly<Record<Item["kind"], Need>> = {
  mail_trouble: {
    ...{ icon: MailWarning, tone: "bad", since: "written" },
    says: (count) =>
      `The latest message to ${merchantsText(count)} failed, bounced or was reported as unwanted`,
    href: merchantsLink({ mail: "trouble" }),
    ...{ act: ["Check the address", "Check the addresses"], look: SEE, right: "invite" },
  },
  webhooks_failing: {
    ...{ icon: Unplug, tone: "bad", since: "" },
    says: (count) =>
      count === 1
        ? "1 webhook delivery was given up or waits for a paused receiver"
        : `${countText(count)} webhook deliveries were given up or wait for a paused receiver`,
    href: "/dashboard/developers/webhooks",
    ...{ act: ["Open the delivery", "Open the deliveries"], look: null, right: "deliveries" },
  },
  not_compliant: {
    ...{ icon: ShieldAlert, tone: "open", since: "sealed" },
    says: (count) => `${merchantsText(count)} sealed an assessment that does not attest compliance`,
    href: merchantsLink({ outcome: "not_compliant" }),
    ...{ act: MISSING, look: MISSING },
  },
  expiring_soon: {
    ...{ icon: CalendarClock, tone: "open", since: "until" },
    says: (count, days) =>
      count === 1
        ? `The attestation of 1 merchant runs out within ${days} days`
        : `The attestations of ${merchantsText(count)} run out within ${days} days`,
    href: merchantsLink({ stage: "expiring_soon", sort: "expires" }),
    ...{ act: ["Remind it", "Remind them"], look: SEE, right: "invite" },
  },
  question_waiting: {
    ...{ icon: MessageCircleQuestion, tone: "open", since: "asked" },
    says: (count) =>
      count === 1
        ? "1 question of a merchant waits for your answer"
        : `${countText(count)} questions of merchants wait for your answer`,
    href: "/dashboard/questions",
    ...{ act: ["Answer it", "Answer them"], look: SEE, right: "answer" },
  },
  review_waiting: {
    ...{ icon: ClipboardCheck, tone: "open", since: "sealed" },
    says: (count) =>
      count === 1
        ? "1 sealed assessment waits for your review"
        : `${countText(count)} sealed assessments wait for your review`,
    href: "/dashboard/reviews",
    ...{ act: REVIEW, look: REVIEW },
  },
  never_invited: {
    ...{ icon: MailPlus, tone: "neutral", since: "here since" },
    says: (count) =>
      count === 1 ? "1 merchant was never invited" : `${merchantsText(count)} were never invited`,
    href: merchantsLink({ stage: "never_invited" }),
    ...{ act: ["Invite it", "Invite them"], look: SEE, right: "invite" },
  },
};

const TONES: Readonly<Record<Tone, string>> = {
  ...{ good: "text-good", alternate: "text-alternate", neutral: "text-neutral" },
  ...{ bad: "text-bad", open: "text-open", seal: "text-accent" },
};

function titleOf(items: number): string {
  if (items === 0) return "Nothing needs you today";
  return items === 1 ? "One thing needs you today" : `${items} things need you today`;
}

interface AttentionProps {
  readonly items: Items;
  readonly windowDays: number;
  readonly rights: AttentionRights;
}

/** What needs you today. */
export function NeedsYou({ items, windowDays, rights }: AttentionProps) {
  return (
    <Panel title={titleOf(items.length)}>
      {items.length === 0 ? (
        <p className="flex items-start gap-3 px-5 py-4 text-sm text-soft">
          <CircleCheck className="mt-0.5 size-5 shrink-0 text-good" aria-hidden="true" />
          No message or webhook failed, no question waits, no attestation is about to run out, and
          everybody is invited.
        </p>
      ) : (
        <ul>
          {items.map((item) => (
            <NeedLine key={item.kind} item={item} windowDays={windowDays} rights={rights} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

interface NeedLineProps {
  readonly item: Item;
  readonly windowDays: number;
  readonly rights: AttentionRights;
}

function NeedLine({ item, windowDays, rights }: NeedLineProps) {
  const { icon: Icon, tone, says, href, act, look, right, since } = NEEDS[item.kind];
  const offered = !right || rights[right] ? act : look;
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-2 border-line border-t px-5 py-4 text-sm first:border-t-0">
      <div className="flex min-w-0 grow basis-80 gap-3">
        <Icon className={`mt-0.5 size-5 shrink-0 ${TONES[tone]}`} aria-hidden="true" />
        <div className="min-w-0 space-y-1">
          <p className="font-semibold">{says(item.count, windowDays)}</p>
          <First item={item} since={since} />
        </div>
      </div>
      {offered ? (
        <Link href={href} prefetch={false} className={`${buttonClass("secondary")} shrink-0`}>
          {offered[item.count === 1 ? 0 : 1]}
        </Link>
      ) : (
        <p className="basis-40 text-soft">An admin of your team can see and repeat them.</p>
      )}
    </li>
  );
}

const SHOWN = 3;

/** The first merchants that it is about. */
function First({ item, since }: { readonly item: Item; readonly since: string }) {
  const first = item.merchants.slice(0, SHOWN);
  if (first.length === 0) return null;
  const more = item.count - first.length;
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-soft">
      {first.map(({ merchantId, name, since: moment }) => (
        <li key={merchantId} className="max-w-full truncate">
          <Link href={`/dashboard/merchants/${merchantId}`} prefetch={false} title={name}>
            {name}
          </Link>
          {moment ? ` ${since} ${fullDayText(moment)}` : null}
        </li>
      ))}
      {more > 0 ? <li>and {countText(more)} more</li> : null}
    </ul>
  );
}
