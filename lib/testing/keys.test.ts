// A partner's API keys: what one that was rotated out may still do, and how one is ended at once.
import { describe, expect, test } from "vitest";
import { seedApiKey } from "@/db/seed/partner";
import type { UserCaller } from "@/lib/core/caller";
import { OWN, PUBLIC, REST_OPERATIONS } from "@/lib/registry";
import { run } from "@/lib/runtime";
import { type Credentials, expectStatus, send, withKey } from "./api";
import { testDatabase } from "./database";
import { anAddress, aSession, aUser } from "./people";
import { captureLog, refuse } from "./refusal";
import { aMerchant, aPartner, type TestPartner, tokenFor } from "./world";

const log = captureLog();
const database = testDatabase();

async function rotate(as: Credentials): Promise<Credentials & { keyId: string }> {
  const { body } = await expectStatus(200, "POST", "/v1/partner/rotate-key", { as });
  return Object.assign(withKey(body.apiKey), { keyId: body.keyId });
}

async function keysOf(as: Credentials): Promise<{ id: string; own: boolean; expiresAt: string }[]> {
  return (await expectStatus(200, "GET", "/v1/partner/keys", { as })).body.items;
}

async function eventsOf({ partnerId }: TestPartner): Promise<[string, unknown][]> {
  const { rows } = await database.pool.query(
    "select type, payload from events where partner_id = $1 order by id",
    [partnerId],
  );
  return rows.map(({ type, payload }) => [type, payload]);
}

const works = async (as: Credentials) => (await send("GET", "/v1/partner", { as })).status === 200;

describe("a key that was rotated out", () => {
  const FORBIDDEN: readonly [string, string, unknown?][] = [
    ["PUT", "/v1/partner/webhook", { webhookUrl: null }],
    ["POST", "/v1/partner/webhook/rotate-secret"],
    ["PUT", "/v1/partner/settings", { requireReview: true }],
    ["DELETE", "/v1/partner/keys/key_any"],
    ["DELETE", "/v1/partner/presets/pst_any"],
  ];

  test.each(FORBIDDEN)("may not %s %s", async (method, path, body) => {
    const { as } = await aPartner(database, "live");
    const next = await rotate(as);
    await refuse(database, "KEY_ENDING", method, path, { as, body });
    const own = await send(method, path, { as: next, body });
    expect(own.body.code).not.toBe("KEY_ENDING");
  });

  test("changes nothing of the partner's own, whatever is added; webhooks are tried and repeated", () => {
    const changes = REST_OPERATIONS.filter(
      ({ kind, rest }) => kind === "command" && rest?.includes(" /v1/partner/"),
    );
    const taken = changes.filter(({ refusesKeys }) => !refusesKeys?.includes("replaced"));
    expect(taken.map(({ name }) => name).sort()).toEqual([
      "partner.replay_delivery",
      "partner.replay_failed_deliveries",
      "partner.test_webhook",
    ]);
    expect(changes.length).toBeGreaterThan(taken.length);
  });

  test("reads and works for its day", async () => {
    const partner = await aPartner(database, "live");
    await rotate(partner.as);
    const { base } = await aMerchant(partner);
    await expectStatus(200, "GET", "/v1/partner/settings", { as: partner.as });
    await expectStatus(200, "POST", `${base}/session-token`, { as: partner.as });
  });

  test("rotates again while nobody has used its successor, which ends then", async () => {
    const partner = await aPartner(database, "live");
    const lost = await rotate(partner.as);
    const { body } = await expectStatus(200, "POST", "/v1/partner/rotate-key", { as: partner.as });
    expect(await works(lost)).toBe(false);
    expect(await works(withKey(body.apiKey))).toBe(true);
    const [, last] = (await eventsOf(partner)).at(-1) ?? [];
    expect(last).toMatchObject({ keyId: body.keyId, replacedKeyId: lost.keyId });
  });

  test("gains no time by rotating again", async () => {
    const { as } = await aPartner(database, "live");
    await rotate(as);
    const endOf = async () => (await keysOf(as)).find(({ own }) => own)?.expiresAt;
    const end = await endOf();
    await rotate(as);
    expect(await endOf()).toBe(end);
  });

  test("does not rotate once its successor was used, nor reads that one's kept answer", async () => {
    const { as } = await aPartner(database, "live");
    const headers = { "Idempotency-Key": "guessed" };
    const path = "/v1/partner/rotate-key";
    const { body } = await expectStatus(200, "POST", path, { as, headers });
    const again = await expectStatus(200, "POST", path, { as, headers });
    expect(again.body.apiKey).toBe(body.apiKey);
    expect(await works(withKey(body.apiKey))).toBe(true);
    await refuse(database, "KEY_ENDING", "POST", path, { as, headers });
    await refuse(database, "KEY_ENDING", "POST", path, { as });
  });

  test("does not rotate by way of a successor's unused successor", async () => {
    const { as } = await aPartner(database, "live");
    const second = await rotate(as);
    const third = await rotate(second);
    await refuse(database, "KEY_ENDING", "POST", "/v1/partner/rotate-key", { as });
    expect(await works(third)).toBe(true);
  });
});

