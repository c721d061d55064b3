// The statements that multiply a few merchants into a book. Everything is a function of the merchant's
// number, so that two seeds of one moment are alike.

/** A merchant that was played, to be multiplied. */
export interface Template {
  readonly key: "a" | "p2pe" | "spoc" | "lacking" | "open" | "asked";
  readonly name: string;
  readonly merchantId: string;
  readonly pmId: string;
  readonly attemptId: string | null;
  readonly code: string | null;
  readonly record: {
    readonly canonical: string;
    /** What was signed, without signature and evidence. */
    readonly content: string;
    readonly contentSha256: string;
    readonly sealedAt: Date;
    readonly expiresAt: Date;
  } | null;
}

interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

/** What the book is made of. */
export interface LargeBook {
  readonly partnerId: string;
  readonly size: number;
  readonly now: Date;
  readonly templates: readonly Template[];
}

const FIRST =
  "{Amber,Birch,Cedar,Copper,Coral,Dover,Ember,Fern,Flint,Garnet,Harbor,Hazel,Indigo,Iron,Ivory,Jade,Juniper,Kestrel,Lark,Linden,Maple,Marble,Meadow,Mill,Moss,Oak,Olive,Otter,Pearl,Pine,Quarry,Raven,River,Rowan,Saffron,Sage,Silver,Stone,Thistle,Willow}";
const SECOND =
  "{Street,Lane,Corner,Bridge,Gate,Yard,Hill,Field,Harbour,Market,Square,Park,View,Court,Grove,Cross,Bank,Wharf,Row,Green}";
const TRADE =
  "{Bakery,Books,Cafe,Candles,Ceramics,Chemist,Cycles,Deli,Dental,Electrical,Florist,Garage,Garden Centre,Grill,Hardware,Hotel,Jewellers,Kennels,Kitchen,Music,Opticians,Outdoor,Pizza,Print,Records,Salon,Sports,Tailors,Toys,Wines}";

/** Who is where: hundredths of the book, from `low` to below `high`. */
const KINDS = `(values
  ('never', 0, 8, 'not_started', null), ('invited', 8, 20, 'not_started', null),
  ('described', 20, 23, 'payment_methods_added', null), ('asked', 23, 26, 'payment_methods_added', 'asked'),
  ('determined', 26, 32, 'saq_determined', 'open'), ('answering', 32, 48, 'questions_in_progress', 'open'),
  ('review', 48, 51, 'review_in_progress', 'open'), ('lacking', 51, 54, 'review_in_progress', 'lacking'),
  ('holding', 54, 84, 'compliant', null), ('ending', 84, 92, 'compliant', null), ('ended', 92, 100, 'expired', null)
) as k(kind, low, high, status, template)`;

/** One row per merchant to make: who it is, how far it came and when. */
const BOOK = `create temp table seed_book on commit drop as
  select n, kind, status, coalesce(template, (array['a', 'a', 'a', 'p2pe', 'p2pe', 'spoc'])[1 + n % 6]) as template,
    'mrc_' || mark as id, 'pm_' || mark as pm_id, 'att_' || mark as attempt_id, 'thr_' || mark as thread_id,
    initcap(($3::text[])[1 + n % 40] || ' ' || ($4::text[])[1 + (n / 40) % 20]) || ' ' || ($5::text[])[1 + (n / 800) % 30] as name,
    created_at, invites, sealed_at, (sealed_at at time zone 'UTC' + interval '1 year') at time zone 'UTC' as expires_at,
    case when kind in ('never', 'invited') then null when sealed_at is not null then sealed_at
      else $2::timestamptz - make_interval(mins => (h * 37 + n) % 86400) end as moved_at,
    1 + n % 7 as progress, upper(substr(md5('code' || n || $1), 1, 26)) as code
  from (
    select n, kind, status, template, h,
      $2::timestamptz - make_interval(days => 800) + make_interval(secs => n * (60000000.0 / $6::integer)) as created_at,
      '01' || substr(translate(md5($1 || n), 'ilou', 'wxyz'), 1, 24) as mark,
      case kind when 'never' then 0 else 1 + n % 3 end as invites,
      case kind
        when 'holding' then $2::timestamptz - make_interval(days => 1 + (n * 31) % 333, mins => n % 1440)
        when 'ending' then $2::timestamptz - make_interval(days => 337 + (n * 31) % 27, mins => n % 1440)
        when 'ended' then $2::timestamptz - make_interval(days => 367 + (n * 31) % 300, mins => n % 1440)
        when 'lacking' then $2::timestamptz - make_interval(days => 1 + (n * 31) % 90, mins => n % 1440)
      end as sealed_at
    from (select n, (n * 7919) % 100 as h from generate_series(1, $6::integer) n) numbers
    join ${KINDS} on h >= low and h < high) drawn`;

