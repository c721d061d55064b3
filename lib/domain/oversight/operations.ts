// All partners, as the operators of the service see them: facts and counts, and nothing of what merchants say.
import { z } from "zod";
import { cycleOf } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import { type OwnLimits, policyOf } from "@/lib/core/policy";
import { auditPage } from "@/lib/domain/audit/page";
import { AuditPage } from "@/lib/domain/audit/shape";
import { findClosing } from "@/lib/domain/closing/queries";
import { type Ctx, operation } from "@/lib/domain/operation";
import { planNames } from "@/lib/domain/plan/queries";
import { accessOf } from "@/lib/domain/support/access";
import { listAccesses } from "@/lib/domain/support/queries";
import {
  countedCycles,
  countMerchants,
  countSealed,
  findAnyPartner,
  findTwin,
  listPartnerRows,
  type PartnerRow,
  serviceFigures,
} from "./queries";
import {
  PartnerActsQuery,
  PartnerOverseen,
  PartnerRef,
  PartnersPage,
  PartnersQuery,
  ServiceFigures,
} from "./shape";

type TwinRow = Pick<PartnerRow, "id" | "status">;

interface Beside {
  readonly plans: ReadonlyMap<string, string>;
  readonly merchants: ReadonlyMap<string, number>;
}

type Row = PartnerRow & { readonly closing: boolean };

function lineOf(row: Row, twin: TwinRow | null, { plans, merchants }: Beside) {
  const { id, name, mode, planId, createdAt } = row;
  const status = row.closing && row.status === "suspended" ? ("closing" as const) : row.status;
  const counted = (partnerId: string) => merchants.get(partnerId) ?? 0;
  return {
    ...{ id, name, mode, status, createdAt },
    plan: { id: planId, name: plans.get(planId) ?? planId },
    merchants: counted(id),
    twin: twin && { id: twin.id, status: twin.status, merchants: counted(twin.id) },
  };
}

export const getServiceFigures = operation({
  name: "operators.figures",
  summary: "Count partners, their merchants, and what they sealed this month and last",
  kind: "query",
  actors: ["user"],
  input: z.strictObject({}),
  output: ServiceFigures,
  errors: [],
  async handler(ctx) {
    const { standing, merchants } = await serviceFigures(ctx);
    const { live = 0, sandbox = 0, suspended = 0, liveIds = [] } = standing ?? {};
    const running = cycleOf(ctx.now);
    const before = cycleOf(new Date(running.start.getTime() - 1));
    const total = async (cycle: typeof running) =>
      [...(await countSealed(ctx, liveIds, cycle)).values()].reduce((sum, each) => sum + each, 0);
    return {
      partners: { live, sandbox, suspended },
      merchants: { live: merchants.get("live") ?? 0, sandbox: merchants.get("sandbox") ?? 0 },
      sealed: { thisMonth: await total(running), lastMonth: await total(before) },
    };
  },
});

export const listPartners = operation({
  name: "operators.list_partners",
  summary: "List partners, newest first; a sandbox twin stands with its live partner",
  kind: "query",
  actors: ["user"],
  input: PartnersQuery,
  output: PartnersPage,
  errors: [],
  async handler(ctx, request) {
    const { rows, nextToken } = await listPartnerRows(ctx, request);
    const ids = rows.map(({ id }) => id);
    const all = [...ids, ...rows.flatMap(({ twin }) => twin?.id ?? [])];
    const beside = { plans: await planNames(ctx), merchants: await countMerchants(ctx, all) };
    const sealed = await countSealed(ctx, ids, cycleOf(ctx.now));
    const items = rows.map((row) => ({
      ...lineOf(row, row.twin, beside),
      sealed: sealed.get(row.id) ?? 0,
    }));
    return { items, nextToken };
  },
});

const ACCESSES_SHOWN = 20;

async function supportOf(ctx: Ctx, partnerId: string) {
  const { caller } = ctx;
  const { rows } = await listAccesses(ctx, partnerId, { limit: ACCESSES_SHOWN });
  return rows.map((row) => ({
    ...accessOf(ctx, row),
    own: caller.kind === "user" && row.operatorId === caller.userId,
  }));
}

function limitsOf({ mode, limits }: PartnerRow) {
  const set = (name: keyof OwnLimits) => limits[name] ?? null;
  const own = {
    requestsPerSecond: set("requestsPerSecond"),
    burst: set("burst"),
    requestsPerDay: set("requestsPerDay"),
    merchantCap: set("merchantCap"),
  };
  return { own, usual: policyOf(mode), inForce: policyOf(mode, limits) };
}

export const getPartnerOverseen = operation({
  name: "operators.get_partner",
  summary: "Get one partner: facts, use by month, limits, and support accesses",
  kind: "query",
  actors: ["user"],
  input: PartnerRef,
  output: PartnerOverseen,
  errors: ["PARTNER_NOT_FOUND"],
  async handler(ctx, { partnerId }) {
    const found = await findAnyPartner(ctx, partnerId);
    if (!found) throw new AppError("PARTNER_NOT_FOUND");
    const row = { ...found, closing: (await findClosing(ctx, partnerId)) !== null };
    const twin = await findTwin(ctx, partnerId);
    const merchants = await countMerchants(ctx, twin ? [row.id, twin.id] : [row.id]);
    const running = cycleOf(ctx.now);
    const sealed = (await countSealed(ctx, [row.id], running)).get(row.id) ?? 0;
    const { sandboxOf, suspendedAt, suspendedReason, supportAllowed } = row;
    return {
      ...lineOf(row, twin, { merchants, plans: await planNames(ctx) }),
      ...{ sandboxOf, suspendedAt, suspendedReason, supportAllowed },
      limits: limitsOf(row),
      usage: { running: { ...running, sealed }, counted: await countedCycles(ctx, row.id) },
      support: await supportOf(ctx, row.id),
    };
  },
});

export const listPartnerActs = operation({
  name: "operators.partner_audit",
  summary: "List what operators did to one partner, newest first",
  description: "From the service's own audit log, which reaches no log of a partner.",
  kind: "query",
  actors: ["user"],
  input: PartnerActsQuery,
  output: AuditPage,
  errors: [],
  handler: (ctx, { partnerId: concerns, ...page }) => auditPage(ctx, { ...page, concerns }),
});

export { reactivatePartner, suspendPartner } from "./standing";
export { closeSupport, lookForSupport, openSupport } from "./support";
export { changePartnerTerms, setPartnerLimits } from "./terms";
