import type pg from 'pg'
import utils from 'pg/lib/utils.js'
import { serialize } from 'pg-protocol'
import { type Column, isFormOf, type RowForm, rowForm } from './row-form.ts'

/** A statement of ours, prepared by its name once per connection. */
export class Statement {
  readonly name: string
  readonly text: string
  /** Whether each run is short, so that others may wait behind it on one connection. */
  readonly isBrief: boolean
  /** Set once a connection has described the rows: PostgreSQL refuses to run a statement whose rows have changed. */
  readonly forms = new WeakMap<pg.Connection, RowForm>()
  #newest: RowForm | undefined

  constructor(name: string, text: string, isBrief = false) {
    this.name = name
    this.text = text
    this.isBrief = isBrief
  }

  /** Whether the connection has prepared and described it. */
  isReadyOn(connection: pg.Connection): boolean {
    return this.forms.has(connection) && parsedOn(connection)[this.name] === this.text
  }

  /** The same function for all connections, so that it is compiled once. */
  described(connection: pg.Connection, columns: readonly Column[]): RowForm {
    if (!this.#newest || !isFormOf(this.#newest, columns)) this.#newest = rowForm(columns)
    this.forms.set(connection, this.#newest)
    return this.#newest
  }
}

type Preparing = pg.Connection & { parsedStatements: Record<string, string | undefined> }
const parsedOn = (connection: pg.Connection) => (connection as Preparing).parsedStatements

type Answered = (error: unknown, rows?: object[]) => void

const RUN = Buffer.concat([serialize.execute(), serialize.sync()])
const DESCRIBE_AND_RUN = Buffer.concat([serialize.describe({ type: 'P' }), RUN])

const NO_ROWS: RowForm = { columns: [], rowOf: () => ({}) }

/**
 * One run of a statement, in place of `pg`'s own query. That one has the rows described each time, which costs both
 * sides, and finds out each time how to read them. What a client calls is the same as for `pg-cursor`.
 */
export class PreparedQuery {
  readonly name: string
  readonly text: string
  readonly values: unknown[]
  /** Set by the client. */
  callback: Answered | undefined
  /** As they are sent. */
  readonly #written: (string | Buffer | null)[]
  readonly #statement: Statement
  readonly #rows: object[] = []
  #along: readonly PreparedQuery[] = []
  #isSent = false
  #form: RowForm | undefined
  #connection: pg.Connection | undefined
  #failure: unknown

  /** @throws for a value that cannot be written, before the query takes a connection */
  constructor(statement: Statement, values: unknown[]) {
    this.#written = values.map((value) => utils.prepareValue(value))
    this.name = statement.name
    this.text = statement.text
    this.values = values
    this.#statement = statement
  }

  get isBrief(): boolean {
    return this.#statement.isBrief
  }

  isReadyOn(connection: pg.Connection): boolean {
    return this.#statement.isReadyOn(connection)
  }

  /** Sends these with this one, in one write. All must be ready on the connection; each still ends by itself. */
  takeAlong(others: readonly PreparedQuery[]) {
    this.#along = others
  }

  submit(connection: pg.Connection): Error | null {
    this.#connection = connection
    if (this.#isSent) return null
    const parsed = parsedOn(connection)[this.name]
    if (parsed !== undefined && parsed !== this.text) {
      return new Error(`two statements named ${this.name}`)
    }
    const asked = [this, ...this.#along].flatMap((one) => one.#messages(connection))
    // One buffer: one for each message costs the socket's stream more than the copy.
    if (connection.stream.writable) connection.stream.write(Buffer.concat(asked))
    return null
  }

  #messages(connection: pg.Connection): Buffer[] {
    const { name, text } = this
    this.#isSent = true
    this.#form = this.#statement.forms.get(connection)
    return [
      ...(parsedOn(connection)[name] === undefined ? [serialize.parse({ name, text })] : []),
      serialize.bind({ statement: name, values: this.#written }),
      this.#form ? RUN : DESCRIBE_AND_RUN,
    ]
  }

  handleRowDescription({ fields }: { fields: Column[] }) {
    if (this.#connection) this.#form = this.#statement.described(this.#connection, fields)
  }

  handleDataRow({ fields }: { fields: (string | null)[] }) {
    try {
      if (this.#form) this.#rows.push(this.#form.rowOf(fields))
    } catch (error) {
      this.#failure ??= error
    }
  }

  handleCommandComplete() {
    // Without a description it returns no rows.
    if (!this.#form && this.#connection) this.#statement.forms.set(this.#connection, NO_ROWS)
  }

  handleEmptyQuery() {}

  handleError(error: unknown) {
    this.#answer(error)
  }

  handleReadyForQuery() {
    if (this.#failure) this.#answer(this.#failure)
    else this.#answer(null, this.#rows)
  }

  /** Once: a connection that breaks after a failure reports that too. */
  #answer(...answer: Parameters<Answered>) {
    const { callback } = this
    this.callback = undefined
    callback?.(...answer)
  }
}
