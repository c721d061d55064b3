// What operators and /metrics may ask about the queues and the service: counts and kinds, over all partners, by
// functions alone. No function answers what a job, a message or a delivery holds.
import type { PgBoss } from "pg-boss";
import { DEAD_LETTERS } from "./queue";

/** How many receivers are told of, the worst first, and how many tables, the largest first. */
const RECEIVERS = 20;
const TABLES = 8;

/** Queues as `service.queue_lag` counts them, without what one of them alone says of its health. */
const QUEUES = `
  select coalesce(jsonb_agg(jsonb_build_object(
    'name', q.name, 'waiting', q.waiting, 'active', q.active, 'lagSeconds', q.lag_seconds) order by q.name), '[]')
  from service.queue_lag(3600) q`;

/** Jobs that were given up, and those that failed and are to be tried again, by their kind. */
const FAILURES = `
  select coalesce(jsonb_agg(to_jsonb(f) order by f.kind), '[]') from (
    select j.name as kind,
      count(*) filter (where j.state = 'failed' and j.completed_on > now() - interval '1 hour') as "lastHour",
      count(*) filter (where j.state = 'failed' and j.completed_on > now() - interval '1 day') as "lastDay",
      count(*) filter (where j.state = 'failed') as kept,
      count(*) filter (where j.state = 'retry') as retrying
    from pgboss.job j where j.state in ('failed', 'retry') and j.name not like '\\_\\_%' group by j.name
  ) f`;

/** Messages of the last seven days in UTC, by the day they were written and how they stand. */
const MAILS = `
  select coalesce(jsonb_agg(to_jsonb(m) order by m.day, m.status), '[]') from (
    select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day, status, count(*) as count
    from public.mail_messages
    where created_at >= (date_trunc('day', now() at time zone 'UTC') - interval '6 days') at time zone 'UTC'
    group by 1, 2
  ) m`;

const OF_THE_DAY = "from public.webhook_deliveries d where d.created_at > now() - interval '1 day'";

const BY_STATUS = `
  count(*) filter (where d.status = 'delivered') as delivered,
  count(*) filter (where d.status in ('failed', 'gone')) as failed,
  count(*) filter (where d.status in ('pending', 'paused')) as waiting`;

const WEBHOOKS = `select to_jsonb(w) from (select ${BY_STATUS} ${OF_THE_DAY}) w`;

/** Deliveries of a day per partner, the worst share first. */
const RECEIVER_ROWS = `
  select coalesce(jsonb_agg(to_jsonb(w) order by w.failed::float8 / w.total desc, w.waiting desc, w."partnerId"), '[]')
  from (
    select r.*, p.name from (
      select d.partner_id as "partnerId", count(*) as total, ${BY_STATUS} ${OF_THE_DAY} group by d.partner_id
    ) r join public.partners p on p.id = r."partnerId"
    order by r.failed::float8 / r.total desc, r.waiting desc, r."partnerId" limit ${RECEIVERS}
  ) w`;

const TABLE_SIZES = `
  select coalesce(jsonb_agg(to_jsonb(t) order by t.bytes desc), '[]') from (
    select n.nspname || '.' || c.relname as name, pg_total_relation_size(c.oid) as bytes
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'service', 'pgboss')
    order by 2 desc limit ${TABLES}
  ) t`;

const SIZES = `
  select coalesce(jsonb_agg(to_jsonb(s) order by s.day), '[]') from (
    select day, bytes from service.database_sizes where day >= (now() at time zone 'UTC')::date - 30
  ) s`;

const PROCESSES = `
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'kind', p.kind, 'version', p.version,
    'startedAt', p.started_at, 'seenAt', p.seen_at, 'alive', p.seen_at > now() - interval '30 seconds',
    'figures', case when detailed then p.figures end) order by p.kind, p.started_at, p.id), '[]')
  from service.processes p where p.seen_at > now() - interval '1 hour'`;

const VERSIONS = `
  jsonb_build_object(
    'postgres', current_setting('server_version'),
    'queues', (select v.version::text from pgboss.version v),
    'migrations', (select count(*) from drizzle.__drizzle_migrations),
    'migratedTo', (select max(created_at) from drizzle.__drizzle_migrations))`;

