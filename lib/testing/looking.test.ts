// What a partner's people see and keep of one merchant: its portal, its messages, notes of their own.
import { beforeAll, describe, expect, test } from "vitest";
import { OWN, PUBLIC, REST_OPERATIONS } from "@/lib/registry";
import { run } from "@/lib/runtime";
import { renewSessionHandler } from "@/lib/transports/session";
import { expectStatus, send, withToken } from "./api";
import { testDatabase } from "./database";
import { EXAMPLES } from "./examples";
import { aSession, aUser } from "./people";
import { aMerchant, aPartner, type TestMerchant, type TestPartner, tokenFor } from "./world";

const database = testDatabase();
let partner: TestPartner;
let merchant: TestMerchant;

beforeAll(async () => {
  partner = await aPartner(database);
  merchant = await aMerchant(partner);
});

async function lookingToken({ base }: TestMerchant): Promise<string> {
  const { body } = await expectStatus(200, "POST", `${base}/view-link`, { as: partner.as });
  return new URL(body.url).searchParams.get("sessionToken") ?? "";
}

describe("looking as the merchant", () => {
  const open = REST_OPERATIONS.filter(({ actors }) => actors.includes("merchant"));

  test("reads what the merchant reads", async () => {
    const as = withToken(await lookingToken(merchant));
    expect((await send("GET", merchant.base, { as })).status).toBe(200);
    expect((await send("GET", `${merchant.base}/payment-methods`, { as })).status).toBe(200);
    const foreign = await aMerchant(partner);
    expect((await send("GET", foreign.base, { as })).status).toBe(404);
  });

  test.each(open.filter(({ kind }) => kind === "command").map(({ name }) => name))(
    "%s is refused, and nothing is written",
    async (name) => {
      const [key] = Object.entries(PUBLIC).find(([, each]) => each.name === name) ?? [];
      const own = await aPartner(database);
      const { path, body } = await EXAMPLES[key as keyof typeof EXAMPLES](database, own);
      const merchantId = /mrc_\w+/.exec(path)?.[0] ?? "";
      const link = await expectStatus(200, "POST", `/v1/merchants/${merchantId}/view-link`, {
        as: own.as,
      });
      const as = withToken(new URL(link.body.url).searchParams.get("sessionToken") ?? "");
      const count = "select count(*)::int as events from events where partner_id = $1";
      const before = (await database.pool.query(count, [own.partnerId])).rows[0].events;
      const [method = ""] = (PUBLIC[key as keyof typeof PUBLIC].rest ?? "").split(" ");
      const reply = await send(method, path, { as, ...(body ? { body } : {}) });
      expect([reply.status, reply.body.code]).toEqual([403, "VIEW_ONLY"]);
      const after = (await database.pool.query(count, [own.partnerId])).rows[0].events;
      expect(after).toBe(before);
    },
  );

  test("is not renewed, and no token of another use is refused so", async () => {
    const ask = (token: string) =>
      renewSessionHandler(
        new Request("http://127.0.0.1/api/session", {
          method: "POST",
          headers: { "X-Session-Token": token },
        }),
      );
    expect((await ask(await lookingToken(merchant))).status).toBe(401);
    const own = await tokenFor(merchant);
    const body = { key: "a:b", value: "typed", version: 0 };
    expect(
      (await send("PUT", `${merchant.base}/drafts/a:b`, { as: own, body })).body?.code,
    ).not.toBe("VIEW_ONLY");
  });

  test("ends with the session of the person who looks, and with that person", async () => {
    const looks = async () => {
      const user = await aUser(database, partner.partnerId, "member");
      const { caller } = (await aSession(user)).current;
      const { merchantId } = merchant;
      const { output } = await run(PUBLIC.createViewLink, caller, { merchantId });
      const as = withToken(new URL(output.url).searchParams.get("sessionToken") ?? "");
      await expectStatus(200, "GET", merchant.base, { as });
      return { user, caller, as };
    };
    const signedOut = await looks();
    const { sessionId } = signedOut.caller;
    await run(OWN.endOwnSession, signedOut.caller, { sessionId });
    await expectStatus(401, "GET", merchant.base, { as: signedOut.as });
    const removed = await looks();
    const path = `/v1/partner/team/members/${removed.user.userId}`;
    await expectStatus(200, "DELETE", path, { as: partner.as });
    await expectStatus(401, "GET", merchant.base, { as: removed.as });
  });

  test("a token for it is not minted by asking for that use", async () => {
    const path = `${merchant.base}/session-token`;
    const { status, body } = await send("POST", path, { as: partner.as, body: { use: "view" } });
    expect([status, body.code]).toEqual([400, "VALIDATION_ERROR"]);
  });

  test("the audit log names the person who looked", async () => {
    const user = await aUser(database, partner.partnerId, "member");
    const { caller } = (await aSession(user)).current;
    const { merchantId } = merchant;
    await run(PUBLIC.createViewLink, caller, { merchantId });
    const query = `merchantId=${merchantId}&eventType=session_token.minted&limit=1`;
    const { body } = await expectStatus(200, "GET", `/v1/audit?${query}`, { as: partner.as });
    expect(body.items[0]).toMatchObject({
      actor: `user:${user.userId}`,
      metadata: { use: "view", operation: "session_tokens.view_link" },
    });
    await run(OWN.endOwnSession, caller, { sessionId: caller.sessionId });
  });
});

