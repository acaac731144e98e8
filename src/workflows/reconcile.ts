import { forgetShownSecrets } from '../accounts/shown-secrets.ts'
import { forgetSignInAttempts } from '../accounts/sign-in.ts'
import { forgetWebSessions } from '../accounts/web-sessions.ts'
import { forgetOauthRecords } from '../agents/oauth-records.ts'
import type { App } from '../app.ts'
import { mailDigests } from '../calls/digest.ts'
import { forgetOldCalls } from '../calls/forget-old-calls.ts'
import { reconcileCalls } from '../calls/reconcile-calls.ts'
import { reviewCarrier } from '../calls/review-carrier.ts'
import { forgetConversations, leaveAbandonedMessages } from '../directory/agent-housekeeping.ts'
import { endOldProofs } from '../directory/old-proofs.ts'
import { forgetPhoneCodes } from '../directory/phone-code.ts'
import { forgetEvents } from '../events-out/forget-events.ts'
import { remindOfForwarding } from '../lines/forwarding-reminder.ts'
import { reconcileSavedCards } from '../lines/top-up/reconcile-saved-cards.ts'
import { bookOccurrences } from '../meetings/calendars/book-occurrences.ts'
import { forgetOccurrences } from '../meetings/calendars/forget-occurrences.ts'
import { sweepCalendars } from '../meetings/calendars/sweep-calendars.ts'
import { forgetOldNotes } from '../meetings/forget-old-notes.ts'
import { sweepMeetings } from '../meetings/sweep-meetings.ts'
import { forgetClaims } from '../platform/db/exclusively.ts'
import { forgetAnswers } from '../platform/idempotency/claim-request.ts'
import { forgetTries } from '../test-lines/code-tries.ts'
import { forgetTestCalls } from '../test-lines/end-test-call.ts'
import { forgetTrialLines } from '../test-lines/trial-line.ts'
import { endClosedAccounts } from './end-account.ts'
import { reconcilePurchases } from './reconcile-purchases.ts'

const CHORES: readonly ((app: App) => Promise<unknown>)[] = [
  reconcilePurchases,
  reconcileSavedCards,
  reconcileCalls,
  reviewCarrier,
  sweepMeetings,
  sweepCalendars,
  bookOccurrences,
  mailDigests,
  remindOfForwarding,
  forgetAnswers,
  forgetClaims,
  forgetTestCalls,
  forgetTries,
  forgetTrialLines,
  forgetSignInAttempts,
  forgetWebSessions,
  forgetShownSecrets,
  forgetOauthRecords,
  leaveAbandonedMessages,
  forgetConversations,
  forgetPhoneCodes,
  endOldProofs,
  forgetOldCalls,
  endClosedAccounts,
  forgetOldNotes,
  forgetEvents,
  forgetOccurrences,
]

/**
 * What is looked after every minute: asking providers about what they should have told us, and forgetting what has had
 * its time. Side by side, so that a provider who is slow or down keeps nothing waiting but its own.
 */
export async function reconcile(app: App): Promise<void> {
  const results = await Promise.allSettled(CHORES.map(async (chore) => chore(app)))
  for (const [index, result] of results.entries()) {
    if (result.status === 'fulfilled') continue
    const { reason: error } = result
    app.log.error(
      { error, chore: CHORES[index]?.name },
      'chore failed, the next minute tries again',
    )
  }
}
