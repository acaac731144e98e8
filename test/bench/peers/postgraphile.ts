import { createServer } from 'node:http'
import { postgraphile } from 'postgraphile'
import { makePgService } from 'postgraphile/adaptors/pg'
import { grafserv } from 'postgraphile/grafserv/node'
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber'
import { keyFinder } from './keys.ts'
import { databaseUrl, openPool, port } from './settings.ts'

/** PostGraphile over the same tables, behind the same key check. */
const serv = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [makePgService({ connectionString: databaseUrl, schemas: ['public'] })],
  grafserv: { graphqlPath: '/graphql', graphiql: false },
  grafast: { explain: false },
}).createServ(grafserv)

const accountOf = keyFinder(openPool())
const server = createServer(async (request, response) => {
  const accountId = await accountOf(request.headers.authorization)
  if (!accountId) return response.writeHead(401).end()
  return handle(request, response)
})
const handle = serv.createHandler()
server.listen(port)
