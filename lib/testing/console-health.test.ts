// The figures that an open page of the console reads again and again: for operators at this service's pages alone.
import { expect, test } from "vitest";
import { GET } from "@/app/api/console-health/route";
import { sessionCookie } from "@/lib/auth/people/cookie";
import { SERVICE_TENANT } from "@/lib/core/caller";
import { testDatabase } from "./database";
import { aSession, aUser, setUpAuthenticator } from "./people";
import { aPartner } from "./world";

const database = testDatabase();

function ask(token: string | null, site = "same-origin"): Promise<Response> {
  const cookie: Record<string, string> = token ? { cookie: `${sessionCookie()}=${token}` } : {};
  const headers = { "sec-fetch-site": site, ...cookie };
  return GET(new Request("http://127.0.0.1/api/console-health", { headers }));
}

const codeOf = async (response: Response) => [response.status, (await response.json()).code];

test("an operator with two factors reads them, and nobody else does", async () => {
  const operator = await aSession(await aUser(database, SERVICE_TENANT, "operator"));
  expect(await codeOf(await ask(null))).toEqual([401, "INVALID_CREDENTIALS"]);
  expect(await codeOf(await ask(operator.token))).toEqual([403, "TWO_FACTOR_REQUIRED"]);
  const { token } = await setUpAuthenticator(operator.current);
  const answered = await ask(token);
  expect([answered.status, answered.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(await answered.json()).toMatchObject({ queues: expect.any(Array), failures: [] });
  expect(await codeOf(await ask(token, "cross-site"))).toEqual([401, "INVALID_CREDENTIALS"]);
  const { partnerId } = await aPartner(database, "live");
  const owner = await aSession(await aUser(database, partnerId, "owner"));
  expect(await codeOf(await ask(owner.token))).toEqual([403, "ROLE_NOT_ALLOWED"]);
});
