import { z } from "zod";
import { HelperLink } from "@/lib/domain/helper-link/shape";
import { PartnerQuestion } from "@/lib/domain/partner-question/shape";

/** Whom a merchant asked in an attempt, and what came of it. */
export const Asked = z
  .object({
    helpers: z.array(HelperLink).meta({ description: "Newest first, at most 200." }),
    partner: z.array(PartnerQuestion).meta({ description: "Newest first, at most 200." }),
  })
  .meta({ id: "Asked", description: "Whom a merchant asked in an attempt, and what came of it." });
