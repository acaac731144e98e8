import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordsOf } from '../support/line-records.ts'
import { openLiveLine } from '../support/live-line.ts'
import { phoneOf } from '../support/phone.ts'
import { scriptedReceptionist } from '../support/scripted-receptionist.ts'
import { readBooks } from '../support/wallet.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  // A clock that stands still gives every call the same time.
  const now = new Date()
  world = await openWorld({
    clock: { now: () => now },
    settings: { RATE_LIMIT_PER_MINUTE: '10000' },
  })
  world.app.receptionist = scriptedReceptionist
})
afterAll(() => world.close())

test('fifty callers at one time are all answered, noted apart and charged', async () => {
  const line = await openLiveLine(world)
  const callers = Array.from({ length: 50 }, (_, index) => ({
    from: `+1212345${String(1_000 + index)}`,
    duration_seconds: 10 + index,
  }))
  const outcomes = await Promise.all(
    callers.map((caller, index) =>
      phoneOf(world).call(line.number, [{ say: `note number ${index}` }, { say: 'bye' }], caller),
    ),
  )
  expect(outcomes.filter(({ answered }) => !answered)).toEqual([])
  expect(outcomes.map(({ transcript }) => transcript.length)).toEqual(callers.map(() => 5))

  const calls = await recordsOf(world, line).calls(50)
  expect(new Set(calls.map(({ at }) => at)).size).toBe(50)
  const messages = await recordsOf(world, line).messages(50)
  expect(new Set(messages.map(({ message }) => message)).size).toBe(50)

  const books = await readBooks(world.app.db, {
    accountId: line.owner.accountId,
    walletId: line.lineId,
  })
  const billed = callers.reduce((sum, { duration_seconds: told }) => sum + Math.max(20, told), 0)
  expect(books).toMatchObject({ numberedWithoutGap: true, runningBalanceRight: true })
  expect(books.sumSeconds).toBe(2_400 - billed)
  expect(books.wallet.balanceSeconds).toBe(2_400 - billed)
})
