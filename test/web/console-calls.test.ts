import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../src/kernel/ids.ts'
import { contactsOf } from '../support/contacts.ts'
import { inboxOf } from '../support/inbox.ts'
import { setUpLine } from '../support/live-line.ts'
import { signIn } from '../support/sign-in.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ workJobs: false })
})
afterAll(() => world.close())

const HTMX = { 'hx-request': 'true' }
/** Markup, a direction override, an emoji beyond the basic plane, and more text than any list shows. */
const HOSTILE = `<script>alert(1)</script>"'><img src=x onerror=alert(2)> \u202egnp.exe 👩‍👩‍👧 ${'x'.repeat(10_000)}`

async function openOwner() {
  const owner = await world.account()
  const { setup_id: lineId } = await setUpLine(owner.api)
  const browser = await signIn(world, owner.email, '/console')
  return { owner, lineId, browser, ...inboxOf(world, { owner, lineId } as never) }
}

const messageRow = (id: string) => world.app.db.message.findFirst({ where: { id } })

describe('messages', () => {
  test('the urgent that wait stand on top, each with a number to tap', async () => {
    const { browser, addMessage } = await openOwner()
    const urgent = await addMessage({ urgent: true, name: 'Burst Pipe', phone: '+14155552671' })
    const newer = await addMessage({ name: 'Newer Person' })
    const handled = await addMessage({ urgent: true, handledAt: new Date(), name: 'Done Person' })
    const { html } = await browser.get('/console/messages')
    const order = [urgent, newer].map(({ id }) => html.indexOf(`id="${id}"`))
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(html).not.toContain(`id="${handled.id}"`)
    expect((await browser.get('/console/messages?handled=yes')).html).toContain(
      `id="${handled.id}"`,
    )
    expect(html).toContain('href="tel:+14155552671">Call back<span class="unseen"> (415) 555-2671')
  })

  test('a message is marked as handled by a plain form, and back', async () => {
    const { browser, addMessage } = await openOwner()
    const { id } = await addMessage()
    const form = { csrf: browser.csrfToken, q: 'dana', after: '' }
    const handled = await browser.post(`/console/messages/${id}/handle`, form)
    expect([handled.status, handled.location]).toEqual([
      303,
      `/console/messages?q=dana&said=handled#${id}`,
    ])
    const first = (await messageRow(id))?.handledAt
    expect(first).toBeInstanceOf(Date)
    await browser.post(`/console/messages/${id}/handle`, form)
    expect((await messageRow(id))?.handledAt).toEqual(first)
    const page = await browser.get('/console/messages?said=handled')
    expect(page.html).toContain('Marked handled.')
    await browser.post(`/console/messages/${id}/unhandle`, { csrf: browser.csrfToken })
    expect((await messageRow(id))?.handledAt).toBeNull()
  })

  test('from its own page it is handled in place, with the way back and the next caller', async () => {
    const { browser, addMessage } = await openOwner()
    const { id } = await addMessage({ phone: '+15128420193' })
    await addMessage({ phone: '+15128420193', name: 'Same Caller' })
    await addMessage({ phone: '+15128420144', name: 'Next Caller', at: new Date('2026-01-02') })
    const form = { csrf: browser.csrfToken, from: 'message' }
    const handled = await browser.post(`/console/messages/${id}/handle`, form)
    expect(handled.location).toBe(`/console/messages/${id}?said=handled`)
    const { html } = await browser.get(handled.location ?? '')
    expect(html).toContain('<span role="status">Marked handled.</span>')
    expect(html).toContain('Undo<span class="unseen"> marking it handled')
    expect(html).toContain('Next: <bdi>Next Caller')
    expect((await browser.get(`/console/messages/${id}`)).html).toContain('>Reopen<')
  })

  test("handled from its caller's page it leads back there, and to no other site", async () => {
    const { browser, addMessage } = await openOwner()
    const { id } = await addMessage({ phone: '+15128420193' })
    const handle = async (from: string) =>
      (await browser.post(`/console/messages/${id}/handle`, { csrf: browser.csrfToken, from }))
        .location
    const contact = '/console/contacts/cont_01m8k9zqcrfzwbascj9w0asrey'
    expect(await handle(contact)).toBe(`${contact}?said=handled`)
    expect(await handle('https://example.com/console/contacts/a')).toMatch(/^\/console\/messages/)
    expect(await handle(`${contact}/../..`)).toMatch(/^\/console\/messages/)
  })

  test('it shows whom to call back and when, and what else was noted, as rows', async () => {
    const { browser, addCall, addMessage } = await openOwner()
    const call = await addCall({ summary: 'Dana Reyes: The heater burst' })
    const message = 'The heater burst.\nAddress: 12 Elm Street\nBest time: after five'
    const { id } = await addMessage({ callId: call.id, message })
    const { html } = await browser.get(`/console/messages/${id}`)
    expect(html).toMatch(/class="said headline"[^>]*>The heater burst</)
    expect(html).not.toContain('class="said quote"')
    expect(html).toMatch(/<dt>Best time<\/dt><dd><bdi>after five</)
    expect(html).toMatch(
      /<dt>Address<\/dt><dd[^>]*><a href="https:[^"]+query=12%20Elm%20Street[^"]*" rel="noreferrer">12 Elm Street/,
    )
    expect(html).toMatch(/<dt>Phone<\/dt>.*href="tel:.*data-copy="call-back-number"/)
  })

  test('htmx gets the list in its new order, and 204 while nothing changes', async () => {
    const { browser, addMessage } = await openOwner()
    const { id } = await addMessage({ urgent: true })
    const page = await browser.get('/console/messages')
    const [, address = ''] = /hx-get="(\/console\/messages\/live[^"]+)"/.exec(page.html) ?? []
    const unchanged = await browser.get(address.replaceAll('&amp;', '&'), HTMX)
    expect([unchanged.status, unchanged.html]).toEqual([204, ''])
    const answer = await browser.post(
      `/console/messages/${id}/handle`,
      { csrf: browser.csrfToken, q: '', after: '' },
      HTMX,
    )
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(answer.html).toMatch(/^<div id="live-message-list"/)
    expect(answer.html).toContain('Undo<span class="unseen"> marking it handled')
    expect(answer.html).not.toContain('<html')
    const another = await addMessage({ name: 'Just Now' })
    const arrived = await browser.get(address.replaceAll('&amp;', '&'), HTMX)
    expect(arrived.status).toBe(200)
    expect(arrived.html).toContain(another.id)
  })

  test('older messages are behind a link, and no form there takes the reader away from them', async () => {
    const { browser, addMessage } = await openOwner()
    const made = []
    for (let index = 0; index < 27; index += 1) made.push(await addMessage())
    const first = await browser.get('/console/messages')
    const [, older = ''] = /href="([^"]+)">Older messages/.exec(first.html) ?? []
    const second = await browser.get(older.replaceAll('&amp;', '&'))
    expect([...second.html.matchAll(/id="(msg_\w+)"/g)].map(([, id]) => id)).toEqual([
      made[1]?.id,
      made[0]?.id,
    ])
    expect(second.html).not.toContain('hx-post')
    expect((await browser.get('/console/messages?after=nonsense')).status).toBe(400)
  })

  test('another account’s message is not found, and stays as it was', async () => {
    const { addMessage } = await openOwner()
    const { browser } = await openOwner()
    const { id } = await addMessage()
    expect((await browser.get(`/console/messages/${id}`)).status).toBe(404)
    const answer = await browser.post(`/console/messages/${id}/handle`, {
      csrf: browser.csrfToken,
    })
    expect(answer.status).toBe(404)
    expect((await messageRow(id))?.handledAt).toBeNull()
  })
})

