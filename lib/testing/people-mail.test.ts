// Messages with a link for somebody who signs in, when the mail server does not take them: a link that has
// ended is of no use, and whoever asked is told nothing either way.
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { mailMessages } from "@/db/schema";
import { nextMailTryAt } from "@/lib/domain/mail/schedule";
import { requestLink } from "@/lib/transports/people/links";
import { expectStatus } from "./api";
import { testDatabase } from "./database";
import { eventually } from "./eventually";
import { mailWorker } from "./mail-worker";
import { anOwner, aUser, aVisit, type TestUser } from "./people";
import { aPartner } from "./world";

const database = testDatabase();
const mail = mailWorker({ signsIn: true });

const ask = (email: string) =>
  requestLink({ email, purpose: "sign_in" }, { ...aVisit(), browser: "a browser" });

async function inStatus({ partnerId }: TestUser, status: string) {
  return eventually(`a message that is ${status}`, async () => {
    const [row] = await database.db
      .select()
      .from(mailMessages)
      .where(eq(mailMessages.partnerId, partnerId));
    return row?.status === status && row.tries > 0 ? row : null;
  });
}

test("a message with a link of 15 minutes is tried once more, and not after its link has ended", () => {
  const createdAt = new Date("2026-11-20T09:00:00.000Z");
  const at = (minutes: number) => new Date(createdAt.getTime() + minutes * 60_000);
  const message = { createdAt, sendUntil: at(15) };
  expect(nextMailTryAt({ ...message, tries: 1 }, at(0.1))).toEqual(at(5.1));
  expect(nextMailTryAt({ ...message, tries: 2 }, at(5.1))).toBeNull();
  expect(nextMailTryAt({ ...message, tries: 1 }, at(11))).toBeNull();
});

test("a link that ended before its message could be sent goes to nobody, and the partner is told", async () => {
  mail.sink.manner = { recipient: 451 };
  const partner = await aPartner(database, "live");
  const user = await aUser(database, partner.partnerId);
  expect(await ask(user.email)).toEqual({ is: "sent" });
  expect(await ask(`x${user.email}`)).toEqual({ is: "sent" });
  const waiting = await inStatus(user, "queued");
  expect(waiting.textBody).toMatch(/\/sign-in\/link\?token=/);
  mail.sink.manner = "takes";
  const arrived = mail.sink.tries;
  await database.pool.query("update mail_messages set send_until = now() where id = $1", [
    waiting.id,
  ]);
  await database.pool.query(
    "update pgboss.job set start_after = now() where name = 'send-mail' and state = 'created' and data->>'partnerId' = $1",
    [user.partnerId],
  );
  const failed = await inStatus(user, "failed");
  expect(mail.sink.tries).toBe(arrived);
  expect(failed.textBody + failed.htmlBody).not.toContain("token=");
  const { body } = await expectStatus(200, "GET", "/v1/partner/notices", { as: partner.as });
  expect(body.items).toMatchObject([
    {
      kind: "mail_failed",
      message: expect.stringMatching(/^The sign-in link to p…@team\.example /),
    },
  ]);
});

test("a message that was handed over keeps no link", async () => {
  mail.sink.manner = "takes";
  const user = await anOwner(database);
  await ask(user.email);
  const sent = await inStatus(user, "sent");
  expect(sent.textBody + sent.htmlBody).not.toContain("token=");
});
