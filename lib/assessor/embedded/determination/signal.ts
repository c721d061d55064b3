// A signal: words of the trade that speak for one value of one slot, and for another when denied.
// The lists of signals are data; this file says what a signal is and compiles the patterns.
import { boundedPattern } from "@/lib/assessor/embedded/text/bounded";

/** What a description can speak of. Facts of the decision table are derived from these. */
export type Slot =
  | "way"
  | "connection"
  | "standalone"
  | "isolated"
  | "dedicated"
  | "location"
  | "encryption"
  | "manual"
  | "spoc"
  | "pts"
  | "storage"
  | "received"
  | "recording"
  | "web"
  | "ownFields"
  | "serverSees"
  | "script"
  | "platform"
  | "enters"
  | "arrival"
  | "phoneLine"
  | "vtReader"
  | "batch"
  | "attended"
  | "role"
  | "selfAssessment"
  | "provider"
  | "acquirerAgrees"
  | "tapListing";

/** One entry of a list of signals. */
export interface SignalSource {
  readonly slot: Slot;
  readonly value: string;
  /** Value when the words are denied; without it a denial says nothing. */
  readonly denied?: string;
  /** Pattern over one normalised sentence. */
  readonly pattern: string;
  /** Cheap pattern that a sentence must match before the costly one is tried. */
  readonly cue?: string;
  /** The sentence must also match this. */
  readonly within?: string;
  /** The clauses that hold the words must not match this. */
  readonly unless?: string;
  /** The words carry their own negation: do not turn them round. */
  readonly literal?: boolean;
  /** Counts although the words doubt: "we never looked at the manual". */
  readonly evenInDoubt?: boolean;
  /** Only a denial that comes before the words counts: "confirmed that no script ..." confirms. */
  readonly deniedFromFront?: boolean;
  /** Value today where the words tell a plan: who plans to get it has not got it. */
  readonly planned?: string;
  /** The words tell of an end that leaves a state: "the listing ran out", "we gave up encryption". */
  readonly lasting?: boolean;
  /** Weak words: they suggest rather than say. */
  readonly implied?: boolean;
}

/** A signal with its patterns compiled. */
export interface Signal extends Omit<SignalSource, "cue" | "pattern" | "within" | "unless"> {
  readonly cue?: RegExp;
  readonly pattern: RegExp;
  readonly within?: RegExp;
  readonly unless?: RegExp;
}

/** The signals, none of which counts where the clause matches this. */
export function unlessAlso(sources: readonly SignalSource[], pattern: string): SignalSource[] {
  return sources.map((source) => ({
    ...source,
    unless: source.unless === undefined ? pattern : `${source.unless}|${pattern}`,
  }));
}

/** Compiles a list of signals. Patterns are anchored to word boundaries. */
export function compileSignals(sources: readonly SignalSource[]): Signal[] {
  // One regular expression per distinct cue, so that each is tried once per sentence.
  const cues = new Map(
    sources.flatMap(({ cue }) => (cue ? [[cue, boundedPattern(cue)] as const] : [])),
  );
  const optional = (source: string | undefined) =>
    source === undefined ? undefined : boundedPattern(source);
  return sources.map((source) => ({
    ...source,
    cue: source.cue === undefined ? undefined : cues.get(source.cue),
    pattern: boundedPattern(`(?<![a-z0-9])(?:${source.pattern})(?![a-z0-9])`, "g"),
    within: optional(source.within),
    unless: optional(source.unless),
  }));
}
