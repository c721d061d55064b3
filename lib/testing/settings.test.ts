// What a partner sets for itself: every member checked, brought into one spelling, written with its event, and
// used wherever it counts.
import { beforeAll, describe, expect, test } from "vitest";
import { NO_CHOICES } from "@/lib/pci/acquirer-choices";
import { type Credentials, expectStatus, send } from "./api";
import { testDatabase } from "./database";
import { refuse } from "./refusal";
import { aMerchant, aPartner, type TestPartner } from "./world";

const database = testDatabase();
const PATH = "/v1/partner/settings";
let partner: TestPartner;

beforeAll(async () => {
  partner = await aPartner(database, "live");
});

const put = (as: Credentials, body: unknown) => expectStatus(200, "PUT", PATH, { as, body });
const read = async (as: Credentials) => (await expectStatus(200, "GET", PATH, { as })).body;

async function changesOf({ partnerId }: TestPartner): Promise<string[][]> {
  const { rows } = await database.pool.query(
    "select payload from events where partner_id = $1 and type = 'partner.settings_changed' order by id",
    [partnerId],
  );
  return rows.map(({ payload }) => payload.changed);
}

const WHOLE = {
  returnHosts: ["shop.bank.example", "localhost:4000"],
  embedOrigins: ["https://portal.bank.example", "http://localhost:3000"],
  brand: { name: "Harbor Bank", color: "#0b5cad", logo: "https://bank.example/logo.png" },
  replyTo: "help@bank.example",
  expiringWindowDays: 45,
  reminderDays: [60, 30, 0],
  requireReview: true,
  acquirerChoices: {
    voipTelephone: "accept",
    expiredTerminal: "refuse",
    expiredSolution: "accept",
    tapOnPhone: "SAQ C",
    lapsedProvider: "refuse",
    severalMethods: "fullForAll",
  },
};

test("a new partner has the usual ones", async () => {
  expect(await read((await aPartner(database, "live")).as)).toEqual({
    returnHosts: [],
    embedOrigins: [],
    brand: { name: "Test Acquiring live", color: null, logo: null },
    replyTo: null,
    expiringWindowDays: 30,
    reminderDays: [30, 14, 7, 1, 0],
    requireReview: false,
    acquirerChoices: NO_CHOICES,
  });
});

test("everything that is set is read back, and the event names what changed", async () => {
  const own = await aPartner(database, "live");
  expect((await put(own.as, WHOLE)).body).toEqual(WHOLE);
  expect(await read(own.as)).toEqual(WHOLE);
  await put(own.as, { brand: { color: null }, replyTo: null });
  const { brand } = WHOLE;
  expect(await read(own.as)).toEqual({ ...WHOLE, brand: { ...brand, color: null }, replyTo: null });
  const [first, second] = await changesOf(own);
  expect(first).toContain("brand.color");
  expect(first).toHaveLength(15);
  expect(second?.sort()).toEqual(["brand.color", "replyTo"]);
});

test("what changes nothing is answered and writes no event", async () => {
  const own = await aPartner(database, "live");
  await put(own.as, WHOLE);
  for (const body of [{}, { brand: {} }, WHOLE, { embedOrigins: WHOLE.embedOrigins }]) {
    expect((await put(own.as, body)).body).toEqual(WHOLE);
  }
  expect(await changesOf(own)).toHaveLength(1);
});

test("a choice is changed alone, and the event names it", async () => {
  const own = await aPartner(database, "live");
  const first = await put(own.as, { acquirerChoices: { tapOnPhone: "SAQ SPoC" } });
  const { body } = await put(own.as, {
    acquirerChoices: { tapOnPhone: "SAQ SPoC", expiredTerminal: "accept" },
  });
  expect(first.body.acquirerChoices).toEqual({ ...NO_CHOICES, tapOnPhone: "SAQ SPoC" });
  expect(body.acquirerChoices).toEqual({
    ...first.body.acquirerChoices,
    expiredTerminal: "accept",
  });
  expect(await changesOf(own)).toEqual([
    ["acquirerChoices.tapOnPhone"],
    ["acquirerChoices.expiredTerminal"],
  ]);
});

test("of choices that are made at once none is lost", async () => {
  const own = await aPartner(database, "live");
  const made = { voipTelephone: "accept", expiredTerminal: "accept", lapsedProvider: "refuse" };
  await Promise.all(
    Object.entries(made).map(([choice, value]) =>
      put(own.as, { acquirerChoices: { [choice]: value } }),
    ),
  );
  expect((await read(own.as)).acquirerChoices).toEqual({ ...NO_CHOICES, ...made });
});

test("one spelling is kept of what has several", async () => {
  const { body } = await put(partner.as, {
    returnHosts: ["SHOP.Bank.Example", "shop.bank.example", "b\u00fccher.example:8443"],
    embedOrigins: ["HTTPS://Portal.Bank.Example:443/", "https://portal.bank.example"],
    brand: { color: "#0B5CAD" },
    reminderDays: [1, 30, 7, 30],
  });
  expect(body).toMatchObject({
    returnHosts: ["shop.bank.example", "xn--bcher-kva.example:8443"],
    embedOrigins: ["https://portal.bank.example"],
    brand: { color: "#0b5cad" },
    reminderDays: [30, 7, 1],
  });
});

