import pg from 'pg'

export type Statement = { name?: string; text: string; values: readonly unknown[] }

/** Records every statement that this process sends until `stop`, each text once. */
export function hearStatements() {
  const heard = new Map<string, Statement>()
  const own = pg.Client.prototype.query
  type Query = (this: pg.Client, ...args: unknown[]) => unknown
  const listening: Query = function (...args) {
    const [asked, values] = args as [string | Statement, unknown]
    if (asked && typeof asked === 'object' && typeof asked.text === 'string') {
      const given = asked.values ?? (Array.isArray(values) ? values : [])
      heard.set(asked.text, { ...asked, values: given })
    }
    return (own as Query).apply(this, args)
  }
  pg.Client.prototype.query = listening as typeof own
  return {
    heard,
    stop() {
      pg.Client.prototype.query = own
    },
  }
}

export type Scan = {
  table: string
  /** PostgreSQL's node type: `Seq Scan`, `Index Scan` and so on. */
  by: string
  index: string | undefined
  /** Whether the index is searched by a condition, rather than read from its beginning. */
  isEntered: boolean
}

type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Plans?: Node[]
}

/** `generic`: planned once for all values, which PostgreSQL may do from a prepared statement's sixth run on. */
type Manner = { generic?: boolean; seqscan?: boolean }

/** How PostgreSQL would read the tables for a statement. Does not run it. */
export async function scansOf(
  client: pg.Client,
  { text, values }: Statement,
  { generic = false, seqscan = true }: Manner = {},
): Promise<Scan[]> {
  await client.query('BEGIN')
  try {
    await client.query(`SET LOCAL plan_cache_mode = force_${generic ? 'generic' : 'custom'}_plan`)
    await client.query(`SET LOCAL enable_seqscan = ${seqscan ? 'on' : 'off'}`)
    await client.query(`PREPARE asked AS ${text}`)
    const given = values.length > 0 ? `(${values.map(literal).join(', ')})` : ''
    const { rows } = await client.query(`EXPLAIN (FORMAT JSON) EXECUTE asked${given}`)
    return scansIn(rows[0]['QUERY PLAN'][0].Plan)
  } finally {
    await client.query('ROLLBACK')
    await client.query('DEALLOCATE ALL')
  }
}

function scansIn(node: Node, table?: string): Scan[] {
  const of = node['Relation Name'] ?? table
  const by = node['Node Type']
  const isScan = by.endsWith('Scan') && by !== 'Bitmap Heap Scan' && of !== undefined
  const own = {
    by,
    table: of ?? '',
    index: node['Index Name'],
    isEntered: node['Index Cond'] !== undefined,
  }
  // Under a bitmap scan are the indexes it uses, which do not name their table.
  const under = by === 'Bitmap Heap Scan' || by.startsWith('Bitmap') ? of : undefined
  return [...(isScan ? [own] : []), ...(node.Plans ?? []).flatMap((inner) => scansIn(inner, under))]
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'NULL'
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString())
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'`
  if (Array.isArray(value)) return `ARRAY[${value.map(literal).join(', ')}]::text[]`
  if (typeof value === 'object') return pg.escapeLiteral(JSON.stringify(value))
  return pg.escapeLiteral(String(value))
}
