import { join } from 'node:path'
import type { Config } from '../../kernel/config/config.ts'
import { openDataFolder } from '../../kernel/secrets/data-folder.ts'
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import { migrate } from './migrate.ts'

export type Database = {
  url: string
  /** The names of the migrations applied by this start. */
  migrated: string[]
  /** End every pool first: the last process to close the embedded server shuts it down. */
  close(): Promise<void>
}

/** The configured database, migrated and ready: the one at DATABASE_URL, else the embedded one. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
): Promise<Database> {
  const { url, close } = await findDatabase(config)
  try {
    return { url, close, migrated: await migrate(url) }
  } catch (error) {
    await close()
    throw error
  }
}

/** The configured database, without migrating it. */
export async function findDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
): Promise<Pick<Database, 'url' | 'close'>> {
  if (config.databaseUrl) return { url: config.databaseUrl, close: async () => undefined }
  return openEmbedded(config.dataDir)
}

async function openEmbedded(dataDir: string) {
  openDataFolder(dataDir)
  const { databaseUrl, stop } = await startEmbeddedPostgres({ folder: join(dataDir, 'postgres') })
  return { url: databaseUrl, close: stop }
}
