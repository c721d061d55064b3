// A year of a merchant's life with the clock moved: sealed, reminded, expired, renewed, sealed again.
import { addDays } from "date-fns/addDays";
import { beforeAll, describe, expect, test } from "vitest";
import { authenticate } from "@/lib/auth/authenticate";
import type { Caller } from "@/lib/core/caller";
import { thresholdOf } from "@/lib/domain/attestation/thresholds";
import { sweep } from "@/lib/jobs/sweep";
import { PUBLIC } from "@/lib/registry";
import { runnerOn } from "@/lib/runtime";
import { givePlan, sayWhoBills } from "./billing";
import { testDatabase } from "./database";
import { aPartner, aReadyAttempt, setControl, type TestAttempt, type TestPartner } from "./world";

const database = testDatabase();
const SEALED = new Date("2026-11-20T09:00:00.000Z");
const END = new Date("2027-11-20T09:00:00.000Z");
let partner: TestPartner;
let caller: Caller;
let attempt: TestAttempt;

beforeAll(async () => {
  partner = await aPartner(database, "live");
  caller = (await authenticate(new Headers(partner.as))).caller;
  attempt = await aReadyAttempt(database, partner);
});

const at = (moment: Date) => runnerOn({ now: () => moment });
const sweepAt = (moment: Date) => sweep(at(moment), { now: () => moment });
const ref = () => ({ merchantId: attempt.merchantId, attemptId: attempt.attemptId });

async function told(type: string): Promise<Record<string, unknown>[]> {
  const { rows } = await database.pool.query(
    "select payload from events where type = $1 and merchant_id = $2 order by id",
    [type, attempt.merchantId],
  );
  return rows.map(({ payload }) => payload);
}

async function statusAt(moment: Date) {
  const { output } = await at(moment)(PUBLIC.getMerchant, caller, {
    merchantId: attempt.merchantId,
  });
  return [output.complianceStatus, output.effectiveStatus];
}

test("a merchant is sealed, reminded, expired, renewed with its answers, and sealed again", async () => {
  await at(SEALED)(PUBLIC.submitAttempt, caller, ref());
  expect(await statusAt(SEALED)).toEqual(["compliant", "compliant"]);

  // Day by day, twice a day: each threshold is told once.
  for (let day = 40; day >= 0; day -= 1) {
    await sweepAt(addDays(END, -day));
    if (day > 0) await sweepAt(new Date(addDays(END, -day).getTime() + 6 * 3_600_000));
  }
  const days = (await told("attestation.expiring")).map((payload) => payload.daysUntilExpiry);
  expect(days).toEqual([30, 14, 7, 1]);
  expect(await told("attestation.expired")).toHaveLength(1);
  expect(await statusAt(addDays(END, -10))).toEqual(["expired", "expired"]);

  const after = addDays(END, 3);
  await sweepAt(after);
  expect(await told("attestation.expired")).toHaveLength(1);
  expect(await statusAt(after)).toEqual(["expired", "expired"]);

  const renewed = (await at(after)(PUBLIC.renewAttempt, caller, ref())).output;
  expect(renewed.renewal).toMatchObject({ carriedCount: 27, newControls: [], droppedControls: [] });
  const next = { merchantId: attempt.merchantId, attemptId: renewed.id };
  await expect(at(after)(PUBLIC.submitAttempt, caller, next)).rejects.toMatchObject({
    code: "INCOMPLETE",
  });
  for (const topLevel of renewed.applicableTopLevels) {
    await at(after)(PUBLIC.confirmSection, caller, { ...next, topLevel });
  }
  await at(after)(PUBLIC.submitAttempt, caller, next);
  const acknowledgement = "I confirm that these answers are true and complete.";
  const signing = { signatoryName: "Sample Signatory", signatoryTitle: "Owner", acknowledgement };
  await at(after)(PUBLIC.signAttempt, caller, { ...next, ...signing });
  expect(await statusAt(after)).toEqual(["compliant", "compliant"]);

  // The old attestation is history: nobody is reminded of it any more.
  await sweepAt(addDays(after, 1));
  expect(await told("attestation.expired")).toHaveLength(1);
});

