import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contactsOf } from '../support/contacts.ts'
import { inboxOf } from '../support/inbox.ts'
import { setUpLine } from '../support/live-line.ts'
import { signIn } from '../support/sign-in.ts'
import { openWorld, type World } from '../support/world.ts'

const DANA = '+14155550142'
const HOSTILE = `"><script>alert(1)</script><img src=x> \u202eReyes`

let world: World
beforeAll(async () => {
  world = await openWorld({ workJobs: false })
})
afterAll(() => world.close())

async function openOwner() {
  const owner = await world.account()
  const { setup_id: lineId } = await setUpLine(owner.api)
  const browser = await signIn(world, owner.email, '/console')
  const contacts = contactsOf(world, owner.key)
  return { owner, browser, contacts, ...inboxOf(world, { owner, lineId } as never) }
}

test('what a caller says they are called is text on every page, and their calls page on', async () => {
  const { browser, contacts, addCall, addMessage } = await openOwner()
  const { id } = await contacts.create(`phone: "${DANA}"`)
  await contacts.update(id, `name: ${JSON.stringify(HOSTILE)}, notes: ${JSON.stringify(HOSTILE)}`)
  for (let index = 0; index < 12; index += 1) await addCall({ caller: DANA, summary: HOSTILE })
  await addMessage({ phone: DANA, name: HOSTILE, message: HOSTILE })
  const first = await browser.get(`/console/contacts/${id}`)
  const [, older = ''] = /href="(\?calls=[^"]+)">Older calls/.exec(first.html) ?? []
  const shown = (html: string) => html.match(/\/console\/calls\/call_/g)?.length
  const second = await browser.get(`/console/contacts/${id}${older.replaceAll('&amp;', '&')}`)
  expect([shown(first.html), shown(second.html)]).toEqual([10, 2])
  for (const path of [
    '/console/contacts',
    `/console/contacts/${id}`,
    `/console/contacts/${id}/delete`,
  ]) {
    const { status, html } = await browser.get(path)
    expect(status).toBe(200)
    expect(html).toContain('&lt;script&gt;alert(1)')
    for (const markup of ['<script>alert', '<img']) expect(html).not.toContain(markup)
  }
})

test('a mark leads back to its own page and nowhere else, and what is wrong is said', async () => {
  const { browser, contacts } = await openOwner()
  const mark = (form: Record<string, string>) =>
    browser.post('/console/contacts/mark', { csrf: browser.csrfToken, ...form })
  const marked = await mark({ phone: DANA, mark: 'VIP', from: '/console/calls?q=x' })
  expect([marked.status, marked.location]).toEqual([303, '/console/calls?q=x&said=vip'])
  const away = await mark({ phone: DANA, mark: 'BLOCKED', from: '//evil.example/console/' })
  expect(away.location).toBe('/console/contacts?said=blocked')
  expect(await contacts.list()).toMatchObject([{ phone: DANA, mark: 'BLOCKED' }])
  const own = await mark({ phone: '(512) 842-2671', mark: 'BLOCKED', from: '/console/calls' })
  expect([own.status, own.html.includes('is your own number')]).toEqual([400, true])
  expect((await browser.post('/console/contacts/mark', { phone: DANA })).status).toBe(403)
})

test('a note is written where a call or a message is read, and a text says who writes', async () => {
  const { browser, contacts, addCall, addMessage } = await openOwner()
  const { id } = await contacts.create(`phone: "${DANA}", name: "Dana Reyes"`)
  const call = await addCall({ caller: DANA })
  const message = await addMessage({ callId: call.id, phone: DANA, name: null })
  const from = `/console/messages/${message.id}`
  const write = (notes: string) =>
    browser.post(`/console/contacts/${id}/note`, { csrf: browser.csrfToken, from, notes })
  const before = await browser.get(from)
  expect(before.html).toContain(`action="/console/contacts/${id}/note"`)
  expect(before.html).toContain('?&amp;body=Hi%20Dana%2C%20this%20is%20Lopez%20Plumbing.%20"')
  const saved = await write('Back gate, code 4711.')
  expect([saved.status, saved.location]).toEqual([303, `${from}?said=noted`])
  expect((await browser.get(saved.location ?? '')).html).toContain('Note saved.')
  expect((await browser.get(`/console/calls/${call.id}`)).html).toContain('Back gate, code 4711.')
  expect(await contacts.list()).toMatchObject([{ name: 'Dana Reyes' }])
  await write('  ')
  expect(await contacts.list()).toMatchObject([{ notes: null, name: 'Dana Reyes' }])
  expect((await write('x'.repeat(2_001))).status).toBe(400)
})

