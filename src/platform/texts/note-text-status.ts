import { z } from 'zod'
import type { Platform } from '../platform.ts'

/** The final statuses of a text; earlier ones do not concern us. */
export const LAST_OF_TEXT = ['delivered', 'undelivered', 'failed'] as const

/** The carrier's status of a text it accepted; `errorCode` is the carrier's own. */
export const TextStatus = z.object({
  accountId: z.string(),
  textId: z.string(),
  status: z.enum(LAST_OF_TEXT),
  errorCode: z.string().nullable(),
})
export type TextStatus = z.infer<typeof TextStatus>

/** The carrier's error codes in words (from its error reference); others are shown as codes. */
const REASONS: Record<string, string> = {
  '30003': 'the phone is switched off or cannot be reached',
  '30004': 'the owner has blocked our texts',
  '30005': 'the number is not known, or no longer in service',
  '30006': 'the number is a landline, or its carrier takes no texts',
  '30007': 'the phone’s carrier took it for spam',
  '30008': 'the phone’s carrier did not say why',
  '30034': 'our number is not registered for texts',
}

/** Stores a text's final status once: the first one counts. */
export async function noteTextStatus(app: Platform, told: TextStatus): Promise<void> {
  const { accountId, textId: id, status, errorCode } = told
  const at = app.clock.now()
  const arrived = status === 'delivered'
  const { count } = await app.db.textMessage.updateMany({
    where: { accountId, id, deliveredAt: null, failedAt: null },
    data: arrived ? { deliveredAt: at } : { failedAt: at, failure: failureIn(errorCode) },
  })
  if (count > 0 && !arrived) app.log.warn({ accountId, textId: id, errorCode }, 'a text failed')
}

function failureIn(errorCode: string | null): string {
  if (errorCode === null) return 'the carrier did not say why'
  return REASONS[errorCode] ?? `the carrier’s error ${errorCode}`
}
