// The live partner of the demo: some forty merchants in all states, beside the sandbox twin in which the
// demo plays its assessment. What they did is done by the product's own operations, at its moment.
import pg from "pg";
import { readMerchantFile } from "@/cli/demo/merchant-file";
import { newId } from "@/lib/core/ids";
import type { SeedPartner } from "./actor";
import { play } from "./assessment";
import { CAST, type CastMember } from "./cast";

const DAY_MS = 24 * 60 * 60 * 1000;
const LINK_MS = 14 * DAY_MS;

/**
 * Plays the cast for a partner. Its merchants do not exist, so that nothing of it is mailed; their documents
 * wait a little, since whoever runs the demo waits for another one's.
 */
export async function seedDemoWorld(
  databaseUrl: string,
  partner: SeedPartner,
  now: Date,
): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const member of CAST) {
      const file = await readMerchantFile(`examples/${member.example}.json`);
      const merchantId = await play(partner, { ...member, file }, now);
      await invite(client, partner.partnerId, merchantId, member, now);
    }
    await client.query("update attempts set delivery_email = null where partner_id = $1", [
      partner.partnerId,
    ]);
    await client.query(
      `update pgboss.job set start_after = now() + interval '4 minutes'
       where name = 'render-documents' and state = 'created' and data->>'partnerId' = $1`,
      [partner.partnerId],
    );
    return CAST.length;
  } finally {
    await client.end();
  }
}

/** Invitations as the jobs leave them: the merchant's count, and the message with its outcome. */
async function invite(
  client: pg.Client,
  partnerId: string,
  merchantId: string,
  member: CastMember,
  now: Date,
): Promise<void> {
  if (!member.invited || !member.mail) return;
  const sentAt = new Date(now.getTime() - (member.daysAgo + 3) * DAY_MS);
  const count = member.mail === "failed" ? member.invited - 1 : member.invited;
  if (count > 0) {
    await client.query(
      `update merchants set invite_count = $3, invited_at = $4, invite_link_expires_at = $5
       where partner_id = $1 and id = $2`,
      [partnerId, merchantId, count, sentAt, new Date(sentAt.getTime() + LINK_MS)],
    );
  }
  await client.query(
    `insert into mail_messages (partner_id, id, merchant_id, kind, dedupe_key, to_address, subject,
       text_body, html_body, attachments, status, tries, created_at, sent_at, error_message)
     select partner_id, $3, id, 'invitation', $3, coalesce(email, ''), 'Your PCI DSS questionnaire',
       'Your questionnaire is waiting for you.', '<p>Your questionnaire is waiting for you.</p>', '[]', $4, 1, $5,
       case when $4 <> 'failed' then $5::timestamptz end,
       case $4 when 'failed' then 'The mail service did not take it for three days.' when 'bounced' then 'The address does not take mail.' end
     from merchants where partner_id = $1 and id = $2`,
    [partnerId, merchantId, newId("msg"), member.mail, sentAt],
  );
}
