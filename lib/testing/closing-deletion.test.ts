// What a deletion leaves of a partner, and of its neighbours everything; what the law keeps goes when its time is over.
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { transact } from "@/db/client";
import { allPartners, partnersWithOpenCycles } from "@/db/housekeeping";
import { findRecordByCode, findUserByEmail } from "@/db/lookups";
import { SERVICE_TENANT } from "@/lib/core/caller";
import { deletePartnerJob } from "@/lib/jobs/delete-partner";
import type { JobContext } from "@/lib/jobs/job";
import { INTERNAL, OPERATING } from "@/lib/registry";
import { run } from "@/lib/runtime";
import { send } from "./api";
import {
  anEndingPartner,
  beginClosing,
  deleteWithConsent,
  type EndingPartner,
  takeArchive,
} from "./closing";
import { closingWorld } from "./closing-world";
import { testDatabase } from "./database";
import { eventually } from "./eventually";
import { tablesOf, tenantTables } from "./tables";
import { aPartner } from "./world";

const database = testDatabase();
const TIME = 180_000;

const { query, operator, statusOf, logsOf } = closingWorld(database);

/** The same, but for its requests: they are written a moment after they were answered. */
async function settledRowsOf(partnerId: string): Promise<Record<string, number>> {
  const { request_log: _, ...rows } = await rowsOf(partnerId);
  return rows;
}

/** The job, as a worker runs it. */
async function deleteAsJob(partnerId: string): Promise<void> {
  const caller = { kind: "system", partnerId, job: "delete-partner" } as const;
  await deletePartnerJob.work({ run, caller } as unknown as JobContext);
}

/** Rows of a partner by table, where there are any. */
async function rowsOf(partnerId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name } of tenantTables(await tablesOf(database))) {
    const text = `select count(*)::int as many from ${name} where partner_id = $1`;
    const [row] = await query(text, partnerId);
    if (row?.many > 0) counts[name] = row.many;
  }
  return counts;
}

test(
  "the database deletes nothing of a partner whose deletion was not agreed on, whatever the code sends",
  async () => {
    const slice = (partnerId: string, of = partnerId) =>
      transact({ partnerId, merchantId: null }, "write", (db) =>
        db.execute(sql`select service.delete_closing_slice(${of}, 100)`),
      );
    const refused = { cause: { code: "42501" } };
    const live = await aPartner(database, "live");
    await expect(slice(live.partnerId)).rejects.toMatchObject(refused);
    const { partnerId, twinId } = await anEndingPartner(database);
    await beginClosing(database, partnerId);
    await takeArchive(partnerId);
    await expect(slice(partnerId)).rejects.toMatchObject(refused);
    await run(OPERATING.askDeletion, await operator(), { partnerId });
    const before = await settledRowsOf(partnerId);
    await expect(slice(partnerId)).rejects.toMatchObject(refused);
    await expect(slice(twinId)).rejects.toMatchObject(refused);
    await expect(slice(live.partnerId, partnerId)).rejects.toMatchObject(refused);
    expect(await settledRowsOf(partnerId)).toEqual(before);
  },
  TIME,
);

