import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { inboxOf } from '../support/inbox.ts'
import { LINE_SETUP, setUpLine } from '../support/live-line.ts'
import { signIn } from '../support/sign-in.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let owner: Awaited<ReturnType<typeof signIn>>
let ann: Awaited<ReturnType<World['account']>>
let lineId: string
let page: string

beforeAll(async () => {
  world = await openWorld({ workJobs: false })
  owner = await signIn(world, 'ann@example.com')
  ann = await world.account('ann@example.com')
  lineId = (await setUpLine(ann.api, LINE_SETUP)).setup_id
  page = `/console/lines/${lineId}/tests`
})
afterAll(() => world.close())

const TWO = JSON.stringify({
  tests: ['a', 'b'].map((name) => ({ name, says: ['Hello.'], expect: { ended: false } })),
})

afterEach(() => owner.post(page, { csrf: owner.csrfToken, file: '' }))

/** Saves these tests and plays them. */
async function run(file: string) {
  return owner.post(page, { csrf: owner.csrfToken, file, next: 'run' })
}

/** As the menu shows it. */
function countOfMessages(html: string) {
  return /id="waits-messages"> <span class="count[^>]*>(\d+)/.exec(html)?.[1]
}

async function textOnPage() {
  const { html } = await owner.get(page)
  const [, file = ''] = /<textarea id="file"[^>]*>\n?([^<]*)<\/textarea>/.exec(html) ?? []
  return { html, file: file.replaceAll('&lt;', '<').replaceAll('&gt;', '>') }
}