test('what robocalls and blocked numbers left waits for nobody, and stays to be read', async () => {
  const { browser, owner, addMessage, addCall } = await openOwner()
  const at = new Date()
  const robocall = await addCall({ at, outcome: 'spam' })
  const spam = await addMessage({ at, callId: robocall.id, phone: '+15128420155' })
  const blocked = await addMessage({ at: new Date(at.getTime() + 1), phone: '+15128420139' })
  const wanted = await addMessage({ at: new Date(at.getTime() + 2), phone: '+15128420121' })
  await contactsOf(world, owner.key).create('phone: "(512) 842-0139", mark: BLOCKED')
  const shown = async (path: string) =>
    [...(await browser.get(path)).html.matchAll(/id="(msg_\w+)"/g)].map(([, id]) => id)
  expect(await shown('/console/messages')).toEqual([wanted.id])
  expect(await shown('/console/messages?unwanted=yes')).toEqual([blocked.id, spam.id])
  expect(await shown('/console')).toEqual([wanted.id])
  const { html } = await browser.get('/console')
  expect(html).toMatch(/id="waits-messages"> <span class="count">1</)
  expect(html).toContain('Unwanted (2)')
  expect(html).toContain(`href="/console/messages/${spam.id}"`)
  expect(await shown('/console/messages?q=call')).toHaveLength(3)
  const monthsAgo = await addMessage()
  const list = await browser.get('/console/messages')
  expect(list.html).toContain(`id="${monthsAgo.id}"`)
  expect(list.html).toContain('Open <span class="many">2</span>')
  expect(list.html).toContain('Unwanted <span class="many">2</span>')
})

