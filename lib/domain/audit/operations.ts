import { z } from "zod";
import { readCallName } from "@/lib/core/call-name";
import type { FileAnswer } from "@/lib/core/operation";
import { operation } from "@/lib/domain/operation";
import { momentSent } from "@/lib/domain/text";
import { exportPage } from "./export";
import { listEvents } from "./queries";
import { AuditEvent } from "./shape";

const FILTER = {
  merchantId: z.string().max(100).optional(),
  eventType: z.string().max(100).optional().meta({ example: "attempt.signed" }),
  actor: z.string().max(200).optional().meta({
    description: "Who acted, as the list names it.",
    example: "user:usr_01jd9x0e5kf7tr5v8kxgk3s9qa",
  }),
  since: momentSent.optional().meta({ description: "From this moment on, itself included." }),
  until: momentSent.optional().meta({ description: "Up to this moment, itself included." }),
};

export const listAudit = operation({
  name: "audit.list",
  summary: "List what happened, newest first",
  description:
    "Every change of every merchant, by whom and by which request. Continue with `nextToken`.",
  kind: "query",
  rest: "GET /v1/audit",
  actors: ["partner", "user"],
  input: z.strictObject({
    ...FILTER,
    limit: z.coerce.number().int().min(1).max(1000).default(100),
    nextToken: z.string().max(500).optional(),
  }),
  output: z.object({ items: z.array(AuditEvent), nextToken: z.string().nullable() }),
  errors: [],
  async handler(ctx, input) {
    const { rows, nextToken } = await listEvents(ctx, input);
    const items = rows.map((row) => ({
      id: row.id,
      timestamp: row.createdAt,
      eventType: row.type,
      actor: row.actor,
      resourceType: row.resourceType,
      resourceId: row.resourceId,
      merchantId: row.merchantId,
      attemptId: row.attemptId,
      metadata: { ...row.payload, ...readCallName(row.operation), requestId: row.requestId },
    }));
    return { items, nextToken };
  },
});

export const exportAudit = operation({
  name: "audit.export",
  summary: "Export what happened as CSV, newest first",
  description:
    "The filters of `GET /v1/audit`; one row per event, its members as JSON in the last column. RFC 4180, UTF-8. A cell that a spreadsheet would run as a formula starts with an apostrophe. Events after the request are left out. A partner reads a few exports at once (`RATE_LIMITED` beyond).",
  kind: "query",
  rest: "GET /v1/audit/export.csv",
  actors: ["partner", "user"],
  input: z.strictObject(FILTER),
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
