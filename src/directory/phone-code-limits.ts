import { addSeconds } from '../kernel/clock.ts'
import { ApiError } from '../kernel/errors.ts'
import type { Tx } from '../platform/db/prisma.ts'

/** A phone rings for nobody's sake more often than this a day, whoever asks for it; and no account asks more often. */
const OF_A_PHONE_A_DAY = 3
const OF_AN_ACCOUNT_A_DAY = 10
const DAY_SECONDS = 86_400

type Asking = { accountId: string; e164: string; now: Date }

/** Accounts that ask for the same phone at once are counted one after the other. */
export async function refuseTooManyCodes(tx: Tx, { accountId, e164, now }: Asking) {
  await tx.$queryRaw`SELECT 1 FROM pg_advisory_xact_lock(hashtextextended(${`phone code ${e164}`}, 0))`
  const today = { createdAt: { gt: addSeconds(now, -DAY_SECONDS) } }
  const ofPhone = await tx.phoneCode.findMany({
    where: { e164, ...today },
    orderBy: { createdAt: 'desc' },
    take: OF_A_PHONE_A_DAY,
  })
  const ofAccount = await tx.phoneCode.count({ where: { accountId, ...today } })
  if (ofPhone.length < OF_A_PHONE_A_DAY && ofAccount < OF_AN_ACCOUNT_A_DAY) return
  const oldest = ofPhone.at(-1)?.createdAt ?? now
  const waitMs = addSeconds(oldest, DAY_SECONDS).getTime() - now.getTime()
  throw new ApiError('rate_limited', 'This phone got its codes for today: try again tomorrow.', {
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)),
  })
}
