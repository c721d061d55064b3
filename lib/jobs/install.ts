// Sets up the queue's own schema: tables, queues, and who may do what with them. The tenant's role enqueues
// by one function; the worker's login alone reaches the tables.
import type { PgBoss } from "pg-boss";
import { StartupError } from "@/lib/core/errors";
import { JOB_NAMES } from "@/lib/reactions";
import { healthFunctions } from "./install-health";
import { createOwnerBoss, DEAD_LETTERS, LEASE_SETTINGS, QUEUE_SETTINGS } from "./queue";
import { RECOUNT } from "./recount";
import { SWEEP } from "./sweep";

const GRANTS = [
  "revoke all on all tables in schema pgboss from sealwright_app",
  "revoke all on schema pgboss from sealwright_app",
  "grant usage on schema pgboss to sealwright_worker",
  "grant select, insert, update, delete on all tables in schema pgboss to sealwright_worker",
  "grant execute on all functions in schema pgboss to sealwright_worker",
];

/**
 * Figures of each queue for health checks. A job is late once it could have run `limit_seconds` ago. With
 * 400,000 jobs done and 50,000 waiting it takes a quarter of a second, and it is asked once a second at most.
 */
const QUEUE_FIGURES = `
  create or replace function service.queue_lag(limit_seconds integer)
    returns table (
      name text, waiting integer, active integer, lag_seconds float8, several_late boolean, worked_on boolean)
    language sql stable security definer set search_path = pg_catalog, pg_temp as $figures$
    select q.name, coalesce(w.jobs, 0)::int, coalesce(a.jobs, 0)::int,
      coalesce(extract(epoch from now() - w.since), 0)::float8,
      coalesce(w.one <> w.other, false), coalesce(a.alive, false)
    from pgboss.queue q
    left join (
      select name, count(*) as jobs, min(start_after) as since,
        min(data->>'partnerId') filter (where start_after < now() - make_interval(secs => limit_seconds)) as one,
        max(data->>'partnerId') filter (where start_after < now() - make_interval(secs => limit_seconds)) as other
      from pgboss.job where state < 'active' and start_after <= now() group by name
    ) w on w.name = q.name
    left join (
      select name, count(*) as jobs,
        bool_or(coalesce(heartbeat_on, started_on) > now() - interval '30 seconds') as alive
      from pgboss.job where state = 'active' group by name
    ) a on a.name = q.name
    where q.name not like '\\_\\_%'
  $figures$`;

/** Installs or updates the queues. Safe to repeat, and to run from several processes at once. */
export async function installQueues(ownerUrl: string): Promise<void> {
  const boss = createOwnerBoss(ownerUrl);
  try {
    await boss.start();
    await boss.createQueue(DEAD_LETTERS, LEASE_SETTINGS);
    for (const name of [...JOB_NAMES, RECOUNT.queue, SWEEP.queue]) {
      await boss.createQueue(name, QUEUE_SETTINGS);
      await boss.updateQueue(name, QUEUE_SETTINGS);
    }
    await boss
      .getDb()
      .executeSql(
        [
          "begin",
          "select pg_advisory_xact_lock(hashtext('sealwright queues'))",
          ...GRANTS,
          await enqueueFunction(boss),
          "grant execute on function service.enqueue_jobs to sealwright_app, sealwright_operator",
          QUEUE_FIGURES,
          "revoke execute on function service.queue_lag from public",
          "grant execute on function service.queue_lag to sealwright_web",
          ...(await healthFunctions(boss)),
          "commit",
        ].join(";\n"),
      );
  } catch (error) {
    throw new StartupError(`The job queue cannot be set up: ${(error as Error).message}`);
  } finally {
    await boss.stop({ graceful: false }).catch(() => undefined);
  }
}

/**
 * The one way of the tenant's role into the queue. It runs pg-boss's own statement, so that an enqueued job
 * is what pg-boss makes of it, and takes no job that names another tenant than the transaction's.
 */
async function enqueueFunction(boss: PgBoss): Promise<string> {
  const branches: string[] = [];
  for (const name of JOB_NAMES) {
    branches.push(`when '${name}' then $statement$${await insertStatement(boss, name)}$statement$`);
  }
  return `
    create or replace function service.enqueue_jobs(queue_name text, jobs text) returns void
      language plpgsql security definer set search_path = pg_catalog, pg_temp as $enqueue$
    begin
      if exists (
        select from json_array_elements(jobs::json) job
        where job #>> '{data,partnerId}' is distinct from nullif(current_setting('app.partner_id', true), '')
      ) then
        raise insufficient_privilege using message = 'a job of another tenant';
      end if;
      execute case queue_name ${branches.join("\n")} end using jobs;
    end $enqueue$;
    revoke execute on function service.enqueue_jobs from public`;
}

/** What pg-boss would send to insert jobs into a queue, parameters left open. */
async function insertStatement(boss: PgBoss, name: string): Promise<string> {
  let statement = "";
  const listener = {
    executeSql: async (text: string) => {
      statement = text;
      return { rows: [] };
    },
  };
  await boss.insert(name, [], { db: listener });
  return statement;
}
