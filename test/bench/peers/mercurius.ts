import Fastify from 'fastify'
import { GraphQLScalarType } from 'graphql'
import mercurius from 'mercurius'
import { keyFinder } from './keys.ts'
import { CALLS } from './reads.ts'
import { connection, typeDefs } from './schema.ts'
import { openPool, port } from './settings.ts'

/** Mercurius on Fastify with `pg` in the resolver, documents compiled at their first use: the fastest that is sold. */
const pool = openPool()
const accountOf = keyFinder(pool)
const app = Fastify()

type Row = { id: string; at: Date; durationSeconds: number }
const TEXT = CALLS.replace('duration_seconds', 'duration_seconds AS "durationSeconds"')

app.register(mercurius, {
  schema: typeDefs,
  jit: 1,
  resolvers: {
    DateTime: new GraphQLScalarType<Date, string>({
      name: 'DateTime',
      serialize: (value) => (value as Date).toISOString(),
    }),
    Query: { line: (_root: unknown, { id }: { id: string }) => ({ id }) },
    Line: {
      calls: async ({ id }: { id: string }, { first }: { first: number }, context: unknown) => {
        const { accountId } = context as { accountId: string }
        const values = [accountId, id, 'infinity', first + 1]
        const { rows } = await pool.query<Row>({ name: 'calls', text: TEXT, values })
        if (!rows[0]) throw new Error('not found')
        return connection(rows[0].id ? rows.slice(0, first) : [], rows.length > first)
      },
    },
  },
  context: async (request: { headers: { authorization?: string } }) => {
    const accountId = await accountOf(request.headers.authorization)
    if (!accountId) throw new Error('invalid_api_key')
    return { accountId }
  },
})
await app.listen({ port })
