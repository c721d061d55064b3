import { z } from "zod";
import { ENDING_KEYS } from "@/lib/core/caller";
import { type Ctx, operation } from "@/lib/domain/operation";
import { type PartnerRow, requirePartner, updatePartner } from "@/lib/domain/partner/queries";
import { findLogo } from "./queries";
import { LOGO_PROBLEMS, LogoStatus } from "./shape";

async function statusOf(ctx: Ctx, row: PartnerRow): Promise<z.input<typeof LogoStatus>> {
  const { logoUrl: address, logoProblem: code, logoCheckedAt: fetchedAt } = row;
  const standing = fetchedAt === null ? "fetching" : code === null ? "ready" : "failed";
  return {
    address,
    status: address === null ? "none" : standing,
    problem: code && { code, message: LOGO_PROBLEMS[code] },
    picture: await findLogo(ctx, row),
    fetchedAt,
  };
}

export const getLogo = operation({
  name: "partner.get_logo",
  summary: "See how it stands with your logo",
  description:
    "`PUT /v1/partner/settings` sets its address. It is fetched once and shown from a copy: in the portal, in mail and on documents. Where it could not be, `problem` says why and what to do.",
  kind: "query",
  rest: "GET /v1/partner/logo",
  actors: ["partner", "user"],
  input: z.strictObject({}),
  output: LogoStatus,
  errors: [],
  async handler(ctx) {
    return statusOf(ctx, await requirePartner(ctx));
  },
});

export const fetchLogo = operation({
  name: "partner.fetch_logo",
  summary: "Fetch your logo again",
  description:
    "For a picture that changed at the same address, or one that could not be fetched. Read what came of it with `GET /v1/partner/logo`. Documents that are sealed keep the picture that they have.",
  kind: "command",
  rest: "POST /v1/partner/logo/fetch",
  actors: ["partner", "user"],
  refusesKeys: ENDING_KEYS,
  input: z.strictObject({}),
  output: LogoStatus,
  errors: ["KEY_ENDING"],
  // Without an address there is nothing to fetch.
  mayChangeNothing: () => true,
  async handler(ctx) {
    const row = await requirePartner(ctx);
    if (row.logoUrl === null) return statusOf(ctx, row);
    const change = { logoCheckedAt: null, logoProblem: null };
    await updatePartner(ctx, change);
    ctx.emit("partner.logo_requested", { id: row.id }, {});
    return statusOf(ctx, { ...row, ...change });
  },
});
