import { afterAll, beforeAll, expect, test } from 'vitest'
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
  const browser = await signIn(world, owner.email, '/console/action-items')
  const page = async (query = '') => (await browser.get(`/console/action-items${query}`)).html
  const post = (path: string, more = {}) =>
    browser.post(`/console/action-items/${path}`, { csrf: browser.csrfToken, ...more })
  return { ...owner, browser, page, post }
}

const idOf = async (accountId: string, place: number) =>
  (await world.app.db.actionItemRow.findFirstOrThrow({ where: { accountId, place } })).id

test('who, when and at which meeting stand apart from what is to do, under their heads', async () => {
  const { accountId, page } = await openOwner()
  const items = [
    { text: 'Order the tiles', owner: 'Ana Ruiz', due: 'Friday' },
    { text: 'Call Ben' },
  ]
  await storeItems(world.app, accountId, items, 'Bathroom')
  const html = await page()
  const heads = [...html.matchAll(/<li class="columns-head"[^>]*>(.*?)<\/li>/g)].map(
    ([, all]) => all,
  )
  expect(heads).toEqual(['<span>What</span><span>Who</span><span>Due</span><span>Meeting</span>'])
  const row = html.split('said">Order the tiles')[1]?.split('</li>')[0] ?? ''
  expect(row.indexOf('class="of-item')).toBeLessThan(row.indexOf('class="due'))
  expect(row.indexOf('class="due')).toBeLessThan(row.indexOf('class="at-meeting'))
  const grouped = await page('?sort=meeting')
  expect(grouped).not.toContain('<span>Meeting</span>')
  expect(grouped).not.toContain('class="at-meeting')
})

test('items are listed by meeting, marked as done, and marked again', async () => {
  const { accountId, browser, page, post } = await openOwner()
  expect(await page()).toContain('<h2>Nothing to do</h2>')
  const meetingId = await storeItems(
    world.app,
    accountId,
    [{ text: 'Send <the> offer', owner: 'Ana & Co', due: 'Friday' }, { text: 'Call Ben' }],
    'Suppliers',
  )
  const open = await page()
  expect(open).toContain('Send &lt;the&gt; offer')
  expect(open).toContain('<bdi>Ana &amp; Co</bdi>')
  expect(open).toContain('<span class="unseen">Due </span><bdi>Friday</bdi>')
  expect(open).toContain(`href="/console/meetings/${meetingId}"><bdi>Suppliers</bdi>`)

  const id = await idOf(accountId, 1)
  expect((await post(`${id}/done`)).location).toBe('/console/action-items?said=done')
  expect(await page('?said=done')).toContain('Marked as done.')
  expect(await page()).not.toContain('offer')
  expect(await page('?show=done')).toContain('offer')
  const recap = await browser.get(`/console/meetings/${meetingId}`)
  expect(recap.html).toMatch(/Due <bdi>Friday<\/bdi><\/span> *<span>Done [^<]*\d/)
  expect(recap.html).toContain(`<li id="${id}">`)
  const back = await post(`${id}/open`, { from: 'meeting' })
  expect(back.location).toBe(`/console/meetings/${meetingId}?said=open#${id}`)
  const again = await post(`${id}/done`, { show: 'all', after: `${meetingId}~0` })
  expect(again.location).toContain('/console/action-items?show=all&after=mtg_')

  const { browser: other } = await openOwner()
  const form = { csrf: other.csrfToken }
  expect((await other.post(`/console/action-items/${id}/open`, form)).status).toBe(404)
  expect((await other.post(`/console/action-items/${id}/open`, {})).status).toBe(403)
})

