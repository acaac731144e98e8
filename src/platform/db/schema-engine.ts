import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils'
import type { MigrationList, SchemaEngine } from '@prisma/schema-engine-wasm'
import * as glue from '@prisma/schema-engine-wasm/schema_engine_bg'
import type pg from 'pg'
import { openEngineAdapter } from './engine-adapter.ts'
import type { Migration } from './migrations-folder.ts'

/** The engine requires this with every command: no tables or enums are managed externally. */
export const NO_FILTER = { externalTables: [], externalEnums: [] }

/**
 * Runs one command of Prisma's schema engine. The engine is 3 MB of WebAssembly, so it is loaded only when needed.
 * @param pool the database the engine works on
 * @param openShadow a pool on an empty database, for commands that need one to try migrations in
 * @throws PostgreSQL's error, where the engine would only say that something failed
 */
export async function withSchemaEngine<T>(
  pool: pg.Pool,
  openShadow: () => Promise<pg.Pool>,
  command: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  await loadEngine()
  const failures: unknown[] = []
  const factory: SqlMigrationAwareDriverAdapterFactory = {
    provider: 'postgres',
    adapterName: 'frontdesk-migrations',
    connect: () => openEngineAdapter(pool, failures),
    connectToShadowDb: async () => openEngineAdapter(await openShadow(), failures),
  }
  const engine = await glue.SchemaEngine.new(
    { datamodels: undefined },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory(factory),
  )
  try {
    return await command(engine)
  } catch (error) {
    throw failures[0] ?? error
  } finally {
    engine.free()
  }
}

export function migrationList(folder: string, migrations: Migration[]): MigrationList {
  return {
    baseDir: folder,
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
    shadowDbInitScript: '',
    migrationDirectories: migrations.map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } },
    })),
  }
}

/**
 * Does the same as the package's own entry, except importing the .wasm file as a module: Node 24 warns on every start
 * that this is experimental.
 */
async function loadEngine(): Promise<void> {
  engineLoaded ??= instantiateEngine()
  await engineLoaded
}

async function instantiateEngine(): Promise<void> {
  const { resolve } = createRequire(import.meta.url)
  const folder = dirname(resolve('@prisma/schema-engine-wasm/schema_engine_bg'))
  const program = await readFile(join(folder, 'schema_engine_bg.wasm'))
  const { instance } = await WebAssembly.instantiate(program, {
    './schema_engine_bg.js': Object.fromEntries(Object.entries(glue).map(withoutHold)),
  })
  glue.__wbg_set_wasm(instance.exports)
  instance.exports.__wbindgen_start()
}

/** The engine does not clear its 10 s lock timeout, which would keep a finished process alive. */
function withoutHold([name, value]: [string, unknown]): [string, unknown] {
  if (!name.startsWith('__wbg_setTimeout_')) return [name, value]
  return [name, (run: () => void, delayMs: number) => setTimeout(run, delayMs).unref()]
}

let engineLoaded: Promise<void> | undefined

/** Node has it, but neither Node's types nor the `lib` of a non-browser program declare it. */
declare const WebAssembly: {
  instantiate(
    program: Uint8Array,
    imports: Record<string, object>,
  ): Promise<{ instance: { exports: { __wbindgen_start(): void } } }>
}
