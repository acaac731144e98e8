import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ANY_ADDRESS, a2aOf, newAddress } from '../support/a2a.ts'
import { graphqlClient } from '../support/graphql-client.ts'
import { directoryOf, forwardCall, openListedLine, proveByCode } from '../support/listed-line.ts'
import { openLiveLine, setUpLine } from '../support/live-line.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World

beforeAll(async () => {
  world = await openWorld({ settings: ANY_ADDRESS })
})
afterAll(() => world.close())

let phones = 0

/** A business phone that no other line in this file has. */
function newPhone(): string {
  phones += 1
  return `+1512842${3_000 + phones}`
}

/** The directory's answer about a number: the business's entry, or the status. */
async function resolve(number: string) {
  const response = await fetch(`${world.url}/a2a/resolve?number=${encodeURIComponent(number)}`, {
    headers: { 'x-forwarded-for': newAddress() },
  })
  const body = (await response.json()) as { business?: string; agent_card?: string }
  return response.status === 200 ? body : response.status
}

test('opting in lists the line’s number at once, and the business phone once its code was entered', async () => {
  const phone = newPhone()
  const line = await openLiveLine(world, { business_phone: phone, city: 'Austin' })
  const directory = directoryOf(world, line.owner.key, line.lineId)
  const before = await directory.show()
  expect(before.directory).toEqual({
    optedIn: false,
    agentCard: null,
    ownCardUrl: null,
    trade: null,
    town: null,
    numbers: [
      { number: line.number, state: 'OPTED_OUT' },
      { number: phone, state: 'OPTED_OUT' },
    ],
  })
  expect([await resolve(line.number), await resolve(phone)]).toEqual([404, 404])

  const { directory: listed } = await directory.optIn({ trade: 'Plumber' })
  const agentCard = expect.stringMatching(
    /^http:.+\/agents\/lopez-plumbing-[a-z0-9]{8}\/agent-card\.json$/,
  )
  expect(listed).toEqual({
    optedIn: true,
    agentCard,
    ownCardUrl: null,
    trade: 'Plumber',
    town: 'Austin',
    numbers: [
      { number: line.number, state: 'LISTED' },
      { number: phone, state: 'UNPROVEN' },
    ],
  })
  const found = {
    agent_card: listed?.agentCard,
    business: 'Lopez Plumbing',
    trade: 'Plumber',
    town: 'Austin',
  }
  expect(await resolve(line.number)).toEqual({ number: line.number, ...found })
  expect(await resolve(phone)).toBe(404)

  // Any caller can claim that the phone forwarded the call.
  await forwardCall(world, line, phone)
  expect(await resolve(phone)).toBe(404)
  await proveByCode(world, { ...line, directory }, phone)
  expect(await resolve(phone)).toEqual({ number: phone, ...found })
  const { body } = await line.owner.api.get<{ directory: object }>(`/lines/${line.lineId}`)
  expect(body.directory).toEqual({ opted_in: true, agent_card: listed?.agentCard })
})

test('a code that was entered before the opting in has proven the phone already', async () => {
  const phone = newPhone()
  const line = await openLiveLine(world, { business_phone: phone })
  const directory = directoryOf(world, line.owner.key, line.lineId)
  await proveByCode(world, { ...line, directory }, phone)
  expect(await resolve(phone)).toBe(404)
  await directory.optIn()
  expect(await resolve(phone)).toMatchObject({ business: 'Lopez Plumbing' })
})

test('opting out takes both numbers, the card and the agent away at once; opting in again brings the same back', async () => {
  const phone = newPhone()
  const { directory, number, card, slug, owner, lineId } = await openListedLine(world, {
    business_phone: phone,
  })
  await directory.approve()
  expect(await resolve(phone)).toMatchObject({ agent_card: card })
  const { directory: out } = await directory.optOut()
  expect(out).toMatchObject({ optedIn: false, agentCard: null })
  expect([await resolve(number), await resolve(phone)]).toEqual([404, 404])
  const gone = await fetch(card)
  expect([gone.status, await gone.json()]).toEqual([
    404,
    { error: { code: 'not_found', message: 'No such agent.' } },
  ])
  const { status, body } = await a2aOf(world, `/agents/${slug}/a2a`).send([{ text: 'Hello' }])
  expect([status, body.error?.code, body.error?.data?.[0]?.reason]).toEqual([
    200,
    -32000,
    'NOT_FOUND',
  ])
  expect((await owner.api.get<{ directory: object }>(`/lines/${lineId}`)).body.directory).toEqual({
    opted_in: false,
    agent_card: null,
  })
  await directory.optIn()
  expect([await resolve(number), await resolve(phone)]).toEqual([
    expect.objectContaining({ agent_card: card }),
    expect.objectContaining({ agent_card: card }),
  ])
  expect((await fetch(card)).status).toBe(200)
})

