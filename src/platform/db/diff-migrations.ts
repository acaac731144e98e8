import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { inDatabase } from './database-url.ts'
import { MIGRATIONS_FOLDER, readMigrations, SCHEMA_FILE } from './migrations-folder.ts'
import { migrationList, NO_FILTER, withSchemaEngine } from './schema-engine.ts'

/**
 * The SQL that changes the migrations' schema into `schema.prisma`; empty if they agree. Does not see what a Prisma
 * schema cannot express: CHECKs, triggers, partial indexes.
 * @param serverUrl any database of a server where a database may be created; it is dropped again
 */
export async function diffMigrations(
  serverUrl: string,
  { folder = MIGRATIONS_FOLDER, schemaFile = SCHEMA_FILE } = {},
): Promise<string> {
  const list = migrationList(folder, await readMigrations(folder))
  const schema = { path: schemaFile, content: await readFile(schemaFile, 'utf8') }
  const script = await withThrowaway(serverUrl, async (pool, openShadow) => {
    const { stdout } = await withSchemaEngine(pool, openShadow, (engine) =>
      engine.diff({
        from: { tag: 'migrations', ...list },
        to: { tag: 'schemaDatamodel', files: [schema] },
        script: true,
        exitCode: null,
        filters: NO_FILTER,
      }),
    )
    return stdout ?? ''
  })
  return script.startsWith(NOTHING) ? '' : script
}

async function withThrowaway<T>(
  serverUrl: string,
  work: (pool: pg.Pool, openShadow: () => Promise<pg.Pool>) => Promise<T>,
): Promise<T> {
  const name = `frontdesk_diff_${randomUUID().replaceAll('-', '')}`
  const server = new pg.Pool({ connectionString: serverUrl })
  const shadow = new pg.Pool({ connectionString: inDatabase(serverUrl, name) })
  try {
    await server.query(`CREATE DATABASE ${name} TEMPLATE template0`)
    return await work(server, async () => shadow)
  } finally {
    await shadow.end()
    await server.query(`DROP DATABASE IF EXISTS ${name}`)
    await server.end()
  }
}

/** What the engine returns if there is no difference. */
const NOTHING = '-- This is an empty migration.'