test('who does an item and by when is set, shown everywhere, and taken back', async () => {
  const { accountId, browser, page, post } = await openOwner()
  const said = [{ text: 'Send the offer', owner: 'Ana Ruiz', due: 'soon' }, { text: 'Call Ben' }]
  const meetingId = await storeItems(world.app, accountId, said)
  const id = await idOf(accountId, 1)
  const assign = (more: object) => post(`${id}/assign`, { said: 'Ana Ruiz', ...more })
  const kept = () => world.app.db.actionItemRow.findFirstOrThrow({ where: { accountId, id } })

  const saved = await assign({ assignee: ' Ben <Ode> ', dueOn: '2031-03-07', from: 'meeting' })
  expect(saved.location).toBe(`/console/meetings/${meetingId}?said=assigned#${id}`)
  expect(await kept()).toMatchObject({ assignee: 'Ben <Ode>', dueOn: new Date('2031-03-07') })
  expect(await page()).toContain('<bdi>Ben &lt;Ode&gt;</bdi>')
  expect(await page()).toMatch(/<strong>\w+, Mar 7<\/strong>/)
  const recap = (await browser.get(`/console/meetings/${meetingId}`)).html
  expect(recap).toMatch(/<strong><bdi>Ben &lt;Ode&gt;<\/bdi><\/strong>[\s\S]*?>Due Mar 7</)
  expect(recap).toContain('Send the offer (Ben &lt;Ode&gt;, due Mar 7)')
  expect(recap).not.toContain('Overdue')

  expect((await assign({ dueOn: '2031-02-30' })).status).toBe(400)
  expect((await assign({ assignee: 'x'.repeat(121) })).status).toBe(400)
  expect(await kept()).toMatchObject({ assignee: 'Ben <Ode>' })

  await assign({ assignee: 'Ben <Ode>', dueOn: '2026-01-05' })
  const late = (await browser.get(`/console/meetings/${meetingId}`)).html
  expect(late).toContain('>Overdue <span class="wide">since </span>Jan 5</span>')

  // What was said is not a setting of the account's.
  await assign({ assignee: 'Ana Ruiz', dueOn: '2031-03-07', saidOn: '2031-03-07' })
  expect(await kept()).toMatchObject({ assignee: null, dueOn: null })
  const { browser: other } = await openOwner()
  const form = { csrf: other.csrfToken, assignee: 'Me' }
  expect((await other.post(`/console/action-items/${id}/assign`, form)).status).toBe(404)
})

test('a day that the item’s own words say is not said again beside it', async () => {
  const { accountId, browser, page } = await openOwner()
  const meetingId = await storeItems(world.app, accountId, [
    { text: 'Send the offer by Friday', due: 'by Friday' },
    { text: 'Call Ben by the sixth', due: 'by the sixth' },
    { text: 'Ask Ana', due: 'by Friday' },
    { text: 'Print the cards', due: 'before the fair' },
  ])
  const html = await page()
  expect(html.split('<bdi>by Friday</bdi>')).toHaveLength(2)
  expect(html).not.toContain('<bdi>by the sixth</bdi>')
  expect(html).toContain('No exact date')
  const recap = (await browser.get(`/console/meetings/${meetingId}`)).html
  expect(recap).not.toContain('Due <bdi>by the sixth</bdi>')
})

test('the meetings’ three places lead to each other, with how many items are open', async () => {
  const { accountId, browser } = await openOwner()
  await storeItems(world.app, accountId, [{ text: 'Call Ana' }, { text: 'Call Ben' }])
  for (const path of ['/console/meetings', '/console/action-items', '/console/calendars']) {
    const [, places = ''] =
      /<nav class="places"[^>]*>([\s\S]*?)<\/nav>/.exec((await browser.get(path)).html) ?? []
    expect(places.match(/href="[^"]+"/g)).toHaveLength(3)
    expect(places).toContain(`href="${path}" aria-current="page"`)
    expect(places).toContain('>2<span class="unseen"> open</span>')
  }
})

test('a list of many comes in pages', async () => {
  const { accountId, page } = await openOwner()
  const many = Array.from({ length: 30 }, (_, index) => ({ text: `To do ${index}` }))
  await storeItems(world.app, accountId, many)
  await storeItems(world.app, accountId, many)
  const first = await page('?sort=meeting')
  const [, older = ''] =
    /href="\/console\/action-items(\?sort=meeting&amp;after=[^"]+)">Older/.exec(first) ?? []
  const count = (html: string) => html.split('>To do ').length - 1
  expect([count(first), count(await page(older.replace('&amp;', '&')))]).toEqual([50, 10])
  // By due date they come together: nothing overdue waits on a second page.
  expect(count(await page())).toBe(60)
})

test('open items come by due date, the overdue first, each with the meeting it was said at', async () => {
  const { accountId, browser, page, post } = await openOwner()
  const meetingId = await storeItems(
    world.app,
    accountId,
    [
      { text: 'Undated' },
      { text: 'Much later', due: 'by the end of next week' },
      { text: 'Was due', due: 'by the end of the day' },
    ],
    'Suppliers',
  )
  const heldAt = new Date(Date.now() - 2 * 86_400_000)
  await world.app.db.meeting.updateMany({ where: { accountId }, data: { startsAt: heldAt } })
  const html = await page()
  const titles = [...html.matchAll(/<h2 id="(\w+)">/g)].map(([, id]) => id)
  expect([titles[0], titles.at(-1)]).toEqual(['overdue', 'undated'])
  expect(html).toMatch(/Overdue, was due <\/span><strong>\w+, \w+ \d+<\/strong>/)
  expect(html).toContain(`<a href="/console/meetings/${meetingId}"><bdi>Suppliers</bdi></a>`)
  const order = ['Was due', 'Much later', 'Undated'].map((text) => html.indexOf(`>${text}<`))
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(await page('?sort=meeting')).toMatch(/<h2 id="of-mtg_\w+">/)
  const back = await post(`${await idOf(accountId, 3)}/done`, { sort: 'meeting' })
  expect(back.location).toBe('/console/action-items?sort=meeting&said=done')
  expect(await page()).not.toContain('id="overdue"')
  expect((await browser.get(`/console/meetings/${meetingId}`)).html).toContain('Was due')
})