describe("revoking a key", () => {
  test("ends it at once, and tells so", async () => {
    const partner = await aPartner(database, "live");
    const next = await rotate(partner.as);
    const old = (await keysOf(next)).find(({ own }) => !own)?.id ?? "";
    const path = `/v1/partner/keys/${old}`;
    const { body } = await expectStatus(200, "DELETE", path, { as: next });
    expect(body).toEqual({ revoked: true, keyId: old });
    await refuse(database, "INVALID_CREDENTIALS", "GET", "/v1/partner", { as: partner.as });
    expect((await keysOf(next)).map(({ id }) => id)).toEqual([next.keyId]);
    const prefix = partner.apiKey.slice(0, 12);
    expect((await eventsOf(partner)).at(-1)).toEqual([
      "partner.key_revoked",
      { keyId: old, prefix },
    ]);
    await refuse(database, "KEY_NOT_FOUND", "DELETE", path, { as: next });
  });

  test("leaves the session tokens that were minted with it, which the secret's rotation ends", async () => {
    const partner = await aPartner(database, "live");
    const merchant = await aMerchant(partner);
    const token = await tokenFor(merchant);
    const next = await rotate(partner.as);
    const old = (await keysOf(next)).find(({ own }) => !own)?.id ?? "";
    await expectStatus(200, "DELETE", `/v1/partner/keys/${old}`, { as: next });
    await expectStatus(200, "GET", merchant.base, { as: token });
    await expectStatus(200, "POST", "/v1/partner/webhook/rotate-secret", { as: next });
    await refuse(database, "INVALID_CREDENTIALS", "GET", merchant.base, { as: token });
  });

  test("is refused for the last key that lasts, even beside one that is ending", async () => {
    const { as } = await aPartner(database, "live");
    const [only] = await keysOf(as);
    await refuse(database, "LAST_KEY", "DELETE", `/v1/partner/keys/${only?.id}`, { as });
    const next = await rotate(as);
    await refuse(database, "LAST_KEY", "DELETE", `/v1/partner/keys/${next.keyId}`, { as: next });
  });

  test("at once by each other leaves one", async () => {
    const { as, partnerId } = await aPartner(database, "live");
    const other = withKey(await seedApiKey(database.db, partnerId, "live", new Date()));
    const [mine, theirs] = await keysOf(as);
    const requests = [0, 1, 2, 3].map((index) => {
      const [acting, id] = index % 2 ? [as, theirs?.id] : [other, mine?.id];
      return send("DELETE", `/v1/partner/keys/${id}`, { as: acting });
    });
    await Promise.all(requests);
    expect([await works(as), await works(other)].filter(Boolean)).toHaveLength(1);
  });

  test("of another partner is one that is not there", async () => {
    const mine = await aPartner(database, "live");
    const foreign = await aPartner(database, "live");
    const [key] = await keysOf(foreign.as);
    const path = `/v1/partner/keys/${key?.id}`;
    await refuse(database, "KEY_NOT_FOUND", "DELETE", path, { as: mine.as });
    expect(await works(foreign.as)).toBe(true);
  });
});

