// The end of a cycle: what was sealed is counted, and the invoice is issued, in one transaction. The cycles of a
// partner follow each other without a gap, so that a worker that was away catches up one by one.
import { addDays } from "date-fns/addDays";
import { cycleOf } from "@/lib/core/clock";
import { newId } from "@/lib/core/ids";
import { setOffCredit } from "@/lib/domain/credit-note/set-off";
import type { Ctx } from "@/lib/domain/operation";
import { lockPartner, type PartnerRow, requirePartner } from "@/lib/domain/partner/queries";
import { type PlanTerms, planAt } from "@/lib/domain/plan/queries";
import { charge } from "./charge";
import {
  type Cycle,
  countedUntil,
  countFor,
  countUncounted,
  findBuyer,
  findSeller,
  insertCycle,
  insertInvoice,
  nextInvoiceNumber,
} from "./queries";
import type { Charge, InvoiceSeller } from "./shape";

/**
 * What became of a try to close a cycle. `waiting`: there is something to bill and nobody has said who issues the
 * invoices.
 */
export type Closing = "closed" | "waiting" | "none";

/** Closes the next cycle of the caller's partner that is over. */
export async function closeNextCycle(ctx: Ctx): Promise<Closing> {
  // Of two workers at once the second one finds what the first has counted.
  await lockPartner(ctx);
  const partner = await requirePartner(ctx);
  if (partner.mode !== "live") return "none";
  const cycle = cycleOf((await countedUntil(ctx)) ?? partner.createdAt);
  if (cycle.end > ctx.now) return "none";
  const plan = await planAt(ctx, cycle.end);
  const seller = await findSeller(ctx);
  if (!seller && charge(plan, await countUncounted(ctx, cycle)).amount > 0) return "waiting";
  const units = await countFor(ctx, cycle);
  const cost = charge(plan, units);
  await keepCycle(ctx, cycle, { plan, units, cost });
  if (cost.amount > 0) await issue(ctx, { partner, cycle, plan, units, cost, seller });
  return "closed";
}

interface Counted {
  readonly plan: PlanTerms;
  readonly units: number;
  readonly cost: Charge;
}

async function keepCycle(ctx: Ctx, cycle: Cycle, { plan, units, cost }: Counted): Promise<void> {
  const { currency } = plan;
  const { amount } = cost;
  const [cycleStart, cycleEnd] = [cycle.start, cycle.end];
  await insertCycle(ctx, { cycleStart, cycleEnd, sealedAttestations: units, amount, currency });
  ctx.emit(
    "billing.cycle_closed",
    { id: ctx.caller.partnerId },
    {
      ...{ cycleStart: cycleStart.toISOString(), cycleEnd: cycleEnd.toISOString() },
      ...{ sealedAttestations: units, amount, currency },
    },
  );
}

interface Issuing extends Counted {
  readonly partner: PartnerRow;
  readonly cycle: Cycle;
  readonly seller: InvoiceSeller | null;
}

async function issue(ctx: Ctx, { partner, cycle, plan, units, cost, seller }: Issuing) {
  // One more was sealed since the look before, and nobody has said who issues: all of it is rolled back.
  if (!seller) throw new Error("there is something to bill, and nobody who issues invoices");
  const nobodySaid = { name: partner.name, address: null, country: null, taxNumber: null };
  const id = newId("ivc");
  const number = await nextInvoiceNumber(ctx);
  const dueAt = addDays(ctx.now, plan.termsDays);
  const { currency, taxName, taxBasisPoints } = plan;
  const invoice = await insertInvoice(ctx, {
    ...{ id, number, dueAt, currency, taxName, taxBasisPoints, seller, ...cost },
    ...{ cycleStart: cycle.start, cycleEnd: cycle.end, sealedAttestations: units },
    ...{ planId: plan.id, planVersion: plan.version, planName: plan.name },
    buyer: (await findBuyer(ctx)) ?? nobodySaid,
  });
  const { amount } = cost;
  ctx.emit("invoice.issued", { id }, { number, amount, currency, dueAt: dueAt.toISOString() });
  await setOffCredit(ctx, invoice);
}
