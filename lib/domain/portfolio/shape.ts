import { z } from "zod";
import { BookFilter } from "@/lib/domain/book/shape";
import { Moment, SaqTypeShape } from "@/lib/domain/text";
import { SAQ_TYPES } from "@/lib/pci/saq-type";

const Count = z.int().min(0);

/** The rollup of a partner's whole book, exact at `generatedAt`. */
export const Portfolio = z
  .object({
    totals: z
      .object({
        merchants: Count,
        compliant: Count,
        expired: Count,
        expiringSoon: Count,
        inProgress: Count,
        notStarted: Count,
      })
      .meta({ description: "`merchants` is the sum of the others." }),
    funnel: z
      .object({
        totalMerchants: Count,
        neverInvited: Count,
        invited: Count,
        started: Count,
        inProgress: Count,
        completed: Count,
        expiringSoon: Count,
        expired: Count,
      })
      .meta({ description: "Stages exclude each other and sum to `totalMerchants`." }),
    saqTypeBreakdown: z
      .partialRecord(z.enum(SAQ_TYPES), Count)
      .meta({ description: "Merchants with a sealed SAQ, by the latest one's type." }),
    complianceRate: z
      .number()
      .min(0)
      .max(1)
      .meta({ description: "Compliant and expiring soon, over the whole book." }),
    expiringSoonWindowDays: z.int(),
    expiringSoon: z
      .array(
        z.object({
          merchantId: z.string(),
          name: z.string(),
          expiresAt: Moment,
          daysUntilExpiry: z.int(),
          saqType: SaqTypeShape.nullable(),
        }),
      )
      .meta({ description: "Soonest first; the first 1,000. `totals.expiringSoon` counts all." }),
    generatedAt: Moment,
  })
  .meta({ id: "Portfolio" });

/** The most merchants that an export names one by one: they stand in its address. */
export const EXPORT_NAMED_MAX = 300;

/** Ids in one parameter, separated by commas. */
const idList = z
  .string()
  .max(10_000)
  .transform((text) => text.split(",").filter(Boolean))
  .pipe(z.array(z.string()).max(EXPORT_NAMED_MAX, `Name at most ${EXPORT_NAMED_MAX} merchants.`))
  .optional();

const IDS = `Their ids, separated by commas; at most ${EXPORT_NAMED_MAX}.`;

/** What is exported. */
export const ExportQuery = BookFilter.extend({
  merchantIds: idList.meta({ override: { type: "string" }, description: `These alone. ${IDS}` }),
  except: idList.meta({ override: { type: "string" }, description: `All but these. ${IDS}` }),
});
