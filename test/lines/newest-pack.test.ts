import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLiveLine } from '../support/live-line.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

type Shown = {
  pack: string
  number: string | null
  forwarding: unknown[]
  checkout_url: string | null
}
type Owner = Awaited<ReturnType<typeof openLiveLine>>['owner']

async function show(owner: Owner, lineId: string) {
  return (await owner.api.get<Shown>(`/lines/${lineId}`)).body
}

async function buy(owner: Owner, lineId: string, pack: string) {
  const path = `/lines/${lineId}/minute-packs`
  const { status, body } = await owner.api.post<{ checkout_url: string }>(path, { pack })
  expect(status).toBe(200)
  return body.checkout_url
}

function statuses(lineId: string) {
  return world.app.db.purchase
    .findMany({ where: { lineId }, orderBy: { id: 'asc' } })
    .then((rows) => rows.map(({ pack, status }) => `${pack} ${status}`))
}

test('a pack that was only ordered is not the line’s pack, and a new order expires the former', async () => {
  const { owner, lineId } = await openLiveLine(world)
  const first = await show(owner, lineId)
  const ordered = await buy(owner, lineId, first.pack === 'min40' ? 'min200' : 'min40')
  expect((await show(owner, lineId)).pack).toBe(first.pack)
  await buy(owner, lineId, 'min40')
  const [paid, former, now] = await statuses(lineId)
  expect([paid, former?.split(' ')[1], now]).toEqual([
    `${first.pack} paid`,
    'expired',
    'min40 open',
  ])
  expect(await (await fetch(ordered)).text()).not.toMatch(/<button[^>]*>Pay/)
})

test('of many orders at once one payment page stays open, the newest', async () => {
  const { owner, lineId } = await openLiveLine(world)
  for (let round = 0; round < 5; round += 1) {
    await Promise.all(Array.from({ length: 8 }, () => buy(owner, lineId, 'min40')))
    const rows = await statuses(lineId)
    expect(rows.filter((row) => row === 'min40 open')).toHaveLength(1)
    expect(rows.at(-1)).toBe('min40 open')
  }
})

test('before any is paid, it is the one awaited', async () => {
  const owner = await world.account()
  const { body } = await owner.api.post<{ setup_id: string }>('/lines', {
    business_name: 'Lopez Plumbing',
    business_phone: '(512) 842-2671',
    owner_mobile: '(512) 842-2672',
    owner_confirmed_terms: true,
  })
  const url = await buy(owner as Owner, body.setup_id, 'min200')
  expect(await show(owner as Owner, body.setup_id)).toMatchObject({
    pack: 'min200',
    checkout_url: url,
  })
  expect(await statuses(body.setup_id)).toEqual(['min40 expired', 'min200 open'])
})

test('a closed line shows no number and no codes', async () => {
  const { owner, lineId } = await openLiveLine(world)
  expect(await show(owner, lineId)).toMatchObject({ number: expect.stringMatching(/^\+1/) })
  await world.app.db.line.updateMany({
    where: { id: lineId },
    data: { status: 'closed', closedAt: new Date() },
  })
  const { number, forwarding } = await show(owner, lineId)
  expect([number, forwarding]).toEqual([null, []])
  const listed = await owner.api.get<{ items: Shown[] }>('/lines')
  expect(listed.body.items.map((line) => [line.number, line.forwarding])).toEqual([[null, []]])
})
