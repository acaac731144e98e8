import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWorld, type World } from '../support/world.ts'

let world: World

beforeAll(async () => {
  world = await openWorld({ workJobs: false })
})
afterAll(() => world.close())

type ErrorBody = { error: { code: string; message: string } }

const LINE = {
  business_name: 'Lopez Plumbing',
  business_phone: '(512) 842-2671',
  owner_mobile: '(512) 842-2672',
  owner_confirmed_terms: true,
}
const MEETING = { meeting_url: 'https://meet.google.com/abc-defg-hij' }
const TEST_LINE = { business_name: 'Lopez Plumbing', trade: 'plumbing' }

async function post(path: string, body: unknown) {
  const { api } = await world.account()
  return api.post<ErrorBody>(path, body)
}

describe('a blank optional field is as if absent', () => {
  test.each([
    ['/lines', LINE, 201, ['pack', 'country', 'city', 'description', 'extra', 'hours']],
    ['/meetings', MEETING, 202, ['starts_at', 'title']],
    ['/test-lines', TEST_LINE, 201, ['area', 'hours', 'timezone']],
  ] as const)('%s', async (path, order, created, fields) => {
    for (const blank of ['', '  ', '\u200b']) {
      const { status, body } = await post(path, {
        ...order,
        ...Object.fromEntries(fields.map((field) => [field, blank])),
      })
      expect(status, JSON.stringify(body)).toBe(created)
    }
  })

  test('but not one that is required', async () => {
    const { status, body } = await post('/lines', { ...LINE, business_name: ' ' })
    expect([status, body.error.message]).toEqual([400, 'business_name: is empty'])
  })
})

test.each(['\u200b', '\u200d\u2060', '\ufeff', '\u3164', '\u00ad', '\u2800', '\u115f \u200e'])(
  'a name of nothing that is seen (%j) is empty',
  async (name) => {
    const { status, body } = await post('/lines', { ...LINE, business_name: name })
    expect([status, body.error.message]).toEqual([400, 'business_name: is empty'])
  },
)

/** Errors are in our own words, whatever was sent. */
describe('no validator’s own words', () => {
  const WRONG = [null, 7, 1.5, -1, true, '', 'x', [], {}, [null], ['x'.repeat(300)], 1e300, 'a\0']
  test.each([
    [
      '/lines',
      LINE,
      'business_name business_phone owner_mobile pack country city description services extra languages hours',
    ],
    ['/meetings', MEETING, 'meeting_url starts_at title max_minutes recipients'],
    ['/test-lines', TEST_LINE, 'business_name trade area hours services timezone'],
  ])('%s', async (path, order, fields) => {
    const { api } = await world.account()
    const bodies = fields
      .split(' ')
      .flatMap((field) => WRONG.map((value) => ({ ...order, [field]: value })))
    for (const body of [...bodies, null, 7, 'x', [], [order], { ...order, nonsense: 1 }]) {
      const answer = await api.post<ErrorBody>(path, body)
      if (answer.status < 400) continue
      expect(answer.body.error.message).not.toMatch(
        /invalid|expected|received|too (?:small|big)|unrecognized|zod|\bNaN\b|undefined|pattern/i,
      )
    }
  })
})

describe('a US number', () => {
  test.each([
    ['Puerto Rico', '787-765-4321', '+17877654321'],
    ['Puerto Rico, the newer code', '(939) 765-4321', '+19397654321'],
    ['the US Virgin Islands', '+1 340 774 4321', '+13407744321'],
    ['Guam', '671-477-4321', '+16714774321'],
    ['the Northern Marianas', '670-234-4321', '+16702344321'],
    ['American Samoa', '684-633-4321', '+16846334321'],
    ['direction marks', '\u202a+1 (512) 842-2671\u202c', '+15128422671'],
    ['isolates', '\u2066512-842-2671\u2069', '+15128422671'],
    ['a left-to-right mark', '\u200e512 842 2671\u200e', '+15128422671'],
    ['a zero-width space', '\u200b512\u200b8422671', '+15128422671'],
    ['hard spaces and hyphens', '512\u00a0842\u20112671', '+15128422671'],
    ['a tel: link', 'tel:+1-512-842-2671', '+15128422671'],
    ['a TEL: link in common form', 'TEL:(512)842-2671', '+15128422671'],
  ])('of %s', async (_what, business_phone, e164) => {
    const { status, body } = await post('/lines', { ...LINE, business_phone })
    expect([status, body]).toMatchObject([201, { business_phone: e164 }])
  })

  test.each(['876-926-4321', '+1 242 322 4321', 'tel:', 'tel:+44 20 7946 0958', '416-555-4321'])(
    'but not %s',
    async (business_phone) => {
      const { status, body } = await post('/lines', { ...LINE, business_phone })
      expect([status, body.error.message]).toEqual([400, 'business_phone: not a US number'])
    },
  )
})

test.each([
  ['https://www.zoomgov.com/j/1601234567?pwd=abc', 'https://zoomgov.com/j/1601234567?pwd=abc'],
  ['https://agency.zoomgov.com/j/1601234567', 'https://agency.zoomgov.com/j/1601234567'],
])('the government’s Zoom: %s', async (meeting_url, normal) => {
  const { status, body } = await post('/meetings', { meeting_url })
  expect([status, body]).toMatchObject([202, { provider: 'zoom', meeting_url: normal }])
})

test('a passcode keeps what it encodes', async () => {
  const meeting_url = 'https://us02web.zoom.us/j/85012345678?pwd=Ab%2Fc.1'
  expect((await post('/meetings', { meeting_url })).body).toMatchObject({ meeting_url })
})

test('the two Zooms have meetings of their own', async () => {
  const { api } = await world.account()
  const numbers = ['https://zoom.us/j/1601234567', 'https://zoomgov.com/j/1601234567']
  const answers = await Promise.all(
    numbers.map((meeting_url) => api.post('/meetings', { meeting_url, max_minutes: 5 })),
  )
  expect(answers.map(({ status }) => status)).toEqual([202, 202])
})

test('one minute is no minutes', async () => {
  const { api } = await world.account()
  await api.post('/meetings', { ...MEETING, max_minutes: 30 })
  const other = { meeting_url: 'https://meet.google.com/abc-defg-xyz', max_minutes: 1 }
  const { body } = await api.post<ErrorBody>('/meetings', other)
  expect(body.error.message).toBe(
    'There is not 1 minute left to reserve. Nothing was booked; buy a pack first.',
  )
})
