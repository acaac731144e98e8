import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Api } from '../support/api.ts'
import { openLiveLine, setUpLine } from '../support/live-line.ts'
import { makeCall, makeCalls, ring } from '../support/made-calls.ts'
import { openWorld, type World } from '../support/world.ts'

const CALLS = 1_000
const MESSAGES = 60
const BUSY_CALLS = 200

let world: World
let live: Awaited<ReturnType<typeof openLiveLine>>
let busy: Awaited<ReturnType<typeof openLiveLine>>
let held: Date | undefined

beforeAll(async () => {
  world = await openWorld({
    clock: { now: () => held ?? new Date() },
    settings: { RATE_LIMIT_PER_MINUTE: '100000' },
  })
  live = await openLiveLine(world)
  busy = await openLiveLine(world)
  // All that follows happens at one instant.
  held = new Date()
  const { app } = world
  const call = { to: live.number, from: '+13105550000' }
  const says = ['This is Ana Ruiz, my water heater is leaking. Please call me back at this number.']
  await makeCalls(MESSAGES, () => makeCall(app, { ...call, says }))
  // A call's place in the list is set when it is answered; a thousand hang-ups would take half a minute.
  await makeCalls(CALLS - MESSAGES, () => ring(app, call))
  await makeCalls(BUSY_CALLS, () => ring(app, { ...call, to: busy.number }))
  await app.pool.query(
    `UPDATE calls SET status = 'ended', ended_at = at WHERE status = 'in_progress'`,
  )
})
afterAll(() => world.close())

type Item = { id: string; at: string }

/** All pages of a list, newest first; `between` runs after each page. */
async function walk(
  api: Api,
  path: string,
  limit: number,
  between: () => Promise<unknown> = async () => {},
) {
  const pages: Item[][] = []
  let before = ''
  for (;;) {
    const { body } = await api.get<{ items: Item[]; next_before: string | null }>(
      `${path}?limit=${limit}${before}`,
    )
    pages.push(body.items)
    if (body.next_before === null) return pages
    expect(body.next_before).toBe(body.items.at(-1)?.at)
    before = `&before=${encodeURIComponent(body.next_before)}`
    await between()
  }
}

function expectNewestFirst(items: Item[]) {
  const times = items.map(({ at }) => Date.parse(at))
  expect(times).toEqual(times.toSorted((a, b) => b - a))
  expect(new Set(times).size).toBe(times.length)
}

test('1,000 calls of one instant page out exactly once with limit 7', async () => {
  const pages = await walk(live.owner.api, `/lines/${live.lineId}/calls`, 7)
  const items = pages.flat()
  const stored = await world.app.db.call.findMany({ where: { lineId: live.lineId } })
  expect(items).toHaveLength(CALLS)
  expect(new Set(items.map(({ id }) => id))).toEqual(new Set(stored.map(({ id }) => id)))
  expect(pages.map((page) => page.length)).toEqual([...Array(142).fill(7), 6])
  expectNewestFirst(items)
})

test('messages of one instant page out exactly once with limit 7', async () => {
  const pages = await walk(live.owner.api, `/lines/${live.lineId}/messages`, 7)
  const stored = await world.app.db.message.findMany({ where: { lineId: live.lineId } })
  expect(stored).toHaveLength(MESSAGES)
  expect(
    pages
      .flat()
      .map(({ id }) => id)
      .sort(),
  ).toEqual(stored.map(({ id }) => id).sort())
  expectNewestFirst(pages.flat())
})

test('a list that ends with a full page has no further one', async () => {
  const pages = await walk(live.owner.api, `/lines/${live.lineId}/messages`, MESSAGES / 2)
  expect(pages.map((page) => page.length)).toEqual([MESSAGES / 2, MESSAGES / 2])
})

test('25 is the default, and 100 the most', async () => {
  const counted = async (query: string) =>
    (await live.owner.api.get<{ items: Item[] }>(`/lines/${live.lineId}/calls${query}`)).body.items
      .length
  expect(await counted('')).toBe(25)
  expect(await counted('?limit=100')).toBe(100)
})

test('calls that come in during the walk neither repeat nor hide those that were there', async () => {
  const path = `/lines/${busy.lineId}/calls`
  const before = (await walk(busy.owner.api, path, 100)).flat().map(({ id }) => id)
  const during = await walk(busy.owner.api, path, 20, () =>
    makeCall(world.app, { to: busy.number, from: '+15128422672' }),
  )
  expect(during.flat().map(({ id }) => id)).toEqual(before)
})

test('lines page out exactly once too, set-ups that were made at one instant', async () => {
  const { api } = await world.account()
  const made = await Promise.all(Array.from({ length: 16 }, () => setUpLine(api)))
  const pages = await walkLines(api)
  expect(pages.map((page) => page.length)).toEqual([7, 7, 2])
  expect(pages.flat().sort()).toEqual(made.map(({ setup_id }) => setup_id).sort())
})

async function walkLines(api: Api): Promise<string[][]> {
  type Page = { items: { id: string }[]; next_before: string | null }
  const pages: string[][] = []
  for (let before = ''; ; ) {
    const { body } = await api.get<Page>(`/lines?limit=7${before}`)
    pages.push(body.items.map(({ id }) => id))
    if (body.next_before === null) return pages
    before = `&before=${body.next_before}`
  }
}
