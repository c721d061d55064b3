// The assessor: one port, two implementations (embedded and model). Pure data in, pure data out:
// no database, no clock beyond durations, so that a result can be repeated from its input.
import type { AcquirerChoices, AcquirerDecision } from "@/lib/pci/acquirer-choices";
import type { ControlStatus } from "@/lib/pci/response";
import type { SaqType } from "@/lib/pci/saq-type";

/** Which implementation ran and on what. Kept beside every suggestion. */
export interface Provenance {
  readonly assessor: "embedded" | "model";
  /** Model name, or null for the embedded assessor. */
  readonly model: string | null;
  /** Version of the rules (embedded) or of the prompt file (model). */
  readonly promptVersion: string;
  /** SHA-256, hex, of the canonical JSON of the input. */
  readonly inputHash: string;
  readonly durationMs: number;
  /** Set when the model failed and the embedded assessor answered instead. */
  readonly fallbackReason?: string;
}

/** One finished round of a determination thread: what was asked and what the merchant answered. */
export interface DeterminationRound {
  readonly question: string;
  /** The machine-readable topic of the question, as `Determination.followUpTopic` gave it. */
  readonly topic: string;
  readonly answer: string;
}

/** The partner that the attestation goes to, as far as it decides about questionnaires. */
export interface Acquirer {
  readonly name: string;
  readonly choices: AcquirerChoices;
}

/** Everything that is said about one payment method, and what its acquirer has decided. */
export interface DeterminationInput {
  readonly description: string;
  readonly channel: string | null;
  readonly vendor: string | null;
  /** Earlier rounds of the same thread, oldest first. */
  readonly rounds: readonly DeterminationRound[];
  /** Whose words the description is: the merchant's where it is left out, or the partner's about a product. */
  readonly descriptionBy?: "merchant" | "partner";
  /** What the product is called that the partner's description is about; null where it is not known. */
  readonly product?: string | null;
  /** Left out: it has decided nothing. */
  readonly acquirer?: Acquirer;
  /** The questionnaires of the merchant's other payment methods. */
  readonly otherTypes?: readonly SaqType[];
}

/** One eligibility criterion as it stands for this merchant. */
export interface Qualification {
  /** The criterion as a question in plain words. */
  readonly question: string;
  /** Where the criterion stands, for example `SAQ A r1 AOC Part 2h item 1`. */
  readonly pciReference: string;
  /** null: not known. */
  readonly meetsQualification: boolean | null;
  /** In the merchant's terms, with its words in quotation marks where there are any. */
  readonly explanation: string;
}

/** A link that helps the merchant to find the answer. */
export interface HelpLink {
  readonly url: string;
  readonly label: string;
}

/** One extracted fact with the words that it rests on. */
export interface ExtractedFact {
  /** Fact name of `lib/pci/data/eligibility.json`, for example `ecomMethod`. */
  readonly fact: string;
  readonly value: string;
  readonly certainty: "certain" | "implied" | "unknown";
  /** Who says it; left out before it was kept. `concluded`: it follows from what was said or chosen. */
  readonly basis?: "said" | "product" | "chosen" | "concluded" | "unknown";
  /** Verbatim words of the merchant, or null where the fact follows from other facts. */
  readonly quote: string | null;
}

/** One answer that a question offers. */
export interface FollowUpChoice {
  /** What to answer with; `unknown` says that the merchant does not know. */
  readonly value: string;
  readonly label: string;
  readonly hint: string | null;
}

/** A question as it is put, with the answers that it offers. */
export interface WordedQuestion {
  readonly question: string;
  readonly choices: readonly FollowUpChoice[];
}

/** Another way of taking cards that the words mention, beside the one that was determined. */
export interface OtherWay {
  readonly way: string;
  /** What people call it. */
  readonly label: string;
  /** The words that bring it up, as they stand. */
  readonly quote: string;
  /** Whose words they are; `product`: the partner's, about the product. Left out before it was kept. */
  readonly basis?: "said" | "product" | "chosen";
}

/** The sentences of a result in one language. */
export interface ResultTexts {
  readonly reason: string | null;
  /** In the order of the result's own. */
  readonly qualifications: readonly Pick<Qualification, "question" | "explanation">[];
  /** What separates the next best type from the chosen one. */
  readonly separatedBy: string | null;
}

/** What the assessor concludes about one payment method. */
export interface Determination {
  readonly status: "determined" | "needs-followup";
  readonly saqType: SaqType | null;
  readonly reason: string | null;
  readonly qualifications: readonly Qualification[];
  readonly followUpQuestion: string | null;
  /** Machine-readable topic of the follow-up question, for example `checkoutHosting`. */
  readonly followUpTopic: string | null;
  readonly followUpLinks: readonly HelpLink[];
  /** The answers that the question offers, "I don't know" last; left out before they were offered. */
  readonly followUpChoices?: readonly FollowUpChoice[];
  /** The question and its answers in the other languages of the portal, by their codes. */
  readonly followUpIn?: Readonly<Record<string, WordedQuestion>>;
  /** Each to become a payment method of its own. */
  readonly otherWays?: readonly OtherWay[];
  readonly facts: readonly ExtractedFact[];
  /** The next best type and what separates it from the chosen one; null where there is none. */
  readonly runnerUp: { readonly saqType: SaqType; readonly separatedBy: string } | null;
  /** Its sentences in the other languages of the portal, by their codes; left out before they were kept. */
  readonly textsIn?: Readonly<Record<string, ResultTexts>>;
  /** The acquirer's choices that the result hangs on, undecided ones among them. */
  readonly decisions?: readonly AcquirerDecision[];
}

