import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { graphqlClient } from '../support/graphql-client.ts'
import { untilQuiet } from '../support/line-books.ts'
import { openLiveLine, pay, setUpLine } from '../support/live-line.ts'
import { outsideOf } from '../support/outside.ts'
import { phoneOf } from '../support/phone.ts'
import { openProxy } from '../support/proxy.ts'
import { until } from '../support/until.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let carrier: Awaited<ReturnType<typeof openProxy>>
let outside: ReturnType<typeof outsideOf>

beforeAll(async () => {
  carrier = await openProxy()
  world = await openWorld({ settings: { TWILIO_API_BASE: carrier.url } })
  carrier.target = world.sandboxUrl
  outside = outsideOf(world.app.config)
})
afterEach(() => {
  carrier.befall = () => undefined
})
afterAll(async () => {
  await world.close()
  carrier.close()
})

type Changed = { code?: string; message?: string; field?: string[]; status?: string }

const asked = (key: string) => async (mutation: string, variables: object) => {
  const { data, errors } = await graphqlClient(world.url, key)(mutation, variables)
  if (!data?.line) throw new Error(JSON.stringify(errors))
  return data.line as Changed & Record<string, unknown>
}

const FIELDS = `... on Line { status businessName businessPhone ownerMobile city description services extra languages
  hours timeZone forwardingSeenAt closedAt } ... on ApiError { code message field }`

function change(key: string, id: string, input: object) {
  return asked(key)(
    `mutation ($id: ID!, $input: LineUpdateInput!) { line: lineUpdate(id: $id, input: $input) { ${FIELDS} } }`,
    { id, input },
  )
}

function close(key: string, id: string) {
  return asked(key)(`mutation ($id: ID!) { line: lineClose(id: $id) { ${FIELDS} } }`, { id })
}

const rowOf = (lineId: string) => world.app.db.line.findFirstOrThrow({ where: { id: lineId } })

describe('what a line knows', () => {
  test('changes by the rules of the set-up; what is left out stays, null empties', async () => {
    const { owner, lineId, number } = await openLiveLine(world, {
      city: 'Austin',
      extra: 'No gas.',
    })
    await world.app.db.line.updateMany({
      where: { id: lineId },
      data: { forwardingSeenAt: new Date() },
    })
    const input = {
      businessName: '  Reyes Roofing ',
      city: null,
      services: ['roofs'],
      languages: ['es', 'es'],
      hours: { mon: { open: '6pm', close: '2am' } },
    }
    expect(await change(owner.key, lineId, input)).toMatchObject({
      businessName: 'Reyes Roofing',
      businessPhone: '+15128422671',
      city: null,
      extra: 'No gas.',
      services: ['roofs'],
      languages: ['es'],
      hours: { Monday: { open: '6:00 PM', close: '2:00 AM' }, Tuesday: 'closed' },
      timeZone: 'America/Chicago',
      forwardingSeenAt: expect.any(String),
    })
    const call = await phoneOf(world).call(number, [])
    expect(call.transcript[0]?.text).toContain('Reyes Roofing')

    const moved = await change(owner.key, lineId, { businessPhone: '(206) 842-2671' })
    expect(moved).toMatchObject({ timeZone: 'America/Los_Angeles', forwardingSeenAt: null })
    expect((await rowOf(lineId)).businessName).toBe('Reyes Roofing')
  })

  test.each<[object, string[]]>([
    [{ businessName: ' ' }, ['businessName']],
    [{ businessPhone: '416 555 2671' }, ['businessPhone']],
    [{ ownerMobile: '800 555 2671' }, ['ownerMobile']],
    [{ services: Array(13).fill('a') }, ['services']],
    [{ services: ['a', 'x'.repeat(121)] }, ['services', '1']],
    [{ languages: ['tlh'] }, ['languages', '0']],
    [{ hours: { Monday: { open: '9', close: '5 PM' } } }, ['hours', 'Monday', 'open']],
    [{ hours: { Someday: 'closed' } }, ['hours', 'Someday']],
    [{ extra: 'x'.repeat(601) }, ['extra']],
  ])('%j is refused by its field, and nothing changes', async (input, field) => {
    const owner = await world.account()
    const { setup_id: id } = await setUpLine(owner.api)
    const before = await rowOf(id)
    const refused = await change(owner.key, id, { city: 'Reno', ...input })
    expect(refused).toMatchObject({ code: 'invalid_request' })
    expect(refused.field?.map(String)).toEqual(field)
    expect(await rowOf(id)).toEqual(before)
  })

  test('two that change different things at once both have their way', async () => {
    const owner = await world.account()
    const { setup_id: id } = await setUpLine(owner.api)
    const changes = [{ city: 'Reno' }, { extra: 'x' }, { services: ['a'] }, { languages: ['de'] }]
    await Promise.all(changes.map((input) => change(owner.key, id, input)))
    expect(await rowOf(id)).toMatchObject(Object.assign({}, ...changes))
  })
})

