import type { Config } from '../../src/kernel/config/config.ts'
import { DataFolderError } from '../../src/kernel/secrets/data-folder.ts'
import { type Database, openDatabase } from '../../src/platform/db/database.ts'
import { DatabaseNewer } from '../../src/platform/db/database-newer.ts'
import { StartProblem } from './start-problem.ts'

/**
 * Opens and migrates the database. @throws {DatabaseNewer} @throws {DataFolderError} @throws {StartProblem} whose
 * message contains no password
 */
export async function startDatabase(config: Config): Promise<Database> {
  return openDatabase(config).catch((error: unknown) => {
    if (error instanceof DatabaseNewer || error instanceof DataFolderError) throw error
    const { code, message } = Object(error) as { code?: string; message?: string }
    const why = WHY[code ?? ''] ?? message?.split('\n', 1)[0] ?? String(error)
    const setting = config.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR'
    throw new StartProblem(`${setting}: ${why}`, whereOf(config), error)
  })
}

function whereOf({ databaseUrl, dataDir }: Config): string {
  if (databaseUrl === undefined) return dataDir
  if (!URL.canParse(databaseUrl)) return 'this is no address'
  const { hostname, port, pathname } = new URL(databaseUrl)
  return `${hostname}${port && `:${port}`}${pathname}`
}

const DOWN = 'no database answers there; start it, or set another address'
const WHY: Record<string, string> = {
  ECONNREFUSED: DOWN,
  ECONNRESET: DOWN,
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'there is no such host',
  ETIMEDOUT: DOWN,
  ENOENT: DOWN,
  '28P01': 'the database does not take this user and password',
  '28000': 'the database does not take this user',
  '3D000': 'the server has no database of this name',
  '57P03': 'the database is starting or stopping; try again in a moment',
  '53300': 'the database has no connection left',
}
