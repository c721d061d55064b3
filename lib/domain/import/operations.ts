import { ISSUES_MAX } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { mapPaced } from "@/lib/core/pace";
import { IMPORT_MAX_BYTES } from "@/lib/core/policy";
import { refreshCompliance } from "@/lib/domain/merchant/compliance";
import { roomLeft } from "@/lib/domain/merchant/queries";
import { type Ctx, operation } from "@/lib/domain/operation";
import { requirePartner } from "@/lib/domain/partner/queries";
import { voidChangedOf } from "@/lib/domain/signature/standing";
import { readImportCsv } from "./csv";
import { inviteRows } from "./invites";
import { checkRows, failureOf, type PlannedRow, planImport, type RowFailure } from "./plan";
import {
  awaitTurn,
  findByExternalIds,
  insertMerchants,
  insertMethods,
  patchMerchants,
  patchMethods,
} from "./queries";
import { Import, type ImportOutcome, ImportResult, type ImportRow } from "./shape";

export const importMerchants = operation({
  name: "merchants.import",
  summary: "Import up to 10,000 merchants, each by itself",
  description:
    "Rows with a known `externalMerchantId` update that merchant, all others create one; payment methods are matched by name. One bad row never stops the others. As `text/csv`: a header line with name, email, externalMerchantId, website, locale, paymentMethodName, paymentMethodDescription, paymentMethodChannel, paymentMethodVendor; `sendInvites`, `resend` and `dryRun` go into the query string. With `sendInvites` we mail merchants that have something to do and were not invited in the last 7 days (`resend` lifts these), one message to an address, with all of its merchants; each item says what happened. Skipping is ours: your receiver is told of what is sent. A row of more than 64 columns or members fails for that one reason; all rows together tell one hundred issues, and `details.issuesTotal` how many there were.",
  kind: "command",
  rest: "POST /v1/merchants/import",
  actors: ["partner"],
  input: Import,
  output: ImportResult,
  bodyMaxBytes: IMPORT_MAX_BYTES,
  accepts: {
    contentType: "text/csv",
    query: ["sendInvites", "resend", "dryRun"],
    read: readImportCsv,
  },
  guardedByHandler: ["merchants"],
  mayChangeNothing: ({ dryRun }) => dryRun,
  errors: [],
  examines: ({ merchants }, cardDataIn) => checkRows(merchants, cardDataIn),
  async handler(ctx, { sendInvites, resend, dryRun }, checked) {
    const partner = await requirePartner(ctx);
    await awaitTurn(ctx);
    const externalIds = checked.flatMap((row) =>
      "name" in row && row.externalMerchantId ? [row.externalMerchantId] : [],
    );
    const stored = await findByExternalIds(ctx, externalIds);
    const plan = planImport(checked, stored, await roomLeft(ctx, partner));
    const rows = dryRun ? plan.map(foresee) : await carryOut(ctx, plan);
    const { items, invited } = sendInvites
      ? await inviteRows(ctx, plan, rows, { resend, dryRun })
      : { items: rows, invited: 0 };
    const summary = { ...countOutcomes(items), invited };
    if (!dryRun) ctx.emit("merchants.imported", { id: partner.id }, summary);
    return { summary, ...told(items) };
  },
});

const OUTCOME_OF = {
  create: "created",
  update: "updated",
  unchanged: "unchanged",
  failed: "failed",
} as const;

/** What became of one row, with all that is wrong with it. */
type RowOutcome = Omit<ImportOutcome, "errors"> & { readonly failure?: RowFailure };

/** The outcomes with as many issues as one answer tells, and how many there were. */
function told(outcomes: readonly RowOutcome[]) {
  let room = ISSUES_MAX;
  let issuesTotal = 0;
  const items = outcomes.map(({ failure, ...item }): ImportOutcome => {
    if (!failure) return item;
    const errors = failure.issues.slice(0, room);
    room -= errors.length;
    issuesTotal += failure.total;
    return errors.length > 0 ? { ...item, errors } : item;
  });
  return issuesTotal > ISSUES_MAX ? { items, details: { issuesTotal } } : { items };
}

function foresee(planned: PlannedRow, index: number): RowOutcome {
  const { row } = planned;
  return {
    index,
    outcome: OUTCOME_OF[planned.kind],
    ...("stored" in planned ? { merchantId: planned.stored.id } : {}),
    ...(row?.externalMerchantId ? { externalMerchantId: row.externalMerchantId } : {}),
    ...(planned.kind === "failed" ? { failure: planned.failure } : {}),
  };
}

function countOutcomes(items: readonly RowOutcome[]) {
  const count = (outcome: ImportOutcome["outcome"]) =>
    items.filter((item) => item.outcome === outcome).length;
  return {
    created: count("created"),
    updated: count("updated"),
    unchanged: count("unchanged"),
    failed: count("failed"),
  };
}

const TAKEN_MEANWHILE = failureOf({
  path: "externalMerchantId",
  code: "taken",
  message: "Another request created this merchant at the same moment. Send the row again.",
});

/** Writes what was planned: new merchants at once, changes at once, each with its events. */
async function carryOut(ctx: Ctx, plan: readonly PlannedRow[]): Promise<RowOutcome[]> {
  const created = await createMerchants(ctx, plan);
  await updateMerchants(ctx, plan);
  return plan.map((planned, index) => {
    const item = foresee(planned, index);
    if (planned.kind !== "create") return item;
    const merchantId = created.get(index);
    return merchantId
      ? { ...item, merchantId }
      : { ...item, outcome: "failed" as const, failure: TAKEN_MEANWHILE };
  });
}

/** Creates the new merchants; answers their ids by the rows' places. */
async function createMerchants(
  ctx: Ctx,
  plan: readonly PlannedRow[],
): Promise<Map<number, string>> {
  const named = await mapPaced(plan, (planned, index) =>
    planned.kind === "create" ? [{ index, id: newId("mrc"), row: planned.row }] : [],
  );
  const wanted = named.flat();
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
  const added = await mapPaced(owners, ({ merchantId, methods }) =>
    methods.map((method) => ({ id: newId("pm"), merchantId, ...method })),
  );
  const rows = added.flat();
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
  await patchMethods(
    ctx,
    updates.flatMap(({ changedMethods }) =>
      changedMethods.map(({ id, row: { description, channel, vendor } }) => ({
        id,
        description,
        channel,
        vendor,
      })),
    ),
  );
  for (const { stored, changedMethods, newMethods } of updates) {
    for (const { id, row } of changedMethods) {
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
