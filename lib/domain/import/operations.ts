import { newId } from "@/lib/core/ids";
import { IMPORT_MAX_BYTES } from "@/lib/core/policy";
import { refreshCompliance } from "@/lib/domain/merchant/compliance";
import { roomLeft } from "@/lib/domain/merchant/queries";
import { type Ctx, operation } from "@/lib/domain/operation";
import { requirePartner } from "@/lib/domain/partner/queries";
import { updatePaymentMethodRow } from "@/lib/domain/payment-method/queries";
import { voidChangedOf } from "@/lib/domain/signature/standing";
import { readImportCsv } from "./csv";
import { checkRows, type PlannedRow, planImport } from "./plan";
import {
  awaitTurn,
  findByExternalIds,
  insertMerchants,
  insertMethods,
  patchMerchants,
} from "./queries";
import { Import, type ImportOutcome, ImportResult, type ImportRow } from "./shape";

export const importMerchants = operation({
  name: "merchants.import",
  summary: "Import up to 10,000 merchants, each by itself",
  description:
    "Rows with a known `externalMerchantId` update that merchant, all others create one; payment methods are matched by name. One bad row never stops the others. As `text/csv`: a header line with name, email, externalMerchantId, website, locale, paymentMethodName, paymentMethodDescription, paymentMethodChannel, paymentMethodVendor; `sendInvites` and `dryRun` go into the query string.",
  kind: "command",
  rest: "POST /v1/merchants/import",
  actors: ["partner", "user"],
  input: Import,
  output: ImportResult,
  bodyMaxBytes: IMPORT_MAX_BYTES,
  accepts: { contentType: "text/csv", query: ["sendInvites", "dryRun"], read: readImportCsv },
  guardedByHandler: ["merchants"],
  mayChangeNothing: ({ dryRun }) => dryRun,
  errors: [],
  async handler(ctx, { merchants: entries, sendInvites, dryRun }) {
    const partner = await requirePartner(ctx);
    const checked = checkRows(entries, ctx.cardDataIn);
    await awaitTurn(ctx);
    const externalIds = checked.flatMap((row) =>
      "name" in row && row.externalMerchantId ? [row.externalMerchantId] : [],
    );
    const stored = await findByExternalIds(ctx, externalIds);
    const plan = planImport(checked, stored, await roomLeft(ctx, partner));
    const items = dryRun ? plan.map(foresee) : await carryOut(ctx, plan);
    const invited = sendInvites ? invite(ctx, plan, items, dryRun) : 0;
    const summary = { ...countOutcomes(items), invited };
    if (!dryRun) ctx.emit("merchants.imported", { id: partner.id }, summary);
    return { summary, items };
  },
});

const OUTCOME_OF = {
  create: "created",
  update: "updated",
  unchanged: "unchanged",
  failed: "failed",
} as const;

function foresee(planned: PlannedRow, index: number): ImportOutcome {
  const { row } = planned;
  return {
    index,
    outcome: OUTCOME_OF[planned.kind],
    ...("stored" in planned ? { merchantId: planned.stored.id } : {}),
    ...(row?.externalMerchantId ? { externalMerchantId: row.externalMerchantId } : {}),
    ...(planned.kind === "failed" ? { errors: [...planned.errors] } : {}),
  };
}

function countOutcomes(items: readonly ImportOutcome[]) {
  const count = (outcome: ImportOutcome["outcome"]) =>
    items.filter((item) => item.outcome === outcome).length;
  return {
    created: count("created"),
    updated: count("updated"),
    unchanged: count("unchanged"),
    failed: count("failed"),
  };
}

const TAKEN_MEANWHILE = {
  path: "externalMerchantId",
  message: "Another request created this merchant at the same moment. Send the row again.",
};