test('the examples are told in words before they are run; they pass, and leave no call behind', async () => {
  const { html } = await owner.get(page)
  expect(html).toContain('You get a message from Dana Whitfield that says “flooding”')
  expect(html.match(/aria-label="Run: /g)).toHaveLength(2)
  // Before anything was run there is nothing to tell apart.
  expect(html).not.toContain('Not run yet')
  expect(html).not.toContain('Remove: ')
  expect(html.indexOf('aria-label="Run: ')).toBeLessThan(html.indexOf('<textarea'))
  const told = await owner.post(`${page}/run`, { csrf: owner.csrfToken })
  expect(told.status).toBe(200)
  expect(told.html).toContain('2 passed, 0 failed')
  expect(told.html.match(/>Passed</g)).toHaveLength(2)
  expect(told.html.match(/<li class="met">/g)).toHaveLength(4)
  expect(await world.app.db.call.count()).toBe(0)
})

test('what fails is said, with what was said; the tests are saved as they were typed', async () => {
  const file = `# of mine
tests:
  - name: "<b>Nobody</b>"
    says: ["Are you open on Sunday?", "Thanks, bye."]
    expect: { urgent: true, answers: "we love Sundays" }`
  const { html } = await run(file.replaceAll('\n', '\r\n'))
  expect(html).toContain('0 passed, 1 failed')
  expect(html).toContain('urgent: true was expected, and it was false')
  expect(html).toContain('the line never said “we love Sundays”')
  expect(html.match(/<li class="missed">/g)).toHaveLength(2)
  expect(html).toContain('Are you open on Sunday?')
  expect(html).toContain('&lt;b&gt;Nobody')
  expect(html).not.toContain('<b>Nobody')
  expect((await textOnPage()).file).toContain('# of mine\ntests:')
})

test('each saved test says how it last went and when, until it is changed', async () => {
  await run(TWO)
  const { html } = await owner.get(page)
  expect(html.match(/>Passed · <time datetime="/g)).toHaveLength(2)
  await owner.post(page, { csrf: owner.csrfToken, file: TWO.replace('Hello.', 'Good morning.') })
  const changed = await owner.get(page)
  expect(changed.html.match(/>Passed · <time datetime="/g)).toHaveLength(1)
  expect(changed.html.match(/>Not run yet</g)).toHaveLength(1)
})

test('what cannot be read is said by line and field, and nothing is saved; nobody else sees or runs them', async () => {
  const { status, html } = await run(
    'tests:\n  - name: x\n    says: [a]\n    expect: { urgent: 1 }',
  )
  expect(status).toBe(400)
  expect(html).toContain('line 4: tests[0].expect.urgent: not true or false')
  const long = await run(`# ${'x'.repeat(20_000)}\n${TWO}`)
  expect(long.status).toBe(400)
  expect(long.html).toContain('Shorten this to 20000 characters.')
  expect((await textOnPage()).html).toContain('Dana Whitfield')
  expect((await owner.post(page, { file: TWO })).status).toBe(403)
  const other = await signIn(world, 'bob@example.com')
  expect((await other.get(page)).status).toBe(404)
  const csrf = other.csrfToken
  const theirs = [
    await other.post(page, { csrf, file: TWO }),
    await other.post(`${page}/run`, { csrf }),
    await other.post(`${page}/add`, { csrf, wants: 'Hello.' }),
    await other.post(`${page}/remove`, { csrf, place: '0', name: 'a' }),
  ]
  expect(theirs.map((answer) => answer.status)).toEqual([404, 404, 404, 404])
})

test('a call is made a test from its page: the caller says the same, and the same should come of it', async () => {
  const { addCall, addMessage } = inboxOf(world, { owner: ann, lineId } as never)
  const call = await addCall({ outcome: 'message_taken', summary: 'Basement: "flooding" <now>' })
  await addMessage({ callId: call.id, name: 'Dana Whitfield', urgent: true })
  const said = ['Hello.', 'My basement is flooding, call me: now.', 'Dana Whitfield', 'Yes.']
  await world.app.db.callTurn.createMany({
    data: said.map((text, index) => ({
      accountId: ann.accountId,
      callId: call.id,
      seq: index + 1,
      who: index === 0 ? ('line' as const) : ('caller' as const),
      text,
      language: 'en',
      at: call.at,
    })),
  })
  const { html } = await owner.get(`/console/calls/${call.id}`)
  const [, link = ''] = /href="([^"]+)">Make this a test</.exec(html) ?? []
  expect(link).toBe(`${page}?call=${call.id}`)
  const made = await owner.get(link)
  expect(made.html).toContain(
    'You get a message from Dana Whitfield with number (512)\u00A0842\u20110193',
  )
  expect(made.html).toContain('>My basement is flooding, call me: now.<')
  expect(made.html).toMatch(/>Dana Whitfield<[\s\S]{0,60}>Yes\.</)
  expect(made.html).not.toContain('<now>')
  const added = await owner.post(`${page}/add`, { csrf: owner.csrfToken, call: call.id })
  expect(added.status).toBe(303)
  const { html: kept } = await textOnPage()
  expect(kept).toContain(
    'You get a message from Dana Whitfield with number (512)\u00A0842\u20110193',
  )
  expect((await owner.get(page)).html).toContain(`${page}?call=${call.id}`)
  const refused = await owner.post(`${page}/add`, { csrf: owner.csrfToken, wants: ' ' })
  expect([refused.status, countOfMessages(refused.html)]).toEqual([400, '1'])
  const silent = await addCall({ outcome: 'nothing_said' })
  expect((await owner.get(`/console/calls/${silent.id}`)).html).not.toContain('Make this a test')
  expect((await owner.get(`${page}?call=${silent.id}`)).status).toBe(400)
  const other = await signIn(world, 'bob@example.com')
  expect((await other.get(`${page}?call=${call.id}`)).status).toBe(404)
  const elsewhere = (await setUpLine(ann.api, LINE_SETUP)).setup_id
  const astray = await owner.get(`/console/lines/${elsewhere}/tests?call=${call.id}`)
  expect(astray.status).toBe(404)
})

test('one test alone is run from its row; the others are left', async () => {
  const csrf = owner.csrfToken
  await owner.post(page, { csrf, file: TWO })
  const { html } = await owner.post(`${page}/run`, { csrf, only: '1' })
  expect(html).toContain('1 passed, 0 failed')
  expect(html.match(/>Passed</g)).toHaveLength(1)
  expect(html.indexOf('Not run yet')).toBeLessThan(html.indexOf('>Passed<'))
})

test('a test is put together in the form: it joins those saved, is told in words, is played, and is removed', async () => {
  const csrf = owner.csrfToken
  const nothing = await owner.post(`${page}/add`, { csrf, wants: ' ', asks: 'Why?' })
  expect(nothing.status).toBe(400)
  expect(nothing.html).toContain('Write what the caller says first.')
  expect(nothing.html).toContain('Why?')
  const before = '# mine\ntests:\n  - name: x\n    says: [ hi ]\n    expect: { ended: false }\n'
  await owner.post(page, { csrf, file: before })
  const added = await owner.post(`${page}/add`, {
    csrf,
    wants: 'My sink <leaks>.',
    asks: 'Are you open on Sunday?\r\n\r\nDo you fix sinks?',
    message: 'some',
    answers: 'closed',
  })
  expect(added.status).toBe(303)
  const { html, file } = await textOnPage()
  expect(html).toContain('Then asks “Are you open on Sunday?”, “Do you fix sinks?”')
  expect(html).toContain('You get a message')
  expect(file).toContain('# mine')
  expect(file).toContain('name: x')
  const played = await owner.post(`${page}/run`, { csrf, only: '1' })
  expect(played.html).toContain('1 passed, 0 failed')

  // The place of a page that is older than the list holds another test by now.
  await owner.post(`${page}/remove`, { csrf, place: '1', name: 'x' })
  expect((await textOnPage()).file).toContain('My sink')
  await owner.post(`${page}/remove`, { csrf, place: '1', name: 'My sink <leaks>.' })
  expect((await textOnPage()).file).toBe(before)
  await owner.post(`${page}/remove`, { csrf, place: '0', name: 'x' })
  expect((await textOnPage()).html).toContain('Dana Whitfield')
})

test('tests that are added at the same time are all kept, 50 at most', async () => {
  const csrf = owner.csrfToken
  const made = Array.from({ length: 6 }, (_, n) => `Hello ${n}.`)
  await Promise.all(made.map((wants) => owner.post(`${page}/add`, { csrf, wants })))
  const { file } = await textOnPage()
  for (const wants of made) expect(file).toContain(`name: ${wants}`)
  const many = { tests: Array.from({ length: 50 }, () => JSON.parse(TWO).tests[0]) }
  await owner.post(page, { csrf, file: JSON.stringify(many) })
  const tooMany = await owner.post(`${page}/add`, { csrf, wants: 'One more.' })
  expect(tooMany.status).toBe(400)
  expect(tooMany.html).toContain('more than 50')
})
