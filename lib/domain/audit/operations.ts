import { z } from "zod";
import type { FileAnswer } from "@/lib/core/operation";
import { operation } from "@/lib/domain/operation";
import { exportPage } from "./export";
import { auditPage } from "./page";
import { AuditFilter, AuditPage, AuditQuery } from "./shape";

export const listAudit = operation({
  name: "audit.list",
  summary: "List what happened, newest first",
  description:
    "Every change of every merchant, by whom and by which request. Continue with `nextToken`.",
  kind: "query",
  rest: "GET /v1/audit",
  actors: ["partner", "user"],
  input: AuditQuery,
  output: AuditPage,
  errors: [],
  handler: auditPage,
});

export const exportAudit = operation({
  name: "audit.export",
  summary: "Export what happened as CSV, newest first",
  description:
    "The filters of `GET /v1/audit`; one row per event, its members as JSON in the last column. RFC 4180, UTF-8. A cell that a spreadsheet would run as a formula starts with an apostrophe. Events after the request are left out. A partner reads a few exports at once (`RATE_LIMITED` beyond).",
  kind: "query",
  rest: "GET /v1/audit/export.csv",
  actors: ["partner", "user"],
  input: AuditFilter,
  output: z.custom<FileAnswer>(),
  produces: "text/csv",
  errors: [],
  async pages(ctx, filter, at) {
    return exportPage(ctx, filter, at);
  },
  async handler(ctx) {
    const day = ctx.now.toISOString().slice(0, 10);
    return { filename: `audit-log-${day}.csv`, disposition: "attachment" as const };
  },
});
