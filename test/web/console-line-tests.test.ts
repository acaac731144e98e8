import { afterAll, beforeAll, expect, test } from 'vitest'
import { LINE_SETUP, setUpLine } from '../support/live-line.ts'
import { csrfIn, signIn } from '../support/sign-in.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let owner: Awaited<ReturnType<typeof signIn>>
let page: string

beforeAll(async () => {
  world = await openWorld({ workJobs: false })
  owner = await signIn(world, 'ann@example.com')
  const { api } = await world.account('ann@example.com')
  page = `/console/lines/${(await setUpLine(api, LINE_SETUP)).setup_id}/tests`
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
