import { Prisma } from '../../prisma/generated/client/client.ts'
import type { App } from '../app.ts'
import { addSeconds } from '../kernel/clock.ts'

/** Longer than any test call lasts, and than the carrier's word of its end takes. */
const KEPT_SECONDS = 86_400

/** Forgets what was said. False for a call that is none of the test number's. */
export async function endTestCall(app: App, callSid: string): Promise<boolean> {
  const { count } = await app.db.testCall.updateMany({
    where: { callSid },
    data: { endedAt: app.clock.now(), dialogue: Prisma.DbNull, turns: { increment: 1 } },
  })
  return count === 1
}

/** Forgets calls of before yesterday, those too that nobody said the end of. */
export async function forgetTestCalls(app: App) {
  const before = addSeconds(app.clock.now(), -KEPT_SECONDS)
  await app.db.testCall.deleteMany({ where: { at: { lt: before } } })
}
