import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgetConversations } from '../../src/directory/forget-agent-conversations.ts'
import { leaveAbandonedMessages } from '../../src/directory/leave-abandoned-messages.ts'
import { ANY_ADDRESS, a2aOf, newAddress, readReply } from '../support/a2a.ts'
import { graphqlClient } from '../support/graphql-client.ts'
import type { MessageItem } from '../support/line-records.ts'
import { openListedLine } from '../support/listed-line.ts'
import { outsideOf } from '../support/outside.ts'
import { until } from '../support/until.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let aheadSeconds = 0
/** For tests that only check refusals. */
let shared: Agent
/** One agent for each test that checks stored data; made together because that is faster. */
const agents: Agent[] = []

beforeAll(async () => {
  const clock = { now: () => new Date(Date.now() + aheadSeconds * 1_000) }
  world = await openWorld({ settings: ANY_ADDRESS, clock })
  shared = await openAgent()
  agents.push(...(await Promise.all(Array.from({ length: 11 }, openAgent))))
})
afterAll(() => world.close())

type Agent = Awaited<ReturnType<typeof openAgent>>

function takeAgent(): Agent {
  const agent = agents.pop()
  if (!agent) throw new Error('more tests than agents')
  return agent
}

async function openAgent() {
  const opened = await openListedLine(world)
  const { slug, owner, lineId } = opened
  const path = `/agents/${slug}/a2a`
  return {
    ...opened,
    path,
    agent: a2aOf(world, path),
    messages: async () =>
      (await owner.api.get<{ items: MessageItem[] }>(`/lines/${lineId}/messages?limit=100`)).body
        .items,
    mails: async () =>
      (await outsideOf(world.app.config).mails(owner.email)).filter(({ tag }) =>
        tag.startsWith('message'),
      ),
  }
}

describe('ask', () => {
  test('is answered from the business’s facts and no others, as on the phone', async () => {
    const { agent, messages } = takeAgent()
    const { text, data } = await agent.say('Do you do drain cleaning?')
    expect(text).toContain('Yes, we do drain cleaning.')
    expect(data).toEqual({ reply: text, ended: false, messageLeft: false, urgent: false })
    const price = await agent.say('How much is a new roof?')
    expect(price.text).toContain("I don't have a price for that")
    const asked = await agent.send([{ data: { skill: 'ask', question: 'Are you a robot?' } }])
    expect(readReply(asked.body).text).toContain("I'm an AI")
    expect(await messages()).toEqual([])
  })

  test('the reply comes in the forms that the sender takes', async () => {
    const { agent } = takeAgent()
    const forms = async (acceptedOutputModes: string[]) => {
      const { body } = await agent.send(
        [{ text: 'Hi' }],
        {},
        { configuration: { acceptedOutputModes } },
      )
      return body.result?.message.parts.map(({ mediaType }) => mediaType)
    }
    expect(await forms(['text/plain'])).toEqual(['text/plain'])
    expect(await forms(['application/json'])).toEqual(['application/json'])
    expect(await forms([])).toEqual(['text/plain', 'application/json'])
  })

  test.each([
    ['no text', [{ data: { skill: 'ask' } }], 'message.parts'],
    ['blank text', [{ text: '  ' }], 'text'],
    ['a NUL', [{ text: 'a\0b' }], 'text'],
    ['too much text', [{ text: 'x'.repeat(2_001) }], 'text'],
    [
      'a phone that is none',
      [{ data: { skill: 'leave_message', message: 'x', phone: '12' } }],
      'phone',
    ],
    [
      'a phone that is a number',
      [{ data: { skill: 'leave_message', message: 'x', phone: 12 } }],
      'message.parts.data.phone',
    ],
    [
      'a long name',
      [{ data: { skill: 'leave_message', message: 'x', name: 'n'.repeat(121) } }],
      'name',
    ],
  ])('%s is told by its field', async (_what, parts, field) => {
    const { agent } = shared
    const { status, body } = await agent.send(parts)
    expect([status, body.error?.code, body.error?.data?.[0]?.fieldViolations?.[0]?.field]).toEqual([
      200,
      -32602,
      field,
    ])
  })

  test('a contextId or a messageId that cannot be kept is told by its field', async () => {
    const { agent } = shared
    for (const more of [
      { contextId: 'x'.repeat(201) },
      { contextId: 'a\0b' },
      { messageId: 'x'.repeat(201) },
    ]) {
      const { body } = await agent.send([{ text: 'Hi' }], more)
      expect(body.error?.data?.[0]?.fieldViolations?.[0]?.field).toBe(Object.keys(more)[0])
    }
  })
})

