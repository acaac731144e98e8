import pg from 'pg'
import type { TableStart } from './backup-contents.ts'

/**
 * The tables that hold data, each after those it references. Excluded: `_prisma_migrations` (its content is in the
 * header), unlogged tables (their data may be lost), and the job queue's own statistics.
 */
export async function tablesToKeep(client: pg.Client): Promise<TableStart[]> {
  const { rows } = await client.query<TableRow>(TABLES, [QUEUE_TABLES])
  return parentsFirst(rows).map(({ schema, name, columns }) => ({
    is: 'table',
    schema,
    name,
    columns,
  }))
}

type TableRow = Pick<TableStart, 'schema' | 'name' | 'columns'> & { parents: string[] }

/** Reference cycles between tables are not supported; one table may reference itself (one statement loads it). */
function parentsFirst(tables: TableRow[]): TableRow[] {
  const done = new Set<string>()
  const sorted: TableRow[] = []
  while (sorted.length < tables.length) {
    const ready = tables.filter(
      (table) => !done.has(key(table)) && table.parents.every((parent) => done.has(parent)),
    )
    if (ready.length === 0) throw new Error('tables refer to each other in a circle')
    for (const table of ready) done.add(key(table))
    sorted.push(...ready)
  }
  return sorted
}

function key({ schema, name }: Pick<TableRow, 'schema' | 'name'>): string {
  return `${schema}.${name}`
}

/** The quoted name for SQL. */
export function quoted({ schema, name }: Pick<TableStart, 'schema' | 'name'>): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`
}

export function quotedColumns({ columns }: Pick<TableStart, 'columns'>): string {
  return columns.map((column) => pg.escapeIdentifier(column)).join(', ')
}

const QUEUE_TABLES = ['queue', 'schedule', 'subscription', 'job', 'job_dependency']

const TABLES = `
  SELECT n.nspname AS schema, c.relname AS name,
         (SELECT array_agg(a.attname::text ORDER BY a.attnum) FROM pg_attribute a
           WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
             AND a.attgenerated = '') AS columns,
         ARRAY(SELECT DISTINCT pn.nspname || '.' || p.relname
                 FROM pg_constraint f
                 JOIN pg_class p ON p.oid = f.confrelid
                 JOIN pg_namespace pn ON pn.oid = p.relnamespace
                WHERE f.contype = 'f' AND f.confrelid <> c.oid
                  AND (f.conrelid = c.oid OR f.conrelid IN
                        (SELECT inhrelid FROM pg_inherits WHERE inhparent = c.oid))) AS parents
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
   WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relpersistence = 'p'
     AND ((n.nspname = 'public' AND c.relname <> '_prisma_migrations')
          OR (n.nspname = 'pgboss' AND c.relname = ANY ($1)))
   ORDER BY 1 DESC, 2`

/** Makes the same rows give the same bytes, whatever the server's settings are. */
export const PLAIN_TEXT = `
  SET LOCAL DateStyle = 'ISO'; SET LOCAL IntervalStyle = 'postgres'; SET LOCAL TimeZone = 'UTC';
  SET LOCAL extra_float_digits = 3; SET LOCAL bytea_output = 'hex'; SET LOCAL statement_timeout = 0`
