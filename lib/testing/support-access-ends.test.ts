// How a support access ends: by its time, the partner, the operator's own end, or a suspension.
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { transact } from "@/db/client";
import { SERVICE_TENANT } from "@/lib/core/caller";
import { OPERATING, OWN, PUBLIC } from "@/lib/registry";
import { run, runnerOn } from "@/lib/runtime";
import { testDatabase } from "./database";
import { anOperator } from "./operating";
import { aSession, aUser, sessionOf } from "./people";
import { admin, logOf, looking, opened, REASON } from "./support";
import { aPartner } from "./world";

const database = testDatabase();

describe("a support access ends", () => {
  test("at its time, in the middle of a session, too", async () => {
    const { operator, expiresAt } = await looking(database, await aPartner(database, "live"));
    const caller = await operator.now();
    const moved = (ms: number) => {
      const now = new Date(new Date(expiresAt).getTime() + ms);
      return runnerOn({ now: () => now });
    };
    await moved(-1_000)(PUBLIC.listPortfolioMerchants, caller, {});
    const late = moved(0)(PUBLIC.listPortfolioMerchants, caller, {});
    await expect(late).rejects.toMatchObject({ code: "SUPPORT_ENDED" });
    // For the database as well: the session is an operator's again.
    await database.pool.query(
      "update support_accesses set expires_at = now() - interval '1 second' where operator_id = $1",
      [operator.userId],
    );
    expect(await operator.now()).toMatchObject({ role: "operator", partnerId: SERVICE_TENANT });
  });

  test("at once where the partner ends it, and only there", async () => {
    const partner = await aPartner(database, "live");
    const { operator, accessId } = await looking(database, partner);
    const stranger = await admin(database, await aPartner(database, "live"));
    const foreign = run(OWN.endSupport, stranger, { accessId });
    await expect(foreign).rejects.toMatchObject({ code: "SUPPORT_NOT_FOUND" });
    const member = (await aSession(await aUser(database, partner.partnerId, "member"))).current;
    const low = run(OWN.endSupport, member.caller, { accessId });
    await expect(low).rejects.toMatchObject({ code: "ROLE_NOT_ALLOWED" });
    const own = await admin(database, partner);
    const { output: before } = await run(OWN.listSupport, own, {});
    expect(before.items).toMatchObject([{ id: accessId, open: true, reason: REASON }]);
    await run(OWN.endSupport, own, { accessId });
    expect(await operator.now()).toMatchObject({ role: "operator" });
    const again = run(OWN.endSupport, own, { accessId });
    await expect(again).rejects.toMatchObject({ code: "SUPPORT_NOT_FOUND" });
    const { output: after } = await run(OWN.listSupport, member.caller, {});
    expect(after.items).toMatchObject([{ id: accessId, open: false, endedBy: "partner" }]);
    expect((await run(OWN.openSupportNow, member.caller, {})).output.items).toEqual([]);
  });

  test("where the partner forbids it, and none is opened after that until it is allowed again", async () => {
    const partner = await aPartner(database, "live");
    const { operator } = await looking(database, partner);
    const own = await admin(database, partner);
    await run(OWN.allowSupport, own, { allowed: false });
    expect(await operator.now()).toMatchObject({ role: "operator" });
    const refused = opened(operator, partner);
    await expect(refused).rejects.toMatchObject({ code: "SUPPORT_NOT_ALLOWED" });
    await run(OWN.allowSupport, own, { allowed: true });
    await opened(operator, partner);
  });

  test("nor is one opened for the sandbox of a partner that forbids it", async () => {
    const partner = await aPartner(database, "live");
    const twin = await aPartner(database, "sandbox");
    const tie = "update partners set sandbox_of = $1 where id = $2";
    await database.pool.query(tie, [partner.partnerId, twin.partnerId]);
    await run(OWN.allowSupport, await admin(database, partner), { allowed: false });
    const refused = opened(await anOperator(database), twin);
    await expect(refused).rejects.toMatchObject({ code: "SUPPORT_NOT_ALLOWED" });
  });

  test("with the operator's own account, and with a suspension of the partner", async () => {
    const partner = await aPartner(database, "live");
    const { operator, accessId } = await looking(database, partner);
    const colleague = await anOperator(database);
    await run(OPERATING.removeOperator, await colleague.now(), { userId: operator.userId });
    await expect(sessionOf(operator.token)).rejects.toThrow("ended");
    const { output } = await run(OWN.listSupport, await admin(database, partner), {});
    expect(output.items).toMatchObject([{ id: accessId, open: false, endedBy: "operator" }]);
    expect((await logOf(database, partner.partnerId)).map(({ type }) => type)).toContain(
      "support.ended",
    );

    const stopped = await aPartner(database, "live");
    // In a partner's tenant the same question ends nothing.
    const foreign = await looking(database, stopped);
    const scope = { partnerId: stopped.partnerId, merchantId: null };
    const { rows } = await transact(scope, "write", (db) =>
      db.execute(sql`select * from service.end_support_of(${foreign.operator.userId}, now())`),
    );
    expect(rows).toEqual([]);
    const second = await looking(database, stopped);
    const { partnerId } = stopped;
    const reason = "It has to stop at once.";
    await run(OPERATING.suspendPartner, await colleague.now(), { partnerId, reason });
    expect(await second.operator.now()).toMatchObject({ role: "operator" });
    const none = opened(colleague, stopped);
    await expect(none).rejects.toMatchObject({ code: "PARTNER_SUSPENDED" });
  });
});
