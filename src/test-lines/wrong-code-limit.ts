import type { App } from '../app.ts'
import { addSeconds } from '../kernel/clock.ts'
import type { Tx } from '../platform/db/prisma.ts'

/** Of ten thousand codes few are in use, so this many guesses a day find almost none. */
const WRONG_CODES_A_DAY = 10
const KEPT_SECONDS = 172_800

/** The UTC day, as a date. */
function dayOf(at: Date): Date {
  return new Date(at.toISOString().slice(0, 10))
}

/**
 * Callers who withhold their number cannot be told apart, so they have no daily count: one would lock out all. Only
 * the three tries of each call apply.
 */
export async function triedTooOften(app: App, caller: string | null): Promise<boolean> {
  if (caller === null) return false
  const key = { caller, day: dayOf(app.clock.now()) }
  const counted = await app.db.testCodeTries.findUnique({ where: { caller_day: key } })
  return counted !== null && counted.tries >= WRONG_CODES_A_DAY
}

/**
 * Takes one of the caller's tries; false if none is left today. Taken before the code is checked, so parallel calls
 * gain nothing; a right code gives it back (`giveBackTry`).
 */
export async function takeTry(app: App, tx: Tx, caller: string | null): Promise<boolean> {
  if (caller === null) return true
  const taken = await tx.$queryRaw<unknown[]>`
    INSERT INTO test_code_tries AS t (caller, day, tries)
    VALUES (${caller}, ${dayOf(app.clock.now())}::date, 1)
    ON CONFLICT (caller, day) DO UPDATE SET tries = t.tries + 1 WHERE t.tries < ${WRONG_CODES_A_DAY}
    RETURNING 1`
  return taken.length === 1
}

export async function giveBackTry(app: App, tx: Tx, caller: string | null) {
  if (caller === null) return
  await tx.testCodeTries.update({
    where: { caller_day: { caller, day: dayOf(app.clock.now()) } },
    data: { tries: { decrement: 1 } },
  })
}

/** Deletes counts from before yesterday. */
export async function forgetTries(app: App) {
  const before = dayOf(addSeconds(app.clock.now(), -KEPT_SECONDS))
  await app.db.testCodeTries.deleteMany({ where: { day: { lt: before } } })
}

/** The most tries in one call. */
export const TRIES_A_CALL_MAX = 3