test('lists are narrowed by filters that stay in the address, page by page', async () => {
  const { browser, addMessage, addCall, lineId } = await openOwner()
  const day = (number: number) => new Date(Date.UTC(2026, 2, number, 18))
  const spam = await addCall({ at: day(1), outcome: 'spam' })
  const urgent = await addCall({ at: day(2), urgent: true })
  const shown = async (path: string) =>
    [...(await browser.get(path)).html.matchAll(/(?:calls\/|id=")((?:call|msg)_\w+)"/g)].map(
      ([, id]) => id,
    )
  expect(await shown('/console/calls?outcome=SPAM')).toEqual([spam.id])
  const ofSpam = (await browser.get('/console/calls?outcome=SPAM&q=quote')).html
  expect(ofSpam).toContain('outcome=SPAM" aria-current="true">Unwanted</a>')
  expect(ofSpam).toContain('<a href="/console/calls?q=quote">All</a>')
  expect(await shown('/console/calls?urgent=yes&since=2026-03-02')).toEqual([urgent.id])
  // A day in the business's own time zone; the last day is included.
  expect(await shown('/console/calls?since=2026-03-01&until=2026-03-01')).toEqual([spam.id])
  expect(await shown(`/console/calls?line=${lineId}&q=quote`)).toEqual([urgent.id, spam.id])
  expect(await shown('/console/calls?outcome=NONSENSE&since=x&urgent=1')).toHaveLength(2)
  expect((await browser.get('/console/calls?line=line_x')).html).toContain('match these filters')
  for (let index = 0; index < 27; index += 1) await addMessage({ at: day(index + 1) })
  const done = await addMessage({ at: day(28), handledAt: day(29) })
  expect(await shown('/console/messages?handled=yes')).toEqual([done.id])
  const first = await browser.get('/console/messages?handled=no&since=2026-03-02')
  const [, older = ''] = /href="([^"]+)">Older messages/.exec(first.html) ?? []
  expect(await shown(older.replaceAll('&amp;', '&'))).toHaveLength(1)
  const form = { csrf: browser.csrfToken, handled: 'no', since: '2026-03-02' }
  const sent = await browser.post(`/console/messages/${done.id}/unhandle`, form)
  expect(sent.location).toMatch(/^\/console\/messages\?since=2026-03-02&handled=no&said=unhandled#/)
})

test('an empty place says what to do first', async () => {
  const { email } = await world.account()
  const none = await signIn(world, email, '/console')
  expect((await none.get('/console/messages')).html).toContain('Set up a line')
  expect((await none.get('/console/calls')).html).toContain('Set up a line')
  const { browser, lineId } = await openOwner()
  expect((await browser.get('/console/calls')).html).toContain(`/console/lines/${lineId}`)
  expect((await browser.get('/console/calls?q=nobody')).html).toContain('Show all calls')
})