/** Writes what was planned: new merchants at once, changes at once, each with its events. */
async function carryOut(ctx: Ctx, plan: readonly PlannedRow[]): Promise<ImportOutcome[]> {
  const created = await createMerchants(ctx, plan);
  await updateMerchants(ctx, plan);
  return plan.map((planned, index) => {
    const item = foresee(planned, index);
    if (planned.kind !== "create") return item;
    const merchantId = created.get(index);
    return merchantId
      ? { ...item, merchantId }
      : { ...item, outcome: "failed" as const, errors: [TAKEN_MEANWHILE] };
  });
}

/** Creates the new merchants; answers their ids by the rows' places. */
async function createMerchants(
  ctx: Ctx,
  plan: readonly PlannedRow[],
): Promise<Map<number, string>> {
  const wanted = plan.flatMap((planned, index) =>
    planned.kind === "create" ? [{ index, id: newId("mrc"), row: planned.row }] : [],
  );
  const inserted = await insertMerchants(
    ctx,
    wanted.map(({ id, row: { paymentMethods, ...row } }) => ({
      id,
      ...row,
      complianceStatus: paymentMethods?.length ? "payment_methods_added" : "not_started",
    })),
  );
  const made = wanted.filter(({ id }) => inserted.has(id));
  for (const { id, row } of made) {
    const externalMerchantId = row.externalMerchantId ?? null;
    ctx.emit("merchant.created", { id, merchantId: id }, { name: row.name, externalMerchantId });
  }
  await addMethods(
    ctx,
    made.map(({ id, row }) => ({ merchantId: id, methods: row.paymentMethods ?? [] })),
  );
  return new Map(made.map(({ index, id }) => [index, id]));
}

async function addMethods(
  ctx: Ctx,
  owners: readonly {
    readonly merchantId: string;
    readonly methods: NonNullable<ImportRow["paymentMethods"]>;
  }[],
): Promise<void> {
  const rows = owners.flatMap(({ merchantId, methods }) =>
    methods.map((method) => ({ id: newId("pm"), merchantId, ...method })),
  );
  await insertMethods(ctx, rows);
  for (const { id, merchantId, name, channel } of rows) {
    ctx.emit("payment_method.created", { id, merchantId }, { name, channel: channel ?? null });
  }
}

async function updateMerchants(ctx: Ctx, plan: readonly PlannedRow[]): Promise<void> {
  const updates = plan.filter((planned) => planned.kind === "update");
  const patches = updates.filter(({ changed }) => changed);
  await patchMerchants(
    ctx,
    patches.map(({ stored, row: { name, email, website, locale } }) => ({
      id: stored.id,
      name,
      email,
      website,
      locale,
    })),
  );
  for (const { stored, row } of patches) {
    const { paymentMethods: _, ...members } = row;
    const subject = { id: stored.id, merchantId: stored.id };
    ctx.emit("merchant.updated", subject, { changed: Object.keys(members) });
  }
  await addMethods(
    ctx,
    updates.map(({ stored, newMethods }) => ({ merchantId: stored.id, methods: newMethods })),
  );
  for (const { stored, changedMethods, newMethods } of updates) {
    for (const { id, row } of changedMethods) {
      await updatePaymentMethodRow(ctx, id, row);
      const subject = { id, merchantId: stored.id };
      ctx.emit("payment_method.updated", subject, { changed: Object.keys(row) });
    }
    if (newMethods.length > 0) await refreshCompliance(ctx, stored.id);
  }
  await voidChangedOf(
    ctx,
    updates.map(({ stored }) => stored.id),
  );
}

/** Asks for an invitation of every merchant with an address; answers how many. */
function invite(
  ctx: Ctx,
  plan: readonly PlannedRow[],
  items: readonly ImportOutcome[],
  dryRun: boolean,
): number {
  let invited = 0;
  plan.forEach((planned, index) => {
    const item = items[index];
    const to = planned.row?.email ?? ("stored" in planned ? planned.stored.email : null);
    if (!to || !item || item.outcome === "failed") return;
    invited += 1;
    const id = item.merchantId;
    if (!dryRun && id) ctx.emit("invite.requested", { id, merchantId: id }, { to });
  });
  return invited;
}
