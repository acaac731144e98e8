import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LINE_SETUP, openLiveLine, setUpLine } from '../support/live-line.ts'
import { makeCall } from '../support/made-calls.ts'
import { outsideOf } from '../support/outside.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let live: Awaited<ReturnType<typeof openLiveLine>>
/** A second line, so that its purchases and calls do not show on the first. */
let used: Awaited<ReturnType<typeof openLiveLine>>

beforeAll(async () => {
  world = await openWorld()
  live = await openLiveLine(world)
  used = await openLiveLine(world)
})
afterAll(() => world.close())

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
const time = expect.stringMatching(TIME)
const WEEK = {
  Monday: { open: '9:00 AM', close: '5:00 PM' },
  Tuesday: { open: '9:00 AM', close: '5:00 PM' },
  Wednesday: { open: '9:00 AM', close: '5:00 PM' },
  Thursday: { open: '9:00 AM', close: '5:00 PM' },
  Friday: { open: '9:00 AM', close: '5:00 PM' },
  Saturday: 'closed',
  Sunday: 'closed',
}
const AWAITING_LINE = {
  id: expect.stringMatching(/^line_[0-9a-z]{26}$/),
  status: 'awaiting_payment',
  business_name: LINE_SETUP.business_name,
  business_phone: '+15128422671',
  number: null,
  billing_mode: 'per_minute',
  balance: { seconds: 0, minutes_remaining: 0 },
  forwarding: [],
  forwarding_seen_at: null,
  hours: WEEK,
  hours_exceptions: [],
  languages: [],
  directory: { opted_in: false, agent_card: null },
  pack: 'min40',
  checkout_url: expect.stringMatching(/^http/),
  created_at: time,
  live_at: null,
}

describe('POST /lines', () => {
  test('answers exactly the ten fields of the contract, and waits for the payment', async () => {
    const { api, email } = await world.account()
    const { status, body } = await api.post<Record<string, unknown>>('/lines', LINE_SETUP)
    expect({ status, body }).toEqual({
      status: 201,
      body: {
        setup_id: AWAITING_LINE.id,
        status: 'awaiting_payment',
        business_name: 'Lopez Plumbing',
        business_phone: '+15128422671',
        pack: 'min40',
        billing_mode: 'per_minute',
        minutes: 40,
        price_cents: 1_000,
        checkout_url: expect.stringMatching(/^http/),
        // biome-ignore lint/suspicious/noThenProperty: the contract's name, and its value is text
        then: expect.stringContaining(email),
      },
    })
  })

  test('takes every field of the contract, and the dearer pack', async () => {
    const { api } = await world.account()
    const { status, body } = await api.post<Record<string, unknown>>('/lines', {
      ...LINE_SETUP,
      pack: 'min200',
      country: 'US',
      city: 'Austin',
      description: 'Plumbers for houses.',
      extra: 'We park in the back.',
      languages: ['es', 'de'],
      hours: { Monday: { open: '8:00 PM', close: '2:00 AM' }, Sunday: 'closed' },
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({ pack: 'min200', minutes: 200, price_cents: 5_000 })
    const line = await api.get<Record<string, unknown>>(`/lines/${body.setup_id}`)
    expect(line.body).toMatchObject({
      pack: 'min200',
      languages: ['es', 'de'],
      hours: { Monday: { open: '8:00 PM', close: '2:00 AM' }, Tuesday: 'closed' },
    })
  })

  test('buys nothing at the carrier before the payment', async () => {
    const { api, accountId, email } = await world.account()
    const { setup_id: lineId } = await setUpLine(api)
    const outside = outsideOf(world.app.config)
    expect(await outside.numbers(lineId)).toEqual([])
    expect(outside.sessions(email)).toHaveLength(1)
    expect(await outside.mails(email)).toEqual([])
    const line = await world.app.db.line.findFirstOrThrow({ where: { accountId } })
    expect(line).toMatchObject({ id: lineId, status: 'awaiting_payment', number: null })
    expect(await world.app.db.ledgerEntry.count({ where: { accountId, walletId: lineId } })).toBe(0)
    // The same query finds the number of a paid line, so it can find one.
    expect(await outside.numbers(live.lineId)).toHaveLength(1)
  })

  test('is refused with line_setup_unavailable when set-up is switched off', async () => {
    const closed = await openWorld({ settings: { LINE_SETUP: 'off' }, workJobs: false })
    const { api, accountId, email } = await closed.account()
    const { status, body } = await api.post('/lines', LINE_SETUP)
    expect({ status, body }).toEqual({
      status: 503,
      body: { error: { code: 'line_setup_unavailable', message: expect.any(String) } },
    })
    expect(await closed.app.db.line.count({ where: { accountId } })).toBe(0)
    expect(outsideOf(closed.app.config).sessions(email)).toEqual([])
    await closed.close()
  })
})

describe('GET /lines and GET /lines/{id}', () => {
  test('list set-ups that wait for payment, with where to pay, newest first', async () => {
    const { api } = await world.account()
    const first = await setUpLine(api)
    const second = await setUpLine(api)
    const { status, body } = await api.get<{ items: { id: string }[]; next_before: unknown }>(
      '/lines',
    )
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        items: [
          { ...AWAITING_LINE, id: second.setup_id, checkout_url: second.checkout_url },
          { ...AWAITING_LINE, id: first.setup_id, checkout_url: first.checkout_url },
        ],
        next_before: null,
      },
    })
    const one = await api.get(`/lines/${first.setup_id}`)
    expect(one).toMatchObject({ status: 200, body: body.items[1] })
  })

  test('show a live line with its number, balance and forwarding codes', async () => {
    const { status, body } = await live.owner.api.get<Record<string, unknown>>(
      `/lines/${live.lineId}`,
    )
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        ...AWAITING_LINE,
        id: live.lineId,
        status: 'live',
        number: expect.stringMatching(/^\+1\d{10}$/),
        balance: { seconds: 2_400, minutes_remaining: 40 },
        forwarding: expect.any(Array),
        checkout_url: null,
        live_at: time,
      },
    })
    const codes = body.forwarding as Record<string, unknown>[]
    expect(codes.length).toBeGreaterThan(0)
    for (const code of codes) {
      expect(Object.keys(code)).toEqual(['carrier', 'condition', 'start', 'stop', 'note'])
    }
  })
})

