import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addSeconds } from '../../src/kernel/clock.ts'
import { graphqlClient } from '../support/graphql-client.ts'
import { phoneOf } from '../support/phone.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
/** How far the product's clock is ahead. */
let aheadSeconds = 0

beforeAll(async () => {
  world = await openWorld({ clock: { now: () => addSeconds(new Date(), aheadSeconds) } })
})
beforeEach(() => {
  aheadSeconds = 0
})
afterAll(() => world.close())

type Owner = Awaited<ReturnType<World['account']>>
type Made = { test_number_e164: string; test_code: string; hear_url: string }

async function make({ api }: Owner, businessName: string) {
  const order = { business_name: businessName, trade: 'vet', timezone: 'America/Chicago' }
  return (await api.post<Made>('/test-lines', order)).body
}

const LIST = `{ testLines {
  businessName trade timeZone testNumberE164 testCode hearUrl createdAt expiresAt callsAllowed callsLeft
} }`

async function list({ key }: Owner) {
  const { data } = await graphqlClient(world.url, key)(LIST)
  return (data as { testLines: { businessName: string; callsLeft: number }[] }).testLines
}

test('the lines whose codes work are listed newest first, with what is left of their calls', async () => {
  const owner = await world.account()
  expect(await list(owner)).toEqual([])
  const first = await make(owner, 'Lopez Vets')
  await phoneOf(world).call(first.test_number_e164, [{ press: first.test_code }])
  await fetch(`${first.hear_url}/calls`, { method: 'POST' })
  aheadSeconds = 1
  await make(owner, 'Reyes Vets')
  const lines = await list(owner)
  expect(lines.map(({ businessName, callsLeft }) => [businessName, callsLeft])).toEqual([
    ['Reyes Vets', 5],
    ['Lopez Vets', 3],
  ])
  const stored = await world.app.db.testLine.findFirstOrThrow({
    where: { accountId: owner.accountId, businessName: 'Lopez Vets' },
  })
  expect(lines[1]).toEqual({
    businessName: 'Lopez Vets',
    trade: 'vet',
    timeZone: 'America/Chicago',
    testNumberE164: first.test_number_e164,
    testCode: first.test_code,
    hearUrl: first.hear_url,
    createdAt: stored.createdAt.toISOString(),
    expiresAt: stored.expiresAt.toISOString(),
    callsAllowed: 5,
    callsLeft: 3,
  })
  expect(await list(await world.account())).toEqual([])
})

test('a code that expired is not listed, nor one that is somebody else’s by now', async () => {
  const owner = await world.account()
  const { test_code: code } = await make(owner, 'Lopez Vets')
  aheadSeconds = 86_399
  expect(await list(owner)).toHaveLength(1)
  aheadSeconds = 86_410
  expect(await list(owner)).toEqual([])
  const expiresAt = addSeconds(new Date(), 200_000)
  const holder = { accountId: 'acct_other', testLineId: 'test_other', expiresAt }
  await world.app.db.testLineCode.update({ where: { code }, data: holder })
  aheadSeconds = 0
  expect(await list(owner)).toEqual([])
})

test('where test lines are switched off there is no list either', async () => {
  const other = await openWorld({ workJobs: false, settings: { TEST_LINES: 'off' } })
  try {
    const { key } = await other.account()
    const { errors } = await graphqlClient(other.url, key)(LIST)
    expect(errors?.[0]?.extensions?.code).toBe('test_lines_unavailable')
  } finally {
    await other.close()
  }
})