describe("notes", () => {
  const path = () => `${merchant.base}/notes`;

  test("say who wrote them, newest first, also of somebody who left", async () => {
    const user = await aUser(database, partner.partnerId, "member");
    const { caller } = (await aSession(user)).current;
    const { merchantId } = merchant;
    await run(PUBLIC.addNote, caller, { merchantId, text: "Called: away until Monday." });
    await expectStatus(201, "POST", path(), { as: partner.as, body: { text: "Sent a letter." } });
    await expectStatus(200, "DELETE", `/v1/partner/team/members/${user.userId}`, {
      as: partner.as,
    });
    const { items } = (await expectStatus(200, "GET", path(), { as: partner.as })).body;
    expect(items).toMatchObject([
      { text: "Sent a letter.", authorName: null, author: expect.stringMatching(/^api-key:/) },
      { text: "Called: away until Monday.", authorName: "A member", author: `user:${user.userId}` },
    ]);
  });

  test("take no card data, and are no business of the merchant or of another partner", async () => {
    const body = { text: "They read me 4111 1111 1111 1111 on the phone." };
    const refused = await send("POST", path(), { as: partner.as, body });
    expect(refused.body.code).toBe("CARD_DATA_REFUSED");
    const own = await tokenFor(merchant);
    expect((await send("GET", path(), { as: own })).body.code).toBe("PARTNER_KEY_REQUIRED");
    const other = await aPartner(database);
    expect((await send("GET", path(), { as: other.as })).body.code).toBe("MERCHANT_NOT_FOUND");
  });
});

test("messages are listed with every merchant that they name, without their links", async () => {
  const own = await aPartner(database, "live");
  const first = await aMerchant(own);
  const second = await aMerchant(own);
  const write = (id: string, merchantId: string, alsoFor: string[]) =>
    database.pool.query(
      `insert into mail_messages (partner_id, id, merchant_id, also_for, kind, dedupe_key, to_address, subject, text_body, html_body, attachments, status, created_at)
       values ($1, $2, $3, $4, 'invitation', $2, 'a@b.example', 'Check', 'a secret link', 'html', '[]', 'bounced', now())`,
      [own.partnerId, id, merchantId, alsoFor],
    );
  await write("msg_both", first.merchantId, [second.merchantId]);
  await write("msg_second", second.merchantId, []);
  const mails = async ({ base }: TestMerchant) =>
    (await expectStatus(200, "GET", `${base}/mails?limit=1`, { as: own.as })).body;
  const of = await mails(second);
  expect(of.items).toMatchObject([{ id: "msg_second", status: "bounced", to: "a@b.example" }]);
  expect(JSON.stringify(of)).not.toContain("secret link");
  const rest = `${second.base}/mails?limit=1&nextToken=${of.nextToken}`;
  const next = (await expectStatus(200, "GET", rest, { as: own.as })).body;
  expect(next).toMatchObject({ items: [{ id: "msg_both" }], nextToken: null });
  expect((await mails(first)).items).toMatchObject([{ id: "msg_both" }]);
});