test('what strangers said is text on every page, however long', async () => {
  const { browser, addCall, addMessage, owner } = await openOwner()
  const call = await addCall({ summary: HOSTILE, urgentReason: HOSTILE, urgent: true })
  const message = await addMessage({ callId: call.id, name: HOSTILE, message: HOSTILE })
  await world.app.db.callTurn.create({
    data: {
      accountId: owner.accountId,
      callId: call.id,
      seq: 1,
      who: 'caller',
      text: HOSTILE,
      language: '"><b>',
      cutShort: true,
      at: call.at,
    },
  })
  const paths = [
    '/console/messages',
    `/console/messages/${message.id}`,
    '/console/calls',
    `/console/calls/${call.id}`,
    `/console/calls/${call.id}/delete`,
    `/console/calls?q=${encodeURIComponent('"><script>alert(1)</script>')}`,
  ]
  for (const path of paths) {
    const { status, html } = await browser.get(path)
    expect([path, status]).toEqual([path, 200])
    for (const markup of ['<script>alert', '<img', '"><b>']) expect(html).not.toContain(markup)
  }
  for (const path of ['/console/messages', '/console/calls']) {
    expect((await browser.get(path)).html.length).toBeLessThan(20_000)
  }
  const whole = await browser.get(`/console/calls/${call.id}`)
  expect(whole.html).toContain('x'.repeat(10_000))
  expect(whole.html).toContain('The caller talked over the rest.')
})

test('a call shows what was said, what it cost and why, in the time of its line', async () => {
  const { browser, addCall, owner, lineId } = await openOwner()
  const at = new Date('2026-01-05T23:30:00.000Z')
  const call = await addCall({
    at,
    endedAt: at,
    disclosedAt: at,
    durationSeconds: 9,
    billedSeconds: 20,
    languages: ['en', 'es'],
    outcome: 'hung_up',
  })
  await world.app.db.ledgerEntry.create({
    data: {
      accountId: owner.accountId,
      walletId: lineId,
      seq: 1,
      kind: 'call_charged',
      sourceId: call.id,
      seconds: -20,
      reservedSeconds: 0,
      balanceAfterSeconds: -20,
      reason: 'Call of 9 s',
      createdAt: at,
    },
  })
  const { html } = await browser.get(`/console/calls/${call.id}`)
  for (const words of [
    '(512) 842-0193',
    'Caller hung up',
    '<dt>Length</dt><dd>9 s ',
    '<dd>$0.08 for 20 s <small>20 s minimum</small></dd>',
    '<dd>None, transcript only</dd>',
    'English, Spanish',
    '5:30 PM CST',
    '5:30 PM</time></small></dd>',
    '<title>Call from (512) 842-0193 · Frontdesk</title>',
  ])
    expect(html).toContain(words)
})

describe('deleting a call', () => {
  test('takes everything said in it and the mails about it, and leaves the ledger', async () => {
    const { browser, addCall, addMessage, owner, lineId } = await openOwner()
    const { accountId } = owner
    const call = await addCall()
    const message = await addMessage({ callId: call.id })
    const kept = await addMessage()
    const at = call.at
    const mail = { accountId, to: owner.email, subject: 's', text: 't', html: 'h', tag: 'message' }
    await world.app.db.mail.createMany({
      data: [message, kept].map(({ id }) => ({
        ...mail,
        id: `mail_${id}`,
        about: `message:phone:${id}`,
        createdAt: at,
      })),
    })
    await world.app.db.callTurn.create({
      data: { accountId, callId: call.id, seq: 1, who: 'caller', text: 'x', language: 'en', at },
    })
    await world.app.db.ledgerEntry.create({
      data: {
        accountId,
        walletId: lineId,
        seq: 1,
        kind: 'call_charged',
        sourceId: call.id,
        seconds: -42,
        reservedSeconds: 0,
        balanceAfterSeconds: -42,
        reason: 'Call of 42 s',
        createdAt: at,
      },
    })
    const page = `/console/calls/${call.id}/delete`
    expect((await browser.get(page)).html).toContain('You can’t undo this')
    const deleted = await browser.post(page, { csrf: browser.csrfToken })
    expect([deleted.status, deleted.location]).toEqual([303, '/console/calls?said=deleted'])
    expect((await browser.post(page, { csrf: browser.csrfToken })).status).toBe(404)
    const { db } = world.app
    expect(await db.call.count({ where: { accountId } })).toBe(0)
    expect(await db.callTurn.count({ where: { accountId } })).toBe(0)
    expect((await db.message.findMany({ where: { accountId } })).map(({ id }) => id)).toEqual([
      kept.id,
    ])
    expect((await db.mail.findMany({ where: { accountId } })).map(({ id }) => id)).toEqual([
      `mail_${kept.id}`,
    ])
    expect(await db.ledgerEntry.count({ where: { accountId, sourceId: call.id } })).toBe(1)
  })

  test('is refused while the call goes on, and by another account', async () => {
    const { browser, addCall } = await openOwner()
    const call = await addCall({ status: 'in_progress', endedAt: null })
    const stranger = (await openOwner()).browser
    for (const who of [browser, stranger]) {
      const answer = await who.post(`/console/calls/${call.id}/delete`, { csrf: who.csrfToken })
      expect(answer.status).toBe(404)
    }
    expect(await world.app.db.call.count({ where: { id: call.id } })).toBe(1)
  })
})