describe("a partner whose data is deleted", () => {
  const KEPT = [
    ...["credit_note_documents", "credit_notes", "events", "invoice_documents", "invoices"],
    ...["partner_closings", "payments", "stripe_payments"],
  ];
  let ending: EndingPartner;
  let neighbour: EndingPartner;
  let before: Record<string, number>;
  let codes: string[];

  beforeAll(async () => {
    ending = await anEndingPartner(database);
    neighbour = await anEndingPartner(database);
    before = await settledRowsOf(neighbour.partnerId);
    const { partnerId } = ending;
    const rows = await query(
      "select verification_code from records where partner_id = $1",
      partnerId,
    );
    codes = rows.map(({ verification_code }) => verification_code);
    await eventually("the log of requests", async () =>
      (await rowsOf(partnerId)).request_log ? true : null,
    );
    await beginClosing(database, partnerId);
    await takeArchive(partnerId);
    await deleteWithConsent(database, partnerId);
    // A worker that dies after some slices: what it did stays, and the next one goes on.
    const twin = { kind: "system", partnerId: ending.twinId, job: "delete-partner" } as const;
    for (let slices = 0; slices < 3; slices += 1) await run(INTERNAL.deleteSlice, twin, {});
    await deleteAsJob(partnerId);
    await deleteAsJob(partnerId);
  }, TIME);

  test("leaves its row, its log and its invoices, and nothing else, of the sandbox as well", async () => {
    for (const id of [ending.partnerId, ending.twinId]) {
      const left = Object.keys(await rowsOf(id)).filter((name) => !KEPT.includes(name));
      expect(left).toEqual([]);
      expect(await statusOf(id)).toBe("closed");
    }
    const [log] = await query(
      "select count(*)::int as many from events where partner_id = $1 and type = 'attempt.sealed'",
      ending.partnerId,
    );
    expect(log?.many).toBeGreaterThan(0);
  });

  test("was told of once, in both logs, although the job ran twice", async () => {
    expect(await logsOf("partner.deleted", ending.partnerId)).toEqual(
      [ending.partnerId, SERVICE_TENANT].sort(),
    );
    const caller = await operator();
    const { output } = await run(OPERATING.getClosing, caller, { partnerId: ending.partnerId });
    expect(output.closing?.deletedAt).not.toBeNull();
    expect(output.closing?.deletedRows).toBeGreaterThan(100);
    const listed = await run(OPERATING.listPartners, caller, { status: "closed" });
    expect(listed.output.items.map(({ id }) => id)).toContain(ending.partnerId);
  });

  test("is unknown to keys, sign-in and verification, and to the clock", async () => {
    expect(await send("GET", "/v1/merchants", { as: ending.partner.as })).toMatchObject({
      status: 401,
    });
    expect(await findUserByEmail(ending.owner.email)).toBeNull();
    expect(codes.length).toBeGreaterThan(0);
    for (const code of codes) expect(await findRecordByCode(code)).toBeNull();
    expect(await allPartners()).not.toContain(ending.partnerId);
    const later = new Date(Date.now() + 90 * 86_400_000);
    expect(await partnersWithOpenCycles(later)).not.toContain(ending.partnerId);
    expect(await partnersWithOpenCycles(later)).toContain(neighbour.partnerId);
  });

  test("takes nothing of another partner with it", async () => {
    expect(await settledRowsOf(neighbour.partnerId)).toEqual(before);
  });

  test("is removed altogether seven years after the last day, by the database's clock, and no other partner's log is", async () => {
    const service = { kind: "system", partnerId: SERVICE_TENANT, job: "sweep" } as const;
    const remove = () => run(INTERNAL.removeOutlived, service, {});
    const lastDay = (past: string) =>
      query(
        `update partner_closings set last_day = (now() - interval '${past}')::date where partner_id = $1`,
        ending.partnerId,
      );
    await beginClosing(database, neighbour.partnerId);
    await query(
      "update partner_closings set last_day = now() - interval '20 years' where partner_id = $1",
      neighbour.partnerId,
    );
    const kept = await settledRowsOf(neighbour.partnerId);
    await lastDay("7 years - 2 days");
    expect((await remove()).output).toBe(false);
    await lastDay("7 years 2 days");
    while ((await remove()).output);
    for (const id of [ending.partnerId, ending.twinId]) {
      expect(await rowsOf(id)).toEqual({});
      expect(await statusOf(id)).toBeUndefined();
    }
    expect(await logsOf("partner.retention_ended", ending.partnerId)).toEqual([SERVICE_TENANT]);
    expect(await settledRowsOf(neighbour.partnerId)).toEqual(kept);
  });
});
