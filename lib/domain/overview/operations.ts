import { UTCDate } from "@date-fns/utc";
import { startOfDay } from "date-fns/startOfDay";
import { subDays } from "date-fns/subDays";
import { z } from "zod";
import { operation } from "@/lib/domain/operation";
import { requirePartner } from "@/lib/domain/partner/queries";
import { countByDay, countGroups, countMovedByTime } from "@/lib/domain/portfolio/counters";
import { freezeView } from "@/lib/domain/portfolio/queries";
import { rollUp } from "@/lib/domain/portfolio/rollup";
import { addUp, monthsFrom, monthsUntil, weeksFrom } from "./calendar";
import { countSealed, countStuck } from "./queries";
import { Overview } from "./shape";

/** Work that has not moved since the beginning of that many days ago counts as quiet. */
const QUIET_DAYS = 7;

export const getOverview = operation({
  name: "portfolio.overview",
  summary: "Get what the charts of your overview show",
  description:
    "An extension beside `GET /v1/portfolio`: the same rollup, with the calendar of expiries, completion over time, and where merchants are stuck. Every figure is listed by `GET /v1/portfolio/merchants` with the filters that its description names.",
  kind: "query",
  rest: "GET /v1/portfolio/overview",
  actors: ["partner", "user"],
  input: z.strictObject({}),
  output: Overview,
  errors: [],
  async handler(ctx) {
    await freezeView(ctx);
    const { expiringWindowDays } = await requirePartner(ctx);
    const moved = await countMovedByTime(ctx, expiringWindowDays);
    const weeks = weeksFrom(ctx.now);
    const months = monthsFrom(ctx.now);
    const days = await countByDay(ctx, ctx.now, months.at(-1)?.before ?? ctx.now);
    const quietSince = new Date(subDays(startOfDay(new UTCDate(ctx.now)), QUIET_DAYS));
    return {
      ...rollUp(await countGroups(ctx), moved),
      expiringSoonWindowDays: expiringWindowDays,
      expiries: { weeks: addUp(weeks, days), months: addUp(months, days) },
      completion: await countSealed(ctx, monthsUntil(ctx.now)),
      stuck: await countStuck(ctx, quietSince),
      quietSince,
      generatedAt: ctx.now,
    };
  },
});
