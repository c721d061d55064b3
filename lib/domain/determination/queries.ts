import { and, desc, eq } from "drizzle-orm";
import type { z } from "zod";
import { determinations } from "@/db/schema";
import type { Assessed, Determination, ExtractedFact, OtherWay } from "@/lib/assessor/port";
import { newId } from "@/lib/core/ids";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/domain/language/shape";
import type { Ctx } from "@/lib/domain/operation";
import { requirePartner } from "@/lib/domain/partner/queries";
import { listMethodTypes, type PaymentMethodRow } from "@/lib/domain/payment-method/queries";
import type { DescriptionOrigin } from "@/lib/domain/payment-method/shape";
import { choicesOf } from "@/lib/pci/acquirer-choices";
import { decisionTold } from "@/lib/pci/acquirer-told";
import { factLabel, factValue } from "@/lib/pci/fact-words";
import { type Basis, isOutdated, type Today } from "./outdated";
import type { DeterminationResult, KeptRound } from "./shape";

/** A determination thread's row. */
export type DeterminationRow = typeof determinations.$inferSelect;

/** Starts a thread for a payment method on its present description. */
export async function insertThread(ctx: Ctx, method: PaymentMethodRow): Promise<DeterminationRow> {
  const [row] = await ctx.db
    .insert(determinations)
    .values({
      partnerId: ctx.caller.partnerId,
      id: newId("thr"),
      merchantId: method.merchantId,
      paymentMethodId: method.id,
      description: method.description,
      status: "pending",
      record: { rounds: [], conclusion: null, told: toldOf(method) },
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })
    .returning();
  if (!row) throw new Error("the thread was not inserted");
  return row;
}

function toldOf({ channel, vendor, descriptionOrigin }: PaymentMethodRow) {
  return { channel, vendor, descriptionOrigin };
}

/** What a thread rests on. */
export function basisOf({ description, record }: DeterminationRow): Basis {
  const { descriptionOrigin: _, ...told } = record.told ?? {};
  const { decisions = [] } = record.conclusion ?? {};
  return { description, ...told, decisions };
}

/** What the types of a merchant's payment methods were determined from, by payment method. */
export async function listBases(ctx: Ctx, merchantId: string): Promise<Map<string, Basis>> {
  const rows = await ctx.db
    .selectDistinctOn([determinations.paymentMethodId])
    .from(determinations)
    .where(
      and(
        eq(determinations.partnerId, ctx.caller.partnerId),
        eq(determinations.merchantId, merchantId),
        eq(determinations.status, "determined"),
      ),
    )
    .orderBy(
      determinations.paymentMethodId,
      desc(determinations.createdAt),
      desc(determinations.id),
    );
  return new Map(rows.map((row) => [row.paymentMethodId, basisOf(row)]));
}

/** What the partner decides today, and what the payment methods of a merchant come to. */
export async function todayOf(ctx: Ctx, merchantId: string): Promise<Today> {
  const { acquirerChoices } = await requirePartner(ctx);
  const rows = await listMethodTypes(ctx, merchantId);
  const typed = rows.flatMap(({ id, saqType }) => (saqType ? [[id, saqType] as const] : []));
  return { choices: choicesOf(acquirerChoices), types: new Map(typed) };
}

/** Whether a payment method's type was determined from something else than is so today. */
export async function isMethodOutdated(ctx: Ctx, method: PaymentMethodRow): Promise<boolean> {
  const bases = await listBases(ctx, method.merchantId);
  return isOutdated(method, bases.get(method.id) ?? null, await todayOf(ctx, method.merchantId));
}

/** The newest thread of a payment method, or null; `lock` keeps it until the transaction ends. */
export async function findLatestThread(
  ctx: Ctx,
  pmId: string,
  mode: "read" | "lock" = "read",
): Promise<DeterminationRow | null> {
  const query = ctx.db
    .select()
    .from(determinations)
    .where(
      and(
        eq(determinations.partnerId, ctx.caller.partnerId),
        eq(determinations.paymentMethodId, pmId),
      ),
    )
    .orderBy(desc(determinations.createdAt), desc(determinations.id))
    .limit(1);
  const [row] = await (mode === "lock" ? query.for("update") : query);
  return row ?? null;
}

/** A thread by its id. Callers come from a job that names it, so it is there or was deleted. */
export async function findThread(ctx: Ctx, threadId: string): Promise<DeterminationRow | null> {
  const [row] = await ctx.db
    .select()
    .from(determinations)
    .where(
      and(eq(determinations.partnerId, ctx.caller.partnerId), eq(determinations.id, threadId)),
    );
  return row ?? null;
}

/** Writes a thread's new state. */
export async function updateThread(
  ctx: Ctx,
  threadId: string,
  change: Pick<DeterminationRow, "status" | "record">,
): Promise<void> {
  await ctx.db
    .update(determinations)
    .set({ ...change, updatedAt: ctx.now })
    .where(
      and(eq(determinations.partnerId, ctx.caller.partnerId), eq(determinations.id, threadId)),
    );
}

/** The contract's status: `pending` where no merchant questionnaire applies and `reason` says why. */
export function statusOf(conclusion: Determination): "determined" | "needs-followup" | "pending" {
  if (conclusion.status === "needs-followup") return "needs-followup";
  return conclusion.saqType ? "determined" : "pending";
}

