import Fastify from 'fastify'
import { keyFinder } from './keys.ts'
import { callsPage, messagesPage, showAccount, showLine, showMeeting } from './reads.ts'
import { openPool, port } from './settings.ts'

/** Fastify and `pg`, as its guide shows it: a hook finds the account, routes read. */
const pool = openPool()
const accountOf = keyFinder(pool)
const baseUrl = process.env.BASE_URL ?? ''
const app = Fastify()
const accounts = new WeakMap<object, string>()

app.addHook('onRequest', async (request, reply) => {
  const accountId = await accountOf(request.headers.authorization)
  if (!accountId) return reply.code(401).send({ error: { code: 'invalid_api_key' } })
  accounts.set(request, accountId)
})

type WithId = { Params: { id: string } }
const found = (body: unknown) => body ?? { error: { code: 'not_found' } }
const whose = (request: object) => accounts.get(request) ?? ''

app.get('/v1/account', async (request) => showAccount(pool, whose(request), baseUrl))
app.get<WithId>('/v1/lines/:id', async (request) =>
  found(await showLine(pool, whose(request), request.params.id, baseUrl)),
)
app.get<WithId>('/v1/lines/:id/calls', async (request) =>
  found(await callsPage(pool, whose(request), request.params.id)),
)
app.get<WithId>('/v1/lines/:id/messages', async (request) =>
  found(await messagesPage(pool, whose(request), request.params.id)),
)
app.get<WithId>('/v1/meetings/:id', async (request) =>
  found(await showMeeting(pool, whose(request), request.params.id)),
)
await app.listen({ port })
