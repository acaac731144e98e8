import { Prisma } from '../../prisma/generated/client/client.ts'
import type { App } from '../app.ts'
import { addSeconds } from '../kernel/clock.ts'

/** Longer than any test call and the carrier's final report take. */
const KEPT_SECONDS = 86_400

/** Deletes the conversation. False if the call is no test call. */
export async function endTestCall(app: App, callSid: string): Promise<boolean> {
  const { count } = await app.db.testCall.updateMany({
    where: { callSid },
    data: { endedAt: app.clock.now(), dialogue: Prisma.DbNull, turns: { increment: 1 } },
  })
  return count === 1
}

/** Deletes calls from before yesterday, also those without a final report. */
export async function forgetTestCalls(app: App) {
  const before = addSeconds(app.clock.now(), -KEPT_SECONDS)
  await app.db.testCall.deleteMany({ where: { at: { lt: before } } })
}
