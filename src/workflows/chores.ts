import { forgetFormerAddresses } from '../accounts/former-addresses.ts'
import { forgetShownSecrets } from '../accounts/show-secret-once.ts'
import { forgetSignInAttempts } from '../accounts/sign-in.ts'
import { forgetWebSessions } from '../accounts/web-sessions.ts'
import { forgetOauthRecords } from '../agents/forget-oauth-records.ts'
import type { App } from '../app.ts'
import { reconcileCalls } from '../calls/ask-about-quiet-calls.ts'
import { compareWithCarrier } from '../calls/compare-with-carrier.ts'
import { mailDigests } from '../calls/daily-digest.ts'
import { forgetOldCalls } from '../calls/forget-old-calls.ts'
import { forgetConversations } from '../directory/forget-agent-conversations.ts'
import { endOldProofs } from '../directory/forwarding-proof-expiry.ts'
import { leaveAbandonedMessages } from '../directory/leave-abandoned-messages.ts'
import { forgetPhoneCodes } from '../directory/phone-code.ts'
import { remindOfForwarding } from '../lines/forwarding-reminder.ts'
import { reconcileSavedCards } from '../lines/top-up/reconcile-saved-cards.ts'
import { sweepMeetings } from '../meetings/ask-about-quiet-bots.ts'
import { sweepCalendars } from '../meetings/calendars/calendars-due-for-reading.ts'
import { forgetOccurrences } from '../meetings/calendars/forget-occurrences.ts'
import { bookOccurrences } from '../meetings/calendars/occurrences-due-for-booking.ts'
import { forgetOldNotes } from '../meetings/forget-old-notes.ts'
import { forgetEvents } from '../outgoing-webhooks/forget-events.ts'
import { forgetClaims } from '../platform/db/exclusive-lease.ts'
import { forgetAnswers } from '../platform/idempotency/first-answer-replayed.ts'
import { forgetTestCalls } from '../test-lines/end-test-call.ts'
import { forgetTrialLines } from '../test-lines/trial-line.ts'
import { forgetTries } from '../test-lines/wrong-code-limit.ts'
import { endClosedAccounts } from './end-account.ts'
import { reconcilePurchases } from './reconcile-purchases.ts'

type Chore = (app: App) => Promise<unknown>

const OF_A_MINUTE: readonly Chore[] = [
  reconcilePurchases,
  reconcileSavedCards,
  reconcileCalls,
  compareWithCarrier,
  sweepMeetings,
  sweepCalendars,
  bookOccurrences,
  mailDigests,
  remindOfForwarding,
  forgetAnswers,
  forgetShownSecrets,
  leaveAbandonedMessages,
  endOldProofs,
  forgetOldCalls,
  endClosedAccounts,
  forgetOldNotes,
  forgetEvents,
]

/** Nothing of it can be seen or used any more, and one run deletes all of it. */
const EXPIRED: readonly Chore[] = [
  forgetClaims,
  forgetTestCalls,
  forgetTries,
  forgetTrialLines,
  forgetSignInAttempts,
  forgetWebSessions,
  forgetFormerAddresses,
  forgetOauthRecords,
  forgetConversations,
  forgetPhoneCodes,
  forgetOccurrences,
]

/** The tasks of each minute: asking providers about missing events, and deleting what was kept long enough. */
export function reconcile(app: App): Promise<void> {
  return doAll(OF_A_MINUTE, app)
}

/** The tasks of each ten minutes. */
export function deleteExpired(app: App): Promise<void> {
  return doAll(EXPIRED, app)
}

/** Side by side, so that a slow provider delays only its own. */
async function doAll(chores: readonly Chore[], app: App): Promise<void> {
  const results = await Promise.allSettled(chores.map(async (chore) => chore(app)))
  for (const [index, result] of results.entries()) {
    if (result.status === 'fulfilled') continue
    const { reason: error } = result
    app.log.error({ error, chore: chores[index]?.name }, 'chore failed, the next run tries again')
  }
}
