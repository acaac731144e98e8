import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { toNodeHandler } from '@modelcontextprotocol/node'
import {
  type AuthInfo,
  createMcpHandler,
  McpServer,
  verifyBearerToken,
} from '@modelcontextprotocol/server'
import { z } from 'zod'
import { showMeeting } from './reads.ts'
import { openPool, port } from './settings.ts'

/**
 * The MCP SDK on `node:http` with one tool. As in the service, an access token is read at each request, so that one
 * that was ended opens nothing, and a fresh server answers.
 */
const pool = openPool()
const audience = `${process.env.BASE_URL}/mcp`

const time = z.iso.datetime()
const Meeting = z.strictObject({
  id: z.string(),
  state: z.string(),
  title: z.string().nullable(),
  meeting_url: z.string().nullable(),
  provider: z.string(),
  starts_at: time,
  joined_at: time.nullable(),
  left_at: time.nullable(),
  max_minutes: z.int(),
  minutes_reserved: z.int(),
  minutes_charged: z.int().nullable(),
  recipients: z.array(
    z.strictObject({ email: z.string(), delivery: z.string(), at: time.nullable() }),
  ),
  delivery: z.string(),
  failure: z.strictObject({ reason: z.string(), fault: z.string() }).nullable(),
  created_at: time,
})

const handler = createMcpHandler(({ authInfo }) => {
  const server = new McpServer({ name: 'bare', version: '1.0.0' })
  server.registerTool(
    'get_meeting',
    {
      title: 'Look a meeting up',
      description: 'The state of one meeting.',
      inputSchema: z.strictObject({ meeting_id: z.string() }),
      outputSchema: Meeting,
    },
    async ({ meeting_id }) => {
      const found = await showMeeting(pool, String(authInfo?.extra?.accountId), meeting_id)
      if (!found) throw new Error('not found')
      const text = JSON.stringify(found)
      const { title, id, starts_at } = found
      const says = `${title} (${id}, ${starts_at.toISOString()}): The meeting is over; get_meeting_summary has the recap.`
      return {
        content: [says, text].map((one) => ({ type: 'text' as const, text: one })),
        // Dates as JSON has them.
        structuredContent: JSON.parse(text),
      }
    },
  )
  return server
})
const serve = toNodeHandler(handler)

createServer(async (request: IncomingMessage & { auth?: AuthInfo }, response) => {
  try {
    request.auth = await verifyBearerToken(request.headers.authorization, { verifier })
  } catch {
    return response.writeHead(401).end()
  }
  await serve(request, response)
}).listen(port)

const verifier = {
  async verifyAccessToken(token: string): Promise<AuthInfo> {
    const { rows } = await pool.query({
      name: 'token',
      text: `SELECT payload ->> 'accountId' AS account_id, payload ->> 'clientId' AS client_id,
                    payload ->> 'scope' AS scope, expires_at FROM oauth_records
              WHERE model = 'AccessToken' AND id_hash = $1 AND payload ->> 'aud' = $2 AND expires_at > now()`,
      values: [createHash('sha256').update(token).digest(), audience],
    })
    const [row] = rows
    if (!row) throw new Error('unknown token')
    return {
      token,
      clientId: row.client_id,
      scopes: row.scope.split(' '),
      expiresAt: row.expires_at.getTime() / 1_000,
      extra: { accountId: row.account_id },
    }
  },
}
