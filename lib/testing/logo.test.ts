// A partner's logo from its address to the places where merchants see it: fetched once, kept by its hash, and
// named by what is sealed, so that later changes reach no document.
import { beforeEach, expect, test } from "vitest";
import { embeddedAssessor } from "@/lib/assessor/assessor";
import { changeEnvironment, config } from "@/lib/core/config";
import { loadRendering } from "@/lib/domain/document/system";
import { type FetchedLogo, LOGOS_MAX } from "@/lib/domain/logo/shape";
import { recordLogo } from "@/lib/domain/logo/system";
import { createMailGateway } from "@/lib/gateways/mail/mail-gateway";
import { createWebhookGateway } from "@/lib/gateways/webhook/webhook-gateway";
import { fetchLogoJob } from "@/lib/jobs/fetch-logo";
import type { JobPayload } from "@/lib/reactions";
import { run } from "@/lib/runtime";
import { logoHandlers } from "@/lib/transports/logo";
import { expectStatus, send } from "./api";
import { testDatabase } from "./database";
import { aPng } from "./pictures";
import { aMerchant, anAnsweredAttempt, aPartner, sign, type TestPartner, tokenFor } from "./world";

const database = testDatabase();
const ADDRESS = "https://bank.example/logo.png";
const BLUE = aPng(320, 80);
const RED = aPng(90, 30, { colour: [180, 20, 20, 255] });

let partner: TestPartner;

beforeEach(async () => {
  partner = await aPartner(database, "live");
});

function fileOf(bytes: Buffer): FetchedLogo {
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  return { file: { format: "png", width, height, bytes } };
}

const system = () => ({ kind: "system" as const, partnerId: partner.partnerId, job: "fetch-logo" });

/** Does the job as a worker would; how often the address was asked. */
async function work(answer: FetchedLogo): Promise<readonly string[]> {
  const asked: string[] = [];
  await fetchLogoJob.work({
    payload: { partnerId: partner.partnerId } as JobPayload,
    caller: system(),
    run,
    assessor: embeddedAssessor,
    mail: createMailGateway(config().mail),
    webhooks: createWebhookGateway({ allowPrivate: true }),
    stripe: null,
    logos: {
      async fetch(url) {
        asked.push(url);
        return answer;
      },
    },
  });
  return asked;
}

const set = (logo: string | null) =>
  expectStatus(200, "PUT", "/v1/partner/settings", { as: partner.as, body: { brand: { logo } } });
const status = async () =>
  (await expectStatus(200, "GET", "/v1/partner/logo", { as: partner.as })).body;
const shown = async () => {
  const merchant = await aMerchant(partner);
  const as = await tokenFor(merchant);
  return (await expectStatus(200, "GET", `${merchant.base}/brand`, { as })).body.logo;
};

async function rows(text: string) {
  return (await database.pool.query(text, [partner.partnerId])).rows;
}

test("an address that is set is fetched once, and its copy is shown to merchants", async () => {
  expect(await status()).toMatchObject({ status: "none", address: null, picture: null });
  await set(ADDRESS);
  expect(await status()).toMatchObject({ status: "fetching", address: ADDRESS, picture: null });
  expect(await shown()).toBeNull();
  const jobs = "select data from pgboss.job where name = 'fetch-logo' and data->>'partnerId' = $1";
  expect(await rows(jobs)).toHaveLength(1);
  expect(await work(fileOf(BLUE))).toEqual([ADDRESS]);
  expect(await status()).toMatchObject({ status: "ready", problem: null });
  expect(await shown()).toMatchObject({ width: 320, height: 80 });
  // The same job once more finds nothing to do.
  expect(await work(fileOf(RED))).toEqual([]);
  expect(await shown()).toMatchObject({ width: 320, height: 80 });
});

test("the copy is served from our own address, for good, as a picture and nothing else", async () => {
  await set(ADDRESS);
  await work(fileOf(BLUE));
  const { url } = await shown();
  const response = await logoHandlers.GET(new Request(url));
  expect(Buffer.from(await response.arrayBuffer()).equals(BLUE)).toBe(true);
  const { headers } = response;
  expect(headers.get("content-type")).toBe("image/png");
  expect(headers.get("cache-control")).toContain("immutable");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("content-security-policy")).toContain("sandbox");
  for (const wrong of [url.slice(0, -1), `${url}0`, `${url.slice(0, -1)}%27`, `${url}/../x`]) {
    expect((await logoHandlers.GET(new Request(wrong))).status, wrong).toBe(404);
  }
});

