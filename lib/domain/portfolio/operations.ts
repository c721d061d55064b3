import { z } from "zod";
import type { FileAnswer } from "@/lib/core/operation";
import { operation } from "@/lib/domain/operation";
import { requirePartner } from "@/lib/domain/partner/queries";
import { countGroups, countMovedByTime } from "./counters";
import { exportPage } from "./export";
import { freezeView, listExpiring } from "./queries";
import { rollUp } from "./rollup";
import { ExportQuery, Portfolio } from "./shape";

export const getPortfolio = operation({
  name: "portfolio.get",
  summary: "Get the rollup of your whole book",
  description:
    "Exact at `generatedAt`: the counters behind it change with the merchants, in one transaction.",
  kind: "query",
  rest: "GET /v1/portfolio",
  actors: ["partner", "user"],
  input: z.strictObject({}),
  output: Portfolio,
  errors: [],
  async handler(ctx) {
    await freezeView(ctx);
    const { expiringWindowDays } = await requirePartner(ctx);
    const groups = await countGroups(ctx);
    return {
      ...rollUp(groups, await countMovedByTime(ctx, expiringWindowDays)),
      expiringSoonWindowDays: expiringWindowDays,
      expiringSoon: await listExpiring(ctx, expiringWindowDays),
      generatedAt: ctx.now,
    };
  },
});

export const exportPortfolio = operation({
  name: "portfolio.export",
  summary: "Export your book as CSV, one row per merchant",
  description:
    "The whole book, or what the filters of `GET /v1/portfolio/merchants` leave. RFC 4180, UTF-8. A cell that a spreadsheet would run as a formula starts with an apostrophe. The file is made while you read it: statuses are those of the moment of the request, merchants created later are left out, and each row is as it was when its part was read. Read it without long pauses; a partner reads a few exports at once (`RATE_LIMITED` beyond).",
  kind: "query",
  rest: "GET /v1/portfolio/export.csv",
  actors: ["partner", "user"],
  input: ExportQuery,
  output: z.custom<FileAnswer>(),
  produces: "text/csv",
  errors: [],
  async pages(ctx, { merchantIds, except, ...filter }, at) {
    const { expiringWindowDays } = await requirePartner(ctx);
    return exportPage(ctx, { filter, merchantIds, except }, expiringWindowDays, at);
  },
  async handler(ctx) {
    const day = ctx.now.toISOString().slice(0, 10);
    return { filename: `merchants-${day}.csv`, disposition: "attachment" as const };
  },
});
