import type { App } from '../app.ts'
import { notFound } from '../kernel/errors.ts'
import { sameSecret } from '../kernel/secrets/constant-time-compare.ts'

/**
 * A call of the page is spoken into by way of the link that opened it, and by no other, also when the link ends while
 * the call goes on.
 * @throws {ApiError} not_found
 */
export async function requireCallOfLink(app: App, link: string, callSid: string): Promise<void> {
  const [, code = '', key = ''] = /^(\d{4})-([\w-]{12})$/.exec(link) ?? []
  const storable = /^[\w-]{1,100}$/.test(callSid)
  const held = storable && code && (await app.db.testLineCode.findUnique({ where: { code } }))
  const call =
    held &&
    sameSecret(key, held.hearKey) &&
    (await app.db.testCall.findFirst({ where: { callSid, testLineId: held.testLineId } }))
  if (!call) throw notFound('call')
}
