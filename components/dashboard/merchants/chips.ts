// Filters in words. Pure.
import type { BookStage, STUCK_PLACES } from "@/lib/domain/book/shape";
import type { FilterName, Filters } from "./address";
import { type Entry, STAGE_WORDS, STATUS_WORDS } from "./words";

/** One filter in words, and the members of the address that it is. */
export interface Chip {
  readonly names: readonly FilterName[];
  readonly text: string;
}

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });

function dayOf(moment: string): string {
  return day.format(new Date(moment));
}

/** The last day before a moment, as a range that ends with it is read. */
function lastDayBefore(moment: string): string {
  return day.format(new Date(new Date(moment).getTime() - 1));
}

/** A place where work waits, in words. */
export function placeWord(place: (typeof STUCK_PLACES)[number]): string {
  if (place === "determination") return "Finding the questionnaire";
  return place === "review" ? "Review and signature" : `Requirement ${place}`;
}

function rangeText(verb: string, from: string | undefined, before: string | undefined): string {
  if (from && before) return `${verb} ${dayOf(from)} to ${lastDayBefore(before)}`;
  return from ? `${verb} from ${dayOf(from)} on` : `${verb} before ${dayOf(before ?? "")}`;
}

const INVITATION: Readonly<Record<string, string>> = {
  never: "Never invited",
  sent: "Invited by e-mail",
  link_ended: "Link of the invitation has ended",
};

type Write = (filters: Filters) => string;

const WRITERS: readonly (readonly [readonly FilterName[], Write])[] = [
  [["search"], ({ search }) => `“${search}”`],
  [["stage"], ({ stage }) => STAGE_WORDS[stage as BookStage]],
  [["status"], ({ status }) => `Status: ${STATUS_WORDS[status as Entry["effectiveStatus"]]}`],
  [["questionnaire"], ({ questionnaire }) => `Sealed: ${questionnaire}`],
  [["endsFrom", "endsBefore"], (of) => rangeText("Ends", of.endsFrom, of.endsBefore)],
  [["sealedFrom", "sealedBefore"], (of) => rangeText("Sealed", of.sealedFrom, of.sealedBefore)],
  [["invitation"], ({ invitation = "" }) => INVITATION[invitation] ?? ""],
  [["activeSince"], ({ activeSince = "" }) => `Active since ${dayOf(activeSince)}`],
  [["quietSince"], ({ quietSince = "" }) => `No activity since ${dayOf(quietSince)}`],
  [["mail"], () => "Mail did not arrive"],
  [["outcome"], () => "Sealed, not compliant"],
  [["stuck"], ({ stuck }) => `Waits in: ${placeWord(stuck as (typeof STUCK_PLACES)[number])}`],
  [["followUp"], () => "A question waits for its answer"],
];

/** The filters of an address in words, in a fixed order. */
export function chipsOf(filters: Filters): Chip[] {
  return WRITERS.flatMap(([names, write]) =>
    names.some((name) => filters[name]) ? [{ names, text: write(filters) }] : [],
  );
}
