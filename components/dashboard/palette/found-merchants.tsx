"use client";
// The merchants that a search finds, asked for when the typing rests.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Command } from "cmdk";
import { List, RotateCw, Store } from "lucide-react";
import { useEffect, useState } from "react";
import { read } from "@/components/dashboard/api";
import { merchantsLink } from "@/components/dashboard/merchants/address";
import { useSentAlong } from "@/components/ui/sent-along";
import { GROUP, PaletteItem } from "./palette-item";

const REST_MS = 200;
const SHOWN = 6;

interface Found {
  readonly items: readonly {
    readonly id: string;
    readonly name: string;
    readonly email: string | null;
  }[];
  readonly nextToken: string | null;
}

/** A value once it has not changed for a moment. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

/** What a search came to so far. */
export interface MerchantSearch {
  readonly search: string;
  readonly found: Found | undefined;
  readonly failed: boolean;
  /** For people who do not see the list. */
  readonly says: string;
  readonly again: () => void;
}

/** Searches for merchants while somebody types; nothing is asked for an empty search. */
export function useMerchantSearch(search: string): MerchantSearch {
  const rested = useRested(search);
  const { book } = useSentAlong();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["palette", rested],
    queryFn: ({ signal }) =>
      read<Found>("/v1/portfolio/merchants", { search: rested, limit: SHOWN }, signal, book),
    placeholderData: keepPreviousData,
    enabled: rested !== "",
  });
  const failed = error !== null;
  const waits = isFetching || rested !== search;
  const found = failed || search === "" ? undefined : data;
  const says = search === "" ? "" : told(waits, failed, found);
  return { search, found, failed: failed && search !== "", says, again: () => void refetch() };
}

interface FoundMerchantsProps {
  readonly result: MerchantSearch;
  readonly go: (href: string) => void;
}

/** The first merchants that were found, and the way to all of them. */
export function FoundMerchants({ result, go }: FoundMerchantsProps) {
  const { search, found, failed, again } = result;
  if (!failed && !found?.items.length) return null;
  return (
    <Command.Group heading="Merchants" className={GROUP}>
      {failed ? (
        <PaletteItem value="merchants again" onSelect={again}>
          <RotateCw className="size-4 shrink-0 text-soft" aria-hidden="true" />
          Search again
        </PaletteItem>
      ) : null}
      {found?.items.map(({ id, name, email }) => (
        <PaletteItem key={id} value={id} onSelect={() => go(`/dashboard/merchants/${id}`)}>
          <Store className="size-4 shrink-0 text-soft" aria-hidden="true" />
          <span className="min-w-0 grow truncate">
            {name}
            {email ? <span className="text-faint"> {email}</span> : null}
          </span>
        </PaletteItem>
      ))}
      {found?.nextToken ? (
        <PaletteItem value="merchants all" onSelect={() => go(merchantsLink({ search }))}>
          <List className="size-4 shrink-0 text-soft" aria-hidden="true" />
          <span className="min-w-0 truncate">Show all that match “{search}”</span>
        </PaletteItem>
      ) : null}
    </Command.Group>
  );
}

function told(waits: boolean, failed: boolean, found: Found | undefined): string {
  if (waits) return "Searching …";
  if (failed) return "The merchants could not be searched. Check your connection.";
  const count = found?.items.length ?? 0;
  if (count === 0) return "No merchant has this in its name, e-mail address or identifier.";
  if (found?.nextToken) return `The newest ${count} merchants that match`;
  return count === 1 ? "1 merchant matches" : `${count} merchants match`;
}