/** What a conclusion is shown with. */
export interface Showing {
  readonly threadId: string;
  /** Of the open question and the facts. */
  readonly language: Language;
  /** Of the reason and the criteria. */
  readonly textLanguage: Language;
  /** As `merchantTextsOf` gives them. */
  readonly merchantTexts: readonly string[] | null;
  readonly rounds: readonly KeptRound[];
}

/** A conclusion as the contract shows it. */
export function toResult(
  conclusion: Assessed<Determination>,
  showing: Showing,
): z.input<typeof DeterminationResult> {
  const { question, choices } = askedIn(conclusion, showing.language);
  return {
    saqType: conclusion.saqType,
    ...toldIn(conclusion, showing.textLanguage),
    followUpQuestion: question,
    followUpLinks: [...conclusion.followUpLinks],
    followUpTopic: conclusion.followUpTopic,
    followUpChoices: choices,
    otherWays: (conclusion.otherWays ?? []).map((way) => toOtherWay(way, showing)),
    facts: conclusion.facts.map((fact) => toFact(fact, showing)),
    threadId: showing.threadId,
    status: statusOf(conclusion),
    assessor: conclusion.provenance.assessor,
  };
}

/** What a conclusion tells in sentences; in English where they are not known in the language. */
function toldIn(conclusion: Determination, wanted: Language) {
  const { reason, qualifications, runnerUp, textsIn, decisions = [] } = conclusion;
  const own = textsIn?.[wanted];
  const language = own ? wanted : DEFAULT_LANGUAGE;
  const partnerDecisions = decisions.flatMap((decision) => {
    const text = decisionTold(decision, language);
    return text === null ? [] : [{ choice: decision.choice, value: decision.value, text }];
  });
  return {
    reason: own ? own.reason : reason,
    qualifications: qualifications.map((each, at) => ({ ...each, ...own?.qualifications[at] })),
    runnerUp: runnerUp && { ...runnerUp, separatedBy: own?.separatedBy ?? runnerUp.separatedBy },
    partnerDecisions,
    ...(reason === null ? {} : { textLanguage: language }),
  };
}

/** Another way of taking cards with whose words bring it up, also where that was not kept yet. */
function toOtherWay(
  { basis, ...way }: OtherWay,
  { merchantTexts }: Pick<Showing, "merchantTexts">,
): NonNullable<z.input<typeof DeterminationResult>["otherWays"]>[number] {
  return { ...way, basis: basis ?? (isMerchants(way.quote, merchantTexts) ? "said" : "product") };
}

/** Whether words are the merchant's own; `merchantTexts` as `merchantTextsOf` gives them. */
export function isMerchants(quote: string, merchantTexts: readonly string[] | null): boolean {
  return merchantTexts?.some((text) => text.includes(quote)) ?? true;
}

/** The open question in a language; in English where it is not known in it. */
function askedIn(
  { followUpQuestion, followUpChoices, followUpIn }: Determination,
  language: Language,
) {
  const { question, choices } = followUpIn?.[language] ?? {
    question: followUpQuestion,
    choices: followUpChoices ?? [],
  };
  return { question, choices: [...choices] };
}

/**
 * How an answer is shown that chooses: in the language of its label, or in the merchant's where its value was sent.
 * undefined for words of the merchant's own.
 */
export function shownChoice(
  asked: Determination,
  answer: string,
  language: Language,
): KeptRound["shown"] {
  const { followUpQuestion, followUpChoices = [], followUpIn = {} } = asked;
  const english = { question: followUpQuestion ?? "", choices: followUpChoices };
  const own = followUpIn[language] ?? english;
  const given = answer.trim();
  for (const { question, choices } of [own, english, ...Object.values(followUpIn)]) {
    const choice = choices.find(({ label, value }) => label === given || value === given);
    if (!choice) continue;
    const quoted = followUpChoices.find(({ value }) => value === choice.value)?.label;
    return { question, answer: choice.label, ...(quoted === undefined ? {} : { quoted }) };
  }
  return undefined;
}

/** What the merchant itself wrote in a thread; null: every word was the merchant's. */
export function merchantTextsOf({
  descriptionOrigin,
  rounds,
}: {
  readonly descriptionOrigin?: DescriptionOrigin | null | undefined;
  readonly rounds: readonly { readonly answer: string }[];
}): readonly string[] | null {
  return descriptionOrigin === "preset" ? rounds.map(({ answer }) => answer) : null;
}

/**
 * A fact in words. A quote stands beside it only where the words prove it by themselves; out of a product's
 * description it is the partner's. What was chosen is quoted as it was shown.
 */
export function toFact(
  { fact: id, value, certainty, basis, quote }: ExtractedFact,
  { language, merchantTexts, rounds }: Pick<Showing, "language" | "merchantTexts" | "rounds">,
): NonNullable<z.input<typeof DeterminationResult>["facts"]>[number] {
  const label = factLabel(id, language);
  if (certainty === "unknown")
    return { id, label, value: null, basis: "unknown" as const, quote: null };
  const words = factValue(id, value, language);
  if (basis === "product") return { id, label, value: words, basis, quote };
  if (basis === "chosen") {
    const shown = rounds.find((round) => round.shown?.quoted === quote)?.shown;
    return { id, label, value: words, basis, quote: shown?.answer ?? quote };
  }
  if (basis === "concluded" || certainty !== "certain" || quote === null)
    return { id, label, value: words, basis: "concluded", quote: null };
  const own = isMerchants(quote, merchantTexts);
  return { id, label, value: words, basis: own ? "said" : "product", quote };
}
