import { ApolloServer } from '@apollo/server'
import { expressMiddleware } from '@as-integrations/express5'
import express from 'express'
import { GraphQLScalarType } from 'graphql'
import { keyFinder } from './keys.ts'
import { prismaCalls } from './prisma.ts'
import { connection, typeDefs } from './schema.ts'
import { openPool, port } from './settings.ts'

/** Apollo Server on Express with Prisma in the resolvers. */
type Context = { accountId: string }

const server = new ApolloServer<Context>({
  typeDefs,
  resolvers: {
    DateTime: new GraphQLScalarType<Date, string>({
      name: 'DateTime',
      serialize: (value) => (value as Date).toISOString(),
    }),
    Query: { line: (_root, { id }: { id: string }) => ({ id }) },
    Line: {
      calls: async ({ id }: { id: string }, { first }: { first: number }, context: Context) => {
        const page = await prismaCalls(context.accountId, id, first)
        if (!page) throw new Error('not found')
        return connection(page.calls, page.hasMore)
      },
    },
  },
})
await server.start()
const accountOf = keyFinder(openPool())
const app = express()
app.use(
  '/graphql',
  express.json(),
  expressMiddleware(server, {
    context: async ({ req }) => {
      const accountId = await accountOf(req.headers.authorization)
      if (!accountId) throw new Error('invalid_api_key')
      return { accountId }
    },
  }),
)
app.listen(port)