test('a card of the owner’s own is handed out as it is, and the hosted agent is not there then', async () => {
  const own = 'https://agents.lopez.example/card.json'
  const { directory, number, card, slug } = await openListedLine(world)
  await directory.optIn({ ownCardUrl: own, trade: 'Plumber' })
  expect(await resolve(number)).toMatchObject({ agent_card: own, trade: 'Plumber' })
  expect((await directory.show()).directory).toMatchObject({
    optedIn: true,
    agentCard: own,
    ownCardUrl: own,
  })
  expect((await fetch(card)).status).toBe(404)
  expect((await a2aOf(world, `/agents/${slug}/a2a`).call('ListTasks')).body.error?.code).toBe(
    -32000,
  )
  await directory.optIn()
  expect(await resolve(number)).toMatchObject({ agent_card: card, trade: null })
})

test('a line that is closed resolves no more, whoever closed it', async () => {
  const phone = newPhone()
  const { directory, number, card, lineId } = await openListedLine(world, { business_phone: phone })
  await directory.approve()
  await world.app.db.line.updateMany({
    where: { id: lineId },
    data: { status: 'closed', closedAt: new Date() },
  })
  expect([await resolve(number), await resolve(phone), (await fetch(card)).status]).toEqual([
    404, 404, 404,
  ])
  expect(await directory.optIn()).toMatchObject({ code: 'invalid_request', field: ['lineId'] })
  expect(await directory.approve()).toMatchObject({ code: 'invalid_request', field: ['lineId'] })
})

test('a line that changes its name and phone is listed as it is now', async () => {
  const [phone, other] = [newPhone(), newPhone()]
  const { directory, number, lineId, owner } = await openListedLine(world, {
    business_phone: phone,
  })
  await directory.approve()
  const change = graphqlClient(world.url, owner.key)
  await change(`mutation { lineUpdate(id: "${lineId}", input: {
    businessName: "Reyes Plumbing", businessPhone: "${other}" }) { __typename } }`)
  expect(await resolve(number)).toMatchObject({ business: 'Reyes Plumbing' })
  expect([await resolve(phone), await resolve(other)]).toEqual([404, 404])
})

describe('two accounts claim one phone', () => {
  test('who has proven it resolves; who has not does not', async () => {
    const phone = newPhone()
    const [first, second] = await Promise.all([
      openListedLine(world, { business_phone: phone, business_name: 'First' }),
      openListedLine(world, { business_phone: phone, business_name: 'Second' }),
    ])
    expect(await resolve(phone)).toBe(404)
    await proveByCode(world, second, phone)
    expect(await resolve(phone)).toMatchObject({ business: 'Second' })
    await first.directory.optIn()
    expect(await resolve(phone)).toMatchObject({ business: 'Second' })
    const states = async (line: typeof first) =>
      (await line.directory.show()).directory?.numbers[1]?.state
    expect([await states(first), await states(second)]).toEqual(['UNPROVEN', 'LISTED'])
    // Also proven, but later: the holder keeps it until it opts out.
    await proveByCode(world, first, phone)
    expect([await states(first), await states(second)]).toEqual(['HELD_BY_ANOTHER', 'LISTED'])
    await second.directory.optOut()
    expect(await resolve(phone)).toMatchObject({ business: 'First' })
  })

  test('staff decides', async () => {
    const phone = newPhone()
    const first = await openListedLine(world, { business_phone: phone, business_name: 'First' })
    await proveByCode(world, first, phone)
    const second = await openListedLine(world, { business_phone: phone, business_name: 'Second' })
    const approved = await second.directory.approve()
    expect(approved.directory?.numbers).toEqual([
      { number: second.number, state: 'LISTED' },
      { number: phone, state: 'LISTED' },
    ])
    expect(await resolve(phone)).toMatchObject({ business: 'Second' })
    expect(await resolve(first.number)).toMatchObject({ business: 'First' })
  })

  test('both prove it at the same moment: one has it, and every number has one row', async () => {
    const phone = newPhone()
    const names = ['One', 'Two', 'Three']
    const lines = await Promise.all(
      names.map((name) => openListedLine(world, { business_phone: phone, business_name: name })),
    )
    await Promise.all(
      lines.flatMap((line) => [proveByCode(world, line, phone), line.directory.optIn()]),
    )
    const found = await resolve(phone)
    expect(names).toContain((found as { business: string }).business)
    const states = await Promise.all(
      lines.map(async ({ directory }) => (await directory.show()).directory?.numbers[1]?.state),
    )
    expect(states.filter((state) => state === 'LISTED')).toHaveLength(1)
    expect(states.filter((state) => state === 'HELD_BY_ANOTHER')).toHaveLength(2)
  })

  test('a number that we gave to a line is that line’s, also against a claim that staff approves', async () => {
    const target = await openListedLine(world, { business_name: 'Target' })
    const thief = await openListedLine(world, {
      business_phone: target.number,
      business_name: 'Thief',
    })
    await proveByCode(world, thief, target.number)
    expect(await resolve(target.number)).toMatchObject({ business: 'Target' })
    await thief.directory.approve()
    expect(await resolve(target.number)).toMatchObject({ business: 'Target' })
    await target.directory.optOut()
    await thief.directory.optIn()
    expect(await resolve(target.number)).toBe(404)
  })
})