test('GET /account tells the account, its lines, the packs and the meeting minutes', async () => {
  const { api, accountId, email } = await world.account()
  const { setup_id: lineId } = await setUpLine(api)
  const { status, body } = await api.get('/account')
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      id: accountId,
      email,
      created_at: time,
      lines: [{ ...AWAITING_LINE, id: lineId }],
      minute_packs: [
        { pack: 'min40', minutes: 40, price_cents: 1_000 },
        { pack: 'min200', minutes: 200, price_cents: 5_000 },
      ],
      meeting_packs: [
        { pack: 'meet200', minutes: 200, price_cents: 900 },
        { pack: 'meet600', minutes: 600, price_cents: 2_400 },
        { pack: 'meet2000', minutes: 2_000, price_cents: 7_000 },
      ],
      meeting_minutes: { balance: 30, reserved: 0, available: 30, free: 30 },
      saved_recipients: [],
    },
  })
})

describe('POST /lines/{id}/minute-packs', () => {
  test('answers a checkout for another pack, with four fields', async () => {
    const { status, body } = await used.owner.api.post(`/lines/${used.lineId}/minute-packs`, {
      pack: 'min200',
    })
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        checkout_url: expect.stringMatching(/^http/),
        pack: 'min200',
        price_cents: 5_000,
        minutes: 200,
      },
    })
  })

  test.each([
    [{}, 'invalid_request'],
    [{ pack: 'min41' }, 'pack_not_available'],
    [{ pack: 'meet200' }, 'pack_not_available'],
    [{ pack: 'toString' }, 'pack_not_available'],
    [{ pack: 40 }, 'invalid_request'],
    [{ pack: null }, 'invalid_request'],
    [{ pack: ['min40'] }, 'invalid_request'],
  ])('refuses %j with %s, and makes no checkout', async (order, code) => {
    const sessions = outsideOf(world.app.config).sessions(used.owner.email).length
    const answer = await used.owner.api.post(`/lines/${used.lineId}/minute-packs`, order)
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { code, message: expect.stringMatching(/^pack: /) } },
    })
    expect(outsideOf(world.app.config).sessions(used.owner.email)).toHaveLength(sessions)
  })
})

describe('GET /lines/{id}/calls and /messages', () => {
  test('items carry the fields of the contract and no others', async () => {
    await makeCall(world.app, {
      to: used.number,
      from: '+13105550000',
      says: [
        'My name is Ana Ruiz and my water heater is leaking, please call me back.',
        'Yes, call me at this number.',
        'That is all, thank you.',
      ],
      seconds: 61.2,
    })
    const calls = await used.owner.api.get(`/lines/${used.lineId}/calls`)
    expect(calls).toMatchObject({ status: 200 })
    expect(calls.body).toEqual({
      items: [
        {
          id: expect.stringMatching(/^call_[0-9a-z]{26}$/),
          at: time,
          caller: '+13105550000',
          duration_seconds: 62,
          summary: expect.stringMatching(/\w/),
          urgent: expect.any(Boolean),
        },
      ],
      next_before: null,
    })
    const messages = await used.owner.api.get(`/lines/${used.lineId}/messages`)
    expect(messages.status).toBe(200)
    expect(messages.body).toEqual({
      items: [
        {
          id: expect.stringMatching(/^msg_[0-9a-z]{26}$/),
          at: time,
          name: expect.toSatisfy((name) => name === null || typeof name === 'string'),
          phone: '+13105550000',
          message: expect.stringContaining('water heater'),
          urgent: expect.any(Boolean),
        },
      ],
      next_before: null,
    })
  })

  test('a withheld caller is null, and a line without calls has an empty last page', async () => {
    const { owner, lineId, number } = await openLiveLine(world)
    const empty = { items: [], next_before: null }
    expect((await owner.api.get(`/lines/${lineId}/calls`)).body).toEqual(empty)
    expect((await owner.api.get(`/lines/${lineId}/messages`)).body).toEqual(empty)
    await makeCall(world.app, { to: number, from: 'anonymous' })
    expect((await owner.api.get(`/lines/${lineId}/calls`)).body).toMatchObject({
      items: [{ caller: null }],
    })
  })
})
