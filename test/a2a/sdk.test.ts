import { type Message, Role, SendMessageRequest } from '@a2a-js/sdk'
import { ClientFactory } from '@a2a-js/sdk/client'
import {
  JsonRpcContentTypeNotSupportedError,
  JsonRpcRequestMalformedError,
  JsonRpcTaskNotFoundError,
} from '@a2a-js/sdk/errors'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openListedLine } from '../support/listed-line.ts'
import { outsideOf } from '../support/outside.ts'
import { until } from '../support/until.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

function messageOf(parts: object[], more: object = {}) {
  return SendMessageRequest.fromJSON({
    message: { messageId: crypto.randomUUID(), role: 'ROLE_USER', parts, ...more },
  })
}

function partsOf(reply: unknown) {
  const message = reply as Message
  expect(message.role).toBe(Role.ROLE_AGENT)
  return message.parts.map(({ content }) => content)
}

test("the official client: card, look-up, the business's card, a conversation, the message at /v1", async () => {
  const { owner, lineId, line, number } = await openListedLine(
    world,
    {},
    { trade: 'Plumber', town: 'Austin' },
  )
  const directory = await new ClientFactory().createFromUrl(world.url)
  const card = await directory.getAgentCard()
  expect(card).toMatchObject({
    supportedInterfaces: [
      { url: `${world.url}/a2a`, protocolBinding: 'JSONRPC', protocolVersion: '1.0' },
    ],
    capabilities: { streaming: false, pushNotifications: false },
    skills: [{ id: 'find_business_agent' }],
  })
  const reply = await directory.sendMessage(
    messageOf([{ data: { skill: 'find_business_agent', number }, mediaType: 'application/json' }]),
  )
  const found = partsOf(reply)[0] as { value: { agentCard: string } }
  const { agentCard, ...listing } = found.value
  expect(listing).toEqual({
    number,
    found: true,
    business: 'Lopez Plumbing',
    trade: 'Plumber',
    town: 'Austin',
  })

  const business = await new ClientFactory().createFromUrl(agentCard, '')
  expect(await business.getAgentCard()).toMatchObject({
    name: 'Lopez Plumbing',
    skills: [{ id: 'ask' }, { id: 'leave_message' }],
  })
  const answer = (await business.sendMessage(
    messageOf([{ text: 'Do you do drain cleaning?' }]),
  )) as Message
  expect(partsOf(answer)[0]).toEqual({
    $case: 'text',
    value: expect.stringContaining('drain cleaning'),
  })
  const { contextId } = answer
  expect(contextId).not.toBe('')
  for (const text of [
    'Please have someone come on Monday, the kitchen drain is slow.',
    'My name is Dana Reyes.',
    'My number is 512 842 0193.',
    'Yes, that is right.',
  ]) {
    await business.sendMessage(messageOf([{ text }], { contextId }))
  }
  const { body } = await owner.api.get<{ items: object[] }>(`/lines/${lineId}/messages`)
  expect(body.items).toMatchObject([
    {
      name: 'Dana Reyes',
      phone: '+15128420193',
      message: expect.stringContaining('kitchen drain'),
      urgent: false,
    },
  ])
  const mails = await until(
    'the owner is mailed',
    () => outsideOf(world.app.config).mails(owner.email),
    (all) => all.some(({ tag }) => tag === 'message'),
  )
  expect(mails.filter(({ tag }) => tag === 'message')).toMatchObject([
    {
      subject:
        'Dana Reyes: Have someone come on Monday, the kitchen drain is slow (for Lopez Plumbing)',
      text: expect.stringContaining('Written by an agent'),
    },
  ])
  const after = await owner.api.get<{ balance: object }>(`/lines/${lineId}`)
  expect(after.body.balance).toEqual(line.balance)
})

test('the official client knows our errors by their names', async () => {
  const client = await new ClientFactory().createFromUrl(world.url)
  const task = { id: 'nope', tenant: '', historyLength: undefined, metadata: undefined }
  await expect(client.getTask(task)).rejects.toBeInstanceOf(JsonRpcTaskNotFoundError)
  await expect(client.cancelTask(task)).rejects.toBeInstanceOf(JsonRpcTaskNotFoundError)
  await expect(client.sendMessage(messageOf([]))).rejects.toBeInstanceOf(
    JsonRpcRequestMalformedError,
  )
  await expect(
    client.sendMessage(messageOf([{ url: 'https://x.example/a.pdf' }])),
  ).rejects.toBeInstanceOf(JsonRpcContentTypeNotSupportedError)
})
