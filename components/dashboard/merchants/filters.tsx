// Search and filters of the table, as a form that leads to an address: it works without scripts.
import { Search, SlidersHorizontal, X } from "lucide-react";
import Link from "next/link";
import { buttonClass } from "@/components/ui/button-look";
import { BOOK_SORTS, STUCK_PLACES } from "@/lib/domain/book/shape";
import { SAQ_TYPES } from "@/lib/pci/saq-type";
import { type FilterName, filteredHref, MERCHANTS, type TableAddress } from "./address";
import { chipsOf, placeWord } from "./chips";
import { dayFrom } from "./read-address";
import { SORT_WORDS, STATUS_WORDS } from "./words";

const BOX =
  "min-h-11 w-full rounded-small border border-line-strong bg-surface px-3 text-sm text-ink hover:border-ink";

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly none?: string;
  readonly options: readonly (readonly [string, string])[];
}

function Choice({ name, label, value, none = "Any", options }: ChoiceProps) {
  return (
    <div>
      <label htmlFor={`filter-${name}`} className="mb-1 block text-xs font-semibold text-soft">
        {label}
      </label>
      <select id={`filter-${name}`} name={name} defaultValue={value} key={value} className={BOX}>
        {none ? <option value="">{none}</option> : null}
        {options.map(([each, word]) => (
          <option key={each} value={each}>
            {word}
          </option>
        ))}
      </select>
    </div>
  );
}

const ENDS_WITHIN = [
  ["30", "Within 30 days"],
  ["60", "Within 60 days"],
  ["90", "Within 90 days"],
  ["over", "Is over"],
] as const;
const QUIET_FOR = [
  ["7", "None for 7 days"],
  ["14", "None for 14 days"],
  ["30", "None for 30 days"],
  ["90", "None for 90 days"],
] as const;

/** Which window from today a filter of moments is; "" where it is another one. */
function windowOf(address: TableAddress, now: Date): { ends: string; quiet: string } {
  const { endsFrom, endsBefore, quietSince } = address.filters;
  const today = dayFrom(now, 0);
  const ends = ENDS_WITHIN.find(([days]) =>
    days === "over"
      ? !endsFrom && endsBefore === today
      : endsFrom === today && endsBefore === dayFrom(now, Number(days) + 1),
  );
  const quiet = QUIET_FOR.find(([days]) => quietSince === dayFrom(now, -Number(days)));
  return { ends: ends?.[0] ?? "", quiet: quiet?.[0] ?? "" };
}

/** Filters that the form has no field for: they go along unseen. */
function Kept({ address, now }: FiltersProps) {
  const { filters } = address;
  const { ends, quiet } = windowOf(address, now);
  const names: FilterName[] = ["stage", "sealedFrom", "sealedBefore", "activeSince", "followUp"];
  if (!ends) names.push("endsFrom", "endsBefore");
  if (!quiet) names.push("quietSince");
  return names.map((name) =>
    filters[name] ? <input key={name} type="hidden" name={name} value={filters[name]} /> : null,
  );
}

interface FiltersProps {
  readonly address: TableAddress;
  readonly now: Date;
}

function SearchField({ value }: { readonly value: string }) {
  return (
    <div className="relative min-w-0 grow">
      <label htmlFor="search" className="sr-only">
        Search merchants by name, e-mail or external id
      </label>
      <Search
        className="pointer-events-none absolute top-3.5 left-3 size-4 text-faint"
        aria-hidden="true"
      />
      <input
        id="search"
        name="search"
        type="search"
        defaultValue={value}
        key={value}
        maxLength={200}
        placeholder="Name, e-mail or external id"
        autoComplete="off"
        className={`${BOX} pl-9 placeholder:text-faint`}
      />
    </div>
  );
}

function Choices({ address, now }: FiltersProps) {
  const { filters, sort } = address;
  const { ends, quiet } = windowOf(address, now);
  const of = (name: FilterName) => filters[name] ?? "";
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
      <Choice
        {...{ name: "status", label: "Status", value: of("status") }}
        options={Object.entries(STATUS_WORDS)}
      />
      <Choice
        {...{ name: "questionnaire", label: "Sealed questionnaire", value: of("questionnaire") }}
        options={SAQ_TYPES.map((type) => [type, type])}
      />
      <Choice
        {...{ name: "endsWithin", label: "Attestation ends", value: ends }}
        options={ENDS_WITHIN}
      />
      <Choice
        {...{ name: "invitation", label: "Invitation", value: of("invitation") }}
        options={[
          ["never", "Never invited"],
          ["sent", "Invited"],
          ["link_ended", "Link has ended"],
        ]}
      />
      <Choice {...{ name: "quietFor", label: "Activity", value: quiet }} options={QUIET_FOR} />
      <Choice
        {...{ name: "stuck", label: "Next step waits in", value: of("stuck") }}
        options={STUCK_PLACES.map((place) => [place, placeWord(place)])}
      />
      <Choice
        {...{ name: "mail", label: "Mail", value: of("mail") }}
        options={[["trouble", "Did not arrive"]]}
      />
      <Choice
        {...{ name: "outcome", label: "Outcome", value: of("outcome") }}
        options={[["not_compliant", "Sealed, not compliant"]]}
      />
      <Choice
        {...{ name: "sort", label: "Order", value: sort, none: "" }}
        options={BOOK_SORTS.map((name) => [name, SORT_WORDS[name]])}
      />
    </div>
  );
}

/** Search, and the filters folded beneath it, beside what else stands in its line. */
export function Filters({ address, now }: FiltersProps) {
  return (
    <form action={MERCHANTS} method="get" className="contents" aria-label="Search and filter">
      <Kept address={address} now={now} />
      <div className="mb-1 flex basis-full gap-2">
        <SearchField value={address.filters.search ?? ""} />
        <button type="submit" className={`${buttonClass("secondary")} cursor-pointer`}>
          Search
        </button>
      </div>
      <details className="open:basis-full">
        <summary className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-accent hover:text-accent-strong">
          <SlidersHorizontal className="size-4 shrink-0" aria-hidden="true" />
          Filters and order
        </summary>
        <div className="mt-1 space-y-4 rounded-medium border border-line bg-surface p-4">
          <Choices address={address} now={now} />
          <button type="submit" className={`${buttonClass("secondary")} cursor-pointer`}>
            Show these merchants
          </button>
        </div>
      </details>
    </form>
  );
}

/** The filters at work, each with the way to take it off. */
export function FilterChips({ address }: { readonly address: TableAddress }) {
  const chips = chipsOf(address.filters);
  if (chips.length === 0) return null;
  return (
    <ul className="flex flex-wrap items-center gap-2" aria-label="Filters at work">
      {chips.map(({ names, text }) => (
        <li key={text}>
          <Link
            prefetch={false}
            href={filteredHref(address, Object.fromEntries(names.map((name) => [name, undefined])))}
            className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line-strong bg-surface px-3 text-sm text-ink no-underline hover:border-ink hover:bg-wash"
          >
            <span className="max-w-72 truncate">{text}</span>
            <X className="size-4 shrink-0 text-soft" aria-hidden="true" />
            <span className="sr-only">(take this filter off)</span>
          </Link>
        </li>
      ))}
      <li>
        <Link href={MERCHANTS} prefetch={false} className="px-2 text-sm">
          Clear all
        </Link>
      </li>
    </ul>
  );
}
