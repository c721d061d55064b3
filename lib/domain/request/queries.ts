import { and, desc, eq, gte, lt, lte, type SQL } from "drizzle-orm";
import { keysetOf, olderThan, pageOf } from "@/db/keyset";
import { requestLog } from "@/db/schema";
import type { Ctx } from "@/lib/domain/operation";
import type { RequestOutcome } from "./shape";

/** What selects and continues a list of requests. */
export interface RequestFilter {
  readonly requestId?: string | undefined;
  readonly operation?: string | undefined;
  readonly outcome?: RequestOutcome | undefined;
  readonly actor?: string | undefined;
  readonly since?: Date | undefined;
  readonly until?: Date | undefined;
  readonly limit: number;
  readonly nextToken?: string | undefined;
}

const OUTCOMES: Record<RequestOutcome, () => SQL | undefined> = {
  succeeded: () => lt(requestLog.status, 400),
  refused: () => and(gte(requestLog.status, 400), lt(requestLog.status, 500)),
  failed: () => gte(requestLog.status, 500),
};

/** One page of requests, newest first, and the token of the next page or null. */
export async function listLogged(ctx: Ctx, filter: RequestFilter) {
  const { requestId, operation, outcome, actor, since, until } = filter;
  const page = keysetOf("requests", filter);
  const rows = await ctx.db
    .select()
    .from(requestLog)
    .where(
      and(
        eq(requestLog.partnerId, ctx.caller.partnerId),
        requestId === undefined ? undefined : eq(requestLog.id, requestId),
        operation === undefined ? undefined : eq(requestLog.operation, operation),
        outcome ? OUTCOMES[outcome]() : undefined,
        actor === undefined ? undefined : eq(requestLog.actor, actor),
        since ? gte(requestLog.createdAt, since) : undefined,
        until ? lte(requestLog.createdAt, until) : undefined,
        olderThan(requestLog, page),
      ),
    )
    .orderBy(desc(requestLog.createdAt), desc(requestLog.id))
    .limit(filter.limit + 1);
  return pageOf(rows, page);
}
