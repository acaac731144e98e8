import { afterAll, beforeAll, expect, test } from 'vitest'
import { ANY_ADDRESS, a2aOf, newAddress, readReply } from '../support/a2a.ts'
import { carrierOf } from '../support/carrier-requests.ts'
import { openListedLine } from '../support/listed-line.ts'
import { openLiveLine } from '../support/live-line.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ settings: { ...ANY_ADDRESS, LOG_LEVEL: 'silent' } })
})
afterAll(() => world.close())

const tokenIn = (twiml: string) => /name="token" value="([^"]+)"/.exec(twiml)?.[1] ?? ''

test('a socket is of the call whose token it has, and of no other', async () => {
  const { number } = await openLiveLine(world)
  const carrier = carrierOf(world.app)
  const ring = async (CallSid: string) =>
    tokenIn(
      await (
        await carrier.post('/voice/incoming', { CallSid, From: '+13105550111', To: number })
      ).text(),
    )
  const [own, other] = [await ring('CAtokenOwn'), await ring('CAtokenOther')]
  expect(own).not.toBe(other)
  expect(own.length).toBeGreaterThanOrEqual(43)
  for (const token of [other, '', 'guess', `${own}x`]) {
    const relay = await carrier.relay()
    relay.send({ type: 'setup', callSid: 'CAtokenOwn', customParameters: { token } })
    relay.send({ type: 'prompt', voicePrompt: 'My name is Mallory.', lang: 'en-US', last: true })
    expect([token, await relay.closed]).toEqual([token, 1008])
  }
  const call = await world.app.db.call.findFirstOrThrow({ where: { callSid: 'CAtokenOwn' } })
  const turns = await world.app.db.callTurn.findMany({ where: { callId: call.id } })
  expect(JSON.stringify(turns)).not.toContain('Mallory')
  const relay = await carrier.relay()
  relay.send({ type: 'setup', callSid: 'CAtokenOwn', customParameters: { token: own } })
  relay.send({ type: 'prompt', voicePrompt: 'What are your hours?', lang: 'en-US', last: true })
  const [frame] = await new Promise<unknown[]>((done) =>
    relay.raw.once('message', (...data) => done(data)),
  )
  expect(String(frame)).toContain('token')
  relay.close()
})

test('a call of a page is spoken into by way of its own link alone', async () => {
  const open = async () => {
    const { body } = await (await world.account()).api.post<{ hear_url: string }>('/test-lines', {
      business_name: 'Lopez Plumbing',
      trade: 'plumbing',
    })
    return body.hear_url
  }
  const post = async (url: string, data: object) => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(data) })
    return {
      status: response.status,
      body: (await response.json()) as { call: string; text: string },
    }
  }
  const [link, other] = [await open(), await open()]
  const { body } = await post(`${link}/calls`, {})
  const turn = { call: body.call, say: 'What are your hours?' }
  for (const wrong of [other, `${other.slice(0, -1)}_`, link.replace(/\/[^/]+$/, '/x')]) {
    expect((await post(`${wrong}/turns`, turn)).status).toBe(404)
    expect((await post(`${wrong}/hang-up`, { call: body.call })).status).toBe(404)
  }
  expect((await post(`${link}/turns`, turn)).body.text).toContain('9 AM to 5 PM')
  expect((await post(`${link}/hang-up`, { call: body.call })).status).toBe(200)
})

test.each([
  ['application/x-www-form-urlencoded', 'query=%7B__typename%7D'],
  ['application/x-www-form-urlencoded; charset=utf-8', 'query=%7B__typename%7D'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="query"\r\n\r\n{__typename}\r\n--x--',
  ],
  ['text/plain', '{"query":"{__typename}"}'],
])('GraphQL reads no %s, which a page of any site can send', async (type, body) => {
  const response = await fetch(`${world.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  })
  expect(response.status).toBe(415)
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'json_only' } }] })
})

test('two strangers behind one address share no conversation, whatever both call it', async () => {
  const { slug } = await openListedLine(world)
  const address = newAddress()
  const [one, other] = [
    a2aOf(world, `/agents/${slug}/a2a`, address),
    a2aOf(world, `/agents/${slug}/a2a`, address),
  ]
  const say = async (agent: typeof one, text: string, more: object) =>
    readReply((await agent.send([{ text }], more)).body)
  await say(one, 'My name is Dana Reyes, number 512 842 0193.', { contextId: '1' })
  const overheard = await say(other, 'What is my name and number?', { contextId: '1' })
  expect(overheard.contextId).toBe('1')
  expect(JSON.stringify(overheard)).not.toMatch(/Dana|842/)
  const kept = await world.app.db.agentConversation.findMany({
    where: { contextKey: { startsWith: address } },
  })
  expect(kept.map(({ turns }) => turns)).toEqual([1, 1])

  // Two messages with the same low number as id, and the same words, are not the same message.
  const [first, second] = [
    await say(one, 'Hello', { messageId: '1' }),
    await say(other, 'Hello', { messageId: '1' }),
  ]
  expect(first.contextId).not.toBe(second.contextId)
  // With a unique id they are, and a conversation with an id from us continues.
  const messageId = crypto.randomUUID()
  const again = [await say(one, 'Hello', { messageId }), await say(one, 'Hello', { messageId })]
  expect(again[0]?.contextId).toBe(again[1]?.contextId)
  const { contextId } = first
  await say(one, 'My name is Dana Reyes.', { contextId })
  const conversation = await world.app.db.agentConversation.findFirstOrThrow({
    where: { contextKey: contextId },
  })
  expect(conversation.turns).toBe(2)
})

test('with a key a sender names its own, as short as it likes', async () => {
  const { slug } = await openListedLine(world)
  const { key } = await world.account()
  const agent = a2aOf(world, `/agents/${slug}/a2a`)
  const headers = { authorization: `Bearer ${key}` }
  await agent.send([{ text: 'Hello' }], { contextId: '1' }, {}, headers)
  await agent.send([{ text: 'My name is Dana Reyes.' }], { contextId: '1' }, {}, headers)
  const [kept] = await world.app.db.agentConversation.findMany({
    where: { contextKey: { endsWith: '/1' } },
  })
  expect(kept?.turns).toBe(2)
})
