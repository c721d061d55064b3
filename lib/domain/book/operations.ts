import { z } from "zod";
import { type Ctx, operation } from "@/lib/domain/operation";
import { requirePartner } from "@/lib/domain/partner/queries";
import { countGroups, countMovedByTime } from "@/lib/domain/portfolio/counters";
import { freezeView } from "@/lib/domain/portfolio/queries";
import { rollUp } from "@/lib/domain/portfolio/rollup";
import { narrows } from "./conditions";
import { countChosen, listBook } from "./queries";
import { BookCounts, BookEntry, BookFilter, BookList } from "./shape";
import { countStages, type StageCounts, totalOf } from "./stages";

export const listPortfolioMerchants = operation({
  name: "portfolio.merchants",
  summary: "List the merchants of your book, filtered and sorted",
  description:
    "An extension beside `GET /v1/merchants`: more filters, every order, and with each merchant what it is working on, when it last moved and whether its mail arrives. Every filter narrows what the others leave. Continue with `nextToken` and the same parameters, and go back with `previousToken`.",
  kind: "query",
  rest: "GET /v1/portfolio/merchants",
  actors: ["partner", "user"],
  input: BookList,
  output: z.object({
    items: z.array(BookEntry),
    nextToken: z.string().nullable(),
    previousToken: z.string().nullable().meta({ description: "Null on the first page." }),
  }),
  errors: [],
  async handler(ctx, { sort, limit, nextToken, previousToken, ...filter }) {
    const { expiringWindowDays } = await requirePartner(ctx);
    const question = { filter, sort, limit, nextToken, previousToken };
    return listBook(ctx, question, expiringWindowDays);
  },
});

/** Without filters the kept counters know it. */
async function stagesOfBook(ctx: Ctx, windowDays: number): Promise<StageCounts> {
  const { funnel } = rollUp(await countGroups(ctx), await countMovedByTime(ctx, windowDays));
  const { totalMerchants: _, completed: compliant, ...stages } = funnel;
  return { ...stages, compliant };
}

export const countPortfolioMerchants = operation({
  name: "portfolio.count_merchants",
  summary: "Count the merchants of your book that filters leave, by stage",
  description:
    "Takes the filters of `GET /v1/portfolio/merchants`. `stages` leaves the filter `stage` aside.",
  kind: "query",
  rest: "GET /v1/portfolio/merchants/counts",
  actors: ["partner", "user"],
  input: BookFilter,
  output: BookCounts,
  errors: [],
  async handler(ctx, filter) {
    await freezeView(ctx);
    const { expiringWindowDays } = await requirePartner(ctx);
    const stages = narrows(filter)
      ? countStages(await countChosen(ctx, filter, expiringWindowDays))
      : await stagesOfBook(ctx, expiringWindowDays);
    return { total: totalOf(stages, filter.stage), stages, generatedAt: ctx.now };
  },
});
