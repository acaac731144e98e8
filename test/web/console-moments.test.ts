import { afterAll, beforeAll, expect, test } from 'vitest'
import { charge } from '../../src/billing/ledger.ts'
import { graphqlClient } from '../support/graphql-client.ts'
import { inboxOf } from '../support/inbox.ts'
import { setUpLine } from '../support/live-line.ts'
import { signIn } from '../support/sign-in.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ workJobs: false })
})
afterAll(() => world.close())

const IN_DENVER = { business_name: 'Peak Plumbing', business_phone: '(303) 842-2671' }
const CALLED = new Date('2026-01-15T06:58:40.000Z')
const STORED = new Date('2026-01-15T07:01:10.000Z')

/** An owner in Denver, with a line in Chicago ordered after the first was paid. */
async function openOwner() {
  const owner = await world.account()
  const { db } = world.app
  const { setup_id: first } = await setUpLine(owner.api, IN_DENVER)
  await db.line.updateMany({ where: { id: first }, data: { status: 'queued' } })
  const { setup_id: lineId } = await setUpLine(owner.api)
  await db.line.updateMany({ where: { id: lineId }, data: { status: 'queued' } })
  const browser = await signIn(world, owner.email, '/console')
  return { owner, lineId, browser, ...inboxOf(world, { owner, lineId } as never) }
}

test('a call is told by the moment it was answered, in the owner’s zone, on every page', async () => {
  const { owner, lineId, browser, addCall, addMessage } = await openOwner()
  const wallet = { accountId: owner.accountId, walletId: lineId }
  const call = await addCall({ at: CALLED, endedAt: CALLED })
  const message = await addMessage({ callId: call.id, at: STORED, message: 'The valve sticks.' })
  const entry = { sourceId: call.id, seconds: 150, reason: 'Call of 150 s', at: STORED }
  await charge(world.app.db, wallet, entry)
  for (const path of [
    'messages',
    'calls',
    `messages/${message.id}`,
    `calls/${call.id}`,
    'search?q=valve',
    'search?q=valve&kind=MESSAGE',
    `minutes/${lineId}?month=2026-01`,
  ]) {
    const { html } = await browser.get(`/console/${path}`)
    expect(html, path).toContain(`<time datetime="${CALLED.toISOString()}"`)
    expect(html, path).toContain('11:58 PM')
    expect(html, path).not.toContain(STORED.toISOString().replace('.000Z', ''))
  }
  const file = await browser.get(`/console/minutes/${lineId}/statement.csv?month=2026-01`)
  expect(file.html).toContain('2026-01-14 23:58:40')
})

test('questions on the page of a line, and its days of usage, go by the owner’s zone too', async () => {
  const { owner, lineId, browser } = await openOwner()
  const { accountId } = owner
  const asked = { id: 'qst_moment', askedIn: 'a2a_moment', words: 'Do you fix boilers?' }
  await world.app.db.callerQuestion.create({ data: { accountId, lineId, at: CALLED, ...asked } })
  const { html } = await browser.get(`/console/lines/${lineId}`)
  expect(html).toContain('January 14, 2026, 11:58 PM')
  expect(html).toContain('Times in Mountain time')
  const wallet = { accountId, walletId: lineId }
  const entry = { sourceId: 'call_moment', seconds: 150, reason: 'Call of 150 s', at: CALLED }
  await charge(world.app.db, wallet, entry)
  const ask = graphqlClient(world.url, owner.key)
  const query = `query ($id: ID!, $until: DateTime) {
    line(id: $id) { usage(days: 2, until: $until) { day seconds } }
  }`
  const { data } = await ask(query, { id: lineId, until: '2026-01-15T18:00:00.000Z' })
  expect(data).toEqual({
    line: {
      usage: [
        { day: '2026-01-14', seconds: 150 },
        { day: '2026-01-15', seconds: 0 },
      ],
    },
  })
})

test('without a script a message leads to where it was said, on the page of the call', async () => {
  const { owner, browser, addCall, addMessage } = await openOwner()
  const { id: callId } = await addCall({ at: CALLED })
  const words = 'The valve in the cellar sticks.'
  const said = { who: 'caller' as const, text: words, language: 'en', at: CALLED }
  const turn = { accountId: owner.accountId, callId, seq: 3, ...said }
  await world.app.db.callTurn.create({ data: turn })
  const { id } = await addMessage({ callId, message: words })
  const { html } = await browser.get(`/console/messages/${id}`)
  const [link = ''] = /<a class="find without-script"[^>]*>/.exec(html) ?? []
  expect(link).toContain(`href="/console/calls/${callId}#turn-3"`)
  expect((await browser.get(`/console/calls/${callId}`)).html).toContain('id="turn-3"')
})