/** Everything that is counted, in one question; what grows with the number of partners where it is asked for. */
const HEALTH_FIGURES = `
  create or replace function service.health_figures(detailed boolean) returns jsonb
    language sql stable security definer set search_path = pg_catalog, pg_temp as $figures$
    select jsonb_build_object(
      'at', now(),
      'queues', (${QUEUES}),
      'failures', (${FAILURES}),
      'mails', (${MAILS}),
      'webhooks', (${WEBHOOKS}),
      'receivers', case when detailed then (${RECEIVER_ROWS}) end,
      'database', jsonb_build_object(
        'bytes', pg_database_size(current_database()),
        'tables', case when detailed then (${TABLE_SIZES}) end,
        'sizes', case when detailed then (${SIZES}) end),
      'processes', (${PROCESSES}),
      'versions', ${VERSIONS})
  $figures$`;

/**
 * Jobs that were given up, the latest first. Of an error it tells the class, a code, and a message where it is one of
 * our own that quotes nothing (see failure.ts).
 */
const DEAD_LETTER_LIST = `
  create or replace function service.dead_letters(
      of_kind text, before timestamptz, before_id uuid, at_most integer)
    returns table (
      id uuid, kind text, partner_id text, partner_name text, error text, code text, message text,
      tries integer, created_on timestamptz, failed_on timestamptz)
    language sql stable security definer set search_path = pg_catalog, pg_temp as $letters$
    select j.id, j.name, j.data->>'partnerId', p.name,
      case j.output #>> '{value,message}' when 'job timed out' then 'TimedOut'
        when 'job heartbeat timeout' then 'WorkerLost' else j.output->>'error' end,
      j.output->>'code', j.output->>'told', j.retry_count + 1, j.created_on, j.completed_on
    from pgboss.job j left join public.partners p on p.id = j.data->>'partnerId'
    where j.state = 'failed' and j.name not like '\\_\\_%' and (of_kind is null or j.name = of_kind)
      and (before is null or (date_trunc('milliseconds', j.completed_on), j.id) < (before, before_id))
    order by date_trunc('milliseconds', j.completed_on) desc, j.id desc limit at_most
  $letters$`;

/**
 * Has pg-boss's own statement try given-up jobs of one kind again: one, or so many, the oldest first. A job that is
 * being tried again is none of them any more, and one whose partner is gone never is.
 */
function retryFunction(statement: string): string {
  return `
    create or replace function service.retry_dead_letters(of_kind text, of_job uuid, at_most integer)
      returns table (id uuid, partner_id text)
      language plpgsql security definer set search_path = pg_catalog, pg_temp as $retry$
    declare
      ids uuid[];
    begin
      select array_agg(failed.id) into ids from (
        select j.id from pgboss.job j
        where j.name = of_kind and j.name not like '\\_\\_%' and j.state = 'failed' and (of_job is null or j.id = of_job)
          and (j.data->>'partnerId' = 'service'
            or exists (select 1 from public.partners p where p.id = j.data->>'partnerId'))
        order by j.completed_on, j.id limit at_most for update skip locked
      ) failed;
      execute $statement$${statement}$statement$ using of_kind, ids;
      return query select j.id, j.data->>'partnerId' from pgboss.job j where j.name = of_kind and j.id = any(ids);
    end $retry$`;
}

/** The statements that install these functions and say who may call them. */
export async function healthFunctions(boss: PgBoss): Promise<string[]> {
  const operators = "service.health_figures, service.dead_letters, service.retry_dead_letters";
  return [
    HEALTH_FIGURES,
    DEAD_LETTER_LIST,
    retryFunction(await retryStatement(boss)),
    `revoke execute on function ${operators} from public`,
    `grant execute on function ${operators} to sealwright_operator`,
    "grant execute on function service.health_figures to sealwright_web",
  ];
}

const ANY_JOB = "00000000-0000-0000-0000-000000000000";

/** What pg-boss would send to try jobs of a queue again, parameters left open. */
async function retryStatement(boss: PgBoss): Promise<string> {
  let statement = "";
  const listener = {
    executeSql: async (text: string) => {
      statement = text;
      return { rows: [{ count: 0 }] };
    },
  };
  await boss.retry(DEAD_LETTERS, ANY_JOB, { db: listener });
  return statement;
}
