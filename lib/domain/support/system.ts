// Whom the service tells that an operator may look.
import { z } from "zod";
import { config } from "@/lib/core/config";
import { findEventPayload } from "@/lib/domain/mail/queries";
import { operation } from "@/lib/domain/operation";
import { ownBrand, type PartnerBrand } from "@/lib/domain/partner/brand";
import { listMembers } from "@/lib/domain/team/queries";

/** What is told of a support access, and to whom. */
export interface SupportNotice {
  readonly to: readonly string[];
  readonly brand: PartnerBrand;
  readonly mail: {
    readonly operator: string;
    readonly reason: string;
    readonly until: string;
    readonly of: "live" | "sandbox";
    readonly url: string;
  };
}

export const loadSupportNotice = operation({
  name: "support.load_notice",
  summary: "Which owners and admins are told of a support access, and what",
  kind: "query",
  actors: ["system"],
  input: z.strictObject({ eventId: z.string() }),
  output: z.custom<SupportNotice>().nullable(),
  errors: [],
  async handler(ctx, { eventId }) {
    const payload = await findEventPayload(ctx, eventId);
    if (!payload) return null;
    const told = (await listMembers(ctx)).filter(
      ({ role }) => role === "owner" || role === "admin",
    );
    const { operator, reason, until, of } = payload;
    const mail = {
      operator: String(operator),
      reason: String(reason),
      until: String(until),
      of: of === "sandbox" ? ("sandbox" as const) : ("live" as const),
      url: `${config().baseUrl}/dashboard/settings/support`,
    };
    return { to: told.map(({ email }) => email), brand: await ownBrand(ctx), mail };
  },
});
