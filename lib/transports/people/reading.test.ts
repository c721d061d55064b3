// What a browser may read from the API by the session of whoever is signed in, and what it may not.
import { beforeAll, describe, expect, test } from "vitest";
import { sessionCookie } from "@/lib/auth/people/cookie";
import { send } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { aSession, aUser, setUpAuthenticator, signIn } from "@/lib/testing/people";
import { aMerchant, aPartner, type TestPartner } from "@/lib/testing/world";

const database = testDatabase();
const LIST = "/v1/portfolio/merchants";
let partner: TestPartner;
let cookie: string;

const cookieOf = (token: string) => `other=1; ${sessionCookie()}=${token}`;
const fromPage = (session = cookie) => ({ cookie: session, "sec-fetch-site": "same-origin" });

beforeAll(async () => {
  partner = await aPartner(database);
  const viewer = await aUser(database, partner.partnerId, "viewer");
  cookie = cookieOf((await aSession(viewer)).token);
});

describe("a page of the dashboard", () => {
  test("reads what its person may, of the own partner alone", async () => {
    const merchant = await aMerchant(partner);
    const elsewhere = await aMerchant(await aPartner(database));
    const { status, body } = await send("GET", LIST, { headers: fromPage() });
    expect(status).toBe(200);
    expect(body.items.map(({ id }: { id: string }) => id)).toEqual([merchant.merchantId]);
    const foreign = `/v1/merchants/${elsewhere.merchantId}`;
    expect((await send("GET", foreign, { headers: fromPage() })).status).toBe(404);
  });

  test("downloads the export", async () => {
    const { status, headers } = await send("GET", "/v1/portfolio/export.csv", {
      headers: fromPage(),
    });
    expect(status).toBe(200);
    expect(headers.get("content-disposition")).toContain("attachment");
  });

  test("reads nothing that the role does not allow", async () => {
    const { status, body } = await send("GET", "/v1/partner/keys", { headers: fromPage() });
    expect([status, body.code]).toEqual([403, "ROLE_NOT_ALLOWED"]);
  });

  test("reads of the book that it was made for, and of no other", async () => {
    const of = (book: string) => ({ ...fromPage(), "x-sealwright-book": book });
    const own = await send("GET", LIST, { headers: of(partner.partnerId) });
    expect(own.status).toBe(200);
    const other = await send("GET", LIST, { headers: of("prt_other") });
    expect([other.status, other.body.code]).toEqual([409, "BOOK_SWITCHED"]);
  });

  test("changes nothing", async () => {
    const body = { name: "By the way", email: "by-the-way@shop.example" };
    const reply = await send("POST", "/v1/merchants", { headers: fromPage(), body });
    expect([reply.status, reply.body.code]).toEqual([401, "MISSING_CREDENTIALS"]);
  });

  test("takes nothing from the sandbox's requests of the day", async () => {
    const { headers } = await send("GET", LIST, { headers: fromPage() });
    expect(headers.get("ratelimit-policy")).toMatch(/^"rate";[^,]*$/);
  });
});

describe("a session in a cookie opens nothing", () => {
  const refused = async (headers: Record<string, string>) => {
    const { status, body } = await send("GET", LIST, { headers });
    return [status, body.code];
  };

  test.each([
    ["of another site", { "sec-fetch-site": "cross-site" }],
    ["of another host of the same site", { "sec-fetch-site": "same-site" }],
    ["that nobody's page sent", { "sec-fetch-site": "none" }],
    ["that does not say where it comes from", {}],
    ["of another site, by its origin", { origin: "https://evil.example" }],
  ])("to a request %s", async (_, from) => {
    expect(await refused({ cookie, ...from })).toEqual([401, "MISSING_CREDENTIALS"]);
  });

  test("to a request with a wrong key beside it", async () => {
    const headers = { ...fromPage(), "X-API-Key": "spk_test_wrong" };
    expect(await refused(headers)).toEqual([401, "INVALID_CREDENTIALS"]);
  });

  test("that is unknown, or of somebody who was removed", async () => {
    expect(await refused(fromPage(cookieOf("x".repeat(43))))).toEqual([401, "MISSING_CREDENTIALS"]);
    const member = await aUser(database, partner.partnerId, "member");
    const session = fromPage(cookieOf((await aSession(member)).token));
    await database.pool.query("delete from user_sessions where user_id = $1", [member.userId]);
    expect(await refused(session)).toEqual([401, "MISSING_CREDENTIALS"]);
  });

  test("before the code of the authenticator was entered", async () => {
    const user = await aUser(database, partner.partnerId, "admin");
    await setUpAuthenticator((await aSession(user)).current);
    const opened = await signIn(user);
    if (opened.is !== "opened") throw new Error(opened.is);
    expect(await refused(fromPage(cookieOf(opened.token)))).toEqual([403, "CODE_REQUIRED"]);
  });
});
