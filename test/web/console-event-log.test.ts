import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../src/kernel/ids.ts'
import { inboxOf } from '../support/inbox.ts'
import { setUpLine } from '../support/live-line.ts'
import { signIn } from '../support/sign-in.ts'
import { webhooksOf } from '../support/webhooks.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ workJobs: false })
})
afterAll(() => world.close())

const ON_A_PAGE = 30

test('what became of an event is told on every page of the log', async () => {
  const { accountId, email, key } = await world.account()
  const { create } = webhooksOf(world.url, key)
  const { endpoint } = await create({ url: `${world.sandboxUrl}/events` })
  const at = new Date()
  const events = Array.from({ length: ON_A_PAGE + 3 }, (_, index) => ({
    ...{ accountId, id: newId('evt'), type: 'call.completed', seq: index + 1, at, data: {} },
    about: `call ${index}`,
  }))
  await world.app.db.event.createMany({ data: events })
  const [delivered, retried, failed] = events
  const late = { delivered, retried, failed }
  const states = {
    delivered: { deliveredAt: at },
    retried: { dueAt: new Date(at.getTime() + 60_000) },
    failed: {},
  }
  for (const name of ['delivered', 'retried', 'failed'] as const) {
    const eventId = late[name]?.id ?? ''
    const delivery = { accountId, endpointId: endpoint.id, eventId, createdAt: at }
    const data = { ...delivery, id: newId('dlv'), ...states[name] }
    await world.app.db.eventDelivery.create({ data })
  }
  const browser = await signIn(world, email, '/console/webhooks')
  const newest = await browser.get('/console/webhooks/events')
  expect(newest.html.match(/<span class="muted">Not sent</g)).toHaveLength(ON_A_PAGE)
  const [, older = ''] = /href="([^"]+)">Older events</.exec(newest.html) ?? []
  const { html } = await browser.get(older.replaceAll('&amp;', '&'))
  const told = [
    ...html.matchAll(/<span class="state with-answers"><span class="badge [a-z]*">([^<]*)</g),
  ]
  expect(told.map(([, state]) => state)).toEqual(['Not delivered', 'Retrying', 'Delivered'])
  // Each with the endpoint; what none was tried for has no status yet.
  expect(html.match(/<span class="answers"><bdi>Waiting · /g)).toHaveLength(3)

  const idsWith = async (outcome: string) => {
    const { html } = await browser.get(`/console/webhooks/events?outcome=${outcome}`)
    return [...html.matchAll(/hx-get="\/console\/webhooks\/events\/(evt_\w+)/g)].map(([, id]) => id)
  }
  expect(await idsWith('DELIVERED')).toEqual([delivered?.id])
  expect(await idsWith('RETRYING')).toEqual([retried?.id])
  expect(await idsWith('FAILED')).toEqual([failed?.id])
  expect(await idsWith('NOT_SENT')).toHaveLength(ON_A_PAGE)
  expect(await idsWith('anything')).toHaveLength(ON_A_PAGE)

  const failures = await browser.get('/console/webhooks/events?outcome=FAILED')
  const [, again = ''] = /action="([^"]+\/replay)"/.exec(failures.html) ?? []
  expect((await browser.post(again, { csrf: browser.csrfToken })).status).toBe(303)
  expect(await idsWith('FAILED')).toEqual([])
})

test('an event that no endpoint was to get says so, and a caller is told with the number', async () => {
  const owner = await world.account()
  const { setup_id: lineId } = await setUpLine(owner.api)
  const { accountId, email, key } = owner
  const { addMessage, addCall } = inboxOf(world, { owner, lineId } as never)
  const left = await addMessage({ name: 'Acme', phone: '+14155550177' })
  const log = async (type: string, seq: number, at: Date) =>
    world.app.db.event.create({
      data: {
        ...{ accountId, id: newId('evt'), type, seq, at, about: `message ${seq}` },
        data: { message_id: left.id },
      },
    })
  await log('message.created', 1, new Date(Date.now() - 60_000))
  const { create } = webhooksOf(world.url, key)
  await create({ url: `${world.sandboxUrl}/events`, types: ['MESSAGE_CREATED'] })
  await log('call.completed', 2, new Date())
  await log('message.created', 3, new Date())
  const browser = await signIn(world, email, '/console/webhooks')
  const { html } = await browser.get('/console/webhooks/events')
  const states = [...html.matchAll(/class="state with-answers">(?:<span[^>]*>([^<]*)<)?/g)]
  expect(states.map(([, words]) => words)).toEqual(['Not sent', 'No endpoint', 'No endpoint'])
  expect(html).toContain('<bdi>Acme, (415) 555-0177</bdi>')

  // A robocall has no name here, as it has none in the list of calls.
  const { id: callId } = await addCall({ caller: '+14155550177', outcome: 'spam' })
  await world.app.db.message.updateMany({ where: { accountId }, data: { callId } })
  const { html: ofRobocall } = await browser.get('/console/webhooks/events')
  expect(ofRobocall).toContain('<bdi>(415) 555-0177, unwanted call</bdi>')
  expect(ofRobocall).not.toContain('<bdi>Acme')
})
