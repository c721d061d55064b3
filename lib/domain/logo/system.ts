// What the job that fetches a logo reads and writes.
import { z } from "zod";
import { sha256 } from "@/lib/core/canonical";
import { operation } from "@/lib/domain/operation";
import { lockPartner, requirePartner } from "@/lib/domain/partner/queries";
import { countLogos, findLogoFile, keepLogo, noteLogo } from "./queries";
import { type FetchedLogo, LOGOS_MAX } from "./shape";

export const loadLogoAddress = operation({
  name: "logos.load",
  summary:
    "The address that a partner's logo is still to be fetched from; null where there is none",
  kind: "query",
  actors: ["system"],
  input: z.strictObject({}),
  output: z.string().nullable(),
  errors: [],
  async handler(ctx) {
    const { logoUrl, logoCheckedAt } = await requirePartner(ctx);
    return logoCheckedAt === null ? logoUrl : null;
  },
});

export const recordLogo = operation({
  name: "logos.record",
  summary: "Keep the picture that an address answered with, or why there is none",
  kind: "command",
  actors: ["system"],
  input: z.strictObject({ address: z.string(), fetched: z.custom<FetchedLogo>() }),
  output: z.null(),
  errors: [],
  // Another address was set meanwhile, which has a job of its own.
  mayChangeNothing: () => true,
  async handler(ctx, { address, fetched }) {
    await lockPartner(ctx);
    const { file } = fetched;
    const hash = file ? sha256(file.bytes) : null;
    const known = hash !== null && (await findLogoFile(ctx, hash)) !== null;
    const full = file && !known && (await countLogos(ctx)) >= LOGOS_MAX;
    const problem = full ? "too_many_kept" : (fetched.problem ?? null);
    if (file && hash && !problem) await keepLogo(ctx, hash, file);
    const picture = hash && !problem ? { logoSha256: hash } : {};
    const noted = { ...picture, logoProblem: problem, logoCheckedAt: ctx.now };
    if (!(await noteLogo(ctx, address, noted))) return null;
    ctx.emit("partner.logo_fetched", { id: ctx.caller.partnerId }, { problem, sha256: hash });
    return null;
  },
});
