import { afterAll, beforeAll, expect, test } from 'vitest'
import { AGENT_SCOPES } from '../../src/accounts/agent-scopes.ts'
import { storeAgentToken } from '../support/agent-token.ts'
import { setUpLine } from '../support/live-line.ts'
import { storeMeeting } from '../support/meeting-rows.ts'
import { toolCall } from '../support/tool-call.ts'
import { openWorld, type World } from '../support/world.ts'

type Answer = { result: { isError?: boolean; content: { text: string }[] } }

let world: World
let call: (name: string, args?: object) => Promise<{ isError: boolean | undefined; text: string }>
let meetingId: string

beforeAll(async () => {
  world = await openWorld({ workJobs: false })
  const { accountId, api } = await world.account()
  await setUpLine(api)
  meetingId = (await storeMeeting(world.app, accountId, { state: 'scheduled' })).id
  const token = await storeAgentToken(world.app, accountId, { scopes: AGENT_SCOPES })
  call = async (name, args = {}) => {
    const response = await fetch(`${world.url}/mcp`, {
      method: 'POST',
      ...toolCall(token, name, args),
    })
    const { result } = (await response.json()) as Answer
    return { isError: result.isError, text: result.content.map(({ text }) => text).join('\n') }
  }
})
afterAll(() => world.close())

test.each(['', ' ', '\0', '\u0001', '\u200b'])(
  'an id of nothing (%j) stands for no meeting and for no line',
  async (blank) => {
    for (const [name, noun] of [
      ['get_meeting', 'meeting'],
      ['list_calls', 'line'],
      ['list_messages', 'line'],
    ] as const) {
      const { isError, text } = await call(name, { [`${noun}_id`]: blank })
      expect([name, isError, text]).toEqual([name, true, expect.stringContaining('"not_found"')])
      expect(text).toContain(`No such ${noun}.`)
    }
  },
)

test('one that is left out stands for the newest meeting, and other blanks for nothing', async () => {
  expect((await call('get_meeting')).text).toContain(meetingId)
  const { isError, text } = await call('list_calls', { search: ' ', cursor: '' })
  expect([isError, text]).toEqual([undefined, expect.stringMatching(/^0 calls, newest first\./)])
})

test('one item is told in the singular', async () => {
  expect((await call('list_lines')).text).toMatch(/^1 line, newest first\./)
})
