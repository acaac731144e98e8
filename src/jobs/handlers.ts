import { endClosedAccounts } from '../accounts/end-account.ts'
import { forgetSignInAttempts } from '../accounts/sign-in.ts'
import { forgetWebSessions } from '../accounts/web-sessions.ts'
import { forgetOauthRecords } from '../agents/oauth-records.ts'
import type { App } from '../app.ts'
import { reconcilePurchases } from '../billing/reconcile-purchases.ts'
import { mailDigests } from '../calls/digest.ts'
import { forgetOldCalls } from '../calls/forget-old-calls.ts'
import { reconcileCalls } from '../calls/reconcile-calls.ts'
import { forgetConversations, leaveAbandonedMessages } from '../directory/agent-housekeeping.ts'
import { forgetAnswers } from '../idempotency/claim-request.ts'
import { remindOfForwarding } from '../lines/forwarding-reminder.ts'
import { provisionLine } from '../lines/provision-line.ts'
import { releaseLine } from '../lines/release-line.ts'
import { sendMail } from '../mail/send-mail.ts'
import { bookNoteTaker } from '../meetings/book-note-taker.ts'
import { callOffNoteTaker } from '../meetings/call-off-note-taker.ts'
import { forgetOldNotes } from '../meetings/forget-old-notes.ts'
import { sweepMeetings } from '../meetings/sweep-meetings.ts'
import { writeRecap } from '../meetings/write-recap.ts'
import { forgetTries } from '../test-lines/code-tries.ts'
import { forgetTestCalls } from '../test-lines/end-test-call.ts'
import { sendText } from '../texts/send-text.ts'
import { handleProviderEvent } from './handle-provider-event.ts'
import type { JobHandlers } from './jobs.ts'

/** Which use-case works off which job. */
export function jobHandlers(app: App): JobHandlers {
  return {
    handle_provider_event: (event) => handleProviderEvent(app, event),
    provision_line: (line) => provisionLine(app, line),
    release_line: (line) => releaseLine(app, line),
    send_mail: (mail) => sendMail(app, mail),
    send_text: (text) => sendText(app, text),
    delete_recording: ({ recordingUrl }) => app.carrier.deleteRecording(recordingUrl),
    book_note_taker: (meeting) => bookNoteTaker(app, meeting),
    call_off_note_taker: (meeting) => callOffNoteTaker(app, meeting),
    write_recap: (meeting) => writeRecap(app, meeting),
    reconcile: async () => {
      await reconcilePurchases(app)
      await reconcileCalls(app)
      await sweepMeetings(app)
      await mailDigests(app)
      await remindOfForwarding(app)
      await forgetAnswers(app)
      await forgetTestCalls(app)
      await forgetTries(app)
      await forgetSignInAttempts(app)
      await forgetWebSessions(app)
      await forgetOauthRecords(app)
      await leaveAbandonedMessages(app)
      await forgetConversations(app)
      await forgetOldCalls(app)
      await endClosedAccounts(app)
      await forgetOldNotes(app)
    },
  }
}