test('names stand for numbers on the lists, and a call and a message are where a caller is blocked', async () => {
  const { browser, contacts, addCall, addMessage } = await openOwner()
  await contacts.create(`phone: "${DANA}", name: "Dana Reyes"`)
  const call = await addCall({ caller: DANA })
  const message = await addMessage({ callId: call.id, phone: DANA, name: null })
  for (const path of ['/console/calls', '/console/messages', '/console']) {
    const { html } = await browser.get(path)
    expect([path, html.includes('<bdi>Dana Reyes</bdi>')]).toEqual([path, true])
  }
  for (const path of [`/console/calls/${call.id}`, `/console/messages/${message.id}`]) {
    const page = await browser.get(path)
    expect(page.html).toContain('Block this number')
    const [, from = ''] = /name="from" value="(\/console\/[^"]*)"/.exec(page.html) ?? []
    expect(from).toBe(path)
    const form = { csrf: browser.csrfToken, phone: DANA, mark: 'BLOCKED', from }
    const blocked = await browser.post('/console/contacts/mark', form)
    const after = await browser.get(blocked.location ?? '')
    expect(after.html).toContain('Blocked. Calls from this number get a busy signal')
    expect(after.html).toContain('Blocked number')
    await contacts.mark(DANA, 'null')
  }
})

test('the list says when and how often somebody called, and blocks them where one is in it', async () => {
  const { browser, contacts, addCall } = await openOwner()
  const { id } = await contacts.create(`phone: "${DANA}", name: "Dana Reyes"`)
  await contacts.create('phone: "+14155550143", name: "Ed Moss"')
  for (let index = 0; index < 3; index += 1) await addCall({ caller: DANA, summary: 'A quote.' })
  const row = async (query: string) => {
    const { html } = await browser.get(`/console/contacts${query}`)
    return html.split(`<li class="card led person" id="${id}">`)[1]?.split('</li>')[0] ?? ''
  }
  const shown = await row('?q=reyes')
  expect(shown).toMatch(/many-calls">3<span class="of-many"> calls</)
  expect(shown).toContain('A quote.')
  expect((await browser.get('/console/contacts')).html).toMatch(/many-calls">0<span/)
  expect(shown).toContain(`href="tel:${DANA}"`)
  expect(shown).toMatch(/<details[^>]*><summary[\s\S]*>Block<\/button>[\s\S]*<\/details>/)
  const [, from = ''] = /name="from" value="([^"]*)"/.exec(shown) ?? []
  const form = { csrf: browser.csrfToken, phone: DANA, mark: 'BLOCKED', from }
  const { location } = await browser.post('/console/contacts/mark', form)
  expect(location).toBe('/console/contacts?q=reyes&said=blocked')
  expect(await row('?q=reyes')).toMatch(/name="mark" value="">[\s\S]*Unblock/)
})

test('one form makes one contact, a number that is taken is said at its field, a stranger finds nothing', async () => {
  const { browser, contacts } = await openOwner()
  const form = { csrf: browser.csrfToken, once: 'a', phone: DANA, name: 'Dana', notes: '' }
  const [one, other] = await Promise.all([
    browser.post('/console/contacts/new', form),
    browser.post('/console/contacts/new', form),
  ])
  expect([one.status, one.location]).toEqual([303, other.location])
  const again = await browser.post('/console/contacts/new', { ...form, once: 'b', name: 'Dan' })
  expect(again.status).toBe(400)
  expect(again.html).toContain('You have a contact with this number already.')
  expect(again.html).toContain('value="Dan"')
  expect(await contacts.list()).toMatchObject([{ name: 'Dana' }])
  const path = one.location?.split('?')[0] ?? ''
  const stranger = await openOwner()
  const csrf = stranger.browser.csrfToken
  expect((await stranger.browser.get(path)).status).toBe(404)
  expect((await stranger.browser.post(path, { csrf, name: 'Mine' })).status).toBe(404)
  expect((await stranger.browser.post(`${path}/delete`, { csrf })).status).toBe(404)
  expect(await contacts.list()).toMatchObject([{ name: 'Dana' }])
})

test('a contact is marked as it is added', async () => {
  const { browser, contacts } = await openOwner()
  const form = { csrf: browser.csrfToken, once: 'a', phone: DANA, mark: 'VIP' }
  expect((await browser.post('/console/contacts/new', form)).status).toBe(303)
  expect(await contacts.list()).toMatchObject([{ phone: DANA, mark: 'VIP' }])
})

