import { z } from "zod";
import { operation } from "@/lib/domain/operation";
import { momentSent } from "@/lib/domain/text";
import { listLogged } from "./queries";
import { LoggedRequest, REQUEST_OUTCOMES } from "./shape";

export const listRequests = operation({
  name: "partner.list_requests",
  summary: "List the requests of your keys, tokens and people, newest first",
  description:
    "Of the last 30 days, and at most the newest 100,000; over REST and MCP. No bodies, addresses or parameters are kept. It is written a few seconds after the answer; under very many requests at once some are left out. Continue with `nextToken`.",
  kind: "query",
  rest: "GET /v1/partner/requests",
  actors: ["partner", "user"],
  input: z.strictObject({
    requestId: z.string().max(100).optional().meta({ description: "One request alone." }),
    operation: z.string().max(100).optional().meta({ example: "merchants.create" }),
    outcome: z.enum(REQUEST_OUTCOMES).optional().meta({
      description: "`succeeded`: below 400. `refused`: 400 to 499. `failed`: 500 and beyond.",
    }),
    actor: z.string().max(200).optional(),
    since: momentSent.optional().meta({ description: "From this moment on, itself included." }),
    until: momentSent.optional().meta({ description: "Up to this moment, itself included." }),
    limit: z.coerce.number().int().min(1).max(100).default(50),
    nextToken: z.string().max(500).optional(),
  }),
  output: z.object({ items: z.array(LoggedRequest), nextToken: z.string().nullable() }),
  errors: [],
  async handler(ctx, input) {
    const { rows, nextToken } = await listLogged(ctx, input);
    const items = rows.map(({ id, operation, status, durationMs, actor, createdAt }) => ({
      ...{ id, operation, status, durationMs, actor, createdAt },
    }));
    return { items, nextToken };
  },
});
