import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../src/kernel/ids.ts'
import { storedTranscript } from '../../src/meetings/store-transcript.ts'
import { graphqlClient } from '../support/graphql-client.ts'
import {
  isOver,
  type MeetingBody,
  newLink,
  setRoom,
  untilMeeting,
} from '../support/meeting-room.ts'
import { storeMeeting } from '../support/meeting-rows.ts'
import { storeItems } from '../support/noted-items.ts'
import { storeNotedMeeting } from '../support/noted-meeting.ts'
import { signIn } from '../support/sign-in.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

async function openOwner() {
  const owner = await world.account()
  return { ...owner, browser: await signIn(world, owner.email, '/console/meetings') }
}

type Owner = Awaited<ReturnType<typeof openOwner>>

const schedule = ({ browser }: Owner, form: Record<string, string>) =>
  browser.post('/console/meetings', { csrf: browser.csrfToken, when: 'now', ...form })

const idIn = (location: string | null) => /mtg_[0-9a-z]{26}/.exec(location ?? '')?.[0] ?? ''

test('a meeting is scheduled from a pasted invitation, followed, read, and its recap sent again', async () => {
  const owner = await openOwner()
  const { browser, api, email } = owner
  expect((await browser.get('/console/meetings')).html).toContain('No meetings yet')
  const link = newLink()
  await setRoom(world.sandboxUrl, { meeting_url: link })
  const made = await schedule(owner, {
    meetingUrl: `Join us:\n${link}\nor by phone`,
    title: 'Suppliers',
    recipients: `${email}\nben@example.com`,
  })
  expect(made.status).toBe(303)
  const id = idIn(made.location)
  const going = await browser.get(made.location ?? '')
  expect(going.html).toContain('Note-taker scheduled.')
  const done = ({ state, delivery }: MeetingBody) => state === 'done' && delivery === 'delivered'
  await untilMeeting(api, id, done)

  const { html } = await browser.get(`/console/meetings/${id}`)
  expect(html).toContain('<h2 id="recap" class="unseen">Recap</h2>')
  expect((await browser.get(made.location ?? '')).html).not.toContain('Note-taker scheduled.')
  expect(html).not.toContain('hx-get')
  const cited = [...html.matchAll(/href="#(seg_\w+)" aria-label="Said at/g)].map(([, to]) => to)
  expect(cited.length).toBeGreaterThan(0)
  for (const segment of cited) expect(html).toContain(`<li id="${segment}"`)
  expect(html).toContain('<dt>Charged</dt><dd>1 minute</dd>')
  expect(html).toContain('Notes taken for 1 minute, rounded up.')

  const again = await browser.post(`/console/meetings/${id}/resend`, {
    csrf: browser.csrfToken,
    email: 'ben@example.com',
  })
  expect(again.location).toBe(`/console/meetings/${id}?said=too-soon#deliveries`)
  const share = (email: string) =>
    browser.post(`/console/meetings/${id}/share`, { csrf: browser.csrfToken, email })
  const shared = await share('late@example.com')
  expect(shared.location).toBe(`/console/meetings/${id}?said=shared#deliveries`)
  const after = await browser.get(shared.location ?? '')
  expect(after.html).toContain('Sending the recap.')
  expect(after.html).toContain('<bdi>late@example.com</bdi>')
  expect((await share('nobody')).location).toContain('?said=not-shared')
  const nobody = { csrf: browser.csrfToken, email: 'nobody@example.com' }
  expect((await browser.post(`/console/meetings/${id}/resend`, nobody)).status).toBe(404)
})

test('what is wrong is said where it was typed, and everything typed is kept', async () => {
  const owner = await openOwner()
  const typed = { meetingUrl: 'no <link>', title: 'Plan "A" <b>', recipients: 'ana@example.com' }
  const refused = await schedule(owner, typed)
  expect(refused.status).toBe(400)
  expect(refused.html).toContain('Paste a link to a call on Zoom, Google Meet or Microsoft Teams.')
  for (const kept of ['no &lt;link&gt;', 'Plan &quot;A&quot; &lt;b&gt;', 'ana@example.com']) {
    expect(refused.html).toContain(kept)
  }
  const at = { when: 'later', time: '10:00', timeZone: 'America/Chicago' }
  const START = 'Give a date and a time of that day.'
  const wrong: [Record<string, string>, string[]][] = [
    [{ ...at, date: '2026-02-30', maxMinutes: '1.5' }, [START, 'Enter a whole number.']],
    [
      { ...at, date: '2020-01-01', maxMinutes: '999' },
      ['Choose a time in the', 'Enter 240 at most.'],
    ],
    [{ ...at, date: '2099-01-01', timeZone: 'Mars/Base' }, [START]],
    [{ recipients: 'ana@example.com nonsense' }, ['Address 2: Enter an email address']],
    [{ title: 'x'.repeat(161), maxMinutes: '0' }, ['Shorten this to 160', 'Enter 1 or more.']],
  ]
  for (const [form, sentences] of wrong) {
    const { status, html } = await schedule(owner, { meetingUrl: newLink(), ...form })
    expect([status, html.split('aria-invalid="true"').length > sentences.length]).toEqual([
      400,
      true,
    ])
    for (const sentence of sentences) expect(html).toContain(sentence)
  }
  expect(await world.app.db.meeting.count({ where: { accountId: owner.accountId } })).toBe(0)
})

test('without enough minutes it leads to buying, and a second note-taker to the first', async () => {
  const owner = await openOwner()
  const meetingUrl = newLink()
  const tooMany = await schedule(owner, { meetingUrl, maxMinutes: '31' })
  expect(tooMany.status).toBe(400)
  expect(tooMany.html).toContain('There are not 31 minutes left')
  expect(tooMany.html).toContain('href="/console/minutes#meetings">Buy minutes</a>')
  const [date = ''] = new Date(Date.now() + 86_400_000).toISOString().split('T')
  const later = { when: 'later', date, time: '10:00', timeZone: 'Pacific/Honolulu' }
  const made = await schedule(owner, { meetingUrl, maxMinutes: '30', ...later })
  const id = idIn(made.location)
  const { startsAt } = await world.app.db.meeting.findFirstOrThrow({ where: { id } })
  expect(startsAt.toISOString()).toBe(`${date}T20:00:00.000Z`)
  const second = await schedule(owner, { meetingUrl, maxMinutes: '1' })
  expect(second.location).toBe(`/console/meetings/${id}?said=already`)

  const { browser, api } = owner
  const now = await browser.get(`/console/meetings/${id}/now`)
  expect(now.html).toContain('hx-get')
  expect((await browser.get(`/console/meetings/${id}/cancel`)).html).toContain('Nothing is charged')
  const cancelled = await browser.post(`/console/meetings/${id}/cancel`, {
    csrf: browser.csrfToken,
  })
  expect(cancelled.status).toBe(303)
  await untilMeeting(api, id, isOver)
  expect((await browser.get(`/console/meetings/${id}/now`)).html).not.toContain('hx-get')
})

test('what was said is deleted for good; the meeting and its cost stay', async () => {
  const { browser, accountId } = await openOwner()
  const id = await storeNotedMeeting(world.app, accountId)
  const at = new Date()
  const copy = { subject: 's', text: 'Ship on Thursday.', html: 'h', tag: 'recap', createdAt: at }
  const kept = { accountId, id: newId('mail'), about: `meeting_failed:${id}`, to: 'a@example.com' }
  const carried = { ...kept, id: newId('mail'), about: `recap:${id}` }
  await world.app.db.mail.createMany({
    data: [
      { ...kept, ...copy },
      { ...carried, ...copy },
    ],
  })
  expect((await browser.get(`/console/meetings/${id}/delete`)).html).toContain('Delete for good')
  for (const _twice of [1, 2]) {
    const form = { csrf: browser.csrfToken }
    expect((await browser.post(`/console/meetings/${id}/delete`, form)).status).toBe(303)
  }
  const { html } = await browser.get(`/console/meetings/${id}`)
  expect(html).toContain('You deleted the transcript and the recap on')
  expect(html).not.toContain('Ship on Thursday')
  const key = { accountId, meetingId: id }
  expect(await world.app.db.recap.count({ where: key })).toBe(0)
  expect(await world.app.db.meetingSegment.count({ where: key })).toBe(0)
  const mails = await world.app.db.mail.findMany({ where: { accountId } })
  expect(mails.map(({ about }) => about)).toEqual([kept.about])

  const meeting = await world.app.db.meeting.findFirstOrThrow({ where: { id } })
  const late = { speaker: 'Ana', startSeconds: 0, endSeconds: 1, text: 'Too late.' }
  expect(await storedTranscript(world.app, meeting, async () => [late])).toEqual([])
})

const DELETE = 'mutation ($id: ID!) { meetingDelete(id: $id) { ... on ApiError { code } } }'

test('nothing is deleted while the meeting runs, nor by strangers, staff or agents', async () => {
  const { accountId, key } = await openOwner()
  const stranger = await openOwner()
  const { id: running } = await storeMeeting(world.app, accountId, { state: 'in_meeting' })
  const noted = await storeNotedMeeting(world.app, accountId)
  const codeOf = async (token: string, id: string) => {
    const { data, errors } = await graphqlClient(world.url, token)(DELETE, { id })
    return (
      errors?.[0]?.extensions?.code ?? (data?.meetingDelete as { code?: string } | undefined)?.code
    )
  }
  expect(await codeOf(key, running)).toBe('not_ready')
  expect(await codeOf(stranger.key, noted)).toBe('not_found')
  expect(await codeOf(world.app.staffToken, noted)).toBe('forbidden')
  const there = stranger.browser
  for (const page of ['', '/now', '/cancel', '/delete']) {
    expect((await there.get(`/console/meetings/${noted}${page}`)).status, page).toBe(404)
  }
  for (const page of ['/cancel', '/delete', '/resend', '/share']) {
    const form = { csrf: there.csrfToken, email: 'ana@example.com' }
    expect((await there.post(`/console/meetings/${noted}${page}`, form)).status, page).toBe(404)
    expect((await there.post(`/console/meetings/${noted}${page}`, {})).status, page).toBe(403)
  }
  expect(await world.app.db.recap.count({ where: { meetingId: noted } })).toBe(1)
})

test('hostile titles, names and words are shown as text, a page at a time', async () => {
  const { browser, accountId } = await openOwner()
  const hostile = `<img src=x onerror=alert(1)> \u202E" ' & ${'long '.repeat(20)}`
  for (let made = 0; made < 22; made += 1) {
    await storeMeeting(world.app, accountId, { title: hostile, state: 'cancelled' })
  }
  const id = await storeNotedMeeting(world.app, accountId)
  await world.app.db.meetingSegment.updateMany({
    where: { accountId },
    data: { speaker: hostile, text: hostile.repeat(80) },
  })
  await world.app.db.recap.updateMany({
    where: { accountId },
    data: {
      summary: hostile,
      decisions: [],
      actionItems: [{ text: hostile, owner: hostile, due: hostile, segments: [] }],
    },
  })
  const first = await browser.get('/console/meetings')
  const [, older = ''] = /href="(\?after=[^"]+)">Older/.exec(first.html) ?? []
  const second = await browser.get(`/console/meetings${older}`)
  const count = (html: string) => html.split('class="leaf"').length - 1
  expect([count(first.html), count(second.html)]).toEqual([20, 3])
  const { html } = await browser.get(`/console/meetings/${id}`)
  for (const page of [first.html, second.html, html]) {
    expect(page).not.toContain('<img')
    expect(page).toContain('&lt;img src=x')
  }
  expect(html).toContain('Nothing was decided.')
  expect((await browser.get('/console/meetings?after=nonsense')).status).toBe(400)
})

