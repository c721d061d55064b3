// The end of a contract: stopped at once, deleted by two operators and after an archive alone, and nothing else is touched.
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { transact } from "@/db/client";
import { SERVICE_TENANT } from "@/lib/core/caller";
import { startWorker, type Worker } from "@/lib/jobs/worker";
import { OPERATING } from "@/lib/registry";
import { run } from "@/lib/runtime";
import { send } from "./api";
import {
  anEndingPartner,
  beginClosing,
  deleteWithConsent,
  nameOf,
  REASON,
  takeArchive,
} from "./closing";
import { closingWorld } from "./closing-world";
import { testDatabase } from "./database";
import { eventually } from "./eventually";
import { aUser } from "./people";
import { aMerchant, aPartner } from "./world";

const database = testDatabase();
const TIME = 180_000;

const { query, operator, statusOf, logsOf } = closingWorld(database);

describe(
  "a closing that begins",
  () => {
    let worker: Worker;
    beforeAll(async () => {
      worker = await startWorker();
    });
    afterAll(() => worker.stop());

    test("stops the partner and its sandbox, tells both logs, and owners and admins by mail", async () => {
      const { partnerId, twinId, partner, twin, owner } = await anEndingPartner(database);
      const admin = await aUser(database, partnerId, "admin");
      await aUser(database, partnerId, "viewer");
      await beginClosing(database, partnerId);
      expect([await statusOf(partnerId), await statusOf(twinId)]).toEqual([
        ...["suspended", "suspended"],
      ]);
      for (const as of [partner.as, twin.as]) {
        expect(await send("GET", "/v1/merchants", { as })).toMatchObject({ status: 403 });
      }
      expect(await logsOf("partner.closing_begun", partnerId)).toEqual(
        [partnerId, SERVICE_TENANT].sort(),
      );
      const mails = await eventually("two mails", async () => {
        const found = await query(
          "select to_address, text_body, status from mail_messages where partner_id = $1 and kind = 'closing' and status = 'outbox'",
          partnerId,
        );
        return found.length === 2 ? found : null;
      });
      expect(mails.map(({ to_address }) => to_address).sort()).toEqual(
        [owner.email, admin.email].sort(),
      );
      expect(mails[0]?.text_body).toContain(REASON);
      const caller = await operator();
      await expect(run(OPERATING.reactivatePartner, caller, { partnerId })).rejects.toMatchObject({
        code: "PARTNER_CLOSING",
      });
      await expect(beginClosing(database, partnerId)).rejects.toMatchObject({
        code: "PARTNER_CLOSING",
      });
      const { output } = await run(OPERATING.listPartners, caller, { status: "closing" });
      expect(output.items.map(({ id }) => id)).toContain(partnerId);
    });

    test("can be called off: the partner is open again, and one that was suspended before stays so", async () => {
      const caller = await operator();
      const { partnerId, twinId, partner } = await anEndingPartner(database);
      await beginClosing(database, partnerId);
      await run(OPERATING.callOffClosing, caller, { partnerId });
      expect([await statusOf(partnerId), await statusOf(twinId)]).toEqual(["active", "active"]);
      expect(await send("GET", "/v1/merchants", { as: partner.as })).toMatchObject({ status: 200 });
      await run(OPERATING.suspendPartner, caller, { partnerId, reason: REASON });
      await beginClosing(database, partnerId);
      await run(OPERATING.callOffClosing, caller, { partnerId });
      expect(await statusOf(partnerId)).toBe("suspended");
      await expect(run(OPERATING.callOffClosing, caller, { partnerId })).rejects.toMatchObject({
        code: "CLOSING_NOT_FOUND",
      });
    });

    test("takes a sandbox that stands alone, and a twin with its live partner only", async () => {
      const { twinId } = await anEndingPartner(database);
      await expect(beginClosing(database, twinId)).rejects.toMatchObject({
        code: "CLOSES_WITH_LIVE",
      });
      const alone = await aPartner(database, "sandbox");
      await aMerchant(alone);
      await beginClosing(database, alone.partnerId);
      await takeArchive(alone.partnerId);
      await deleteWithConsent(database, alone.partnerId);
      await eventually("a tombstone", async () =>
        (await logsOf("partner.deleted", alone.partnerId)).length === 2 ? true : null,
      );
      expect(await statusOf(alone.partnerId)).toBe("closed");
    });

    test("names a day that the contract can end on", async () => {
      const { partnerId } = await aPartner(database, "live");
      for (const lastDay of ["1999-12-31", "2099-01-01", "30.11.2026", ""]) {
        const refused = beginClosing(database, partnerId, lastDay);
        await expect(refused).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
      }
    });
  },
  TIME,
);

