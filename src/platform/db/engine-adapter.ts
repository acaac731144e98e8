import { PrismaPg } from '@prisma/adapter-pg'
import {
  ColumnTypeEnum,
  isDriverAdapterError,
  type SqlDriverAdapter,
  type SqlQuery,
  type SqlResultSet,
} from '@prisma/driver-adapter-utils'
import pg from 'pg'

/**
 * Prisma's adapter on a pool, with what the schema engine needs and the adapter lacks.
 * @param failures collects PostgreSQL's errors for scripts, which the engine itself discards
 */
export async function openEngineAdapter(
  pool: pg.Pool,
  failures: unknown[],
): Promise<SqlDriverAdapter> {
  const adapter = await new PrismaPg(pool).connect()
  const queryRaw = adapter.queryRaw.bind(adapter)
  return Object.assign(adapter, {
    /**
     * The adapter's own version splits a script at every semicolon, even inside function bodies; this sends it whole.
     */
    async executeScript(script: string) {
      try {
        await pool.query(script)
      } catch (error) {
        failures.push(error)
        throw error
      }
    },
    async queryRaw(query: SqlQuery) {
      try {
        return await queryRaw(query)
      } catch (error) {
        const unreadable = isDriverAdapterError(error) && error.cause.kind === UNREADABLE
        if (!unreadable) throw error
        return readCharColumns(pool, query, queryRaw)
      }
    },
  })
}

/** Reads the catalogue's one-byte type "char" as text; the adapter cannot read it, and the engine needs it. */
async function readCharColumns(
  pool: pg.Pool,
  query: SqlQuery,
  queryRaw: (query: SqlQuery) => Promise<SqlResultSet>,
): Promise<SqlResultSet> {
  const { fields } = await pool.query({ text: query.sql, values: query.args })
  const isChar = fields.map((field) => field.dataTypeID === pg.types.builtins.CHAR)
  const columns = fields.map(({ name }, index) => {
    const column = pg.escapeIdentifier(name)
    return isChar[index] ? `${column}::text AS ${column}` : column
  })
  const inner = query.sql.trim().replace(/;$/, '')
  const result = await queryRaw({ ...query, sql: `SELECT ${columns} FROM (${inner}\n) AS inside` })
  const columnTypes = result.columnTypes.map((type, index) =>
    isChar[index] ? ColumnTypeEnum.Character : type,
  )
  return { ...result, columnTypes }
}

const UNREADABLE = 'UnsupportedNativeDataType'
