// The statement of account of any partner, as operators see it: the same that the partner sees.
import { z } from "zod";
import { AppError } from "@/lib/core/errors";
import type { FileAnswer } from "@/lib/core/operation";
import { exportStatementPage } from "@/lib/domain/ledger/export";
import {
  type AwaitedFile,
  drawnFile,
  FILE_WAIT_MS,
  periodOf,
  requestFile,
  tooLate,
} from "@/lib/domain/ledger/files";
import { AccountPeriod, AccountStatement, statementName } from "@/lib/domain/ledger/shape";
import { viewStatement } from "@/lib/domain/ledger/view";
import { type Ctx, operation } from "@/lib/domain/operation";
import { findAccountPartner } from "@/lib/domain/receivable/account-queries";

async function askedOf(ctx: Ctx, { partnerId, ...period }: z.output<typeof AccountPeriod>) {
  if (!(await findAccountPartner(ctx, partnerId))) throw new AppError("PARTNER_NOT_FOUND");
  return { partnerId, ...periodOf(ctx, period) };
}

export const getAccountStatement = operation({
  name: "accounts.statement",
  summary: "A partner's statement of account: what was asked for, credited and paid in a period",
  kind: "query",
  actors: ["user"],
  input: AccountPeriod,
  output: AccountStatement,
  errors: ["PARTNER_NOT_FOUND"],
  async handler(ctx, asked) {
    return viewStatement(ctx, await askedOf(ctx, asked));
  },
});

export const exportAccountStatement = operation({
  name: "accounts.export_statement",
  summary: "Export a partner's statement of account as CSV",
  kind: "query",
  actors: ["user"],
  input: AccountPeriod,
  output: z.custom<FileAnswer>(),
  produces: "text/csv",
  errors: ["PARTNER_NOT_FOUND"],
  async pages(ctx, asked, at) {
    return exportStatementPage(ctx, await askedOf(ctx, asked), at);
  },
  async handler(ctx, asked) {
    const filename = `${statementName(await askedOf(ctx, asked))}.csv`;
    return { filename, disposition: "attachment" as const };
  },
});

export const drawAccountStatement = operation({
  name: "accounts.draw_statement",
  summary: "Make a partner's statement of account as a PDF, and wait for it",
  kind: "command",
  actors: ["user"],
  input: AccountPeriod,
  output: z.custom<AwaitedFile>(),
  produces: "application/pdf",
  errors: ["PARTNER_NOT_FOUND"],
  awaits: {
    boundMs: FILE_WAIT_MS,
    when: () => true,
    poll: (ctx, { partnerId }, awaited) => drawnFile(ctx, partnerId, awaited),
  },
  refuses: tooLate,
  async handler(ctx, asked) {
    return requestFile(ctx, await askedOf(ctx, asked));
  },
});