describe('leave_message', () => {
  test('lands among the line’s messages in its own words, with its source, mails the owner and costs nothing', async () => {
    const { agent, messages, mails, owner, lineId } = takeAgent()
    const { body } = await agent.send([
      {
        data: {
          skill: 'leave_message',
          name: 'Dana\tReyes',
          phone: '(512) 842-0193',
          message: 'What are your hours on Labor Day?',
        },
      },
    ])
    const { text, data: standing } = readReply(body)
    expect(text).toBe('Your message has been passed on to the owner.')
    expect(standing).toEqual({ reply: text, messageLeft: true, urgent: false, ended: false })
    expect(await messages()).toEqual([
      {
        id: expect.stringMatching(/^msg_/),
        at: expect.any(String),
        name: 'Dana Reyes',
        phone: '+15128420193',
        message: 'What are your hours on Labor Day?',
        urgent: false,
      },
    ])
    const ask = graphqlClient(world.url, owner.key)
    const { data } = await ask(
      `query ($id: ID!) { line(id: $id) { messages { edges { node { source } } } ledger { edges { node { kind } } } } }`,
      { id: lineId },
    )
    expect(data).toEqual({
      line: {
        messages: { edges: [{ node: { source: 'AGENT' } }] },
        ledger: { edges: [{ node: { kind: 'PACK_BOUGHT' } }] },
      },
    })
    const [mail] = await until('a mail', mails, ({ length }) => length > 0)
    expect(mail).toMatchObject({
      tag: 'message',
      subject: 'Dana Reyes asks: What are your hours on Labor Day? (for Lopez Plumbing)',
    })
    expect(mail?.text).toContain('Written by an agent')
  })

  test('an urgent one is marked so; a nameless one is taken', async () => {
    const { agent, messages, mails } = takeAgent()
    const { body } = await agent.send([{ text: 'A pipe burst and my basement is flooding!' }], {
      metadata: { skill: 'leave_message' },
    })
    expect(readReply(body).data).toMatchObject({ messageLeft: true, urgent: true })
    expect(await messages()).toMatchObject([{ name: null, phone: null, urgent: true }])
    const [mail] = await until('a mail', mails, ({ length }) => length > 0)
    expect(mail).toMatchObject({
      tag: 'message-urgent',
      subject: expect.stringMatching(/^URGENT: an agent: /),
    })
  })

  test('words that follow go into the same message; another one is another', async () => {
    const { agent, messages } = takeAgent()
    const leave = (message: string, contextId?: string) =>
      agent.send([{ data: { skill: 'leave_message', message } }], contextId ? { contextId } : {})
    const { text, contextId } = readReply(
      (await leave('Please call about the kitchen drain.')).body,
    )
    expect(text).toMatch(/^Your message has been passed on to the owner\..+your name\?$/)
    await agent.say('My name is Dana Reyes.', contextId)
    expect(await messages()).toMatchObject([
      { name: 'Dana Reyes', message: expect.stringContaining('kitchen drain') },
    ])
    await leave('And about the water heater.', contextId)
    expect((await messages()).map(({ message }) => message)).toEqual([
      'And about the water heater.',
      'Please call about the kitchen drain.',
    ])
  })

  test('the same message sent again, also at once, is one message and one answer', async () => {
    const { agent, messages, mails } = takeAgent()
    const again = { messageId: randomUUID() }
    const send = () =>
      agent.send(
        [{ data: { skill: 'leave_message', message: 'Please call back.', name: 'Dana' } }],
        again,
      )
    const answers = [...(await Promise.all([send(), send(), send()])), await send()]
    const replies = answers.map(({ body }) => readReply(body))
    expect(new Set(replies.map(({ contextId }) => contextId)).size).toBe(1)
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    expect(await messages()).toHaveLength(1)
    await until('a mail', mails, ({ length }) => length > 0)
    // A sender that gives all its messages the same id is still accepted.
    await agent.send([{ data: { skill: 'leave_message', message: 'Another matter.' } }], again)
    expect(await messages()).toHaveLength(2)
    expect(await until('two mails', mails, ({ length }) => length > 1)).toHaveLength(2)
  })
})

