import type { App } from '../app.ts'
import { formatUsPhone } from '../kernel/phone.ts'
import { sameSecret } from '../kernel/secrets/constant-time-compare.ts'
import { servicesOf } from './test-line-facts.ts'
import { testNumber } from './test-number.ts'
import { TRIAL_HOUSE } from './trial-line.ts'

/** The contents of a test line's page. */
export type HearPage = {
  businessName: string
  testNumber: string
  testNumberE164: string
  testCode: string
  callsLeft: number
  expiresAt: Date
  timeZone: string
  /** Made on the front page by a visitor who was not signed in. */
  isTrial: boolean
  services: readonly string[]
  /** As the owner wrote them; null: Monday to Friday, 9 AM to 5 PM. */
  hoursText: string | null
}

export type HeldCode = { accountId: string; testLineId: string }

/** The test line of a link `{code}-{key}`. The key has 72 random bits; codes alone are few enough to be tried. */
export async function findByLink(
  app: App,
  link: string,
): Promise<(HeldCode & { expiresAt: Date }) | undefined> {
  const [, code = '', key = ''] = /^(\d{4})-([\w-]{12})$/.exec(link) ?? []
  if (!code || !app.config.testLines) return undefined
  const held = await app.db.testLineCode.findUnique({ where: { code } })
  const isOpen = held && held.expiresAt > app.clock.now() && sameSecret(key, held.hearKey)
  if (!isOpen) return undefined
  const { accountId, testLineId, expiresAt } = held
  return { accountId, testLineId, expiresAt }
}

/** Null for any link that is invalid, expired, or whose code now belongs to another. */
export async function readHearPage(app: App, link: string): Promise<HearPage | null> {
  const held = await findByLink(app, link)
  if (!held) return null
  const testLine = await app.db.testLine.findFirstOrThrow({
    where: { accountId: held.accountId, id: held.testLineId },
    include: { account: { select: { email: true } } },
  })
  const number = await testNumber(app)
  return {
    businessName: testLine.businessName,
    testNumber: formatUsPhone(number),
    testNumberE164: number,
    testCode: testLine.code,
    callsLeft: testLine.callsAllowed - testLine.callsUsed,
    expiresAt: testLine.expiresAt,
    timeZone: testLine.timeZone,
    isTrial: testLine.account.email === TRIAL_HOUSE,
    services: servicesOf(testLine),
    hoursText: testLine.hoursText,
  }
}