describe("a reminder", () => {
  test("is the one that counts on the day, whatever was missed before", () => {
    const due = [45, 31, 30, 20, 14, 8, 7, 3, 1, 0].map((days) =>
      thresholdOf(days, [30, 14, 7, 1, 0]),
    );
    expect(due).toEqual([null, null, 30, 30, 14, 14, 7, 7, 1, 0]);
  });

  test("after an outage is sent once, not once for every threshold that passed", async () => {
    const late = await aReadyAttempt(database, partner);
    const { merchantId, attemptId } = late;
    await at(SEALED)(PUBLIC.submitAttempt, caller, { merchantId, attemptId });
    await sweepAt(addDays(END, -5));
    await sweepAt(addDays(END, -5));
    const { rows } = await database.pool.query(
      "select payload->>'daysUntilExpiry' as days from events where type = 'attestation.expiring' and merchant_id = $1",
      [merchantId],
    );
    expect(rows).toEqual([{ days: "5" }]);
  });

  test("is not due for a questionnaire that was sealed without attesting compliance", async () => {
    const lacking = await aReadyAttempt(database, partner);
    const { merchantId, attemptId } = lacking;
    await setControl(database, lacking, "8.3.6", "status = 'Not In Place'");
    const { output } = await at(SEALED)(PUBLIC.submitAttempt, caller, { merchantId, attemptId });
    expect(output.reasons).not.toEqual([]);
    await sweepAt(addDays(END, -5));
    await sweepAt(addDays(END, 1));
    const { rows } = await database.pool.query(
      "select type from events where type like 'attestation.%' and merchant_id = $1",
      [merchantId],
    );
    expect(rows).toEqual([]);
  });

  test("comes on the partner's own days, and not at all where it names none", async () => {
    const daysTold = async (reminderDays: number[]) => {
      const own = await aPartner(database, "live");
      const { caller: acting } = await authenticate(new Headers(own.as));
      const { merchantId, attemptId } = await aReadyAttempt(database, own);
      await at(SEALED)(PUBLIC.submitAttempt, acting, { merchantId, attemptId });
      await at(SEALED)(PUBLIC.updateSettings, acting, { reminderDays });
      for (let day = 100; day >= 0; day -= 1) await sweepAt(addDays(END, -day));
      const { rows } = await database.pool.query(
        "select type, payload->>'daysUntilExpiry' as days from events where type like 'attestation.%' and merchant_id = $1 order by id",
        [merchantId],
      );
      return rows.map(({ type, days }) => days ?? type);
    };
    expect(await daysTold([5, 90, 40])).toEqual(["90", "40", "5", "attestation.expired"]);
    expect(await daysTold([])).toEqual(["attestation.expired"]);
  });

  test("is due on the day itself", async () => {
    const today = await aReadyAttempt(database, partner);
    const { merchantId, attemptId } = today;
    await at(SEALED)(PUBLIC.submitAttempt, caller, { merchantId, attemptId });
    await sweepAt(new Date("2027-11-20T00:07:00.000Z"));
    const { rows } = await database.pool.query(
      "select payload->>'daysUntilExpiry' as days from events where type = 'attestation.expiring' and merchant_id = $1",
      [merchantId],
    );
    expect(rows).toEqual([{ days: "0" }]);
  });
});

test("the use of a month is counted once, when the month is over", async () => {
  const own = await aPartner(database, "live");
  await sayWhoBills(database);
  await givePlan(database, own.partnerId, { unitPrice: 250 });
  const { caller: acting } = await authenticate(new Headers(own.as));
  const { merchantId, attemptId } = await aReadyAttempt(database, own);
  const sealedAt = new Date("2026-11-30T23:59:59.000Z");
  await at(sealedAt)(PUBLIC.submitAttempt, acting, { merchantId, attemptId });
  const counted = async () => {
    const { rows } = await database.pool.query(
      "select cycle_start, sealed_attestations, amount from usage_cycles where partner_id = $1",
      [own.partnerId],
    );
    return rows;
  };
  await sweepAt(sealedAt);
  expect(await counted()).toEqual([]);
  await sweepAt(new Date("2026-12-01T00:07:00.000Z"));
  await sweepAt(new Date("2026-12-15T00:07:00.000Z"));
  expect(await counted()).toEqual([
    { cycle_start: new Date("2026-11-01T00:00:00.000Z"), sealed_attestations: 1, amount: "250" },
  ]);
});

test("what has served its time is removed, and nothing else", async () => {
  const { partnerId } = partner;
  const old = addDays(new Date(), -31);
  await database.pool.query(
    `insert into webhook_deliveries (partner_id, id, event_id, event_type, url, body, status, created_at)
     values ($1, 'whd_old', 'e', 't', 'u', 'b', 'delivered', $2), ($1, 'whd_open', 'e', 't', 'u', 'b', 'pending', $2),
            ($1, 'whd_new', 'e', 't', 'u', 'b', 'failed', now())`,
    [partnerId, old],
  );
  const { rows: before } = await database.pool.query("select count(*)::int as n from events");
  await sweepAt(new Date());
  const { rows } = await database.pool.query("select id from webhook_deliveries order by id");
  expect(rows.map(({ id }) => id)).toEqual(["whd_new", "whd_open"]);
  const { rows: after } = await database.pool.query("select count(*)::int as n from events");
  expect(after[0].n).toBeGreaterThanOrEqual(before[0].n);
});
