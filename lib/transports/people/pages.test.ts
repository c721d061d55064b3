// Whose pages of the dashboard count for what.
import { expect, test } from "vitest";
import { sessionCookie } from "@/lib/auth/people/cookie";
import { changeEnvironment } from "@/lib/core/config";
import { testDatabase } from "@/lib/testing/database";
import { aSession, aUser } from "@/lib/testing/people";
import { aPartner } from "@/lib/testing/world";
import { preparePage } from "@/lib/transports/page-request";

const database = testDatabase();

test("whoever is signed in goes on where others behind the same address have used it up", async () => {
  const viewer = await aUser(database, (await aPartner(database)).partnerId, "viewer");
  const signedIn = { cookie: `${sessionCookie()}=${(await aSession(viewer)).token}` };
  const forged = { cookie: `${sessionCookie()}=${"x".repeat(43)}` };
  const open = async (headers: Record<string, string>) =>
    (await preparePage(new Request("http://127.0.0.1/dashboard/team", { headers }))).refusal;
  changeEnvironment({ OPEN_REQUESTS_PER_MINUTE: "3" });
  try {
    for (let time = 0; time < 3; time += 1) expect(await open(forged)).toBeNull();
    expect((await open({}))?.status).toBe(429);
    expect((await open(forged))?.status).toBe(429);
    for (let time = 0; time < 5; time += 1) expect(await open(signedIn)).toBeNull();
  } finally {
    changeEnvironment({ OPEN_REQUESTS_PER_MINUTE: "1000000" });
  }
});