describe("a further key", () => {
  /** An admin whose session a code has unlocked. */
  async function anAdmin(partnerId: string): Promise<UserCaller> {
    const { current } = await aSession(await aUser(database, partnerId, "admin"));
    const unlockedUntil = new Date(Date.now() + 3_600_000);
    return { ...current.caller, twoFactor: true, unlockedUntil };
  }

  async function make(partner: TestPartner, name: string, by?: UserCaller) {
    const caller = by ?? (await anAdmin(partner.partnerId));
    const { output } = await run(OWN.createKey, caller, { name });
    return Object.assign(withKey(output.apiKey), { keyId: output.keyId });
  }

  test("works beside the others, and is listed with its name", async () => {
    const partner = await aPartner(database, "live");
    const made = await make(partner, "Onboarding");
    expect(await works(made)).toBe(true);
    expect(await works(partner.as)).toBe(true);
    const { body } = await expectStatus(200, "GET", "/v1/partner/keys", { as: made });
    expect(body.items.map(({ name }: { name: string }) => name)).toEqual([null, "Onboarding"]);
    expect((await eventsOf(partner)).at(-1)).toEqual([
      "partner.key_created",
      { keyId: made.keyId, name: "Onboarding" },
    ]);
  });

  test("is replaced by itself: the others last, and its successor has its name", async () => {
    const made = await make(await aPartner(database, "live"), "Onboarding");
    const next = await rotate(made);
    const keys = (await expectStatus(200, "GET", "/v1/partner/keys", { as: next })).body.items;
    expect(
      keys.map((key: { name: string; expiresAt: string }) => [key.name, Boolean(key.expiresAt)]),
    ).toEqual([
      [null, false],
      ["Onboarding", true],
      ["Onboarding", false],
    ]);
  });

  test("that nobody used is not taken for the successor of one that was rotated out", async () => {
    const partner = await aPartner(database, "live");
    const { as } = partner;
    const other = await make(partner, "Other");
    const { body } = await expectStatus(200, "POST", "/v1/partner/rotate-key", { as });
    await expectStatus(200, "POST", "/v1/partner/rotate-key", { as });
    expect(await works(withKey(body.apiKey))).toBe(false);
    expect(await works(other)).toBe(true);
  });

  test("is named by a person to be replaced", async () => {
    const partner = await aPartner(database, "live");
    const admin = await anAdmin(partner.partnerId);
    const { keyId } = await make(partner, "Onboarding", admin);
    const { output } = await run(PUBLIC.rotateKey, admin, { keyId });
    expect(await works(withKey(output.apiKey))).toBe(true);
    const unknown = run(PUBLIC.rotateKey, admin, { keyId: "key_unknown" });
    await expect(unknown).rejects.toMatchObject({ code: "KEY_NOT_FOUND" });
    const several = run(PUBLIC.rotateKey, admin, {});
    await expect(several).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
  });

  test("of another partner cannot be replaced", async () => {
    const foreign = await aPartner(database, "live");
    const { keyId } = await make(foreign, "Theirs");
    const mine = await anAdmin((await aPartner(database, "live")).partnerId);
    const named = run(PUBLIC.rotateKey, mine, { keyId });
    await expect(named).rejects.toMatchObject({ code: "KEY_NOT_FOUND" });
    expect((await keysOf(foreign.as)).every(({ expiresAt }) => expiresAt === null)).toBe(true);
  });

  test("is refused beyond twenty", async () => {
    const partner = await aPartner(database, "live");
    const admin = await anAdmin(partner.partnerId);
    for (let i = 1; i < 20; i += 1) await make(partner, `Program ${i}`, admin);
    const beyond = make(partner, "One more", admin);
    await expect(beyond).rejects.toMatchObject({ code: "KEY_LIMIT" });
  });
});

describe("whoever stole a key", () => {
  test("makes no other key with it, and replaces none but itself", async () => {
    const { as, partnerId } = await aPartner(database, "live");
    const other = withKey(await seedApiKey(database.db, partnerId, "live", new Date()));
    const body = { name: "A second way in" };
    await refuse(database, "METHOD_NOT_ALLOWED", "POST", "/v1/partner/keys", { as, body });
    const [{ id: keyId } = { id: "" }] = (await keysOf(as)).filter(({ own }) => !own);
    const named = { as, body: { keyId } };
    await refuse(database, "ROLE_NOT_ALLOWED", "POST", "/v1/partner/rotate-key", named);
    expect(await works(other)).toBe(true);
    expect(await keysOf(as)).toHaveLength(2);
  });

  test("makes nobody who could make one", async () => {
    const { as, partnerId } = await aPartner(database, "live");
    const { userId } = await aUser(database, partnerId, "member");
    const admin = await aUser(database, partnerId, "admin");
    const team = "/v1/partner/team";
    const invitation = { email: anAddress(), role: "admin" };
    const acts: readonly [string, string, unknown?][] = [
      ["POST", `${team}/invitations`, invitation],
      ["PUT", `${team}/members/${userId}`, { role: "admin" }],
      ["PUT", `${team}/members/${admin.userId}`, { role: "viewer" }],
      ["DELETE", `${team}/members/${admin.userId}`],
    ];
    for (const [method, path, body] of acts) {
      await refuse(database, "ROLE_NOT_ALLOWED", method, path, { as, body });
    }
  });
});

test("the list shows which key is asking, and neither the list nor the log shows a key", async () => {
  const { as, apiKey } = await aPartner(database, "live");
  const next = await rotate(as);
  const { body } = await expectStatus(200, "GET", "/v1/partner/keys", { as: next });
  expect(body.items.map((item: { own: boolean }) => item.own)).toEqual([false, true]);
  expect(body.items[0].expiresAt).not.toBeNull();
  expect(body.items[1]).toMatchObject({ id: next.keyId, expiresAt: null });
  for (const secret of [apiKey, next["X-API-Key"] ?? ""]) {
    expect(JSON.stringify(body)).not.toContain(secret);
    expect(log.text()).not.toContain(secret);
  }
});
