import { afterEach, expect, test } from 'vitest'
import { PLUMBER, WEDNESDAY } from '../play-call.ts'
import { type Reply, says, sends } from '../streaming-model.ts'
import { CALLER, deskAt, hear, note } from './desk.ts'

const opened: { close: () => void }[] = []
afterEach(() => {
  for (const server of opened.splice(0)) server.close()
})

async function open(...replies: Reply[]) {
  const at = await deskAt(replies)
  opened.push(at)
  const begun = at.desk.begin(CALLER, { expected: 'Dana Reyes' })
  return { ...at, begun }
}

type Sent = { messages: { content: unknown }[] }
const sent = (request: Sent | undefined) => JSON.stringify(request?.messages)

test('the model is told of a yes, with name and number as confirmed', async () => {
  const { desk, begun, requests } = await open(
    says('Hi Dana. How can I help?'),
    says("I'll pass that on, Dana. Anything else?", note({ matter: 'my sink is leaking' })),
  )
  expect(desk.greet(PLUMBER, WEDNESDAY, begun).rest).toMatch(/Is this Dana Reyes\?$/)
  const yes = await hear(desk, begun, 'yes speaking')
  expect(sent(requests[0])).toContain('and they said yes')
  expect(desk.conclude(PLUMBER, yes.conversation).message).toBeNull()
  const told = await hear(desk, yes.conversation, 'my sink is leaking')
  expect(sent(requests[1])).not.toContain('Is this Dana')
  expect(desk.conclude(PLUMBER, told.conversation)).toMatchObject({
    message: { name: 'Dana Reyes', phone: CALLER },
    missing: [],
  })
})

test('after a no the model never sees the name', async () => {
  const { desk, begun, requests } = await open(
    says('How can I help?'),
    says('Sure. May I have your name?', note({ matter: 'my sink is leaking' })),
  )
  const no = await hear(desk, begun, 'no it is not')
  const told = await hear(desk, no.conversation, 'my sink is leaking')
  expect(sent(requests[0])).toContain('and they said no')
  for (const request of requests) expect(sent(request)).not.toContain('Dana')
  expect(JSON.stringify(told.conversation)).not.toContain('Dana')
  expect(desk.conclude(PLUMBER, told.conversation).message).toMatchObject({ name: null })
})

test('where the words do not say it, the model may hear it in them', async () => {
  const { desk, begun, requests } = await open(
    says('Sorry to hear that, Dana.', note({ name: 'Dana Reyes', matter: 'my sink is leaking' })),
    says('Anything else?'),
  )
  const first = await hear(desk, begun, 'my sink is leaking')
  expect(sent(requests[0])).toContain('they did not plainly say')
  await hear(desk, first.conversation, 'yes')
  expect(sent(requests[1])).not.toContain('The greeting')
})

test('the rules take the answer where the model fails', async () => {
  const { desk, begun } = await open(sends(500, '{}'))
  const yes = await hear(desk, begun, 'yes')
  const { reply, conversation } = await hear(desk, yes.conversation, 'my water heater is leaking')
  expect(reply.text).toMatch(/Anything else\?$/)
  expect(desk.conclude(PLUMBER, conversation).message).toMatchObject({
    name: 'Dana Reyes',
    phone: CALLER,
  })
})
