import { z } from "zod";
import { validationError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import type { Issue } from "@/lib/core/issue";
import type { FileAnswer } from "@/lib/core/operation";
import { type Ctx, operation } from "@/lib/domain/operation";
import { requirePartner } from "@/lib/domain/partner/queries";
import { carryOut, firstSlice } from "./carry-out";
import { exportItems, listActs } from "./past";
import {
  countOutcomes,
  countSelected,
  insertBulk,
  listItems,
  listSelected,
  type OutcomeGroup,
  requireBulk,
} from "./queries";
import { reachOf } from "./reach";
import {
  BULK_MAX,
  Bulk,
  BulkAnswer,
  BulkItem,
  BulkItemFilter,
  BulkItemList,
  BulkList,
  BulkProgress,
  BulkRef,
  type BulkRequest,
  ListedBulk,
} from "./shape";

const ONE_OF_THE_TWO: Issue = {
  path: "merchantIds",
  code: "required",
  message: "Name merchants in `merchantIds`, or send a `filter`: one of the two.",
};

const TOO_MANY: Issue = {
  path: "filter",
  code: "too_large",
  message: `This leaves more than ${BULK_MAX} merchants. Narrow the filter.`,
};

const NOBODY: Issue = {
  path: "merchantIds",
  code: "not_found",
  message: "None of these merchants is there. Look at the list again.",
};

/** Whom an act would reach at this moment, slice by slice as the job goes through it. */
async function foresee(ctx: Ctx, request: BulkRequest, windowDays: number) {
  const selected = await listSelected(ctx, request, windowDays);
  const groups: OutcomeGroup[] = [];
  for (let at = 0; at < selected.length; ) {
    const slice = firstSlice(selected, at);
    const outcomes = await carryOut(ctx, request.act, slice, { dryRun: true });
    groups.push(...outcomes.map((found) => ({ ...found, merchants: 1 })));
    at += slice.length;
  }
  return reachOf(groups);
}

export const startBulk = operation({
  name: "portfolio.bulk",
  summary: "Invite or remind many merchants at once",
  description:
    "Takes merchants one by one, or all that a filter leaves; at most 100,000. Ask with `dryRun` first: it says whom it reaches, and who is left out for which reason. Without, the merchants that are selected at this moment are written down, and gone through after the answer, by the rules and limits of `POST /v1/merchants/{merchantId}/invite`; follow it at `pollUrl`.",
  kind: "command",
  rest: "POST /v1/portfolio/bulk",
  actors: ["partner", "user"],
  input: Bulk,
  output: BulkAnswer,
  mayChangeNothing: ({ dryRun }) => dryRun,
  errors: [],
  async handler(ctx, request) {
    const { act, merchantIds, filter, dryRun } = request;
    if ((merchantIds === undefined) === (filter === undefined)) {
      throw validationError([ONE_OF_THE_TWO]);
    }
    const { expiringWindowDays } = await requirePartner(ctx);
    const total = await countSelected(ctx, request, expiringWindowDays);
    if (total > BULK_MAX) throw validationError([TOO_MANY]);
    if (total === 0 && merchantIds) throw validationError([NOBODY]);
    if (dryRun) {
      const reach = await foresee(ctx, request, expiringWindowDays);
      return { bulkId: null, pollUrl: null, total, reach };
    }
    const id = newId("blk");
    await insertBulk(ctx, { id, request, total }, expiringWindowDays);
    ctx.emit("bulk.requested", { id }, { act, total });
    return { bulkId: id, pollUrl: `/v1/portfolio/bulk/${id}`, total, reach: null };
  },
});

export const listBulks = operation({
  name: "portfolio.list_bulks",
  summary: "List the acts on many merchants that were asked for, newest first",
  description:
    "With who asked for each, and how many it reached and left out. Acts are kept for 90 days. Continue with `nextToken`.",
  kind: "query",
  rest: "GET /v1/portfolio/bulk",
  actors: ["partner", "user"],
  input: BulkList,
  output: z.object({ items: z.array(ListedBulk), nextToken: z.string().nullable() }),
  errors: [],
  async handler(ctx, input) {
    return listActs(ctx, input);
  },
});

export const getBulk = operation({
  name: "portfolio.get_bulk",
  summary: "Get how far an act on many merchants is",
  description:
    "Ask every few seconds while `status` is `working`. Acts are kept for 90 days. Next: `GET /v1/portfolio/bulk/{bulkId}/items`.",
  kind: "query",
  rest: "GET /v1/portfolio/bulk/{bulkId}",
  actors: ["partner", "user"],
  input: BulkRef,
  output: BulkProgress,
  errors: ["BULK_NOT_FOUND"],
  async handler(ctx, { bulkId }) {
    const { act, status, total, createdAt, finishedAt } = await requireBulk(ctx, bulkId);
    const groups = await countOutcomes(ctx, bulkId);
    const done = groups
      .filter(({ outcome }) => outcome !== null)
      .reduce((sum, { merchants }) => sum + merchants, 0);
    return { bulkId, act, status, total, done, reach: reachOf(groups), createdAt, finishedAt };
  },
});

export const listBulkItems = operation({
  name: "portfolio.list_bulk_items",
  summary: "List what became of each merchant of an act on many",
  description: "Continue with `nextToken` and the same parameters.",
  kind: "query",
  rest: "GET /v1/portfolio/bulk/{bulkId}/items",
  actors: ["partner", "user"],
  input: BulkItemList,
  output: z.object({ items: z.array(BulkItem), nextToken: z.string().nullable() }),
  errors: ["BULK_NOT_FOUND"],
  async handler(ctx, input) {
    await requireBulk(ctx, input.bulkId);
    return listItems(ctx, input);
  },
});

export const exportBulkItems = operation({
  name: "portfolio.export_bulk_items",
  summary: "Export what became of each merchant of an act on many as CSV",
  description:
    "The filters of `GET /v1/portfolio/bulk/{bulkId}/items`: with `outcome=skipped` those that were left out, and why. RFC 4180, UTF-8. A cell that a spreadsheet would run as a formula starts with an apostrophe.",
  kind: "query",
  rest: "GET /v1/portfolio/bulk/{bulkId}/items.csv",
  actors: ["partner", "user"],
  input: BulkItemFilter,
  output: z.custom<FileAnswer>(),
  produces: "text/csv",
  errors: ["BULK_NOT_FOUND"],
  async pages(ctx, filter, at) {
    return exportItems(ctx, filter, at);
  },
  async handler(ctx, { bulkId }) {
    const { act, createdAt } = await requireBulk(ctx, bulkId);
    const filename = `${act}-${createdAt.toISOString().slice(0, 10)}.csv`;
    return { filename, disposition: "attachment" as const };
  },
});