test('recap and transcript are downloaded as Markdown and as JSON, of one meeting and of all', async () => {
  const { accountId, api, browser, post } = await openOwner()
  const noted = await storeNotedMeeting(world.app, accountId)
  await storeMeeting(world.app, accountId, { state: 'scheduled' })
  const hostile = '# <img src=x> [a](b) *c*\n- d'
  const meetingId = await storeItems(
    world.app,
    accountId,
    [{ text: hostile, owner: 'Ana' }, { text: '1. Call Ben' }],
    'Plans',
  )
  await post(`${await idOf(accountId, 2)}/done`)
  const one = await browser.get(`/console/meetings/${meetingId}/notes.md`)
  expect(one.headers.get('content-disposition')).toMatch(
    /^attachment; filename="meeting-2026-11-\d\d\.md"$/,
  )
  expect(one.html).toMatch(/^# Plans\n\n\w+, November \d+, 2026 at .*, Google Meet\n\nThey planned/)
  expect(one.html).toContain(
    '## Decisions\n\nNothing was decided.\n\n## Action items\n\n' +
      '- [ ] \\# \\<img src=x\\> \\[a\\](b) \\*c\\* - d *Ana* (0:00)\n' +
      '- [x] 1\\. Call Ben *No owner* (1:00)\n\n## Open questions\n\nNo open questions.',
  )
  expect(one.html).toContain(
    '## Transcript\n\n**Ana Ruiz** 0:00\\\nI would say: # \\<img src=x\\> \\[a\\](b) \\*c\\* - d\n',
  )
  const { html: json } = await browser.get(`/console/meetings/${meetingId}/notes.json`)
  const read = JSON.parse(json)
  // Files use REST's field names.
  const { body: shown } = await api.get<object>(`/meetings/${meetingId}`)
  const { body: transcript } = await api.get<object>(`/meetings/${meetingId}/transcript`)
  expect(read).toEqual({ ...shown, transcript, recap: expect.anything() })
  expect(read).toMatchObject({
    recap: {
      action_items: [
        { text: hostile, owner: 'Ana', done_at: null },
        { text: '1. Call Ben', done_at: expect.any(String) },
      ],
    },
  })

  const { html: all } = await browser.get('/console/meetings/notes.md')
  expect(all.split('\n---\n').map((page) => page.trim().split('\n')[0])).toEqual([
    '# Plans',
    '# Weekly planning',
  ])
  const { html: every } = await browser.get('/console/meetings/notes.json')
  expect(JSON.parse(every)).toMatchObject([{ id: meetingId }, { recap: null }, { id: noted }])

  const { id: early } = await storeMeeting(world.app, accountId, { state: 'in_meeting' })
  expect((await browser.get(`/console/meetings/${early}/notes.md`)).status).toBe(404)
  const { browser: other } = await openOwner()
  for (const file of ['notes.md', 'notes.json']) {
    expect((await other.get(`/console/meetings/${meetingId}/${file}`)).status).toBe(404)
  }
})

test('home has the items that are due first, and what is done there leads back to it', async () => {
  const { browser, accountId, post } = await openOwner()
  const before = await browser.get('/console')
  expect(before.html).not.toContain('id="items"')
  const texts = ['Order the flour', 'Call the bank', 'Clean the oven', 'Pay the rent']
  await storeItems(
    world.app,
    accountId,
    texts.map((text) => ({ text })),
  )
  for (const [place, dueOn] of [
    [1, '2099-01-05'],
    [2, '2020-01-05'],
    [4, '2098-01-05'],
  ] as const) {
    await post(`${await idOf(accountId, place)}/assign`, { dueOn })
  }
  const shown = async () => {
    const { html } = await browser.get('/console')
    const [, part = ''] = /id="items"([\s\S]*?)<\/section>/.exec(html) ?? []
    const rows = part.matchAll(/<li id="([^"]+)">[\s\S]*?class="item-text"[^>]*>([^<]+)</g)
    return { part, rows: [...rows].map(([, id = '', text]) => ({ id, text })) }
  }
  const { part, rows } = await shown()
  expect(rows.map(({ text }) => text)).toEqual(['Call the bank', 'Pay the rent', 'Order the flour'])
  expect(part).toMatch(/Overdue since \w+, Jan 5/)
  expect(part).toContain('All 4')
  const done = await post(`${rows[0]?.id}/done`, { from: 'home' })
  expect(done.location).toBe('/console?said=done')
  expect((await browser.get('/console?said=done')).html).toContain('Marked as done.')
  expect((await shown()).rows.at(-1)?.text).toBe('Clean the oven')
})