describe("is refused, and nothing is written", () => {
  const many = <T>(entry: (index: number) => T) => Array.from({ length: 51 }, (_, at) => entry(at));
  const WRONG: readonly [string, Record<string, unknown>][] = [
    ["returnHosts.0", { returnHosts: ["https://bank.example"] }],
    ["returnHosts.0", { returnHosts: ["bank.example/path"] }],
    ["returnHosts.1", { returnHosts: ["bank.example", "*.bank.example"] }],
    ["returnHosts", { returnHosts: many((at) => `h${at}.example`) }],
    ["embedOrigins.0", { embedOrigins: ["http://bank.example"] }],
    ["embedOrigins.0", { embedOrigins: ["https://bank.example/portal"] }],
    ["embedOrigins.0", { embedOrigins: ["https://a.example; script-src *"] }],
    ["embedOrigins", { embedOrigins: many((at) => `https://h${at}.example`) }],
    ["brand.color", { brand: { color: "red" } }],
    ["brand.color", { brand: { color: "#fff" } }],
    ["brand.color", { brand: { color: "#0b5cad;background:url(//evil.example)" } }],
    ["brand.name", { brand: { name: null } }],
    ["brand.name", { brand: { name: "Bank\r\nBcc: x@evil.example" } }],
    ["brand.logo", { brand: { logo: "http://bank.example/logo.png" } }],
    ["brand.logo", { brand: { logo: "data:image/png;base64,AAAA" } }],
    ["brand.logo", { brand: { logo: "javascript:alert(1)" } }],
    ["brand.font", { brand: { font: "serif" } }],
    ["replyTo", { replyTo: "nobody" }],
    ["expiringWindowDays", { expiringWindowDays: 0 }],
    ["expiringWindowDays", { expiringWindowDays: 181 }],
    ["reminderDays.0", { reminderDays: [-1] }],
    ["reminderDays.0", { reminderDays: [1.5] }],
    ["reminderDays", { reminderDays: Array.from({ length: 11 }, (_, day) => day) }],
    ["requireReview", { requireReview: "yes" }],
    ["acquirerChoices.voipTelephone", { acquirerChoices: { voipTelephone: "yes" } }],
    ["acquirerChoices.tapOnPhone", { acquirerChoices: { tapOnPhone: "SAQ A" } }],
    ["acquirerChoices.severalMethods", { acquirerChoices: { severalMethods: null } }],
    ["acquirerChoices.other", { acquirerChoices: { other: "accept" } }],
    ["acquirerChoices", { acquirerChoices: "accept" }],
    ["tier", { tier: "gold" }],
  ];

  test.each(WRONG)("%s of %j", async (path, body) => {
    const reply = await refuse(database, "VALIDATION_ERROR", "PUT", PATH, { as: partner.as, body });
    expect(reply.body.details.issues.map((issue: { path: string }) => issue.path)).toContain(path);
  });

  test("a colour that is none, by whatever way it comes", async () => {
    for (const color of ["red", "#FFF", "#0b5cad;x", ""]) {
      const sql = "update partners set brand_color = $2 where id = $1";
      const set = database.pool.query(sql, [partner.partnerId, color]);
      await expect(set).rejects.toMatchObject({ constraint: "partners_brand_color" });
    }
  });
});

describe("is used:", () => {
  test("the window, wherever an attestation expires soon", async () => {
    await put(partner.as, { expiringWindowDays: 77 });
    const { body } = await expectStatus(200, "GET", "/v1/portfolio", { as: partner.as });
    expect(body.expiringSoonWindowDays).toBe(77);
  });

  test("the name and the look, in the merchant's brand", async () => {
    const { as } = partner;
    await put(as, WHOLE);
    const { base } = await aMerchant(partner);
    const { body } = await expectStatus(200, "GET", `${base}/brand`, { as });
    const { name, color, logo } = WHOLE.brand;
    expect(body).toEqual({
      ...{ partnerName: name, color, logoUrl: logo, replyTo: WHOLE.replyTo },
      // It is still to be fetched.
      logo: null,
    });
  });

  test("the hosts, for a portal link's way back, with the reason where it is refused", async () => {
    const { base } = await aMerchant(partner);
    await put(partner.as, { returnHosts: ["shop.bank.example"] });
    const link = (as: Credentials, merchant: string, returnUrl: string) =>
      send("POST", `${merchant}/portal-link`, { as, body: { returnUrl } });
    const back = await link(partner.as, base, "https://shop.bank.example/done");
    expect(back.body.handoffUrl).toContain("/portal/handoff?");
    const plain = await link(partner.as, base, "http://shop.bank.example/done");
    expect(plain).toMatchObject({ status: 400, body: { code: "RETURN_URL_NOT_ALLOWED" } });
    expect(plain.body.message).toContain("https://");
    const elsewhere = await link(partner.as, base, "https://elsewhere.example/");
    expect(elsewhere.body.message).toContain("elsewhere.example is not on");
    const sandbox = await aPartner(database);
    const local = await link(sandbox.as, (await aMerchant(sandbox)).base, "http://localhost:5173/");
    expect(local.body.handoffUrl).toContain("/portal/handoff?");
  });
});