describe(
  "a deletion",
  () => {
    test("is refused with everything that stands against it at once", async () => {
      const { partnerId, sealed } = await anEndingPartner(database);
      await query("delete from counted_attestations where partner_id = $1", partnerId);
      await query(
        `insert into invoices (partner_id, id, number, cycle_start, cycle_end, sealed_attestations, net, amount_cents, currency, status, issued_at, due_at)
       values ($1, 'ivc_open', 'by hand', now(), now(), 1, 100, 100, 'EUR', 'open', now(), now())`,
        partnerId,
      );
      const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
      await beginClosing(database, partnerId, tomorrow);
      const caller = await operator();
      const ask = () => run(OPERATING.askDeletion, caller, { partnerId });
      await expect(ask()).rejects.toMatchObject({
        code: "CLOSING_BLOCKED",
        details: {
          blockers: ["contract_runs", "archive_missing", "invoice_open", "unbilled"],
        },
      });
      await takeArchive(partnerId);
      // Something of the partner changes: what was taken is not all of it any more.
      await query(
        `insert into events (partner_id, id, type, actor, resource_type, resource_id, payload, operation, request_id, created_at)
       values ($1, 'evt_late', 'documents.ready', 'job:x', 'attempt', $2, '{}', 'x', 'req_x', now())`,
        ...[partnerId, sealed.attemptId],
      );
      await expect(ask()).rejects.toMatchObject({
        details: { blockers: ["contract_runs", "changed_since", "invoice_open", "unbilled"] },
      });
    });

    test("takes two operators, the partner's name, and nothing that changed in between", async () => {
      const { partnerId } = await anEndingPartner(database);
      await beginClosing(database, partnerId);
      await takeArchive(partnerId);
      const one = await operator();
      const other = await operator();
      const name = await nameOf(database, partnerId);
      const consent = (as: typeof one, typed = name) =>
        run(OPERATING.consentDeletion, as, { partnerId, name: typed });
      await expect(consent(other)).rejects.toMatchObject({ code: "CLOSING_MOVED_ON" });
      await run(OPERATING.askDeletion, one, { partnerId });
      await expect(consent(one)).rejects.toMatchObject({ code: "OTHER_OPERATOR_NEEDED" });
      await expect(consent(other, "Another name")).rejects.toMatchObject({
        code: "VALIDATION_ERROR",
      });
      await run(OPERATING.withdrawDeletion, one, { partnerId });
      await expect(consent(other)).rejects.toMatchObject({ code: "CLOSING_MOVED_ON" });
      await run(OPERATING.askDeletion, one, { partnerId });
      await query(
        `insert into events (partner_id, id, type, actor, resource_type, resource_id, payload, operation, request_id, created_at)
       values ($1, 'evt_late2', 'team.joined', 'job:x', 'user', 'usr_x', '{}', 'x', 'req_x', now())`,
        partnerId,
      );
      await expect(consent(other)).rejects.toMatchObject({
        ...{ code: "CLOSING_BLOCKED", details: { blockers: ["changed_since"] } },
      });
      await takeArchive(partnerId);
      await consent(other);
      await expect(run(OPERATING.callOffClosing, one, { partnerId })).rejects.toMatchObject({
        code: "CLOSING_MOVED_ON",
      });
      const { output } = await run(OPERATING.getClosing, other, { partnerId });
      expect(output.closing).toMatchObject({ asked: { own: false }, blockers: [] });
    });

    test("is undone by no operator's statement once both agreed", async () => {
      const { partnerId } = await anEndingPartner(database);
      await beginClosing(database, partnerId);
      await takeArchive(partnerId);
      await deleteWithConsent(database, partnerId);
      const scope = { partnerId: SERVICE_TENANT, merchantId: null, operator: true } as const;
      const changed = await transact(scope, "write", async (db) => [
        await db.execute(
          sql`update partner_closings set asked_by = 'x' where partner_id = ${partnerId}`,
        ),
        await db.execute(sql`delete from partner_closings where partner_id = ${partnerId}`),
      ]);
      expect(changed.map(({ rowCount }) => rowCount)).toEqual([0, 0]);
      const forged = transact(scope, "write", (db) =>
        db.execute(sql`update partner_closings set archived_at = now()`),
      );
      await expect(forged).rejects.toMatchObject({ cause: { code: "42501" } });
    });
  },
  TIME,
);