test("another address replaces the picture, and none removes it", async () => {
  await set(ADDRESS);
  await work(fileOf(BLUE));
  await set("https://bank.example/new.png");
  expect(await shown()).toBeNull();
  // The answer of the address before comes late.
  const late = { address: ADDRESS, fetched: fileOf(BLUE) };
  await run(recordLogo, system(), late);
  expect(await shown()).toBeNull();
  await work(fileOf(RED));
  expect(await shown()).toMatchObject({ width: 90 });
  await set(null);
  expect(await status()).toMatchObject({ status: "none", picture: null });
  expect(await shown()).toBeNull();
});

test("a failure says why and what to do, and keeps the picture of the same address", async () => {
  await set(ADDRESS);
  await work({ problem: "wrong_type" });
  const failed = await status();
  expect(failed).toMatchObject({ status: "failed", picture: null });
  expect(failed.problem).toMatchObject({ code: "wrong_type" });
  expect(failed.problem.message).toContain("PNG");
  const again = { as: partner.as };
  const asked = await expectStatus(200, "POST", "/v1/partner/logo/fetch", again);
  expect(asked.body.status).toBe("fetching");
  await work(fileOf(BLUE));
  await expectStatus(200, "POST", "/v1/partner/logo/fetch", again);
  await work({ problem: "too_slow" });
  expect(await status()).toMatchObject({ status: "failed", picture: { width: 320 } });
  const told = "select payload from events where partner_id = $1 and type = 'partner.logo_fetched'";
  const problems = (await rows(told)).map(({ payload }) => payload.problem);
  expect(problems.sort()).toEqual([null, "too_slow", "wrong_type"]);
});

test("without an address there is nothing to fetch, and no event", async () => {
  const { body } = await expectStatus(200, "POST", "/v1/partner/logo/fetch", { as: partner.as });
  expect(body.status).toBe("none");
  expect(await rows("select 1 from events where partner_id = $1")).toEqual([]);
});

test("the number of pictures that are kept is bounded", async () => {
  await set(ADDRESS);
  await database.pool.query(
    `insert into partner_logos select $1, 'sha-' || n, 'png', 1, 1, '', now() from generate_series(1, $2) n`,
    [partner.partnerId, LOGOS_MAX],
  );
  await work(fileOf(BLUE));
  expect(await status()).toMatchObject({ status: "failed", problem: { code: "too_many_kept" } });
});

test("what is sealed keeps the logo of that moment, in both versions of its record", async () => {
  await set(ADDRESS);
  await work(fileOf(BLUE));
  const attempt = await anAnsweredAttempt(database, partner);
  await expectStatus(200, "POST", `${attempt.path}/submit`, { as: partner.as });
  await set("https://bank.example/new.png");
  await work(fileOf(RED));
  await sign(attempt);
  for (const version of [1, 2]) {
    const input = { attemptId: attempt.attemptId, version };
    const { output } = await run(loadRendering, system(), input);
    expect(output?.version).toBe(version);
    expect(Buffer.from(output?.logo?.bytes ?? []).equals(BLUE)).toBe(true);
  }
  // What was said and signed does not know of it.
  const [record] = await rows("select canonical from records where partner_id = $1");
  expect(record?.canonical).not.toContain("logo");
});

test("outside development a private address is refused when it is set", async () => {
  changeEnvironment({ ALLOW_PRIVATE_WEBHOOKS: "0" });
  try {
    for (const logo of ["https://10.0.0.8/logo.png", "https://intranet/logo.png"]) {
      const body = { brand: { logo } };
      const reply = await send("PUT", "/v1/partner/settings", { as: partner.as, body });
      expect(reply.status).toBe(400);
      expect(reply.body.details.issues[0].path).toBe("brand.logo");
    }
    expect(await status()).toMatchObject({ status: "none" });
  } finally {
    changeEnvironment({ ALLOW_PRIVATE_WEBHOOKS: "1" });
  }
});
