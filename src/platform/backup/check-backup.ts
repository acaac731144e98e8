import { createRequire } from 'node:module'
import { MIGRATIONS_FOLDER, readMigrations } from '../db/migrations-folder.ts'
import type { Header, Secret, Summary } from './backup-contents.ts'
import { BackupError } from './backup-error.ts'
import { readFrames } from './backup-file.ts'

export type Checked = Summary & { secretValues: Secret[] }

/**
 * Reads a whole backup, to check that it is complete and unchanged.
 * @throws {BackupError}
 */
export async function checkBackup(file: string): Promise<Checked> {
  let header: Header | undefined
  let table = ''
  const secretValues: Secret[] = []
  const rows: Record<string, number> = {}
  for await (const frame of readFrames(file)) {
    if (frame.kind === 'data') continue
    const part = frame.value
    if (part.is === 'header') header = part
    else if (part.is === 'SECRET') secretValues.push(part)
    else if (part.is === 'table') table = `${part.schema}.${part.name}`
    else rows[table] = part.count
  }
  if (!header) throw new BackupError(`${file} is a backup without a header.`)
  return { header, secretValues, secrets: secretValues.map(({ name }) => name), rows }
}

/** @throws {BackupError} if the backup has tables that this release does not know */
export async function refuseUnknown({ migrations, queueVersion, release }: Header): Promise<void> {
  const ours = new Map(
    (await readMigrations(MIGRATIONS_FOLDER)).map(({ name, checksum }) => [name, checksum]),
  )
  const unknown = migrations.filter(({ name, checksum }) => ours.get(name) !== checksum).at(-1)
  if (unknown) {
    const newest = [...ours.keys()].at(-1)
    throw new BackupError(
      `The backup is of release ${release} with migration ${unknown.name}, which this one does ` +
        `not have (newest here: ${newest}). Restore it with that release.`,
    )
  }
  const here = queueVersionHere()
  if (queueVersion !== null && queueVersion !== here) {
    throw new BackupError(
      `The backup is of release ${release}, whose job queue has version ${queueVersion}; it is ` +
        `${here} here. Restore it with that release, then start this one on it.`,
    )
  }
}

/** The pg-boss package states which version of its tables it creates. */
function queueVersionHere(): number {
  const { pgboss }: { pgboss: { schema: number } } = createRequire(import.meta.url)(
    'pg-boss/package.json',
  )
  return pgboss.schema
}
