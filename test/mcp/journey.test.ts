import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openConsentingOwner } from '../support/consenting-owner.ts'
import { CLIENTS, type Owner } from '../support/mcp-clients.ts'
import { storeMeeting } from '../support/meeting-rows.ts'
import { openWorld, type World } from '../support/world.ts'

const BOTH = ['meetings:read', 'meetings:write']

let world: World

beforeAll(async () => {
  world = await openWorld({ workJobs: false })
})
afterAll(() => world.close())

const never: Owner = () => Promise.reject(new Error('nobody was to be asked'))

describe.each(CLIENTS)('the official client of $revision', ({ stranger }) => {
  test('knows an address only, and gets as far as its owner lets it', async () => {
    const owner = openConsentingOwner(world)
    const agent = stranger(world.url)
    const scopes = () => agent.memory.tokens?.scope?.split(' ')
    const cancelIn = { name: 'cancel_meeting_notes' }

    // Discovery, registration, sign-in, consent with writing left unticked.
    const reader = await agent.connect(owner.allows())
    expect(scopes()).toEqual(['meetings:read'])
    const accountId = await owner.accountId()
    const { id } = await storeMeeting(world.app, accountId, { state: 'cancelled', title: 'Retro' })
    const read = await reader.callTool({ name: 'get_meeting', arguments: {} })
    expect(read.structuredContent).toMatchObject({ id, title: 'Retro' })
    const { tools } = await reader.listTools()
    expect(tools).toHaveLength(4)

    // Writing is 403, and the client learns which scope to request. The 2025 client first tries a refresh, which grants
    // no more.
    const cancel = { ...cancelIn, arguments: { meeting_id: id } }
    await expect(reader.callTool(cancel)).rejects.toThrow(/Unauthorized|403/)
    expect(scopes()).toEqual(['meetings:read'])
    if (!agent.memory.asks) agent.memory.tokens = undefined

    // Step-up: asked again, ticked, works.
    const writer = await agent.connect(owner.allows('meetings:write'))
    expect(scopes()?.sort()).toEqual(BOTH)
    const cancelled = await writer.callTool(cancel)
    expect(cancelled.structuredContent).toMatchObject({ id, state: 'cancelled' })
    const strong = agent.memory.tokens?.access_token ?? ''

    // While its token is valid, nobody is asked.
    await agent.connect(never)

    // Reconnected with writing unticked: the old token is invalid at once; the new one can read but not write.
    agent.memory.tokens = undefined
    const again = await agent.connect(owner.allows())
    expect(scopes()).toEqual(['meetings:read'])
    expect(await statusFor(strong)).toBe(401)
    expect((await again.callTool({ name: 'get_meeting', arguments: {} })).isError).toBeFalsy()
    await expect(again.callTool(cancel)).rejects.toThrow(/Unauthorized|403/)
    expect(await world.app.db.agentGrant.count({ where: { accountId } })).toBe(1)
  })

  test('one owner lets it in, and it sees nothing of another', async () => {
    const [ann, bob] = [openConsentingOwner(world), openConsentingOwner(world)]
    const agents = [stranger(world.url), stranger(world.url)]
    const [ofAnn, ofBob] = [
      await agents[0]?.connect(ann.allows('meetings:write')),
      await agents[1]?.connect(bob.allows('meetings:write')),
    ]
    const { id } = await storeMeeting(world.app, await ann.accountId(), { state: 'cancelled' })
    const args = { meeting_id: id }
    for (const name of ['get_meeting', 'get_meeting_summary', 'cancel_meeting_notes']) {
      const refused = await ofBob?.callTool({ name, arguments: args })
      expect(JSON.stringify(refused?.content)).toContain('No such meeting.')
    }
    const own = await ofAnn?.callTool({ name: 'get_meeting', arguments: args })
    expect(own?.structuredContent).toMatchObject({ id })
  })
})

async function statusFor(token: string): Promise<number> {
  const response = await fetch(`${world.url}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  })
  return response.status
}
