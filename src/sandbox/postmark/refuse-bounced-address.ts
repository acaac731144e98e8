import { bounces } from './delivery-webhook.ts'
import { type Mail, recipients } from './mail.ts'
import { PostmarkError } from './postmark-error.ts'
import { isRecipient } from './search-sent-mail.ts'

/** @throws {PostmarkError} 422 with ErrorCode 406 when every recipient's earlier mail bounced */
export function refuseInactive(sent: readonly Mail[], mail: Mail): void {
  const isInactive = (email: string) =>
    bounces(email) && sent.some((earlier) => isRecipient(earlier, email))
  const addressed = recipients(mail)
  if (!addressed.every(isInactive)) return
  throw new PostmarkError(
    422,
    406,
    `You tried to send to recipient(s) that have been marked as inactive. Found inactive ` +
      `addresses: ${addressed.join(', ')}. Inactive recipients are ones that have generated a hard ` +
      `bounce, a spam complaint, or a manual suppression.`,
  )
}
