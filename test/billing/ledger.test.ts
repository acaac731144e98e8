import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adjust, buy, charge, grantFree, reserve, reverse } from '../../src/billing/ledger.ts'
import type { WalletKey } from '../../src/billing/post-entry.ts'
import { settleReservation } from '../../src/billing/settle-reservation.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { newWallet, openDb, readBooks } from '../support/wallet.ts'

let database: TestDatabase
let open: ReturnType<typeof openDb>
const at = new Date('2026-11-21T09:00:00.000Z')
const fact = (sourceId: string, seconds: number) => ({ sourceId, seconds, reason: 'test', at })

beforeAll(async () => {
  database = await createTestDatabase()
  open = openDb(database.url)
})
afterAll(async () => {
  await open.close()
  await database.drop()
})

async function expectBalanced(wallet: WalletKey) {
  const books = await readBooks(open.db, wallet)
  expect(books).toMatchObject({ numberedWithoutGap: true, runningBalanceRight: true })
  expect(books.sumSeconds).toBe(books.wallet.balanceSeconds)
  expect(books.sumReservedSeconds).toBe(books.wallet.reservedSeconds)
  return books
}

test('a fact told twice is posted once', async () => {
  const wallet = await newWallet(open.db, 'line')
  expect(await buy(open.db, wallet, fact('pack_1', 2_400))).toMatchObject({ outcome: 'posted' })
  expect(await buy(open.db, wallet, fact('pack_1', 2_400))).toEqual({ outcome: 'repeated' })
  expect((await expectBalanced(wallet)).wallet.balanceSeconds).toBe(2_400)
})

test('a call is charged below zero, a free one leaves its reason', async () => {
  const wallet = await newWallet(open.db, 'line')
  await buy(open.db, wallet, fact('pack_1', 60))
  await charge(open.db, wallet, fact('call_1', 90))
  await charge(open.db, wallet, { ...fact('call_2', 0), reason: 'Free: recognized robocall' })
  const { wallet: after, entries } = await expectBalanced(wallet)
  expect(after.balanceSeconds).toBe(-30)
  expect(entries.at(-1)).toMatchObject({ seconds: 0, reason: 'Free: recognized robocall' })
})

test('a reservation is settled once: charged for what was used, the rest released', async () => {
  const wallet = await newWallet(open.db, 'meetings')
  await grantFree(open.db, wallet, fact('acct', 1_800))
  await reserve(open.db, wallet, fact('mtg_1', 1_200))
  const used = { sourceId: 'mtg_1', usedSeconds: 120, reason: 'used', at }
  expect(await settleReservation(open.db, wallet, used)).toMatchObject({
    outcome: 'settled',
    chargedSeconds: 120,
  })
  expect(await settleReservation(open.db, wallet, used)).toEqual({ outcome: 'not_held' })
  const { wallet: after } = await expectBalanced(wallet)
  expect(after).toMatchObject({ balanceSeconds: 1_680, reservedSeconds: 0, freeSeconds: 1_680 })
})

test('more than was reserved is never charged', async () => {
  const wallet = await newWallet(open.db, 'meetings')
  await grantFree(open.db, wallet, fact('acct', 600))
  await reserve(open.db, wallet, fact('mtg_1', 60))
  await settleReservation(open.db, wallet, {
    sourceId: 'mtg_1',
    usedSeconds: 600,
    reason: 'late',
    at,
  })
  expect((await expectBalanced(wallet)).wallet.balanceSeconds).toBe(540)
})

test('what is reserved cannot be reserved or adjusted away', async () => {
  const wallet = await newWallet(open.db, 'meetings')
  await buy(open.db, wallet, fact('pack_1', 600))
  await reserve(open.db, wallet, fact('mtg_1', 500))
  expect(await reserve(open.db, wallet, fact('mtg_2', 101))).toEqual({ outcome: 'refused' })
  expect(await adjust(open.db, wallet, 'meetings', fact('note_1', -101))).toEqual({
    outcome: 'refused',
  })
  expect(await adjust(open.db, wallet, 'meetings', fact('note_2', -100))).toMatchObject({
    outcome: 'posted',
  })
  await expectBalanced(wallet)
})