describe('a conversation', () => {
  test('of messages that come all at once loses none of them', async () => {
    const { agent, messages, lineId } = takeAgent()
    const { contextId } = await agent.say('I would like to leave a message.')
    const matters = [
      'kitchen',
      'bathroom',
      'garage',
      'laundry',
      'basement',
      'garden',
      'attic',
      'cellar',
    ]
    const texts = matters.map((room) => `The drain in the ${room} is slow and needs cleaning.`)
    await Promise.all(texts.map((text) => agent.say(text, contextId)))
    const row = await world.app.db.agentConversation.findFirstOrThrow({ where: { lineId } })
    expect(row.turns).toBe(texts.length + 1)
    await agent.send([{ text: 'That is all, goodbye.' }], { contextId })
    const [message] = await messages()
    for (const room of matters) expect(message?.message).toContain(room)
  })

  test('that a sender names is that sender’s alone; one that we named is whoever’s was told', async () => {
    const { path, agent } = takeAgent()
    const other = a2aOf(world, path)
    const dana = 'My name is Dana Reyes, my number is 512 842 0193, the kitchen drain is slow.'
    expect((await agent.say(dana, 'one')).text).toContain(
      'I have Dana Reyes, at 5 1 2, 8 4 2, 0 1 9 3.',
    )
    const { text } = await other.say('Please have someone look at the sink.', 'one')
    expect(text).toContain('your name')
    expect(text).not.toContain('Dana')
    const { contextId } = await agent.say('My name is Dana Reyes.')
    const here = await other.say('My number is 512 842 0193.', contextId)
    expect(here.contextId).toBe(contextId)
    expect(here.text).toContain('What should I pass on?')
  })

  test('is forgotten a day after its last word', async () => {
    const { agent, lineId } = takeAgent()
    const { contextId } = await agent.say('My name is Dana Reyes.')
    aheadSeconds += 23 * 3_600
    expect(
      (await agent.say('Please have someone call me about the drain.', contextId)).text,
    ).not.toContain('your name')
    aheadSeconds += 25 * 3_600
    expect(
      (await agent.say('Please have someone call me about the sink.', contextId)).text,
    ).toContain('your name')
    await leaveAbandonedMessages(world.app)
    aheadSeconds += 25 * 3_600
    await leaveAbandonedMessages(world.app)
    await forgetConversations(world.app)
    expect(await world.app.db.agentConversation.count({ where: { lineId } })).toBe(0)
    expect(await world.app.db.agentTurn.count({ where: { lineId } })).toBe(0)
  })

  test('that its sender leaves in the middle leaves what was said, once; a mere question leaves nothing', async () => {
    const { agent, path, messages, mails } = takeAgent()
    const { contextId } = await agent.say(
      'I am Dana Reyes, please call me on 512 842 0193 about a leak in the yard.',
    )
    await a2aOf(world, path, newAddress()).say('Do you fix roofs?')
    expect(await messages()).toEqual([])
    aheadSeconds += 601
    await Promise.all([leaveAbandonedMessages(world.app), leaveAbandonedMessages(world.app)])
    expect(await messages()).toMatchObject([
      { phone: '+15128420193', message: expect.stringContaining('leak in the yard') },
    ])
    expect(await until('a mail', mails, ({ length }) => length > 0)).toHaveLength(1)
    // A returning agent continues the same message.
    await agent.say('It is behind the shed, next to the oak tree.', contextId)
    expect(await messages()).toMatchObject([{ message: expect.stringContaining('oak tree') }])
  })

  test('goes on anew after goodbye, and the message of before stays as it was', async () => {
    const { agent, messages } = takeAgent()
    const { contextId } = await agent.say(
      'I am Dana Reyes, my number is 512 842 0193, the kitchen drain is clogged.',
    )
    const end = await agent.say('That is all, goodbye.', contextId)
    expect(end.data).toMatchObject({ ended: true, messageLeft: true })
    const after = await agent.say('Hello again, what are your hours?', contextId)
    expect([after.contextId, after.data.messageLeft]).toEqual([contextId, false])
    expect(await messages()).toHaveLength(1)
  })
})
