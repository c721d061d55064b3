// Books that were there before they were counted: the migration counts them once, as the triggers would have.
import { expect, test } from "vitest";
import { migrated } from "@/lib/testing/migrations";

const BEFORE = `
  insert into partners (id, name, mode, status, created_at) values ('prt_1', 'One', 'live', 'active', now());
  insert into merchants (partner_id, id, name, email, compliance_status, last_saq_type, invite_count, expires_at, created_at, updated_at)
    select 'prt_1', 'mrc_' || n, 'Any ' || n, 'm' || n || '@shop.example',
      (array['not_started', 'compliant', 'expired'])[1 + n % 3], case when n % 3 > 0 then 'SAQ A' end, n % 2,
      case when n % 3 = 1 then now() + make_interval(days => n) end, now(), now()
    from generate_series(1, 30) n;
  insert into events (partner_id, id, type, actor, resource_type, resource_id, merchant_id, payload, operation, request_id, created_at)
    select 'prt_1', 'evt_' || n, 'x', actor, resource, 'r', 'mrc_' || n, '{}', operation, 'r', now()
    from (values (1, 'session:t', 'merchant', 'x'), (2, 'api-key:k', 'payment_method', 'merchants.import'),
      (3, 'api-key:k', 'attempt', 'x'), (4, 'job:j', 'attempt', 'x'), (99, 'session:t', 'attempt', 'x')) v(n, actor, resource, operation);
  insert into mail_messages (partner_id, id, merchant_id, also_for, kind, dedupe_key, to_address, subject, text_body, html_body, attachments, status, created_at)
    values ('prt_1', 'msg_1', 'mrc_5', '{mrc_6,mrc_99}', 'invitation', 'a', 'a@b.example', 'S', 't', 'h', '[]', 'bounced', now() - interval '1 day'),
      ('prt_1', 'msg_2', 'mrc_6', '{}', 'invitation', 'b', 'a@b.example', 'S', 't', 'h', '[]', 'sent', now());`;

test("a book that was there before is counted, with its activity and its mail", async () => {
  await migrated("0018_book.sql", BEFORE, async (client) => {
    await client.query("select set_config('app.partner_id', 'prt_1', false)");
    expect((await client.query("select * from recount_merchants()")).rows).toEqual([]);
    const { rows: counted } = await client.query(
      "select sum(merchants)::int as n from merchant_counts",
    );
    expect(counted).toEqual([{ n: 30 }]);
    const { rows } = await client.query(
      "select merchant_id as id, last_activity_at is not null as moved, mail_state as mail from merchant_activity order by 1",
    );
    expect(rows).toEqual([
      { id: "mrc_1", moved: true, mail: null },
      { id: "mrc_3", moved: true, mail: null },
      { id: "mrc_5", moved: false, mail: "bounced" },
      { id: "mrc_6", moved: false, mail: "sent" },
    ]);
  });
});
