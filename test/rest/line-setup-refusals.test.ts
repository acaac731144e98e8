import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LINE_SETUP } from '../support/live-line.ts'
import { outsideOf } from '../support/outside.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World

beforeAll(async () => {
  // One account sends all these requests, and must not run into the rate limit.
  world = await openWorld({ workJobs: false, settings: { RATE_LIMIT_PER_MINUTE: '10000' } })
})
afterAll(() => world.close())

/** `field` as the error must name it; `code` when it is not invalid_request. */
type Refused = { field: string; value: unknown; code?: string }

const asJson = ({ value }: Refused) => JSON.stringify(value)?.slice(0, 50) ?? 'left out'
const all = (field: string, values: readonly unknown[], code?: string): Refused[] =>
  values.map((value) => ({ field, value, ...(code ? { code } : {}) }))

/** In an optional field a blank counts as absent. */
const NO_TEXT_AT_ALL = [null, 7, true, [], {}, ['x']]
const NO_TEXTS = [...NO_TEXT_AT_ALL, '', '   ']
const NO_PHONES = [
  '',
  '911',
  '12345',
  'call me',
  '(416) 555-2671',
  '+1 416 967 1111',
  '+52 55 1234 5678',
  '+44 20 7946 0958',
  '(876) 926-1234',
  '(787) 555-0134',
  '(512) 555-0123',
  '512-411-2671',
  '(411) 842-2671',
  '(900) 842-2671',
  '(512) 842-2671 x12',
  '842-2671',
  '(512) 842-26711',
  '1'.repeat(60),
  5_128_422_671,
  null,
  ['(512) 842-2671'],
]

const REFUSED: Refused[] = [
  ...all('business_name', [undefined, ...NO_TEXTS, 'n'.repeat(121), '💧'.repeat(121)]),
  ...all('business_phone', [undefined, ...NO_PHONES]),
  ...all('owner_mobile', [undefined, ...NO_PHONES, '(800) 555-3535', '+18885553535']),
  ...all('owner_confirmed_terms', [undefined, false], 'terms_not_confirmed'),
  ...all('owner_confirmed_terms', ['true', 'yes', 1, null, []], 'terms_not_confirmed'),
  ...all('pack', ['min41', 'MIN40', 'meet200', '__proto__', 'toString'], 'pack_not_available'),
  ...all('pack', [40, null, ['min40'], {}]),
  ...all('country', ['CA', 'us', 'USA', 'MX'], 'unsupported_country'),
  ...all('country', [null, 1, ['US']]),
  ...all('city', [...NO_TEXT_AT_ALL, 'c'.repeat(81), '💧'.repeat(81)]),
  ...all('description', [...NO_TEXT_AT_ALL, 'd'.repeat(301)]),
  ...all('extra', [...NO_TEXT_AT_ALL, 'e'.repeat(601)]),
  ...all('services', [null, 'pipes', 7, {}, Array(13).fill('pipes'), { 0: 'pipes', length: 1 }]),
  ...all('services[1]', [
    ['pipes', 7],
    ['pipes', null],
    ['pipes', ''],
    ['pipes', ['x']],
  ]),
  ...all('languages', [null, 'es', 7, {}]),
  ...all('languages[0]', [['en'], ['it'], ['ES'], ['es-US'], [null], ['']]),
  ...all('hours', [null, 'always', 7, true, [], ['Monday']]),
  ...all('hours.Funday', [{ Funday: 'closed' }]),
  ...all('hours.monday', [{ Monday: 'closed', monday: 'closed' }]),
  ...all('hours.Monday', [{ Monday: 'open' }, { Monday: null }, { Monday: 9 }, { Monday: [] }]),
  ...all('hours.Monday.open', [
    { Monday: { close: '5:00 PM' } },
    { Monday: { open: '25:00', close: '5:00 PM' } },
    { Monday: { open: 'nine', close: '5:00 PM' } },
    { Monday: { open: '9:61 AM', close: '5:00 PM' } },
    { Monday: { open: 9, close: '5:00 PM' } },
  ]),
  ...all('hours.Monday.close', [
    { Monday: { open: '9:00 AM' } },
    { Monday: { open: '9:00 AM', close: null } },
    { Monday: { open: '9:00 AM', close: '' } },
  ]),
  ...all('hours.Monday.lunch', [
    { Monday: { open: '9:00 AM', close: '5:00 PM', lunch: '12:00 PM' } },
  ]),
]

