// A partner's own statement of account: on its page, and as files.
import { z } from "zod";
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
import { AccountStatement, Period, statementName } from "@/lib/domain/ledger/shape";
import { viewStatement } from "@/lib/domain/ledger/view";
import { type Ctx, operation } from "@/lib/domain/operation";

function askedOf(ctx: Ctx, period: z.output<typeof Period>) {
  return { partnerId: ctx.caller.partnerId, ...periodOf(ctx, period) };
}

export const getStatement = operation({
  name: "statements.get",
  summary: "Your statement of account: what was asked for, credited and paid in a period",
  kind: "query",
  actors: ["user"],
  input: Period,
  output: AccountStatement,
  errors: [],
  async handler(ctx, period) {
    return viewStatement(ctx, askedOf(ctx, period));
  },
});

export const exportStatement = operation({
  name: "statements.export",
  summary: "Export your statement of account as CSV",
  kind: "query",
  actors: ["user"],
  input: Period,
  output: z.custom<FileAnswer>(),
  produces: "text/csv",
  errors: [],
  async pages(ctx, period, at) {
    return exportStatementPage(ctx, askedOf(ctx, period), at);
  },
  async handler(ctx, period) {
    const filename = `${statementName(askedOf(ctx, period))}.csv`;
    return { filename, disposition: "attachment" as const };
  },
});

export const drawStatement = operation({
  name: "statements.draw",
  summary: "Make your statement of account as a PDF, and wait for it",
  kind: "command",
  actors: ["user"],
  input: Period,
  output: z.custom<AwaitedFile>(),
  produces: "application/pdf",
  errors: [],
  awaits: {
    boundMs: FILE_WAIT_MS,
    when: () => true,
    poll: (ctx, _, awaited) => drawnFile(ctx, ctx.caller.partnerId, awaited),
  },
  refuses: tooLate,
  async handler(ctx, period) {
    return requestFile(ctx, askedOf(ctx, period));
  },
});
