import { z } from "zod";
import { Moment } from "@/lib/domain/text";

/** What became of a request, by its status: below 400, below 500, or beyond. */
export const REQUEST_OUTCOMES = ["succeeded", "refused", "failed"] as const;

/** What became of a request. */
export type RequestOutcome = (typeof REQUEST_OUTCOMES)[number];

/** One request as it was answered. It holds nothing of what was sent or answered. */
export const LoggedRequest = z
  .object({
    id: z.string().meta({ description: "The `X-Request-Id` of the answer." }),
    operation: z.string().meta({ example: "merchants.create" }),
    status: z.int().meta({ example: 201 }),
    durationMs: z.int(),
    actor: z.string().meta({ description: "The key, session token or person that asked." }),
    createdAt: Moment,
  })
  .meta({ id: "LoggedRequest" });
