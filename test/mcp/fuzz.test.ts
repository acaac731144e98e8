import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AGENT_SCOPES } from '../../src/accounts/agent-scopes.ts'
import { storeAgentToken } from '../support/agent-token.ts'
import { storeMeeting } from '../support/meeting-rows.ts'
import { openWorld, type World } from '../support/world.ts'

const REVISION = '2026-07-28'

let world: World
let token: string
let meetingId: string

beforeAll(async () => {
  const settings = { RATE_LIMIT_PER_MINUTE: '100000' }
  world = await openWorld({ workJobs: false, settings })
  const { accountId } = await world.account()
  token = await storeAgentToken(world.app, accountId, { scopes: AGENT_SCOPES })
  meetingId = (await storeMeeting(world.app, accountId, { state: 'done' })).id
})
afterAll(() => world.close())

const DESK = [
  'list_lines',
  'list_calls',
  'get_call',
  'list_messages',
  'list_action_items',
  'get_meeting_transcript',
]

const odd = fc.jsonValue({ maxDepth: 3 })
const tool = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('get_meeting', 'get_meeting_summary') },
  { weight: 4, arbitrary: fc.constantFrom('schedule_meeting_notes', 'cancel_meeting_notes') },
  { weight: 6, arbitrary: fc.constantFrom(...DESK) },
  fc.constantFrom('constructor', '__proto__', 'toString', '', 'x'.repeat(3_000)),
  odd,
)
const text = fc.string({ unit: 'binary', maxLength: 40 })
const args = fc.oneof(
  fc.record({ meeting_id: fc.oneof(fc.constant('OWN'), text, odd) }),
  fc.record(
    {
      line_id: fc.oneof(text, odd),
      call_id: fc.oneof(text, odd),
      search: fc.oneof(text, odd),
      limit: fc.oneof(fc.integer({ min: 0, max: 101 }), odd),
      cursor: fc.oneof(fc.constant('2026-11-21T02:14:31.250Z~call_x'), text, odd),
      from_segment: fc.oneof(fc.integer(), fc.double(), odd),
    },
    { requiredKeys: [] },
  ),
  fc.record(
    {
      meeting_url: fc.oneof(fc.constant('https://meet.google.com/abc-defg-hij'), text, odd),
      starts_at: fc.oneof(fc.constant('now'), text, odd),
      title: fc.oneof(text, odd),
      max_minutes: fc.oneof(fc.integer(), fc.double(), odd),
      recipients: fc.oneof(fc.array(fc.oneof(fc.emailAddress(), text), { maxLength: 3 }), odd),
    },
    { requiredKeys: [] },
  ),
  fc.dictionary(text, odd, { maxKeys: 3 }),
  odd,
)
const method = fc.oneof(
  { weight: 6, arbitrary: fc.constant('tools/call') },
  fc.constantFrom('tools/list', 'server/discover', 'initialize', 'ping', 'subscriptions/listen'),
  { weight: 2, arbitrary: fc.constantFrom('resources/read', 'resources/list') },
  fc.constantFrom('resources/templates/list', 'notifications/cancelled', 'constructor'),
  odd,
)
const meta = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constant({
      'io.modelcontextprotocol/protocolVersion': REVISION,
      'io.modelcontextprotocol/clientCapabilities': {},
    }),
  },
  fc.constant(undefined),
  odd,
)
const uri = fc.oneof(
  fc.constantFrom('frontdesk://meetings/OWN/transcript', 'frontdesk://calls/call_%00/transcript'),
  text,
  odd,
)
const message = fc.record({
  jsonrpc: fc.oneof({ weight: 9, arbitrary: fc.constant('2.0') }, odd),
  id: fc.oneof({ weight: 9, arbitrary: fc.integer() }, odd),
  method,
  params: fc.record({ name: tool, arguments: args, uri, cursor: fc.oneof(text, odd), _meta: meta }),
})

test('nothing that an agent sends is our failure', async () => {
  await fc.assert(
    fc.asyncProperty(message, fc.boolean(), async (sent, modern) => {
      const { status, text: answer } = await send(sent, modern)
      expect(status).toBeLessThan(500)
      expect(answer).not.toMatch(/internal_error|-32603/)
    }),
    { numRuns: 150 },
  )
})

type Sent = { method: unknown; params: { name: unknown; uri: unknown } }

async function send(sent: Sent, modern: boolean) {
  const headers = {
    'mcp-protocol-version': REVISION,
    'mcp-method': headerOf(sent.method),
    'mcp-name': headerOf(sent.method === 'resources/read' ? sent.params.uri : sent.params.name),
  }
  const response = await fetch(`${world.url}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      ...(modern ? headers : {}),
    },
    body: JSON.stringify(sent).replaceAll('OWN', meetingId),
  })
  return { status: response.status, text: await response.text() }
}

/** Unchanged if a header can carry it, else encoded. */
function headerOf(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return /^[ -~]*$/.test(text) ? text : encodeURIComponent(text.toWellFormed())
}
