import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { PLAIN_TEXT, quoted, quotedColumns } from './backed-up-tables.ts'
import type { Part, TableStart } from './backup-contents.ts'
import { BackupError } from './backup-error.ts'
import { readFrames } from './backup-file.ts'

/**
 * Loads every table in one transaction. It is committed only if the checksum is right and each table has as many rows
 * as the backup says.
 * @throws {BackupError}
 */
export async function loadTables(client: pg.Client, file: string): Promise<void> {
  await client.query('BEGIN')
  await client.query(PLAIN_TEXT)
  let loading: Loading | undefined
  for await (const frame of readFrames(file)) {
    if (frame.kind === 'data') await loading?.take(frame.bytes)
    else loading = await next(client, frame.value, loading)
  }
  await client.query('COMMIT')
}

/** A table whose rows are being loaded. */
type Loading = { take(bytes: Buffer): Promise<void>; end(rows: number): Promise<void> }

async function next(client: pg.Client, part: Part, loading: Loading | undefined) {
  if (part.is === 'rows') await loading?.end(part.count)
  return part.is === 'table' ? begin(client, part) : undefined
}

async function begin(client: pg.Client, table: TableStart): Promise<Loading> {
  const name = quoted(table)
  // A new queue may have created rows of its own.
  if (table.schema === 'pgboss') await client.query(`DELETE FROM ${name}`)
  // Rows made by triggers are in the backup already.
  await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`)
  const copy = client.query(copyFrom(`COPY ${name} (${quotedColumns(table)}) FROM STDIN`))
  // The next write or wait throws the error.
  copy.on('error', () => undefined)
  return {
    take: (bytes) => write(copy, bytes),
    async end(rows) {
      copy.end()
      await finished(copy)
      await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`)
      if (copy.rowCount === rows) return
      throw new BackupError(`${name}: ${copy.rowCount} rows were loaded, the backup has ${rows}.`)
    },
  }
}

function write(stream: Writable, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(bytes, (error) => (error ? reject(error) : resolve()))
  })
}