describe('a line is closed', () => {
  test('by many at once: it closes once, answers no more and its number goes back', async () => {
    const { owner, lineId, number } = await openLiveLine(world)
    const closed = await Promise.all(Array.from({ length: 6 }, () => close(owner.key, lineId)))
    expect(new Set(closed.map(({ status }) => status))).toEqual(new Set(['CLOSED']))
    expect(new Set(closed.map(({ closedAt }) => closedAt)).size).toBe(1)
    await untilQuiet(world.app)
    expect(await outside.numbers(lineId)).toEqual([])
    const [kept] = await world.app.db.phoneNumber.findMany({ where: { lineId } })
    expect(kept).toMatchObject({ e164: number, releasedAt: expect.any(Date) })
    const { rows } = await world.app.pool.query(
      `SELECT 1 FROM pgboss.job WHERE name = 'release_line' AND data->>'lineId' = $1`,
      [lineId],
    )
    expect(rows).toHaveLength(1)
    expect(await change(owner.key, lineId, { city: 'Reno' })).toMatchObject({
      code: 'invalid_request',
      message: 'This line is closed.',
    })
    expect((await rowOf(lineId)).city).toBeNull()
  })

  test('unpaid: its payment page closes too', async () => {
    const owner = await world.account()
    const { setup_id: id, checkout_url } = await setUpLine(owner.api)
    await close(owner.key, id)
    await untilQuiet(world.app)
    await expect(pay(checkout_url)).rejects.toThrow('410')
    await until(
      'the purchase has expired',
      () => world.app.db.purchase.findFirstOrThrow({ where: { lineId: id } }),
      ({ status }) => status === 'expired',
    )
  })

  test('while its number is being bought: the number goes back', async () => {
    const owner = await world.account()
    const { setup_id: id, checkout_url } = await setUpLine(owner.api)
    let bought = false
    carrier.befall = async ({ method, path }) => {
      if (method !== 'POST' || !path.includes('/IncomingPhoneNumbers')) return undefined
      bought = true
      await close(owner.key, id)
      return undefined
    }
    await pay(checkout_url)
    await until(
      'the line is closed',
      () => rowOf(id),
      ({ status }) => status === 'closed',
    )
    await untilQuiet(world.app)
    expect(bought).toBe(true)
    expect(await outside.numbers(id)).toEqual([])
    expect((await rowOf(id)).status).toBe('closed')
    expect(await outside.mails(owner.email)).toEqual([])
  })
})

test('another account’s line is not there', async () => {
  const owner = await world.account()
  const stranger = await world.account()
  const { setup_id: id } = await setUpLine(owner.api)
  const before = await rowOf(id)
  expect(await change(stranger.key, id, { city: 'Reno' })).toMatchObject({ code: 'not_found' })
  expect(await close(stranger.key, id)).toMatchObject({ code: 'not_found' })
  expect(await close(owner.key, 'line_nonsense')).toMatchObject({ code: 'not_found' })
  expect(await rowOf(id)).toEqual(before)
})
