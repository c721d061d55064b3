// What the service tells a partner of by itself.
import { z } from "zod";
import { operation } from "@/lib/domain/operation";
import { lockPartner } from "@/lib/domain/partner/queries";
import { hasEventSince, requestsOfDay } from "./queries";

export const tellQuotaReached = operation({
  name: "partner.tell_quota_reached",
  summary: "Tell a sandbox, once a day, that its requests of the day are used up",
  kind: "command",
  actors: ["system"],
  input: z.strictObject({}),
  output: z.null(),
  errors: [],
  async handler(ctx) {
    const day = ctx.now.toISOString().slice(0, 10);
    await lockPartner(ctx);
    if (await hasEventSince(ctx, "partner.quota_reached", new Date(day))) return null;
    const requests = await requestsOfDay(ctx, day);
    ctx.emit("partner.quota_reached", { id: ctx.caller.partnerId }, { day, requests });
    return null;
  },
});