test('the list says what each meeting came to, who was there, and what is still to be done', async () => {
  const { accountId, browser } = await openOwner()
  await storeItems(world.app, accountId, [{ text: 'Send <it>' }, { text: 'Call Ben' }], 'Suppliers')
  await storeMeeting(world.app, accountId, { state: 'scheduled', title: 'Later' })
  const { html } = await browser.get('/console/meetings')
  const [, row = ''] = /(<bdi>Suppliers[\s\S]*?)<\/li>/.exec(html) ?? []
  expect(row).toContain('<p class="said">They planned the week.</p>')
  expect(row).toContain('<bdi>Ana Ruiz</bdi>')
  expect(row).toContain('2 open items')
  expect(html).toMatch(/Later[\s\S]*The recap (goes to|will be kept here)/)
  const { accountId: strangerId, browser: stranger } = await openOwner()
  expect(strangerId).not.toBe(accountId)
  expect((await stranger.get('/console/meetings')).html).not.toContain('Ana Ruiz')
})

test('a recap begins with what its summary tells first, and no decision is its headline', async () => {
  const { accountId, browser } = await openOwner()
  const meetingId = await storeItems(world.app, accountId, [{ text: 'Call Ben' }])
  const change = (summary: string, decision: string) =>
    world.app.db.recap.update({
      where: { accountId_meetingId: { accountId, meetingId } },
      data: { summary, decisions: [{ text: decision, segments: [] }] },
    })
  const opening = async () => {
    const { html } = await browser.get(`/console/meetings/${meetingId}`)
    const [, panel = ''] = /<h2 id="recap"[^>]*>(.*?)<h3 /s.exec(html) ?? []
    return [...panel.matchAll(/<p class="(gist|said)">([^<]*)</g)].map((found) => found.slice(1))
  }
  const topics = 'The talk was of the new oven, the winter menu and the parking lot.'
  await change(`${topics}\n\nThey agreed on it.`, "It's decided: the oven gets bought in January.")
  expect(await opening()).toEqual([
    ['gist', topics],
    ['said', 'They agreed on it.'],
  ])
  const decision = 'The oven gets bought in January.'
  await change(`${decision}\n\nNobody minded.`, decision)
  expect(await opening()).toEqual([
    ['said', decision],
    ['said', 'Nobody minded.'],
  ])
  const result = 'The oven will be bought in January.'
  await change(`${result} Nobody minded.`, 'We buy the oven in January.')
  expect(await opening()).toEqual([
    ['gist', result],
    ['said', 'Nobody minded.'],
  ])
})

test('a recap begins with its first sentence and how much came of it, and repeats no decision', async () => {
  const { accountId, browser } = await openOwner()
  const decided = await storeNotedMeeting(world.app, accountId)
  const { html } = await browser.get(`/console/meetings/${decided}`)
  expect(html).toMatch(/<p class="gist">The release goes out[^<]*<\/p>/)
  const heads = [...html.matchAll(/<h3 id="([^"]+)">([^<]+?)(?: <span class="many">(\d+)|<)/g)]
  expect(heads.map(([, id, name, count]) => [id, name, count])).toEqual([
    ['action-items', 'Action items', '1'],
    ['decisions', 'Decisions', '1'],
    ['open-questions', 'Open questions', undefined],
  ])
  expect(html.match(/<span class="said">Ship on Thursday\.<\/span>/g)).toHaveLength(2)
  const ids = heads.map(([, id]) => id)
  for (const id of [...ids, 'transcript']) expect(html.split(` id="${id}"`), id).toHaveLength(2)
  const open = await storeItems(world.app, accountId, [{ text: 'Call Ben' }])
  const other = await browser.get(`/console/meetings/${open}`)
  expect(other.html).toContain('<p class="gist">They planned the week.</p>')
  expect(other.html).not.toContain('class="further"')
})
