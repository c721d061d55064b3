// Whom the service tells that it suspended a partner or opened it again, and what.
import { and, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import { events } from "@/db/schema";
import { config } from "@/lib/core/config";
import { findEvent } from "@/lib/domain/mail/queries";
import { type Ctx, operation } from "@/lib/domain/operation";
import { requirePartner } from "@/lib/domain/partner/queries";
import { listMembers } from "@/lib/domain/team/queries";

/** What is told of a suspension or its end, and to whom. */
export interface StandingNotice {
  readonly to: readonly string[];
  readonly mail: {
    readonly partnerName: string;
    readonly of: "account" | "sandbox";
    readonly at: string;
    readonly reason: string | null;
    readonly askAt: string | null;
    readonly url: string;
  };
}

/** The address that answers to the service's messages go to; null where none is set. */
function serviceAddress(): string | null {
  const { resendApiKey, smtpUrl, from } = config().mail;
  return resendApiKey || smtpUrl ? (/<([^<>]+)>\s*$/.exec(from)?.[1] ?? from) : null;
}

/** Whether the same act began to close the partner, or called that off. */
async function isOfClosing(
  ctx: Ctx,
  { createdAt, requestId }: { readonly createdAt: Date; readonly requestId: string },
): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        eq(events.partnerId, ctx.caller.partnerId),
        eq(events.createdAt, createdAt),
        eq(events.requestId, requestId),
        inArray(events.type, ["partner.closing_begun", "partner.closing_called_off"]),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export const loadStandingNotice = operation({
  name: "operators.load_standing_notice",
  summary: "Which owners and admins are told of a suspension or its end, and what",
  kind: "query",
  actors: ["system"],
  input: z.strictObject({ eventId: z.string() }),
  output: z.custom<StandingNotice>().nullable(),
  errors: [],
  async handler(ctx, { eventId }) {
    const event = await findEvent(ctx, eventId);
    // The message about the end of a contract says that it is suspended, or open again.
    if (!event || (await isOfClosing(ctx, event))) return null;
    const { name: partnerName } = await requirePartner(ctx);
    const told = (await listMembers(ctx)).filter(
      ({ role }) => role === "owner" || role === "admin",
    );
    const { reason } = event.payload;
    const mail = {
      partnerName,
      // What is said of a live partner's sandbox stands in the log of the live partner, whose people are told.
      of: event.type.startsWith("partner.sandbox_") ? ("sandbox" as const) : ("account" as const),
      at: event.createdAt.toISOString(),
      reason: typeof reason === "string" ? reason : null,
      askAt: serviceAddress(),
      url: `${config().baseUrl}/sign-in`,
    };
    return { to: told.map(({ email }) => email), mail };
  },
});
