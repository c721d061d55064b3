// The tables of the database, as it tells of them itself: a new one is tested without being named.
import type { TestDatabase } from "./database";

/** One table, its columns, and what the application role may do with it. */
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  readonly grants: readonly string[];
}

/** Every table of ours, by name. */
export async function tablesOf(database: TestDatabase): Promise<Table[]> {
  const { rows } = await database.pool.query(`
    select c.relname as name,
      array(select attname::text from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      array(select p from unnest(array['select', 'insert', 'update', 'delete']) p
            where has_table_privilege('sealwright_app', c.oid, p)) as grants
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') order by 1`);
  return rows;
}

/** Those whose rows belong to a tenant. */
export function tenantTables(tables: readonly Table[]): Table[] {
  return tables.filter(({ columns }) => columns.includes("partner_id"));
}
