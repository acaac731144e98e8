import type { App } from '../app.ts'
import { notFound } from '../kernel/errors.ts'
import { sameSecret } from '../kernel/secrets/constant-time-compare.ts'

/**
 * Checks that a call of the page is used through the link that opened it, also if the link expires during the call.
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
