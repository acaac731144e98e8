import fc from 'fast-check'
import type { Dice } from '../dice.ts'
import { mutated, oddId, oddText, oddValue, written } from '../odd.ts'
import type { Site } from '../site.ts'
import { JSON_TYPE, network, type WireRequest } from '../wire.ts'

const REVISION = '2026-07-28'
const META = {
  'io.modelcontextprotocol/protocolVersion': REVISION,
  'io.modelcontextprotocol/clientCapabilities': {},
}

/** The MCP endpoint: clients of both revisions, good and bad calls, unknown sessions. */
export function mcpDoor({ own, other, victim }: Site) {
  const ids = [...own.ids, ...other.ids, ...victim.ids].filter((id) => id.startsWith('mtg_'))
  return (dice: Dice): WireRequest => {
    const good = mcpCall(dice, ids)
    const call = dice.oneIn(2) ? mutated(dice, good) : good
    const batch = dice.oneIn(25) ? [call, good] : call
    return {
      door: 'mcp',
      from: 'own',
      method: dice.oneIn(20) ? dice.pick(['GET', 'DELETE', 'PUT', 'OPTIONS']) : 'POST',
      path: '/mcp',
      headers: {
        ...JSON_TYPE,
        accept: 'application/json, text/event-stream',
        authorization: `Bearer ${dice.oneIn(25) ? oddText(dice) : own.mcpToken}`,
        ...network(dice.upTo(4_000)),
        ...(dice.oneIn(2) ? modernHeaders(good) : {}),
        ...(dice.oneIn(8) ? dice.pick(mcpHeaders(oddText(dice))) : {}),
      },
      body: written(dice, batch),
    }
  }
}

function modernHeaders({ method, params }: ReturnType<typeof mcpCall>): Record<string, string> {
  return {
    'mcp-protocol-version': REVISION,
    'mcp-method': method,
    'mcp-name': String(params.name ?? ''),
  }
}

function mcpHeaders(text: string): Record<string, string>[] {
  return [
    'mcp-session-id',
    'mcp-protocol-version',
    'mcp-method',
    'mcp-name',
    'last-event-id',
    'origin',
    'accept',
    'content-type',
  ].map((name) => ({ [name]: text }))
}

function mcpCall(dice: Dice, ids: readonly string[]) {
  const order = {
    meeting_url: `https://meet.google.com/abc-defg-${dice.pick(['hij', 'klm', 'nop'])}`,
    starts_at: dice.pick(['now', '2027-01-01T10:00:00Z', '2026-11-22T09:00+0000', oddText(dice)]),
    title: dice.oneIn(2) ? 'Weekly' : oddText(dice),
    max_minutes: dice.pick([1, 5, 30, 240, 241, 0]),
    recipients: ['ana@example.com'],
  }
  const one = { meeting_id: oddId(dice, ids) }
  const calls = [
    { name: 'schedule_meeting_notes', arguments: order },
    { name: 'get_meeting', arguments: dice.oneIn(3) ? {} : one },
    { name: 'get_meeting_summary', arguments: dice.oneIn(3) ? {} : one },
    { name: 'cancel_meeting_notes', arguments: one },
    { name: oddText(dice), arguments: oddValue(dice) },
  ]
  const others = [
    'tools/list',
    'server/discover',
    'initialize',
    'ping',
    'notifications/initialized',
    'resources/read',
    'prompts/get',
    'logging/setLevel',
    'completion/complete',
    'constructor',
  ]
  const method = dice.oneIn(3) ? dice.pick(others) : 'tools/call'
  const params: Record<string, unknown> =
    method === 'tools/call'
      ? { ...dice.pick(calls), _meta: META }
      : {
          protocolVersion: '2025-06-18',
          capabilities: {},
          clientInfo: { name: 'x', version: '1' },
          _meta: META,
        }
  return { jsonrpc: '2.0', id: 1, method, params }
}