test('a refund of a line takes back what was spent already', async () => {
  const wallet = await newWallet(open.db, 'line')
  await buy(open.db, wallet, fact('pack_1', 600))
  await charge(open.db, wallet, fact('call_1', 400))
  await reverse(open.db, wallet, fact('re_1', -600))
  await reverse(open.db, wallet, fact('re_1', -600))
  expect((await expectBalanced(wallet)).wallet.balanceSeconds).toBe(-400)
})

test('entries cannot be changed', async () => {
  const wallet = await newWallet(open.db, 'line')
  await buy(open.db, wallet, fact('pack_1', 600))
  const changed = open.db.ledgerEntry.updateMany({ where: wallet, data: { seconds: 6_000 } })
  await expect(changed).rejects.toThrow('append-only')
})

const lineFact = fc.record({
  kind: fc.constantFrom('buy' as const, 'charge' as const, 'adjust' as const),
  source: fc.integer({ min: 1, max: 6 }),
  seconds: fc.integer({ min: 1, max: 5_000 }),
})

test('in whatever order and however often line facts arrive, at once, the balance is the sum of the facts', async () => {
  const post = {
    buy,
    charge,
    adjust: (...[tx, wallet, it]: Parameters<typeof buy>) => adjust(tx, wallet, 'line', it),
  }
  await fc.assert(
    fc.asyncProperty(fc.array(lineFact, { minLength: 1, maxLength: 30 }), async (told) => {
      const wallet = await newWallet(open.db, 'line')
      // The same (kind, source) is the same fact, so it has the same seconds each time it is repeated.
      const facts = new Map(told.map((it) => [`${it.kind}${it.source}`, it]))
      const telling = told.map(({ kind, source }) => facts.get(`${kind}${source}`) ?? told[0])
      await Promise.all(
        telling.map(
          (it) => it && post[it.kind](open.db, wallet, fact(`${it.kind}_${it.source}`, it.seconds)),
        ),
      )
      const wanted = [...facts.values()].reduce(
        (sum, { kind, seconds }) => sum + (kind === 'charge' ? -seconds : seconds),
        0,
      )
      expect((await expectBalanced(wallet)).wallet.balanceSeconds).toBe(wanted)
    }),
    { numRuns: 30 },
  )
})

const meetingStep = fc.record({
  act: fc.constantFrom('reserve' as const, 'settle' as const, 'release' as const, 'buy' as const),
  meeting: fc.integer({ min: 1, max: 5 }),
  seconds: fc.integer({ min: 1, max: 900 }),
})

test('whatever is reserved, settled and released at once, minutes are never used twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(meetingStep, { minLength: 1, maxLength: 40 }), async (steps) => {
      const wallet = await newWallet(open.db, 'meetings')
      await grantFree(open.db, wallet, fact('acct', 1_800))
      await Promise.all(steps.map((step) => takeStep(wallet, step)))
      const { wallet: after, entries } = await expectBalanced(wallet)
      expect(after.reservedSeconds).toBeGreaterThanOrEqual(0)
      expect(after.reservedSeconds).toBeLessThanOrEqual(after.balanceSeconds)
      for (const reserved of entries.filter(({ kind }) => kind === 'meeting_reserved')) {
        const ends = entries.filter(
          ({ kind, sourceId }) => kind === 'meeting_released' && sourceId === reserved.sourceId,
        )
        expect(ends.length).toBeLessThanOrEqual(1)
      }
    }),
    { numRuns: 30 },
  )
})

async function takeStep(
  wallet: WalletKey,
  { act, meeting, seconds }: { act: string; meeting: number; seconds: number },
) {
  const sourceId = `mtg_${meeting}`
  if (act === 'reserve') return reserve(open.db, wallet, fact(sourceId, seconds))
  if (act === 'buy') return buy(open.db, wallet, fact(`pack_${meeting}`, 600))
  const usedSeconds = act === 'settle' ? seconds : 0
  return settleReservation(open.db, wallet, { sourceId, usedSeconds, reason: act, at })
}
