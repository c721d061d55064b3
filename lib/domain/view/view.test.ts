// Kept views: a person's own are seen by nobody else, and what all share is changed by members.
import { beforeAll, expect, test } from "vitest";
import { run } from "@/lib/runtime";
import { expectStatus, send } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { aSession, aUser } from "@/lib/testing/people";
import { aPartner, type TestPartner } from "@/lib/testing/world";
import { deleteView, listViews, saveView } from "./operations";

const database = testDatabase();
const VIEWS = "/v1/portfolio/views";
let partner: TestPartner;

beforeAll(async () => {
  partner = await aPartner(database, "live");
});

async function aPerson(role: "viewer" | "member", of = partner) {
  return (await aSession(await aUser(database, of.partnerId, role))).current.caller;
}

test("own views are one's own; shared ones are everybody's of the partner", async () => {
  const [viewer, member] = [await aPerson("viewer"), await aPerson("member")];
  const other = await aPartner(database, "live");
  const own = { name: "Mine", query: "stage=invited&sort=quietest" };
  const { output: kept } = await run(saveView, viewer, own);
  const { output: shared } = await run(saveView, member, { ...own, name: "Ours", shared: true });
  const names = async (caller: Parameters<typeof run>[1]) =>
    (await run(listViews, caller, {})).output.items.map(({ name }: { name: string }) => name);
  expect(await names(viewer)).toEqual(["Mine", "Ours"]);
  expect(await names(member)).toEqual(["Ours"]);
  const { body } = await expectStatus(200, "GET", VIEWS, { as: partner.as });
  expect(body.items).toEqual([expect.objectContaining({ name: "Ours", shared: true })]);
  expect(await names(await aPerson("member", other))).toEqual([]);
  const refused = { code: "VIEW_NOT_FOUND" };
  await expect(run(deleteView, member, { viewId: kept.id })).rejects.toMatchObject(refused);
  const foreign = await aPerson("member", other);
  await expect(run(deleteView, foreign, { viewId: shared.id })).rejects.toMatchObject(refused);
  const notAllowed = { code: "ROLE_NOT_ALLOWED" };
  await expect(run(deleteView, viewer, { viewId: shared.id })).rejects.toMatchObject(notAllowed);
  const sharing = run(saveView, viewer, { ...own, shared: true });
  await expect(sharing).rejects.toMatchObject(notAllowed);
  await run(deleteView, viewer, { viewId: kept.id });
  expect(await names(viewer)).toEqual(["Ours"]);
});

test("a query that the list would refuse is refused, and so is one view more than there may be", async () => {
  const { as } = partner;
  for (const query of [
    "stage=all",
    "limit=5",
    "nextToken=x",
    "sort=size",
    "a=b",
    "stage=invited&stage=started",
  ]) {
    const reply = await send("POST", VIEWS, { as, body: { name: "Bad", query } });
    expect([query, reply.status]).toEqual([query, 400]);
  }
  const { body } = await expectStatus(200, "GET", VIEWS, { as });
  for (let n = body.items.length; n < 50; n += 1) {
    await expectStatus(201, "POST", VIEWS, { as, body: { name: `View ${n}`, query: "" } });
  }
  const reply = await send("POST", VIEWS, { as, body: { name: "One more", query: "" } });
  expect(reply).toMatchObject({ status: 400, body: { code: "VALIDATION_ERROR" } });
});