/** The directory's agent and a business's own, with the look-ups and cards. */
export function a2aDoor({ own, number, slug }: Site) {
  return (dice: Dice): WireRequest => {
    const headers = {
      ...JSON_TYPE,
      'a2a-version': dice.oneIn(12) ? oddText(dice) : '1.0',
      ...(dice.oneIn(3) ? { authorization: `Bearer ${own.key}` } : {}),
      ...network(dice.upTo(4_000)),
    }
    const asked = { door: 'a2a', from: 'own' as const, headers }
    if (dice.oneIn(8))
      return { ...asked, method: 'GET', path: dice.pick(a2aPages(dice, number, slug)) }
    const good = a2aCall(dice, number)
    const call = dice.oneIn(2) ? mutated(dice, good) : good
    return {
      ...asked,
      method: dice.oneIn(40) ? dice.pick(['GET', 'PUT', 'DELETE']) : 'POST',
      path: dice.pick([
        '/a2a',
        `/agents/${slug}/a2a`,
        `/agents/${slug}/a2a`,
        `/agents/${dice.oneIn(10) ? encodeURIComponent(oddText(dice).toWellFormed()) : slug}/a2a?A2A-Version=1.0`,
      ]),
      body: written(dice, call),
    }
  }
}

function a2aPages(dice: Dice, number: string, slug: string): string[] {
  const text = encodeURIComponent(oddText(dice).toWellFormed())
  return [
    `/a2a/resolve?number=${encodeURIComponent(number)}`,
    `/a2a/resolve?number=${text}`,
    `/a2a/resolve?number=1&number=${text}`,
    `/a2a/resolve?number[a]=${text}`,
    `/agents/${slug}/agent-card.json?${text}`,
    `/agents/${text}/agent-card.json`,
    `/agents/${text}/.well-known/agent-card.json`,
    '/.well-known/agent-card.json',
    '/.well-known/jwks.json',
  ]
}

const A2A_METHODS = [
  'GetTask',
  'ListTasks',
  'CancelTask',
  'SendStreamingMessage',
  'SubscribeToTask',
  'CreateTaskPushNotificationConfig',
  'GetExtendedAgentCard',
  'message/send',
  'tasks/get',
  'constructor',
  '__proto__',
  '',
]

function a2aCall(dice: Dice, number: string) {
  const parts = [
    {
      text: dice.pick([
        'hi',
        'find me Lopez Plumbing',
        number,
        'When are you open?',
        'Please tell Ana I will be late.',
        oddText(dice),
      ]),
    },
    { data: { skill: 'find_business_agent', number: dice.oneIn(2) ? number : oddText(dice) } },
    { data: { skill: 'ask', text: oddText(dice) } },
    {
      data: {
        skill: 'leave_message',
        message: oddText(dice),
        name: oddText(dice),
        phone: dice.oneIn(2) ? '+14155550100' : oddText(dice),
      },
    },
    { text: oddText(dice), mediaType: oddText(dice) },
    { url: 'https://a.example/x', filename: oddText(dice) },
    { raw: 'AAAA' },
  ]
  const message = {
    messageId: dice.of(fc.uuid()),
    role: 'ROLE_USER',
    parts: Array.from({ length: 1 + dice.upTo(1) }, () => dice.pick(parts)),
    ...(dice.oneIn(3)
      ? { contextId: dice.oneIn(2) ? 'a-conversation-of-mine-1' : oddText(dice) }
      : {}),
    ...(dice.oneIn(8) ? { taskId: oddText(dice) } : {}),
    ...(dice.oneIn(8)
      ? { metadata: oddValue(dice), extensions: oddValue(dice), referenceTaskIds: oddValue(dice) }
      : {}),
  }
  const configuration = {
    acceptedOutputModes: ['application/json', oddText(dice)],
    returnImmediately: true,
    historyLength: 1,
  }
  const method = dice.oneIn(6) ? dice.pick(A2A_METHODS) : 'SendMessage'
  const params =
    method === 'SendMessage'
      ? { message, ...(dice.oneIn(4) ? { configuration } : {}) }
      : { id: oddText(dice), message }
  return { jsonrpc: '2.0', id: dice.pick([1, 'x', null]), method, params }
}
