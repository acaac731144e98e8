import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addSeconds } from '../../src/kernel/clock.ts'
import { forgetTestCalls } from '../../src/test-lines/end-test-call.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let aheadSeconds = 0

beforeAll(async () => {
  const clock = { now: () => addSeconds(new Date(), aheadSeconds) }
  world = await openWorld({ workJobs: false, clock })
})
beforeEach(() => {
  aheadSeconds = 0
})
afterAll(() => world.close())

async function makePage() {
  const { api, accountId } = await world.account()
  const { body } = await api.post<{ hear_url: string; test_code: string }>('/test-lines', {
    business_name: 'Lopez & Sons <Plumbing>',
    trade: 'plumbing',
  })
  const { hear_url: url, test_code: code } = body
  return {
    url,
    code,
    accountId,
    post: (path: string, data: unknown) => post(`${url}${path}`, data),
  }
}

/** A response of the page's endpoints: a call, a reply, or an error. */
type Told = {
  call: string
  text: string
  end: boolean
  ownerWouldRead: string | null
  error?: { code: string; message: string }
}

async function post(url: string, data: unknown) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof data === 'string' ? data : JSON.stringify(data),
  })
  return { status: answer.status, body: (await answer.json()) as Told }
}

test('the page names the business, and may run its own script and no other', async () => {
  const { url, code } = await makePage()
  const answer = await fetch(url)
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(html).toContain('Talk to Lopez &amp; Sons &lt;Plumbing&gt;')
  expect(html).toContain(`<strong>${code}</strong>`)
  expect(html).toContain('leak repair, drain cleaning')
  expect(html).toContain('Monday to Friday, 9 AM to 5 PM')
  const policy = answer.headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self'")
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
})

test('a code alone, a wrong key, an expired link and a mistyped one say the same nothing', async () => {
  const { url, code } = await makePage()
  const pages = [
    `${world.url}/hear/${code}`,
    `${world.url}/hear/${code}-${'x'.repeat(12)}`,
    `${url}x`,
    `${world.url}/hear/%00`,
  ]
  const told = await Promise.all(
    pages.map(async (page) => {
      const answer = await fetch(page)
      return `${answer.status} ${await answer.text()}`
    }),
  )
  aheadSeconds = 86_401
  const late = await fetch(url)
  told.push(`${late.status} ${await late.text()}`)
  expect(new Set(told).size).toBe(1)
  expect(told[0]).toMatch(/^404 .*There is no test line here/s)
  expect(told[0]).not.toContain('Lopez')
  expect((await post(`${url}/calls`, {})).body).toMatchObject({ error: { code: 'not_found' } })
})

test('a call is talked through, and told to nobody but the page', async () => {
  const page = await makePage()
  const { status, body } = await page.post('/calls', {})
  expect(status).toBe(201)
  expect(body.text).toMatch(
    /^Lopez & Sons <Plumbing>\. I'm the AI receptionist, .*How can I help\?$/,
  )
  const say = (said: string) => page.post('/turns', { call: body.call, say: said })
  const first = await say('This is Dana Reyes, my pipe burst, call me on 512 842 0193')
  expect(first.body).toMatchObject({ end: false, ownerWouldRead: null })
  const over = await page.post('/hang-up', { call: body.call })
  expect(over.body.ownerWouldRead).toMatch(/Dana Reyes/)
  expect((await say('hello?')).body).toMatchObject({ text: '', end: true })
  expect((await page.post('/hang-up', { call: body.call })).body).toMatchObject({ end: true })
  const row = await world.app.db.testCall.findUniqueOrThrow({ where: { callSid: body.call } })
  expect(row).toMatchObject({ dialogue: null, caller: null, accountId: page.accountId })
})

test('the page tells of silence: asked twice, then let go', async () => {
  const page = await makePage()
  const { body } = await page.post('/calls', {})
  const silence = async () => (await page.post('/turns', { call: body.call, silence: true })).body
  expect(await silence()).toMatchObject({ end: false, text: expect.stringMatching(/still there/i) })
  expect(await silence()).toMatchObject({ end: false })
  expect(await silence()).toMatchObject({ end: true })
})

test('five calls, by phone and here together', async () => {
  const page = await makePage()
  await world.app.db.testLine.updateMany({
    where: { accountId: page.accountId },
    data: { callsUsed: 3 },
  })
  const answers = await Promise.all([1, 2, 3, 4].map(() => page.post('/calls', {})))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 429, 429])
  const refused = await fetch(`${page.url}/calls`, { method: 'POST' })
  expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([
    429,
    expect.closeTo(86_400, -2),
  ])
  expect(await (await fetch(page.url)).text()).toContain('0 calls left')
})

test('a call that nobody ends, ends within the limits of a call', async () => {
  const page = await makePage()
  const { body } = await page.post('/calls', {})
  let turns = 0
  for (let end = false; !end && turns < 60; turns += 1) {
    const reply = await page.post('/turns', { call: body.call, say: 'can you say that again?' })
    expect(reply.status).toBe(200)
    end = reply.body.end
  }
  expect(turns).toBeLessThanOrEqual(40)
})

test('what is no turn is refused, and names the field', async () => {
  const page = await makePage()
  const { body } = await page.post('/calls', {})
  const { call } = body
  const refused = async (path: string, data: unknown) => {
    const { status, body: told } = await page.post(path, data)
    return [status, told.error?.message]
  }
  expect(await refused('/turns', {})).toEqual([400, 'call: is missing'])
  expect(await refused('/turns', { call, says: 'x' })).toEqual([400, 'says: unknown field'])
  expect(await refused('/turns', { call, say: 7 })).toEqual([400, expect.stringContaining('say')])
  const long = { call, say: 'x'.repeat(2_001) }
  expect(await refused('/turns', long)).toEqual([400, 'say: longer than 2000 characters'])
  expect(await refused('/turns', '{')).toEqual([400, 'The request is not valid.'])
  expect(await refused('/turns', { call: 'CA1', say: 'x' })).toEqual([404, 'No such call.'])
  expect(await refused('/turns', { call: `${call}x`, say: 'x' })).toEqual([404, 'No such call.'])
  const many = Array.from({ length: 8 }, () => page.post('/turns', { call, say: 'a\u0000\ud83d' }))
  const statuses = (await Promise.all(many)).map(({ status }) => status)
  expect(statuses).toContain(200)
  expect(statuses.every((status) => status === 200 || status === 400)).toBe(true)
})

test('calls and tries are forgotten after a while', async () => {
  const page = await makePage()
  await page.post('/calls', {})
  await forgetTestCalls(world.app)
  expect(await world.app.db.testCall.count()).toBeGreaterThan(0)
  aheadSeconds = 90_000
  await forgetTestCalls(world.app)
  expect(await world.app.db.testCall.count()).toBe(0)
})
