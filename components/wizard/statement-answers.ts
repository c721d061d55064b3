"use client";
// What the merchant says to each statement of the attestation, kept on the server until it is signed.
import type { Confirmation, Statement } from "@/lib/domain/statement/shape";
import { ApiError } from "./api";
import { useDrafts } from "./data";
import { useChange } from "./queries";
import { useSession } from "./session";

/** What can be said to a statement. */
export const STATEMENT_ANSWERS = ["yes", "no", "unsure"] as const;

/** What is said to a statement. */
export type StatementAnswer = (typeof STATEMENT_ANSWERS)[number];

const CONFIRMED: Readonly<Record<StatementAnswer, boolean | null>> = {
  yes: true,
  no: false,
  unsure: null,
};

/** The statements that are asked: not those about another way of selling, nor what the bank has decided. */
export function askedStatements(statements: readonly Statement[]): readonly Statement[] {
  return statements.filter(({ basis }) => basis !== "not_applicable" && basis !== "agreed");
}

/** What was said so far, and how it stands for signing. */
export interface StatementAnswers {
  readonly answerTo: (statementId: string) => StatementAnswer | null;
  readonly confirmations: readonly Confirmation[];
  readonly unasked: readonly Statement[];
  /** Criteria that are said not to be met: nobody can sign those. */
  readonly denied: readonly Statement[];
}

/** What the merchant said to the statements of an attempt. */
export function useStatementAnswers(
  attemptId: string,
  statements: readonly Statement[],
): StatementAnswers {
  const drafts = useDrafts();
  const answerTo = (id: string) => {
    const kept = drafts.get(keyOf(attemptId, id))?.value;
    return STATEMENT_ANSWERS.find((answer) => answer === kept) ?? null;
  };
  const asked = askedStatements(statements);
  return {
    answerTo,
    confirmations: asked.flatMap(({ id }) => {
      const answer = answerTo(id);
      return answer ? [{ statementId: id, confirmed: CONFIRMED[answer] }] : [];
    }),
    unasked: asked.filter(({ id }) => answerTo(id) === null),
    denied: asked.filter(({ id, kind }) => kind === "eligibility" && answerTo(id) === "no"),
  };
}

function keyOf(attemptId: string, statementId: string): string {
  return `${attemptId}.statement.${statementId}`;
}

/**
 * Keeps what is said to a statement. Where another device has said something else meanwhile, that is kept and told
 * of (ANSWERED_MEANWHILE); whoever has seen it may change it.
 */
export function useKeepAnswer(attemptId: string, statementId: string) {
  const { merchantId, send } = useSession();
  const drafts = useDrafts();
  return useChange(async (value: StatementAnswer) => {
    const key = keyOf(attemptId, statementId);
    const path = `/v1/merchants/${merchantId}/drafts/${encodeURIComponent(key)}`;
    const keep = (version: number) => send<{ version: number }>("PUT", path, { value, version });
    const { version } = await keep(drafts.get(key)?.version ?? 0).catch((error: unknown) => {
      if (!(error instanceof ApiError && error.code === "DRAFT_CONFLICT")) throw error;
      const other = {
        value: String(error.details.value ?? ""),
        version: Number(error.details.version ?? 0),
      };
      const isNews = ![value, drafts.get(key)?.value].includes(other.value);
      drafts.set(key, other);
      if (isNews) throw new ApiError("ANSWERED_MEANWHILE", error.message, other);
      return keep(other.version);
    });
    drafts.set(key, { value, version });
  });
}