describe('POST /lines with one field that is wrong', () => {
  let owner: Awaited<ReturnType<World['account']>>
  beforeAll(async () => {
    owner = await world.account()
  })

  test.each(REFUSED.map((refused) => ({ ...refused, json: asJson(refused) })))(
    '$field $json',
    async ({ field, value, code = 'invalid_request' }) => {
      const name = field.split(/[.[]/)[0] ?? ''
      const answer = await owner.api.post('/lines', { ...LINE_SETUP, [name]: value })
      expect(answer).toMatchObject({ status: 400, body: { error: { code } } })
      expect(answer.body).toEqual({ error: { code, message: expect.stringMatching(/^\S+: .{3}/) } })
      const { message } = (answer.body as { error: { message: string } }).error
      expect(message.slice(0, message.indexOf(': '))).toBe(field)
    },
  )

  test('nothing of it was stored, and no checkout was made', async () => {
    const { accountId, email } = owner
    const where = { accountId }
    const { db, config } = world.app
    expect(await db.line.count({ where })).toBe(0)
    expect(await db.purchase.count({ where })).toBe(0)
    expect(await db.wallet.count({ where: { ...where, kind: 'line' } })).toBe(0)
    expect(outsideOf(config).sessions(email)).toEqual([])
    // The account is able to: a valid request leaves a row in each of these places.
    expect((await owner.api.post('/lines', LINE_SETUP)).status).toBe(201)
    expect(await db.line.count({ where })).toBe(1)
    expect(await db.purchase.count({ where })).toBe(1)
    expect(await db.wallet.count({ where: { ...where, kind: 'line' } })).toBe(1)
    expect(outsideOf(config).sessions(email)).toHaveLength(1)
  })
})

describe('POST /lines with fields as long as they may be', () => {
  test.each([
    ['120 letters', { business_name: 'n'.repeat(120) }],
    ['120 emoji', { business_name: '💧'.repeat(120) }],
    ['spaces around', { business_name: `  ${'n'.repeat(117)}\n` }],
    [
      'the other texts',
      { city: '市'.repeat(80), description: '💧'.repeat(300), extra: 'é'.repeat(600) },
    ],
    ['12 services', { services: Array(12).fill('pipes') }],
    ['no services', { services: [] }],
    ['every language', { languages: ['es', 'pt', 'fr', 'tr', 'ru', 'de'] }],
    ['a language twice', { languages: ['es', 'es'] }],
    ['a toll-free business', { business_phone: '+1 (800) 442-1234' }],
    ['no day open', { hours: {} }],
    ['short days', { hours: { mon: { open: '12:00 am', close: '12:00 PM' }, 'TUE ': 'Closed' } }],
  ])('%s', async (_what, wishes) => {
    const { api } = await world.account()
    expect(await api.post('/lines', { ...LINE_SETUP, ...wishes })).toMatchObject({ status: 201 })
  })

  test('what people write is kept as they wrote it', async () => {
    const { api, accountId } = await world.account()
    const business_name = `O'Brien & Söhne <script>"💧"</script> \\ %00 \${x}`
    const { body } = await api.post<{ business_name: string }>('/lines', {
      ...LINE_SETUP,
      business_name,
    })
    expect(body.business_name).toBe(business_name)
    const line = await world.app.db.line.findFirstOrThrow({ where: { accountId } })
    expect(line.businessName).toBe(business_name)
  })
})
