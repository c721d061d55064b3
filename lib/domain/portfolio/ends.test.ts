// Attestations that end at the very edges of days, years and leap days: the counters of days, the filter and
// the rule say the same to the millisecond.
import { beforeAll, expect, test } from "vitest";
import { countPortfolioMerchants, listPortfolioMerchants } from "@/lib/domain/book/operations";
import { BookList } from "@/lib/domain/book/shape";
import { effectiveStatusOf } from "@/lib/domain/merchant/machine";
import { getOverview } from "@/lib/domain/overview/operations";
import { runnerOn } from "@/lib/runtime";
import { partnerCaller } from "@/lib/testing/counters";
import { testDatabase } from "@/lib/testing/database";
import { aPartner } from "@/lib/testing/world";
import { getPortfolio } from "./operations";

const database = testDatabase();
const DAY_MS = 24 * 60 * 60 * 1000;
const WINDOW_MS = 30 * DAY_MS;
const MOMENTS = [
  "2027-12-31T23:59:59.999Z",
  "2028-01-01T00:00:00.000Z",
  "2028-02-28T23:59:59.999Z",
  "2028-02-29T00:00:00.000Z",
  "2028-02-29T23:59:59.999Z",
  "2028-03-01T00:00:00.000Z",
  "2028-03-26T01:00:00.000Z",
];

let partnerId: string;
let ends: Date[];

beforeAll(async () => {
  ({ partnerId } = await aPartner(database, "live"));
  ends = MOMENTS.flatMap((moment) =>
    [0, WINDOW_MS].flatMap((later) =>
      [-1, 0, 1].map((ms) => new Date(Date.parse(moment) + later + ms)),
    ),
  );
  // The session's own time zone must not matter.
  const client = await database.pool.connect();
  await client.query("set timezone = 'Pacific/Auckland'");
  await client.query(
    `insert into merchants (partner_id, id, name, compliance_status, expires_at, created_at, updated_at)
     select $1, 'mrc_' || n, 'Any', 'compliant', e, now(), now() from unnest($2::timestamptz[]) with ordinality as u(e, n)`,
    [partnerId, ends.map((end) => end.toISOString())],
  );
  await client.query("reset timezone");
  client.release();
});

test.each(MOMENTS)("at %s every count is that of the rule", async (moment) => {
  const now = new Date(moment);
  const run = runnerOn({ now: () => now });
  const caller = partnerCaller(partnerId);
  const all = ends.map((expiresAt) =>
    effectiveStatusOf({ status: "compliant", expiresAt }, now, 30),
  );
  const of = (status: string) => all.filter((one) => one === status).length;
  const stages = {
    compliant: of("compliant"),
    expiringSoon: of("expiring_soon"),
    expired: of("expired"),
  };
  const { output: book } = await run(getPortfolio, caller, {});
  expect(book.totals).toMatchObject(stages);
  expect(book.expiringSoon).toHaveLength(stages.expiringSoon);
  const { output: kept } = await run(countPortfolioMerchants, caller, {});
  const { output: counted } = await run(countPortfolioMerchants, caller, { invitation: "never" });
  expect(kept.stages).toMatchObject(stages);
  expect(counted.stages).toEqual(kept.stages);
  const asked = BookList.parse({ stage: "expiring_soon", limit: 100 });
  const { output: listed } = await run(listPortfolioMerchants, caller, asked);
  expect(listed.items).toHaveLength(stages.expiringSoon);
});

test.each(MOMENTS)(
  "at %s every span of the calendar counts the merchants behind it",
  async (moment) => {
    const now = new Date(moment);
    const run = runnerOn({ now: () => now });
    const { output } = await run(getOverview, partnerCaller(partnerId), {});
    for (const { from, before, merchants } of [
      ...output.expiries.weeks,
      ...output.expiries.months,
    ]) {
      const asked = { endsFrom: from, endsBefore: before };
      const { output: behind } = await run(
        countPortfolioMerchants,
        partnerCaller(partnerId),
        asked,
      );
      expect([from, behind.total]).toEqual([from, merchants]);
    }
  },
);