/** A question put to the merchant with three answers to start from. */
export interface CombinedQuestion {
  readonly combinedQuestion: string;
  /** Exactly three: In Place, In Place with Compensating Control, Not Applicable, in this order. */
  readonly suggestedAnswers: readonly {
    readonly answer: string;
    readonly type: "In Place" | "In Place with Compensating Control" | "Not Applicable";
  }[];
}

/** What to compose a question for: one top level, or one control, of one questionnaire edition. */
export interface QuestionInput {
  readonly saqType: SaqType;
  readonly editionId: string;
  readonly topLevel: string;
  /** The controls the question must cover, in natural order; one for a control-level question. */
  readonly controlIds: readonly string[];
  /** The merchant's description of the payment method. */
  readonly description: string;
}

/** What to spread over the controls. */
export interface AnalysisInput extends QuestionInput {
  /** The merchant's words. */
  readonly answer: string;
  /** The short question about these controls that the words answer; left out: the whole section. */
  readonly shortQuestion?: string;
}

/** What the merchant's words say about one control. */
export interface ControlAnalysis {
  readonly controlId: string;
  readonly complianceStatus: ControlStatus;
  readonly reason: string;
  /** What to do or to say next; never empty. */
  readonly suggestion: string;
  /** Verbatim words of the answer; null exactly when the status is `empty`. */
  readonly quote: string | null;
  /** True where the words speak for and against the control at once. */
  readonly contradictory: boolean;
  /** On an `empty` one: the words say that nobody knows, which is no silence. */
  readonly notSure?: boolean;
}

/** The merchant's words spread over the controls. */
export interface Analysis {
  /** The section as a whole: the status that uncovered controls inherit at sealing. */
  readonly overall: ControlStatus;
  /** One entry per control asked for, in the same order. */
  readonly controls: readonly ControlAnalysis[];
  /** Controls left `empty`. */
  readonly uncovered: readonly string[];
  /** One short question that names what is uncovered; null when nothing is. */
  readonly followUp: string | null;
}

/** What the narrative parts of the attestation are written from. */
export interface NarrativeInput {
  readonly saqType: SaqType;
  readonly merchantName: string;
  readonly paymentMethod: {
    readonly name: string;
    readonly description: string;
    readonly channel: string | null;
    readonly vendor: string | null;
  };
  /** The merchant's answers to the review questions. */
  readonly review: readonly { readonly groupId: string; readonly answer: string }[];
}

/** The narrative parts of the attestation, in plain sentences. */
export interface Narrative {
  /** How and in what capacity the business stores, handles or sends card data (Part 2b). */
  readonly roleWithCards: string;
  /** What the card environment consists of: connections, devices, systems, providers (Part 2c). */
  readonly environment: string;
}

/** Where a merchant said something: the description (null) or the answer to a requirement. */
export interface StatementPlace {
  readonly topLevel: string | null;
}

/** One text of an attempt with its place. */
export interface ToldText {
  readonly place: StatementPlace;
  readonly text: string;
}

/** Everything that was said in one attempt. */
export interface ConsistencyInput {
  readonly saqType: SaqType;
  readonly texts: readonly ToldText[];
}

/** Two statements that cannot both be so, or one that cannot be so in this questionnaire. */
export interface Contradiction {
  /** What it is about, for example `cardStorage`; the topics of follow-up questions where there is one. */
  readonly about: string;
  /** What to make sure of, as a question to the merchant. */
  readonly question: string;
  /** The words, verbatim: of both sides, or those that speak against the questionnaire. */
  readonly statements: readonly (StatementPlace & { readonly quote: string })[];
}

/** A result with the record of what produced it. */
export type Assessed<T> = T & { readonly provenance: Provenance };

/** The assessor. Implementations never throw on a merchant's words; a model's failure falls back. */
export interface Assessor {
  determine(input: DeterminationInput): Promise<Assessed<Determination>>;
  compose(input: QuestionInput): Promise<Assessed<CombinedQuestion>>;
  analyze(input: AnalysisInput): Promise<Assessed<Analysis>>;
  /** null where no language model is set up, or where it failed: nothing is written instead. */
  narrate(input: NarrativeInput): Promise<Assessed<Narrative> | null>;
  /** Contradictions in everything that was said, worst first. Always worked out by rules. */
  compare(input: ConsistencyInput): Promise<readonly Contradiction[]>;
}
