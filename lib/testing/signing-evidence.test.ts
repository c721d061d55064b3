// Who signed and who sealed, with which credential and from where: as the service saw it.
import { beforeAll, describe, expect, test } from "vitest";
import { hashOfWords } from "@/lib/domain/signature/acknowledgement";
import { type Credentials, expectStatus, send, withToken } from "./api";
import { testDatabase } from "./database";
import { connect, listen } from "./mcp-client";
import { recordOf } from "./sealed";
import { anAnsweredAttempt, aPartner, SIGNING, type TestAttempt, type TestPartner } from "./world";

const database = testDatabase();
let partner: TestPartner;

beforeAll(async () => {
  partner = await aPartner(database);
});

const SEEN = { "X-Forwarded-For": "198.51.100.9, 203.0.113.7", "User-Agent": "Example/1.0" };
const FROM = { address: "203.0.113.7", userAgent: "Example/1.0" };

/** Signs and submits with credentials; what the record says of the calls. */
async function evidenceOf(attempt: TestAttempt, as: Credentials, sealedAs = partner.as) {
  const headers = SEEN;
  await expectStatus(200, "POST", `${attempt.path}/sign`, { as, body: SIGNING, headers });
  await expectStatus(200, "POST", `${attempt.path}/submit`, { as: sealedAs });
  const { evidence } = (await recordOf(attempt)).record;
  if (!evidence.signing) throw new Error("it was signed");
  return { ...evidence, signing: evidence.signing };
}

async function keyIdOf(): Promise<string> {
  const { rows } = await database.pool.query("select id from api_keys where partner_id = $1", [
    partner.partnerId,
  ]);
  return rows[0].id;
}

describe("the evidence of a signature names", () => {
  test("an API key, with the address of whoever called with it", async () => {
    const attempt = await anAnsweredAttempt(database, partner);
    const { signing } = await evidenceOf(attempt, partner.as);
    const credentialId = await keyIdOf();
    expect(signing.caller).toEqual({ kind: "partner", credentialId, use: null, ...FROM });
    expect(signing.acknowledgementSha256).toBe(hashOfWords(SIGNING.acknowledgement));
  });

  test.each(["portal", "chat", "rest"])("a session token, and that it is for %s", async (use) => {
    const attempt = await anAnsweredAttempt(database, partner);
    const path = `${attempt.base}/session-token`;
    const minted = await send("POST", path, { as: partner.as, body: { use } });
    const token: string = minted.body.sessionToken;
    const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
    const evidence = await evidenceOf(attempt, withToken(token));
    const signer = { kind: "merchant", credentialId: claims.jti, use, ...FROM };
    expect(evidence.signing.caller).toEqual(signer);
    // Another credential sealed it: each is told of its own act.
    expect(evidence.sealedByCaller).toMatchObject({ kind: "partner", use: null, address: null });
    expect(evidence.sealedBy).toBe("submit");
    expect(JSON.stringify(evidence)).not.toContain(token);
  });

  test("who called over MCP", async () => {
    const attempt = await anAnsweredAttempt(database, partner);
    const server = await listen();
    const client = await connect(server.url, { ...partner.as, ...SEEN });
    const { merchantId, attemptId } = attempt;
    const args = { merchantId, attemptId, ...SIGNING };
    const result = await client.callTool({ name: "attempts_sign", arguments: args });
    expect(result.isError).not.toBe(true);
    await client.close();
    await server.stop();
    await expectStatus(200, "POST", `${attempt.path}/submit`, { as: partner.as });
    const { signing } = (await recordOf(attempt)).record.evidence;
    expect(signing?.caller).toMatchObject({ kind: "partner", address: "203.0.113.7" });
  });

  test("whoever signed last, where it was signed again", async () => {
    const attempt = await anAnsweredAttempt(database, partner);
    await expectStatus(200, "POST", `${attempt.path}/sign`, { as: partner.as, body: SIGNING });
    const { signing } = await evidenceOf(attempt, partner.as);
    expect(signing.caller).toMatchObject(FROM);
    const { rows } = await database.pool.query(
      "select type from events where attempt_id = $1 and type like 'attempt.sign%'",
      [attempt.attemptId],
    );
    expect(rows).toEqual([{ type: "attempt.signed" }, { type: "attempt.signed" }]);
  });
});