const MERCHANTS = `insert into merchants (partner_id, id, external_merchant_id, name, email, website, compliance_status,
    last_saq_type, compliant_at, expires_at, invited_at, invite_count, invite_link_expires_at, created_at, updated_at)
  select $1, b.id, 'MID' || lpad(n::text, 8, '0'), b.name,
    case when n % 50 > 0 then 'owner' || n || '@' || replace(lower(b.name), ' ', '-') || '.example' end,
    'https://' || replace(lower(b.name), ' ', '-') || '.example', b.status,
    case when b.sealed_at is not null then a.saq_type end,
    case when b.kind in ('holding', 'ending', 'ended') then b.sealed_at end,
    case when b.kind in ('holding', 'ending', 'ended') then b.expires_at end,
    case when invites > 0 then b.created_at + interval '1 hour' end, invites,
    case when invites > 0 then b.created_at + interval '14 days' end, b.created_at, coalesce(b.moved_at, b.created_at)
  from seed_book b left join seed_templates t on t.key = b.template
  left join attempts a on a.partner_id = $1 and a.id = t.attempt_id`;

const METHODS = `insert into payment_methods (partner_id, id, merchant_id, name, description, channel, vendor, saq_type, created_at, updated_at)
  select $1, b.pm_id, b.id, p.name, p.description, p.channel, p.vendor,
    case when b.kind not in ('described', 'asked') then p.saq_type end, b.created_at + interval '2 hours', b.moved_at
  from seed_book b join seed_templates t on t.key = b.template
  join payment_methods p on p.partner_id = $1 and p.id = t.pm_id
  where b.kind not in ('never', 'invited')`;

const DETERMINATIONS = `insert into determinations (partner_id, id, merchant_id, payment_method_id, description, status, record, created_at, updated_at)
  select $1, b.thread_id, b.id, b.pm_id, d.description, d.status, d.record, b.moved_at, b.moved_at
  from seed_book b join seed_templates t on t.key = b.template
  join determinations d on d.partner_id = $1 and d.payment_method_id = t.pm_id
  where b.kind not in ('never', 'invited', 'described')`;

const ATTEMPTS = `insert into attempts (partner_id, id, merchant_id, payment_method_id, saq_type, edition, type_source,
    status, thread_id, sealed_at, sealed_by, expires_at, open_section, created_at, updated_at)
  select $1, b.attempt_id, b.id, b.pm_id, a.saq_type, a.edition, a.type_source,
    case when b.sealed_at is not null then 'sealed' when b.kind = 'review' then 'Step_3_Review' else 'Step_2_Started' end,
    b.thread_id, b.sealed_at, case when b.sealed_at is not null then 'finalize' end, b.expires_at,
    case when b.kind = 'answering' then (s.places)[progress] end,
    least(b.moved_at, coalesce(b.sealed_at, b.moved_at)) - interval '1 day', b.moved_at
  from seed_book b join seed_templates t on t.key = b.template
  join attempts a on a.partner_id = $1 and a.id = t.attempt_id
  cross join lateral (select array_agg(top_level order by top_level::integer) as places from sections
    where partner_id = $1 and attempt_id = (select attempt_id from seed_templates where key = 'open')) s
  where b.kind in ('answering', 'review') or b.sealed_at is not null`;

