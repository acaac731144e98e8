import type pg from 'pg'
import { BackupError } from './backup-error.ts'

/** @throws {BackupError} if there is another connection: a running service would write into the restored data */
export async function refuseInUse(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ others: number }>(
    `SELECT count(*)::int AS others FROM pg_stat_activity
      WHERE datname = current_database() AND usename = current_user
        AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
  )
  const others = rows[0]?.others ?? 0
  if (others > 0) {
    throw new BackupError(
      `The database is in use by ${others} connections; stop every process of the service first.`,
    )
  }
}

/** Whether the database has no tables. */
export async function isEmpty(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname IN ('public', 'pgboss') AND c.relkind IN ('r', 'p') LIMIT 1`,
  )
  return rowCount === 0
}

/**
 * Drops every table, type and function of ours, but not those of extensions. Keeps the schema `public`, because the
 * owner of the tables may not own it.
 */
export async function emptyDatabase(client: pg.Client): Promise<void> {
  await client.query('ROLLBACK')
  await client.query(EMPTY)
}

const EMPTY = `
DROP SCHEMA IF EXISTS pgboss CASCADE;
DO $$
DECLARE thing record;
BEGIN
  -- Functions first: one that takes a row of a table, or a type, goes with it, and has no name any more.
  FOR thing IN
    SELECT 'FUNCTION' AS kind, p.oid::regprocedure::text AS name FROM pg_proc p
     WHERE p.pronamespace = 'public'::regnamespace AND p.prokind = 'f'
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
    UNION ALL
    SELECT 'TABLE', c.oid::regclass::text FROM pg_class c
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
    UNION ALL
    SELECT 'TYPE', t.oid::regtype::text FROM pg_type t
     WHERE t.typnamespace = 'public'::regnamespace AND t.typtype = 'e'
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = t.oid AND d.deptype = 'e')
  LOOP
    EXECUTE format('DROP %s IF EXISTS %s CASCADE', thing.kind, thing.name);
  END LOOP;
END $$`