describe('a file', () => {
  type Owner = Awaited<ReturnType<typeof openOwner>>

  async function upload({ browser }: Owner, file: string | Uint8Array | null, more: object = {}) {
    const body = new FormData()
    const fields = { csrf: browser.csrfToken, ...more }
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    if (file !== null) body.append('file', new Blob([file as BlobPart]), 'contacts.csv')
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
    const headers = { cookie, accept: 'text/html', origin: world.url }
    const init = { method: 'POST', body, headers, redirect: 'manual' } as const
    const response = await fetch(`${world.url}/console/contacts/files`, init)
    return { status: response.status, html: await response.text(), ...where(response) }
  }
  const where = ({ headers }: Response) => ({ location: headers.get('location') ?? '' })
  const rows = (count: number) =>
    Array.from({ length: count }, (_, n) => `212345${String(n).padStart(4, '0')},Name ${n},Notes`)
  const table = (count: number) => `Phone,Name,Notes\n${rows(count).join('\n')}`

  test('begins with the empty table that is offered, and is imported', async () => {
    const owner = await openOwner()
    const { html: template } = await owner.browser.get('/console/contacts/template.csv')
    const { status } = await upload(owner, `${template.trim()}\n(212) 345-6789,Kim,,Blocked`)
    expect(status).toBe(303)
    expect(await owner.contacts.list()).toMatchObject([{ name: 'Kim', mark: 'BLOCKED' }])
  })

  test('of 5,000 numbers is imported while callers are marked, and told in figures', async () => {
    const owner = await openOwner()
    const [taken] = await Promise.all([
      upload(owner, table(5_000)),
      ...['0001', '0002', '4999'].map((end) => owner.contacts.mark(`+1212345${end}`, 'VIP')),
    ])
    expect(taken.status).toBe(303)
    const page = await owner.browser.get(taken.location)
    expect(page.html).toMatch(/(5,000|4,99\d) added/)
    const marked = await owner.contacts.list('first: 100, mark: VIP')
    expect(marked.map(({ name }) => name).sort()).toEqual(['Name 1', 'Name 2', 'Name 4999'])
    const { accountId } = owner.owner
    expect(await world.app.db.contact.count({ where: { accountId } })).toBe(5_000)
    const csv = await owner.browser.get('/console/contacts/contacts.csv')
    expect(csv.headers.get('content-disposition')).toBe('attachment; filename="contacts.csv"')
    expect(csv.html.trim().split('\r\n')).toHaveLength(5_001)
    expect(csv.html).toContain('"(212) 345-0001","Name 1","Notes","VIP"')
    const cards = await owner.browser.get('/console/contacts/contacts.vcf?version=4.0')
    expect(cards.html.match(/^TEL;VALUE=uri|^TEL:tel:\+1212345/gm)).toHaveLength(5_000)
    const some = cards.html.split('END:VCARD\r\n').slice(0, 100).join('END:VCARD\r\n')
    const again = await owner.contacts.take('VCARD', `${some}END:VCARD\r\n`)
    expect(again).toMatchObject({ added: 0, changed: 0, unchanged: 100 })
  })

  test('is shown before it is taken: what is new, filled in or left out, and nothing is kept yet', async () => {
    const owner = await openOwner()
    await owner.contacts.create(`phone: "${DANA}", name: "Dana Reyes"`)
    const file = `Phone,Name,Notes\n${DANA},Dan,Two <dogs>\n(212) 345-6781,"Ann\nLee",x\n555,No`
    const preview = await upload(owner, file, { step: 'preview' })
    expect(preview.status).toBe(200)
    for (const words of [
      '1</strong> will be added',
      '1</strong> will be filled in',
      '1</strong> left',
      'Line 5: <bdi>“555” is no phone number.',
    ]) {
      expect(preview.html).toContain(words)
    }
    expect(preview.html).toContain('Two &lt;dogs&gt;')
    expect(await owner.contacts.list()).toMatchObject([{ name: 'Dana Reyes', notes: null }])
    const text = file.replaceAll('\n', '\r\n')
    const taken = await upload(owner, null, { leaveOut: 'yes', text })
    expect(taken.location).toContain('added=1&changed=1&unchanged=0&repeated=0&leftOut=1')
    expect((await owner.contacts.list()).map(({ name }) => name).sort()).toEqual([
      'Ann Lee',
      'Dana Reyes',
    ])
  })

  test('that is too large, empty, something else or not from here changes nothing', async () => {
    const owner = await openOwner()
    const told = async (file: string | Uint8Array | null, words: string) => {
      const answer = await upload(owner, file)
      expect([answer.status, answer.html.includes(words)], words).toEqual([400, true])
    }
    await told(null, 'Choose a file.')
    await told('x'.repeat(2_000_001), 'Choose a file of up to 2 MB')
    await told(table(5_001), 'Choose a file of at most 5000 numbers.')
    await told(new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0xff, 0x00]), 'Line 1: <bdi>Needs a header')
    await told(`Phone,Name\nx${HOSTILE},x`, 'Line 2: <bdi>“x&quot;&gt;&lt;script')
    const foreign = await upload(owner, table(1), { csrf: 'x' })
    expect(foreign.status).toBe(403)
    const plain = await owner.browser.post('/console/contacts/files', {
      csrf: owner.browser.csrfToken,
    })
    expect(plain.status).toBe(400)
    expect(await owner.contacts.list()).toEqual([])
  })
})