const DONE = "(b.kind = 'review' or array_position(places, s.top_level) < progress)";
const OPEN = `seed_book b join seed_templates t on t.key = b.template
  cross join lateral (select array_agg(top_level order by top_level::integer) as places from sections
    where partner_id = $1 and attempt_id = t.attempt_id) o`;

const SECTIONS = `insert into sections (partner_id, attempt_id, top_level, merchant_id, combined_answer, overall, analyzed_at)
  select $1, b.attempt_id, s.top_level, b.id, case when ${DONE} then 'We do this every day.' end,
    case when ${DONE} then 'In Place' end, case when ${DONE} then b.moved_at end
  from ${OPEN} join sections s on s.partner_id = $1 and s.attempt_id = t.attempt_id
  where b.kind in ('answering', 'review')`;

const ANSWERS = `insert into answers (partner_id, attempt_id, control_id, merchant_id, top_level, position, status, origin, given_by, updated_at)
  select $1, b.attempt_id, s.control_id, b.id, s.top_level, s.position,
    case when ${DONE} then 'In Place' else 'empty' end, case when ${DONE} then 'words' end,
    case when ${DONE} then 'merchant' end, b.moved_at
  from ${OPEN} join answers s on s.partner_id = $1 and s.attempt_id = t.attempt_id
  where b.kind in ('answering', 'review')`;

const EVENTS = `insert into events (partner_id, id, type, actor, resource_type, resource_id, merchant_id, attempt_id, payload, operation, request_id, created_at)
  select $1, 'evt_' || substr(id, 5) || e.place, e.type, e.actor, e.resource, e.subject, id, e.attempt, e.payload, 'seed', 'req_seed', e.at
  from seed_book b cross join lateral (values
    ('0', 'merchant.created', 'api-key:seed', 'merchant', id, null, jsonb_build_object('name', name, 'externalMerchantId', null), created_at),
    ('1', 'payment_method.created', 'session:seed', 'payment_method', pm_id, null, '{"name": "Web shop", "channel": null}'::jsonb,
      case when kind not in ('never', 'invited') then created_at + interval '2 hours' end),
    ('2', case when sealed_at is null then 'section.answered' else 'attempt.sealed' end, 'session:seed', 'attempt', attempt_id, attempt_id, '{}'::jsonb,
      case when kind in ('answering', 'review') or sealed_at is not null then moved_at end)
  ) as e(place, type, actor, resource, subject, attempt, payload, at) where e.at is not null`;

const MAIL = `insert into mail_messages (partner_id, id, merchant_id, kind, dedupe_key, to_address, subject, text_body, html_body, attachments, status, tries, created_at, sent_at)
  select $1, 'msg_' || substr(id, 5), id, 'invitation', 'seed:' || id, 'owner@' || n || '.example', 'Your PCI DSS questionnaire',
    'Your questionnaire is waiting for you.', '<p>Your questionnaire is waiting for you.</p>', '[]',
    (array['failed', 'bounced', 'complained', 'outbox'])[least(4, 1 + (n * 13) % 90)], 1, created_at + interval '1 hour', created_at + interval '1 hour'
  from seed_book where invites > 0`;

const DELIVERIES = `insert into webhook_deliveries (partner_id, id, event_id, event_type, url, body, status, created_at, finished_at)
  select $1, 'whd_' || substr(id, 5), 'evt_' || substr(id, 5) || '0', 'merchant.created', 'https://receiver.example/hooks', '{}',
    case when n % 400 = 0 then 'failed' else 'delivered' end,
    $2::timestamptz - make_interval(mins => n % 40000), $2::timestamptz - make_interval(mins => n % 40000)
  from seed_book where n % 5 = 0`;

