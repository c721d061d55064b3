// Reads a partner's own tenant for the archive, page by page: rows as JSON in the order of their keys, with the files
// that belong to them.
import { getTableColumns, type SQL, sql } from "drizzle-orm";
import { getTableConfig, type PgColumn } from "drizzle-orm/pg-core";
import { partners } from "@/db/schema";
import type { Ctx } from "@/lib/domain/operation";
import { ARCHIVED, type ArchivedContent, type ArchivedTable } from "./archive-tables";

const ROWS = 200;
/** Of rows that bring a file each. */
const FILES = 8;

/** A file of an archive. */
export interface ArchivedFile {
  readonly name: string;
  readonly content: Buffer;
}

/** One page of a table. */
export interface ArchivePage {
  /** JSON, one row each. */
  readonly lines: readonly string[];
  readonly files: readonly ArchivedFile[];
  /** Where the next page begins; null: this is the last one. */
  readonly next: string | null;
}

/** The columns of a table's key behind the partner. */
function keyOf({ table }: ArchivedTable): PgColumn[] {
  const columns = Object.values(getTableColumns(table)) as PgColumn[];
  const [primary] = getTableConfig(table).primaryKeys;
  return (primary?.columns ?? []).flatMap(({ name }) =>
    columns.filter((column) => column.name === name && name !== "partner_id"),
  );
}

function named(columns: readonly PgColumn[], cast: (column: PgColumn) => SQL): SQL {
  return sql.join(columns.map(cast), sql`, `);
}

function behind(key: readonly PgColumn[], after: string | null): SQL {
  if (after === null) return sql``;
  const values = JSON.parse(after) as string[];
  const told = key.map((column, at) => sql`${values[at]}::${sql.raw(column.getSQLType())}`);
  return sql`and (${named(key, (column) => sql`${column}`)}) > (${sql.join(told, sql`, `)})`;
}

interface Row extends Record<string, unknown> {
  readonly line: string;
  readonly key: string[];
  readonly row: Record<string, unknown>;
  readonly content: Buffer | string | null;
}

function fileOf({ folder, name }: ArchivedContent, { row, content }: Row): ArchivedFile {
  const called = name.replace(/\{(\w{1,40})\}/g, (_, column: string) => String(row[column]));
  const bytes = typeof content === "string" ? Buffer.from(content, "utf8") : content;
  return { name: `${folder}/${called}`, content: bytes ?? Buffer.alloc(0) };
}

/** What is asked of a table: its rows, or the files that belong to them. */
export interface PageRequest {
  readonly file: string;
  readonly of: "rows" | "files";
  /** Where it goes on; null: at the beginning. */
  readonly after: string | null;
}

/** The next page of a table of the caller's partner. */
export async function readPage(ctx: Ctx, { file, of, after }: PageRequest): Promise<ArchivePage> {
  const archived = ARCHIVED[file];
  if (!archived) throw new Error(`an archive has no file ${file}`);
  const { table, without = [], content } = archived;
  if (of === "files" && !content) return { lines: [], files: [], next: null };
  const columns = Object.values(getTableColumns(table)) as PgColumn[];
  const told = columns.filter(({ name }) => !without.includes(name));
  const key = keyOf(archived);
  const limit = of === "files" ? FILES : ROWS;
  const held =
    of === "files" && content ? sql`${table}.${sql.identifier(content.column)}` : sql`null`;
  const keys = key.length > 0 ? named(key, (column) => sql`${column}::text`) : sql`null`;
  const order = key.length > 0 ? sql`order by ${named(key, (column) => sql`${column}`)}` : sql``;
  const own = sql`${table}.partner_id`;
  const { rows } = await ctx.db.execute<Row>(sql`
    select to_jsonb(told)::text as line, to_jsonb(told) as row, array[${keys}] as key, ${held} as content
    from ${table} cross join lateral (select ${named(told, (column) => sql`${column}`)}) as told
    where ${own} = ${ctx.caller.partnerId} ${behind(key, after)} ${order} limit ${limit}`);
  const last = rows.length === limit && key.length > 0 ? rows.at(-1) : undefined;
  return {
    lines: of === "rows" ? rows.map(({ line }) => line) : [],
    files: of === "files" && content ? rows.map((row) => fileOf(content, row)) : [],
    next: last ? JSON.stringify(last.key) : null,
  };
}

/** The partner's own row: its settings. It has no secret in it. */
export async function readSettings(ctx: Ctx): Promise<string> {
  const { rows } = await ctx.db.execute<{ line: string }>(sql`
    select jsonb_pretty(to_jsonb(${partners})) as line from ${partners}
    where ${partners.id} = ${ctx.caller.partnerId}`);
  return rows[0]?.line ?? "{}";
}
