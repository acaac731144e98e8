import { ConfigError } from '../../src/kernel/config/config.ts'
import { DataFolderError } from '../../src/kernel/secrets/data-folder.ts'
import { DatabaseNewer } from '../../src/platform/db/database-newer.ts'

/** Why the service cannot start, in one line for the operator: the setting, what is wrong, what to do. */
export class StartProblem extends Error {
  constructor(text: string, what: string | number, cause: unknown) {
    super(`${text} (${what})`, { cause })
    this.name = 'StartProblem'
  }
}

const IN_WORDS = [ConfigError, DataFolderError, DatabaseNewer, StartProblem]

/** What the operator sees when a start fails: one line if the reason is known, else the stack. */
export function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return IN_WORDS.some((kind) => error instanceof kind) ? error.message : String(error.stack)
}
