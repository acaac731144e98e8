import express, { type Request, type Response } from 'express'
import { keyFinder } from './keys.ts'
import { callsPage, messagesPage, showAccount, showLine, showMeeting } from './reads.ts'
import { openPool, port } from './settings.ts'

/** Express and `pg`, as its guide shows it. */
const pool = openPool()
const accountOf = keyFinder(pool)
const baseUrl = process.env.BASE_URL ?? ''
const app = express()
app.use(express.json())
app.use(async (request, response, next) => {
  response.locals.accountId = await accountOf(request.headers.authorization)
  if (response.locals.accountId) return next()
  response.status(401).json({ error: { code: 'invalid_api_key' } })
})

const answer =
  (read: (accountId: string, id: string) => Promise<unknown>) =>
  async (request: Request<{ id?: string }>, response: Response) => {
    const body = await read(response.locals.accountId, request.params.id ?? '')
    if (body) response.json(body)
    else response.status(404).json({ error: { code: 'not_found' } })
  }

app.get(
  '/v1/account',
  answer((accountId) => showAccount(pool, accountId, baseUrl)),
)
app.get(
  '/v1/lines/:id',
  answer((accountId, id) => showLine(pool, accountId, id, baseUrl)),
)
app.get(
  '/v1/lines/:id/calls',
  answer((accountId, id) => callsPage(pool, accountId, id)),
)
app.get(
  '/v1/lines/:id/messages',
  answer((accountId, id) => messagesPage(pool, accountId, id)),
)
app.get(
  '/v1/meetings/:id',
  answer((accountId, id) => showMeeting(pool, accountId, id)),
)
app.listen(port)
