// Jobs that were given up: operators have them tried again, each once, and see nothing of what they hold.
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { type Caller, SERVICE_TENANT, type UserCaller } from "@/lib/core/caller";
import { startWorker, type Worker } from "@/lib/jobs/worker";
import { OPERATING } from "@/lib/registry";
import { run } from "@/lib/runtime";
import { testDatabase } from "./database";
import { eventually } from "./eventually";
import { aReceivingPartner, clearJobs, giveUp, KIND } from "./given-up";
import { anOperator } from "./operating";
import { aSession, aUser } from "./people";

const database = testDatabase();
const running: Worker[] = [];
let operator: UserCaller;

beforeAll(async () => {
  operator = (await anOperator(database)).caller;
});

beforeEach(() => clearJobs(database));

afterEach(async () => {
  for (const worker of running.splice(0)) await worker.stop();
});

const health = async () => (await run(OPERATING.showHealth, operator, {})).output;
const letters = async (query: object = {}) =>
  (await run(OPERATING.listDeadLetters, operator, query)).output;
const retry = (input: object, caller: Caller = operator) =>
  run(OPERATING.retryDeadLetters, caller, input);

async function work(): Promise<void> {
  running.push(await startWorker());
}

const eventsOf = async (partnerId: string) => {
  const { rows } = await database.pool.query(
    "select resource_id, payload from events where type = 'job.retried' and partner_id = $1 order by created_at, id",
    [partnerId],
  );
  return rows;
};

test("a job that is given up is counted by its kind and listed with the class of its error alone", async () => {
  const { partner } = await aReceivingPartner(database);
  await giveUp(database, [partner]);
  const { failures } = await health();
  expect(failures).toEqual([{ kind: KIND, lastHour: 1, lastDay: 1, kept: 1, retrying: 0 }]);
  const { items } = await letters();
  expect(items).toMatchObject([
    {
      kind: KIND,
      partner: { id: partner.partnerId },
      error: "Error",
      message: null,
      tries: 1,
      instead: null,
    },
  ]);
  // The error quoted a merchant: nothing of that leaves by here.
  expect(JSON.stringify([items, await health()])).not.toContain("Quayside");
  const old =
    "update pgboss.job set completed_on = now() - interval '2 hours' where state = 'failed'";
  await database.pool.query(old);
  expect((await health()).failures).toMatchObject([{ lastHour: 0, lastDay: 1, kept: 1 }]);
});

test("a job that was given up is tried again once, is done, and both logs say so", async () => {
  const { partner, receiver } = await aReceivingPartner(database);
  await giveUp(database, [partner]);
  const [letter] = (await letters()).items;
  const input = { kind: KIND, jobId: letter?.id ?? "" };
  expect((await retry(input)).output).toEqual({ retried: 1 });
  // Until it has been tried, and after it: a second act changes nothing.
  await expect(retry(input)).rejects.toMatchObject({ code: "JOB_NOT_FOUND" });
  await expect(retry({ kind: KIND })).rejects.toMatchObject({ code: "JOB_NOT_FOUND" });
  expect((await health()).failures).toMatchObject([{ kind: KIND, kept: 0, retrying: 1 }]);
  await work();
  await eventually("the delivery", async () => receiver.received[0] ?? null);
  await eventually("the end of the job", async () =>
    (await health()).failures.length === 0 ? true : null,
  );
  await expect(retry(input)).rejects.toMatchObject({ code: "JOB_NOT_FOUND" });
  expect(receiver.received).toHaveLength(1);
  const event = { resource_id: letter?.id, payload: { job: KIND, jobs: 1 } };
  expect(await eventsOf(partner.partnerId)).toEqual([event]);
  expect(await eventsOf(SERVICE_TENANT)).toContainEqual(event);
});

test("two operators who retry at the same moment have one of them do it", async () => {
  const { partner } = await aReceivingPartner(database);
  await giveUp(database, [partner]);
  const both = await Promise.allSettled([retry({ kind: KIND }), retry({ kind: KIND })]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await eventsOf(partner.partnerId)).toHaveLength(1);
});

test("all jobs of a kind are tried again, and each partner's log tells of its own", async () => {
  const one = await aReceivingPartner(database);
  const other = await aReceivingPartner(database);
  await giveUp(database, [one.partner, one.partner, other.partner]);
  expect((await retry({ kind: KIND })).output).toEqual({ retried: 3 });
  const told = async ({ partner }: typeof one) => (await eventsOf(partner.partnerId))[0]?.payload;
  expect([await told(one), await told(other)]).toEqual([
    { job: KIND, jobs: 2 },
    { job: KIND, jobs: 1 },
  ]);
  await work();
  await eventually("every delivery", async () =>
    one.receiver.received.length === 2 && other.receiver.received.length === 1 ? true : null,
  );
});

test("the list goes on where a page ended, filtered too, and refuses a token that it did not give", async () => {
  const { partner } = await aReceivingPartner(database);
  await giveUp(database, [partner, partner, partner]);
  const first = await letters({ kind: KIND, limit: 2 });
  const next = { kind: KIND, limit: 2, nextToken: first.nextToken ?? "" };
  const second = await letters(next);
  expect([first.items.length, second.items.length, second.nextToken]).toEqual([2, 1, null]);
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(3);
  expect((await letters({ kind: "determine" })).items).toEqual([]);
  const forged = Buffer.from(JSON.stringify(["x", "y", "z"])).toString("base64url");
  for (const nextToken of [forged, "%", first.nextToken ?? ""]) {
    const wrong = letters({ kind: "determine", limit: 2, nextToken });
    await expect(wrong).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
  }
});

test("what the merchant or partner was told as failed is not tried again behind their back", async () => {
  for (const kind of ["determine", "send-mail", "sweep"]) {
    await expect(retry({ kind })).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
  }
  for (const input of [{ kind: KIND, jobId: "no job" }, { kind: "__pgboss__maintenance" }]) {
    await expect(retry(input)).rejects.toMatchObject({
      code: expect.stringMatching(/^(?:JOB_NOT_FOUND|VALIDATION_ERROR)$/),
    });
  }
});

test("only an unlocked operator retries, and a refusal leaves the job as it is", async () => {
  const { partner } = await aReceivingPartner(database);
  await giveUp(database, [partner]);
  const locked = { ...operator, unlockedUntil: null };
  await expect(retry({ kind: KIND }, locked)).rejects.toMatchObject({ code: "UNLOCK_REQUIRED" });
  const owner = await aSession(await aUser(database, partner.partnerId, "owner"));
  const unlocked = { ...owner.current.caller, twoFactor: true, unlockedUntil: new Date(9e12) };
  for (const operation of [OPERATING.showHealth, OPERATING.listDeadLetters]) {
    await expect(run(operation, unlocked, {})).rejects.toMatchObject({ code: "ROLE_NOT_ALLOWED" });
  }
  await expect(retry({ kind: KIND }, unlocked)).rejects.toMatchObject({ code: "ROLE_NOT_ALLOWED" });
  expect((await letters()).items).toHaveLength(1);
});
