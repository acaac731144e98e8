import type { Duplex } from 'node:stream'
import type pg from 'pg'
import pgUtils from 'pg/lib/utils.js'
import { keptWith } from '../../kernel/kept-with.ts'
import { type Column, type ReadRow, rowReader } from './row-reader.ts'

/** What `pg` sends its messages by, and what it has sent to be prepared. */
type Connection = pg.Connection & {
  stream: Duplex
  parsedStatements: Record<string, string>
  submittedNamedStatements: Record<string, string>
  parse(statement: { name: string; text: string }): void
  bind(portal: { statement: string; values: (string | Buffer | null)[] }): void
  describe(portal: { type: 'P' }): void
  execute(portal: object): void
  sync(): void
}

type Callback<Row> = (error: unknown, result?: { rows: Row[] }) => void

const readers = keptWith<Connection, Map<string, ReadRow>>('readers')

/**
 * A prepared statement that is run, in place of `pg`'s own query. That asks to have the columns described each time, and
 * makes ready to read them; but what is prepared keeps its columns for as long as its connection (PostgreSQL refuses to
 * run it when they would be others), so they are asked for once.
 */
export class PreparedQuery<Row> implements pg.Submittable {
  readonly name: string
  readonly text: string
  readonly values: unknown[]
  readonly rows: Row[] = []
  /** `pg` calls it back, and sets it to hear of it itself. */
  callback: Callback<Row> | undefined = undefined
  #readers: Map<string, ReadRow> | undefined = undefined
  #readRow: ReadRow | undefined = undefined
  #unreadable: unknown = undefined

  constructor(name: string, text: string, values: unknown[]) {
    this.name = name
    this.text = text
    this.values = values
  }

  /** Returns why nothing was sent. */
  submit(connection: pg.Connection): unknown {
    try {
      this.#send(connection as Connection, this.values.map(pgUtils.prepareValue))
      return null
    } catch (error) {
      return error
    }
  }

  #send(connection: Connection, values: (string | Buffer | null)[]) {
    const { name, text } = this
    this.#readers = readers.once(connection, () => new Map())
    this.#readRow = this.#readers.get(name)
    // All of it is one packet.
    connection.stream.cork()
    try {
      if (!isPrepared(connection, name)) {
        connection.parse({ name, text })
        connection.submittedNamedStatements[name] = text
      }
      connection.bind({ statement: name, values })
      if (!this.#readRow) connection.describe({ type: 'P' })
      connection.execute({})
      connection.sync()
    } finally {
      connection.stream.uncork()
    }
  }

  handleRowDescription({ fields }: { fields: Column[] }): void {
    this.#readRow = rowReader(fields)
    this.#readers?.set(this.name, this.#readRow)
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    try {
      this.rows.push(this.#readRow?.(fields) as Row)
    } catch (error) {
      this.#unreadable ??= error
    }
  }

  handleReadyForQuery(): void {
    if (this.#unreadable) this.callback?.(this.#unreadable)
    else this.callback?.(null, this)
  }

  handleError(error: unknown): void {
    this.callback?.(error)
  }

  /** The rows say it all. */
  handleCommandComplete(): void {}
  handleEmptyQuery(): void {}
}

function isPrepared(connection: Connection, name: string): boolean {
  return (
    connection.parsedStatements[name] !== undefined ||
    connection.submittedNamedStatements[name] !== undefined
  )
}
