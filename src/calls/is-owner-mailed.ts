import type { CallOutcome, ContactMark } from '../../prisma/generated/client/enums.ts'

/** Whether the owner is told of what a call left. A sale, and whoever they blocked, is listed and interrupts nobody. */
export function isOwnerMailed(outcome: CallOutcome, mark: ContactMark | null): boolean {
  return mark !== 'blocked' && outcome !== 'spam'
}
