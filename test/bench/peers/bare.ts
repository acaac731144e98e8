import { createServer, type ServerResponse } from 'node:http'
import { lookUp } from './directory-read.ts'
import { keyFinder } from './keys.ts'
import { callsPage, messagesPage, showAccount, showLine, showMeeting } from './reads.ts'
import { openPool, port } from './settings.ts'

/** The limit: `node:http` and `pg`, one prepared statement a request, the key kept for a minute, nothing else. */
const pool = openPool()
const accountOf = keyFinder(pool)
const baseUrl = process.env.BASE_URL ?? ''

const server = createServer(async (request, response) => {
  const accountId = await accountOf(request.headers.authorization)
  if (!accountId) return send(response, 401, { error: { code: 'invalid_api_key' } })
  const [, , what, id = '', list] = (request.url ?? '').split('/')
  const isLookUp = request.url?.startsWith('/a2a/resolve?')
  const body = await (isLookUp ? resolve(request.url ?? '') : read(accountId, what, id, list))
  return body ? send(response, 200, body) : send(response, 404, { error: { code: 'not_found' } })
})
server.listen(port)

async function resolve(url: string) {
  const number = new URL(url, baseUrl).searchParams.get('number') ?? ''
  const found = await lookUp(pool, number, baseUrl)
  if (!found) return undefined
  const { number: e164, card, business, trade, town } = found
  return { number: e164, agent_card: card, business, trade, town }
}

function read(accountId: string, what: string | undefined, id: string, list: string | undefined) {
  if (what === 'account') return showAccount(pool, accountId, baseUrl)
  if (what === 'meetings') return showMeeting(pool, accountId, id)
  if (list === 'calls') return callsPage(pool, accountId, id)
  if (list === 'messages') return messagesPage(pool, accountId, id)
  return showLine(pool, accountId, id, baseUrl)
}

function send(response: ServerResponse, status: number, body: unknown) {
  const text = JSON.stringify(body)
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  })
  response.end(text)
}