test('opting in and out at once ends as one of the two', async () => {
  const { directory, number } = await openListedLine(world)
  await Promise.all(
    Array.from({ length: 6 }, (_, turn) => (turn % 2 ? directory.optIn() : directory.optOut())),
  )
  const { directory: shown } = await directory.show()
  expect(await resolve(number)).toEqual(shown?.optedIn ? expect.any(Object) : 404)
})

test.each([
  ['ownCardUrl', { ownCardUrl: 'http://biz.example/card' }],
  ['trade', { trade: 'x'.repeat(81) }],
  ['trade', { trade: 'a\0b' }],
])('opting in is refused by the name of the field: %s', async (field, wishes) => {
  const line = await openLiveLineOnce()
  const directory = directoryOf(world, line.owner.key, line.lineId)
  expect(await directory.optIn(wishes)).toMatchObject({ code: 'invalid_request', field: [field] })
})

let kept: Promise<Awaited<ReturnType<typeof openLiveLine>>> | undefined
function openLiveLineOnce() {
  kept ??= openLiveLine(world)
  return kept
}

test('a line that is not paid cannot be listed, nor another account’s', async () => {
  const owner = await world.account()
  const { setup_id: lineId } = await setUpLine(owner.api)
  expect(await directoryOf(world, owner.key, lineId).optIn()).toMatchObject({ field: ['lineId'] })
  const stranger = await world.account()
  const { lineId: live } = await openLiveLineOnce()
  const theirs = directoryOf(world, stranger.key, live)
  expect([await theirs.optIn(), await theirs.optOut()]).toEqual([
    expect.objectContaining({ code: 'not_found' }),
    expect.objectContaining({ code: 'not_found' }),
  ])
  expect(await directoryOf(world, owner.key, 'line_x').approve()).toMatchObject({
    code: 'not_found',
  })
})

describe('scopes', () => {
  const id = 'line_01jd0000000000000000000000'
  test.each([
    [
      'directoryOptIn',
      `mutation { directoryOptIn(lineId: "${id}") { ... on ApiError { code } } }`,
      'not_found',
      'forbidden',
    ],
    [
      'directoryOptOut',
      `mutation { directoryOptOut(lineId: "${id}") { ... on ApiError { code } } }`,
      'not_found',
      'forbidden',
    ],
    [
      'directoryApprove',
      `mutation { directoryApprove(lineId: "${id}") { ... on ApiError { code } } }`,
      'forbidden',
      'not_found',
    ],
    [
      'directoryLookUp',
      '{ directoryLookUp(number: "+14155550100") { number } }',
      'forbidden',
      'forbidden',
    ],
    ['businessAgent', '{ businessAgent(slug: "x") { slug } }', 'forbidden', 'forbidden'],
    [
      'businessAgentTell',
      'mutation { businessAgentTell(input: { slug: "x", messageId: "m", text: "x" }) { ... on ApiError { code } } }',
      'forbidden',
      'forbidden',
    ],
  ])('%s', async (_name, document, forKey, forStaff) => {
    const { owner } = await openLiveLineOnce()
    const verdict = async (token?: string) => {
      const { data, errors } = await graphqlClient(world.url, token)(document)
      const member = Object.values(data ?? {})[0] as { code?: string } | null | undefined
      return errors?.[0]?.extensions?.code ?? member?.code
    }
    expect(await verdict()).toBe('forbidden')
    expect(await verdict(owner.key)).toBe(forKey)
    expect(await verdict(world.app.staffToken)).toBe(forStaff)
  })
})
