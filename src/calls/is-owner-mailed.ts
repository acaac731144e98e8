import type { CallOutcome, ContactMark } from '../../prisma/generated/client/enums.ts'

/** Whether the owner is mailed about a call's message. Sales calls and blocked callers are only listed. */
export function isOwnerMailed(outcome: CallOutcome, mark: ContactMark | null): boolean {
  return mark !== 'blocked' && outcome !== 'spam'
}
