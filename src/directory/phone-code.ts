import { randomInt } from 'node:crypto'
import { z } from 'zod'
import { PhoneCodeWay } from '../../prisma/generated/client/enums.ts'
import type { Owner } from '../accounts/viewer.ts'
import type { App } from '../app.ts'
import { addSeconds } from '../kernel/clock.ts'
import { ApiError, notFound } from '../kernel/errors.ts'
import { isId } from '../kernel/ids.ts'
import { parseInput } from '../kernel/input/parse-input.ts'
import { LANGUAGES } from '../kernel/languages.ts'
import { sameSecret } from '../kernel/secrets/constant-time-compare.ts'
import { lockLine } from '../lines/lock-line.ts'
import type { Tx } from '../platform/db/prisma.ts'
import {
  KEPT_SECONDS,
  LIFE_SECONDS,
  refuseTooManyCodes,
  WRONG_TRIES_MAX,
} from './phone-code-limits.ts'
import { proveByCode } from './prove-phone.ts'

const CodeOrder = z.strictObject({
  way: z.enum(PhoneCodeWay),
  language: z.enum(LANGUAGES, `not one of ${LANGUAGES.join(', ')}`).default('en'),
})

/**
 * Calls the line's business phone, or sends it a text, with a code that its owner enters within ten minutes.
 * @returns the line's id
 * @throws {ApiError} not_found, not_enabled if texts are not sent here, rate_limited, invalid_request also for a line
 * that is not live
 */
export async function orderPhoneCode(app: App, viewer: Owner, lineId: string, input: unknown) {
  const { way, language } = parseInput(CodeOrder, input)
  if (way === 'text' && !app.config.smsFrom) {
    throw new ApiError('not_enabled', 'No texts are sent from here: have the code called.')
  }
  const { accountId } = viewer
  await app.db.$transaction(async (tx) => {
    const line = await lockOwnLine(tx, viewer, lineId)
    if (line.status !== 'live') {
      throw new ApiError('invalid_request', 'is not live', { field: ['lineId'] })
    }
    const e164 = line.businessPhone
    const now = app.clock.now()
    await refuseTooManyCodes(tx, { accountId, e164, now })
    await tx.phoneCode.updateMany({ where: { accountId, lineId }, data: { code: null } })
    const id = app.newId('code')
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const expiresAt = addSeconds(now, LIFE_SECONDS)
    const row = { accountId, lineId, id, e164, way, language, code, createdAt: now, expiresAt }
    await tx.phoneCode.create({ data: row })
    await app.jobs.enqueue(tx, 'send_phone_code', { accountId, lineId, codeId: id })
  })
  return lineId
}

/**
 * Checks the code that the owner entered: the phone is proven, and listed if the line is opted in. Five wrong codes
 * end it.
 * @returns the line's id
 * @throws {ApiError} not_found, invalid_request for a code that is wrong or too old
 */
export async function enterPhoneCode(app: App, viewer: Owner, lineId: string, typed: string) {
  const { accountId } = viewer
  // The count of wrong codes must stay, so nothing is thrown inside.
  const problem = await app.db.$transaction(async (tx) => {
    const line = await lockOwnLine(tx, viewer, lineId)
    const now = app.clock.now()
    const awaited = await tx.phoneCode.findFirst({
      where: { accountId, lineId, code: { not: null }, expiresAt: { gt: now } },
      orderBy: { createdAt: 'desc' },
    })
    if (!awaited?.code || awaited.e164 !== line.businessPhone) return GONE
    const where = { accountId_lineId_id: { accountId, lineId, id: awaited.id } }
    if (sameSecret(typed.replace(/\D/g, ''), awaited.code)) {
      await tx.phoneCode.update({ where, data: { code: null } })
      await proveByCode(tx, { accountId, lineId }, line.businessPhone, now)
      return undefined
    }
    const wrongTries = awaited.wrongTries + 1
    const isOver = wrongTries >= WRONG_TRIES_MAX
    await tx.phoneCode.update({ where, data: { wrongTries, ...(isOver ? { code: null } : {}) } })
    if (isOver) return 'is wrong for the fifth time: ask for a new code'
    const left = WRONG_TRIES_MAX - wrongTries
    return `is not the code that we sent: ${left} ${left === 1 ? 'try' : 'tries'} left`
  })
  if (problem) throw new ApiError('invalid_request', problem, { field: ['code'] })
  return lineId
}

const GONE = 'is not awaited any more: ask for a new code'

/** Whether a code is pending for the line's current phone, and until when. */
export async function awaitedCode(
  app: App,
  { accountId, lineId, e164 }: { accountId: string; lineId: string; e164: string },
) {
  return app.db.phoneCode.findFirst({
    where: { accountId, lineId, e164, code: { not: null }, expiresAt: { gt: app.clock.now() } },
    orderBy: { createdAt: 'desc' },
    select: { way: true, expiresAt: true },
  })
}

/** Daily counts are kept for two days. */
export async function forgetPhoneCodes(app: App) {
  const before = addSeconds(app.clock.now(), -KEPT_SECONDS)
  await app.db.phoneCode.deleteMany({ where: { createdAt: { lt: before } } })
}

async function lockOwnLine(tx: Tx, { accountId }: Owner, lineId: string) {
  if (!isId('line', lineId)) throw notFound('line')
  await lockLine(tx, { accountId, lineId })
  const line = await tx.line.findUnique({ where: { accountId_id: { accountId, id: lineId } } })
  if (!line) throw notFound('line')
  return line
}
