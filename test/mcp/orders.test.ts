import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeAgentToken } from '../support/agent-token.ts'
import { CLIENTS } from '../support/mcp-clients.ts'
import {
  isOver,
  type MeetingBody,
  newLink,
  setRoom,
  untilMeeting,
} from '../support/meeting-room.ts'
import { readBooks } from '../support/wallet.ts'
import { openWorld, type World } from '../support/world.ts'

const IN_AN_HOUR = () => new Date(Date.now() + 3_600_000).toISOString()

let world: World

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

type Refusal = { error: { code: string; message: string }; next: string }

describe.each(CLIENTS)('an agent of $revision', ({ connect }) => {
  async function agent() {
    const owner = await world.account()
    const client = await connect(world.url, await storeAgentToken(world.app, owner.accountId))
    const call = async (name: string, args: Record<string, unknown> = {}) => {
      const { content, structuredContent } = (await client.callTool({ name, arguments: args })) as {
        content: { text: string }[]
        structuredContent?: MeetingBody
      }
      return {
        content,
        refused: JSON.parse(content.at(-1)?.text ?? '') as Refusal,
        structuredContent,
      }
    }
    const books = () =>
      readBooks(world.app.db, { accountId: owner.accountId, walletId: owner.accountId })
    return { ...owner, call, books }
  }

  test('sends a note-taker, follows it and reads the recap; the key pays the same', async () => {
    const { api, call, books } = await agent()
    const link = newLink()
    await setRoom(world.sandboxUrl, { meeting_url: link })
    const ordered = await call('schedule_meeting_notes', {
      meeting_url: link,
      max_minutes: 10,
      title: 'Suppliers',
    })
    const id = ordered.structuredContent?.id ?? ''
    expect(ordered.structuredContent).toMatchObject({ title: 'Suppliers', max_minutes: 10 })

    const over = await untilMeeting(api, id, isOver)
    expect(over).toMatchObject({ state: 'done', minutes_charged: 1, minutes_reserved: 0 })
    expect((await call('get_meeting')).structuredContent).toMatchObject({ id, state: 'done' })
    const recap = await call('get_meeting_summary', { meeting_id: id })
    expect(recap.structuredContent).toEqual((await api.get(`/meetings/${id}/recap`)).body)
    expect((await books()).wallet).toMatchObject({ balanceSeconds: 29 * 60, reservedSeconds: 0 })
  })

  test('is refused a second note-taker, and told of the first; called off, the minutes are back', async () => {
    const { call, books } = await agent()
    const order = { meeting_url: newLink(), starts_at: IN_AN_HOUR(), max_minutes: 20 }
    const id = (await call('schedule_meeting_notes', order)).structuredContent?.id ?? ''
    expect((await books()).wallet).toMatchObject({ reservedSeconds: 20 * 60 })
    const { refused } = await call('schedule_meeting_notes', order)
    expect(refused.error.code).toBe('already_scheduled')
    expect(refused.error.message).toContain(id)

    const many = { ...order, meeting_url: newLink() }
    const { refused: poor } = await call('schedule_meeting_notes', many)
    expect(poor.error.code).toBe('insufficient_minutes')
    expect(poor.next).toContain('max_minutes')

    const cancelled = await call('cancel_meeting_notes', { meeting_id: id })
    expect(cancelled.structuredContent).toMatchObject({ state: 'cancelled', minutes_charged: 0 })
    expect((await books()).wallet).toMatchObject({ balanceSeconds: 30 * 60, reservedSeconds: 0 })
  })
})
