import { z } from "zod";
import { STUCK_PLACES } from "@/lib/domain/book/shape";
import { Portfolio } from "@/lib/domain/portfolio/shape";
import { Moment } from "@/lib/domain/text";

const Count = z.int().min(0);

const Span = z.object({
  from: Moment.meta({ description: "Itself included." }),
  before: Moment.meta({ description: "Itself not included." }),
  merchants: Count,
});

const { totals, funnel, saqTypeBreakdown, complianceRate, expiringSoonWindowDays, generatedAt } =
  Portfolio.shape;

/** What the charts of a partner's overview show. Each figure names the filter that lists what it counts. */
export const Overview = z
  .object({
    totals,
    funnel,
    saqTypeBreakdown,
    complianceRate,
    expiringSoonWindowDays,
    expiries: z
      .object({
        weeks: z.array(Span).meta({ description: "13 weeks from today on." }),
        months: z
          .array(Span)
          .meta({ description: "13 calendar months (UTC), the first one from today on." }),
      })
      .meta({
        description:
          "When attestations that merchants hold run out. Behind a span: `endsFrom`, `endsBefore`.",
      }),
    completion: z.array(Span).meta({
      description:
        "Merchants that sealed an attempt in each of the last 13 calendar months (UTC), this one included. Behind a span: `sealedFrom`, `sealedBefore`.",
    }),
    stuck: z
      .array(
        z.object({
          place: z.enum(STUCK_PLACES),
          merchants: Count,
          followUp: Count.meta({ description: "Of these: a question waits there for its answer." }),
          quiet: Count.meta({ description: "Of these: nothing moved since `quietSince`." }),
        }),
      )
      .meta({
        description:
          "Where open work goes on. Behind an item: `stuck`, alone, with `followUp` or with `quietSince`.",
      }),
    quietSince: Moment,
    generatedAt,
  })
  .meta({ id: "PortfolioOverview" });

/** A span of a chart. */
export interface SpanCount {
  readonly from: Date;
  readonly before: Date;
  readonly merchants: number;
}