/** An SQL literal. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

const ISO = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;

/** SQL that writes a text with a merchant's own values where the original's stand. */
function ownValues(text: string, template: Template): string {
  const { record } = template;
  if (!record) return quoted(text);
  const slug = template.name.toLowerCase().replaceAll(" ", "-");
  const own = new Map([
    [template.merchantId, "b.id"],
    [template.pmId, "b.pm_id"],
    [template.attemptId ?? "", "b.attempt_id"],
    [template.code ?? "", "b.code"],
    [template.name, "b.name"],
    [slug, "replace(lower(b.name), ' ', '-')"],
    [record.contentSha256, "signed"],
  ]);
  for (const moment of text.match(ISO) ?? []) {
    const ms = Date.parse(moment) - record.sealedAt.getTime();
    const ends = moment === record.expiresAt.toISOString();
    const at = ends ? "b.expires_at" : `b.sealed_at + ${ms} * interval '1 millisecond'`;
    own.set(moment, `to_char((${at}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
  }
  const values = [...own.keys()].map((value) => value.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const pieces = text.split(new RegExp(`(${values.join("|")})`));
  const written = pieces.map((piece) => own.get(piece) ?? quoted(piece));
  return `array_to_string(array[${written.join(", ")}]::text[], '')`;
}

/** The sealed records of every merchant that was multiplied from a template, each with its own hashes. */
function recordsOf(template: Template): string | null {
  const { record, key, attemptId } = template;
  if (!record) return null;
  return `insert into records (partner_id, attempt_id, version, merchant_id, shape_version, canonical, sha256, compliant, verification_code, created_at)
    select $1, attempt_id, 1, id, shape_version, canonical, encode(sha256(convert_to(canonical, 'UTF8')), 'hex'), compliant, code, sealed_at
    from (select b.attempt_id, b.id, r.shape_version, r.compliant, b.code, b.sealed_at,
        ${ownValues(record.canonical, template)} as canonical
      from (select *, encode(sha256(convert_to(${ownValues(record.content, template)}, 'UTF8')), 'hex') as signed
        from seed_book b where template = '${key}' and sealed_at is not null offset 0) b
      join records r on r.partner_id = $1 and r.attempt_id = ${quoted(attemptId ?? "")} offset 0) written`;
}

/** A faster compression of long texts, where the server has it. */
const COMPRESSION = `do $$ begin set local default_toast_compression = 'lz4';
  exception when others then null; end $$`;

/** Every statement, in order, for one transaction. */
export function bookStatements({ partnerId, size, now, templates }: LargeBook): Statement[] {
  const keys = templates.map(({ key }) => key);
  const pmIds = templates.map(({ pmId }) => pmId);
  const attemptIds = templates.map(({ attemptId }) => attemptId);
  const ofPartner = (text: string) => ({ text, values: [partnerId] });
  return [
    { text: COMPRESSION, values: [] },
    {
      text: "create temp table seed_templates (key text, pm_id text, attempt_id text) on commit drop",
      values: [],
    },
    {
      text: "insert into seed_templates select * from unnest($1::text[], $2::text[], $3::text[])",
      values: [keys, pmIds, attemptIds],
    },
    ...numbered(partnerId, size, now),
    { text: "analyze seed_book", values: [] },
    ...[MERCHANTS, METHODS, DETERMINATIONS, ATTEMPTS, SECTIONS, ANSWERS].map(ofPartner),
    ...templates.flatMap((template) => recordsOf(template) ?? []).map(ofPartner),
    ...[EVENTS, MAIL].map(ofPartner),
    { text: DELIVERIES, values: [partnerId, now] },
  ];
}

function numbered(partnerId: string, size: number, now: Date): Statement[] {
  // A table cannot be created from a query with parameters, so they are written into it.
  const values = [partnerId, now.toISOString(), FIRST, SECOND, TRADE, String(size)].map(quoted);
  return [{ text: BOOK.replace(/\$(\d)/g, (_, index) => values[index - 1] ?? ""), values: [] }];
}
