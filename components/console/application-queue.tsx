// The queue of applications: its parts with how many there are, a search, and one page of rows.
import { Inbox } from "lucide-react";
import Link from "next/link";
import type { z } from "zod";
import { KIND_WORDS, RANGE_WORDS } from "@/components/apply/words";
import { Pager } from "@/components/dashboard/filter-form";
import { UtcDay } from "@/components/dashboard/moment";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";
import type { ApplicationQueue as QueueShape } from "@/lib/domain/application/shape";
import { countryName } from "@/lib/pci/countries";

type Queue = z.output<typeof QueueShape>;

/** Address of the queue. */
export const QUEUE_PAGE = "/console/applications";

/** The parts of the queue. */
export const QUEUE_TABS = [
  { state: "confirmed", label: "Waiting" },
  { state: "asked_back", label: "Asked back" },
  { state: "sandbox", label: "Sandbox alone" },
  { state: "approved", label: "Approved" },
  { state: "declined", label: "Declined" },
] as const;

/** A part of the queue. */
export type QueueState = (typeof QUEUE_TABS)[number]["state"];

interface TabsProps {
  readonly state: QueueState;
  readonly counts: Queue["counts"];
}

/** The parts with their counts; the present one is marked. */
export function ApplicationTabs({ state, counts }: TabsProps) {
  return (
    <nav
      aria-label="Applications by state"
      className="-mx-1 overflow-x-auto border-line border-b px-1"
    >
      <ul className="flex w-max gap-x-1">
        {QUEUE_TABS.map((tab) => (
          <li key={tab.state}>
            <Link
              href={`${QUEUE_PAGE}?state=${tab.state}`}
              aria-current={tab.state === state ? "page" : undefined}
              className="-mb-px inline-flex min-h-11 items-center gap-1.5 border-transparent border-b-2 px-3 text-sm font-semibold text-soft no-underline hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-accent"
            >
              {tab.label} <span className="figures font-normal">{counts[tab.state] ?? 0}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SearchProps {
  readonly state: QueueState;
  readonly search: string | undefined;
}

/** Looks a company, a person or an address up in one part of the queue. */
export function ApplicationSearch({ state, search }: SearchProps) {
  return (
    <form method="get" action={QUEUE_PAGE} className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="state" value={state} />
      <div className="w-full max-w-sm">
        <TextField
          id="search"
          name="search"
          label="Company, name or e-mail address"
          defaultValue={search}
          autoComplete="off"
        />
      </div>
      <Button type="submit">Search</Button>
    </form>
  );
}

interface RowsProps extends SearchProps {
  readonly queue: Queue;
  readonly query: Readonly<Record<string, string>>;
}

/** One page of the queue. */
export function ApplicationRows({ queue, query, state, search }: RowsProps) {
  if (queue.items.length === 0) return <None waits={state === "confirmed"} search={search} />;
  return (
    <div className="rounded-medium border border-line bg-surface shadow-card">
      <ul>
        {queue.items.map((item) => (
          <Row key={item.id} item={item} />
        ))}
      </ul>
      <Pager page={QUEUE_PAGE} query={{ ...query, state }} nextToken={queue.nextToken} />
    </div>
  );
}

function Row({ item }: { readonly item: Queue["items"][number] }) {
  const { id, company, country, kind, merchants, contactName, email, stateAt } = item;
  return (
    <li className="relative space-y-0.5 border-line border-t px-5 py-3.5 first:border-t-0 hover:bg-wash">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="min-w-0 text-sm font-semibold wrap-anywhere">
          <Link
            href={`${QUEUE_PAGE}/${id}`}
            className="text-ink no-underline after:absolute after:inset-0 hover:underline"
          >
            {company}
          </Link>
        </h2>
        <p className="text-xs text-soft">
          since <UtcDay value={stateAt} />
        </p>
      </div>
      <p className="text-xs text-soft">
        {KIND_WORDS[kind]}, {countryName(country)}, merchants: {RANGE_WORDS[merchants]}
      </p>
      <p className="text-xs text-soft wrap-anywhere">
        {contactName}, {email}
      </p>
    </li>
  );
}

function None({ waits, search }: { readonly waits: boolean; readonly search: string | undefined }) {
  const title = search ? "Nothing fits this search" : waits ? "Nobody waits" : "Nothing here yet";
  return (
    <div className="space-y-3 rounded-medium border border-line bg-surface px-5 py-8 text-center shadow-card">
      <Inbox className="mx-auto size-8 text-faint" aria-hidden="true" />
      <h2 className="text-base font-semibold">{title}</h2>
      <p className="mx-auto max-w-prose text-sm text-soft">
        {search
          ? "Try fewer letters, or another part of the queue."
          : "Companies apply at /apply. They are put here once they have confirmed their e-mail address."}
      </p>
    </div>
  );
}
