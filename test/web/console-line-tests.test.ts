import { afterAll, beforeAll, expect, test } from 'vitest'
import { inboxOf } from '../support/inbox.ts'
import { LINE_SETUP, setUpLine } from '../support/live-line.ts'
import { csrfIn, signIn } from '../support/sign-in.ts'
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

async function run(file: string) {
  return owner.post(page, { csrf: csrfIn((await owner.get(page)).html), file })
}

test('the example is told in words before it is run; it passes, and leaves no call behind', async () => {
  const { html } = await owner.get(page)
  expect(html).toContain('You get a message from Dana Whitfield that says “flooding”')
  expect(html.match(/Not run yet/g)).toHaveLength(2)
  expect(html.indexOf('Not run yet')).toBeLessThan(html.indexOf('<textarea'))
  const example = /<textarea[^>]*>\n?([^<]*)<\/textarea>/.exec(html)?.[1] ?? ''
  const told = await run(example.replaceAll('&quot;', '"').replaceAll('&#39;', "'"))
  expect(told.status).toBe(200)
  expect(told.html).toContain('2 passed, 0 failed')
  expect(told.html.match(/>Passed</g)).toHaveLength(2)
  expect(await world.app.db.call.count()).toBe(0)
})

test('what fails is said, with what was said; what was typed stays', async () => {
  const file = `tests:
  - name: "<b>Nobody</b>"
    says: ["Are you open on Sunday?", "Thanks, bye."]
    expect: { urgent: true, answers: "we love Sundays" }`
  const { html } = await run(file)
  expect(html).toContain('0 passed, 1 failed')
  expect(html).toContain('urgent: true was expected, and it was false')
  expect(html).toContain('the line never said “we love Sundays”')
  expect(html).toContain('Are you open on Sunday?')
  expect(html).toContain('&lt;b&gt;Nobody')
  expect(html).not.toContain('<b>Nobody')
})

test('what cannot be read is said by line and field; nobody else runs them', async () => {
  const { status, html } = await run(
    'tests:\n  - name: x\n    says: [a]\n    expect: { urgent: 1 }',
  )
  expect(status).toBe(400)
  expect(html).toContain('line 4: tests[0].expect.urgent: not true or false')
  expect((await owner.post(page, { file: 'tests: []' })).status).toBe(403)
  const other = await signIn(world, 'bob@example.com')
  expect((await other.get(page)).status).toBe(404)
  const theirs = await other.post(page, {
    csrf: other.csrfToken,
    file: 'tests: [{ name: x, says: [hi], expect: { ended: true } }]',
  })
  expect(theirs.status).toBe(404)
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
  expect(made.html).toContain('You get a message from Dana Whitfield to call back (512) 842-0193')
  expect(made.html).toContain('“My basement is flooding, call me: now.”')
  expect(made.html).toContain('and 2 sentences more')
  expect(made.html).not.toContain('<now>')
  expect((await owner.get(page)).html).toContain(`${page}?call=${call.id}`)
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
  const two = ['a', 'b'].map((name) => ({ name, says: ['Hello.'], expect: { ended: false } }))
  const file = JSON.stringify({ tests: two })
  const { csrf } = { csrf: csrfIn((await owner.get(page)).html) }
  const { html } = await owner.post(page, { csrf, file, only: '1' })
  expect(html).toContain('1 passed, 0 failed')
  expect(html.match(/>Passed</g)).toHaveLength(1)
  expect(html.indexOf('Not run yet')).toBeLessThan(html.indexOf('>Passed<'))
})

test('a test is put together in the form: it joins the file, is told in words, and is played', async () => {
  const csrf = csrfIn((await owner.get(page)).html)
  const before = '# mine\ntests:\n  - name: x\n    says: [hi]\n    expect: { ended: false }\n'
  const nothing = await owner.post(`${page}/add`, { csrf, file: before, wants: ' ', asks: 'Why?' })
  expect(nothing.status).toBe(400)
  expect(nothing.html).toContain('Write what the caller says first.')
  expect(nothing.html).toContain('Why?')
  const added = await owner.post(`${page}/add`, {
    csrf,
    file: before,
    wants: 'My sink <leaks>.',
    asks: 'Are you open on Sunday?\r\n\r\nDo you fix sinks?',
    message: 'some',
    answers: 'closed',
  })
  expect(added.status).toBe(200)
  expect(added.html).toContain('then asks “Are you open on Sunday?”, “Do you fix sinks?”')
  expect(added.html).toContain('You get a message')
  const [, file = ''] = /<textarea id="file"[^>]*>\n?([^<]*)<\/textarea>/.exec(added.html) ?? []
  expect(file).toContain('# mine')
  const whole = file.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&#39;', "'")
  const { html } = await owner.post(page, { csrf, file: whole, only: '1' })
  expect(html).toContain('1 passed, 0 failed')
})
