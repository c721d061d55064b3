import { z } from "zod";
import { operation } from "@/lib/domain/operation";
import { requirePartner } from "@/lib/domain/partner/queries";
import { countGroups, countMovedByTime } from "@/lib/domain/portfolio/counters";
import { freezeView } from "@/lib/domain/portfolio/queries";
import { rollUp } from "@/lib/domain/portfolio/rollup";
import {
  expiringSoon,
  mailTrouble,
  neverInvited,
  notCompliant,
  questionWaiting,
  reviewWaiting,
  webhooksFailing,
} from "./queries";
import { Attention } from "./shape";

export const getAttention = operation({
  name: "portfolio.attention",
  summary: "Get what needs you today",
  description:
    "Messages that did not arrive, webhooks that were given up or wait for a paused receiver, questions of merchants, sealed attempts that wait for your reviewers, merchants that sealed without being compliant, attestations that run out, and merchants that nobody invited. `GET /v1/portfolio/merchants` lists each in full: `mail`, `outcome`, `stage`; `GET /v1/partner-questions` lists the questions, `GET /v1/reviews` what waits for review.",
  kind: "query",
  rest: "GET /v1/portfolio/attention",
  actors: ["partner", "user"],
  input: z.strictObject({}),
  output: Attention,
  errors: [],
  async handler(ctx) {
    await freezeView(ctx);
    const { expiringWindowDays: window } = await requirePartner(ctx);
    const { funnel } = rollUp(await countGroups(ctx), await countMovedByTime(ctx, window));
    const items = [
      await mailTrouble(ctx),
      await webhooksFailing(ctx),
      await questionWaiting(ctx),
      await reviewWaiting(ctx),
      await notCompliant(ctx),
      await expiringSoon(ctx, window, funnel.expiringSoon),
      await neverInvited(ctx, window, funnel.neverInvited),
    ];
    return { items: items.filter(({ count }) => count > 0), generatedAt: ctx.now };
  },
});
