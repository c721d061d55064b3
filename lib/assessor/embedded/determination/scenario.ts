// A scenario: one reading of how cards are taken that the merchant's words still allow. The right
// questionnaire is known when all scenarios lead to the same one.

import type { AcquirerChoice } from "@/lib/pci/acquirer-choices";
import type { Domains } from "./decision-table";
import type { Evidence } from "./evidence";

/** The ways of taking cards that the questions tell apart. */
export type ScenarioLabel =
  | "siteRunByProvider"
  | "redirect"
  | "embedded"
  | "browserToGateway"
  | "ownServer"
  | "linkByCustomer"
  | "linkByStaff"
  | "virtualTerminal"
  | "outsourced"
  | "imprinter"
  | "dial"
  | "ip"
  | "tied"
  | "p2pe"
  | "spoc"
  | "mobileReader"
  | "tapOnPhone";

/** One reading of the merchant's words. */
export interface Scenario {
  readonly label: ScenarioLabel;
  readonly domains: Domains;
  /** The words that this reading rests on, by fact. */
  readonly words: Readonly<Record<string, Evidence | undefined>>;
  /** The acquirer's choices by which the scenario itself was built. */
  readonly builtBy?: readonly AcquirerChoice[];
}

/** Where the words of one text speak for two opposite values. */
export interface Conflict {
  /** The fact or distinction that the words disagree about. */
  readonly about: "connection" | "standalone" | "isolated" | "encryption" | "storage" | "web";
}

/** What the words leave open, and where they contradict themselves. */
export interface Findings {
  readonly scenarios: readonly Scenario[];
  readonly conflicts: readonly Conflict[];
}