test('the export is one JSON file of all that is the account’s, and of nothing else', async () => {
  const mine = await openOwner()
  const theirs = await openOwner()
  await mine.owner.api.post('/test-lines', { business_name: 'Rosa Vets', trade: 'vet' })
  await world.app.db.textMessage.create({
    data: {
      accountId: mine.owner.accountId,
      id: newId('text'),
      about: 'a test',
      to: '+15128422672',
      createdAt: new Date(),
      failedAt: new Date(),
      failure: 'the phone is switched off',
    },
  })
  await world.app.db.mail.create({
    data: {
      accountId: mine.owner.accountId,
      id: newId('mail'),
      about: 'a test',
      to: mine.owner.email,
      subject: 'Hello',
      text: 'What it said',
      html: '',
      tag: 'test',
      createdAt: new Date(),
    },
  })
  const calls = []
  for (let index = 0; index < 51; index += 1) calls.push(await mine.addCall())
  const message = await mine.addMessage({ message: HOSTILE })
  const foreign = await theirs.addCall({ summary: 'Not yours' })
  await contactsOf(world, mine.owner.key).create('phone: "(415) 555-0142", name: "Dana", mark: VIP')
  await contactsOf(world, theirs.owner.key).create('phone: "(415) 555-0142", name: "Not yours"')
  const { status, headers, html } = await mine.browser.get('/console/export.json')
  expect(status).toBe(200)
  expect(headers.get('content-disposition')).toMatch(/attachment; filename="frontdesk-.+\.json"/)
  const data = JSON.parse(html)
  expect(data.account).toMatchObject({ email: mine.owner.email, savedRecipients: [] })
  expect(data.lines).toMatchObject([{ id: mine.lineId, businessName: 'Lopez Plumbing' }])
  expect(data.calls).toHaveLength(calls.length)
  expect(new Set(data.calls.map(({ id }: { id: string }) => id)).size).toBe(calls.length)
  expect(data.messages).toMatchObject([{ id: message.id, message: HOSTILE }])
  expect(data.meetings).toEqual([])
  expect(data.contacts).toMatchObject([{ phone: '+14155550142', name: 'Dana', mark: 'VIP' }])
  expect(data.account.identities).toMatchObject([{ email: mine.owner.email }])
  expect(data.purchases).toMatchObject([
    { lineId: mine.lineId, pack: 'min40', priceCents: 1_000, status: 'OPEN', reversals: [] },
  ])
  expect(data.mails).toMatchObject([{ to: mine.owner.email, text: 'What it said' }])
  expect(data.texts).toMatchObject([{ to: '+15128422672', failure: 'the phone is switched off' }])
  expect(data.testLines).toMatchObject([{ businessName: 'Rosa Vets', trade: 'vet' }])
  expect(Object.keys(data.ledgers)).toEqual(['meetings', mine.lineId])
  for (const secret of [foreign.id, 'Not yours', theirs.owner.email, theirs.owner.accountId]) {
    expect(html).not.toContain(secret)
  }
})
