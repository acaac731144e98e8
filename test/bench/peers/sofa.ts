import { createServer } from 'node:http'
import { buildSchema, GraphQLError, type GraphQLObjectType, type GraphQLScalarType } from 'graphql'
import { useSofa } from 'sofa-api'
import { keyFinder } from './keys.ts'
import { callsPage } from './reads.ts'
import { openPool, port } from './settings.ts'

/** SOFA: REST out of a schema. Its names and route are ours, and `pg` is in the resolver. */
const pool = openPool()
const accountOf = keyFinder(pool)

const schema = buildSchema(`
  scalar DateTime
  type Query { calls(id: ID!): CallPage }
  type CallPage { items: [Call!]!, next_before: DateTime }
  type Call { id: ID!, at: DateTime!, caller: String, duration_seconds: Int!, summary: String!, urgent: Boolean! }
`)
const { calls } = (schema.getQueryType() as GraphQLObjectType).getFields()
if (calls) {
  calls.resolve = (_root, { id }, { accountId }) => callsPage(pool, accountId, id)
}
const dateTime = schema.getType('DateTime') as GraphQLScalarType
dateTime.serialize = (value) => (value as Date).toISOString()

const router = useSofa({
  basePath: '/v1',
  schema,
  // As deep as the page is.
  depthLimit: 2,
  routes: { 'Query.calls': { path: '/lines/:id/calls' } },
  context: async ({ request }) => {
    const accountId = await accountOf(request.headers.get('authorization') ?? undefined)
    if (!accountId)
      throw new GraphQLError('invalid_api_key', { extensions: { http: { status: 401 } } })
    return { accountId }
  },
})
createServer(router).listen(port)
