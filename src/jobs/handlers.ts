import type { App } from '../app.ts'
import { refundPurchase } from '../billing/refund-purchase.ts'
import { reviewByModel } from '../calls/review-by-model.ts'
import { sendPhoneCode } from '../directory/send-phone-code.ts'
import { publishEvents } from '../events-out/publish-events.ts'
import { sendEvent } from '../events-out/send-event.ts'
import { provisionLine } from '../lines/provision-line.ts'
import { releaseLine } from '../lines/release-line.ts'
import { sendMail } from '../mail/send-mail.ts'
import { bookNoteTaker } from '../meetings/book-note-taker.ts'
import { callOffNoteTaker } from '../meetings/call-off-note-taker.ts'
import { writeRecap } from '../meetings/write-recap.ts'
import { sendText } from '../texts/send-text.ts'
import { handleProviderEvent } from './handle-provider-event.ts'
import type { JobHandlers } from './jobs.ts'
import { reconcile } from './reconcile.ts'
import { watchJobs } from './watch-jobs.ts'

/** Which use-case works off which job; each attempt is measured. */
export function jobHandlers(app: App): JobHandlers {
  return watchJobs(app.metrics.jobs, {
    handle_provider_event: (event) => handleProviderEvent(app, event),
    provision_line: (line) => provisionLine(app, line),
    release_line: (line) => releaseLine(app, line),
    refund_purchase: (purchase) => refundPurchase(app, purchase),
    send_mail: (mail) => sendMail(app, mail),
    send_text: (text) => sendText(app, text),
    send_phone_code: (code) => sendPhoneCode(app, code),
    delete_recording: ({ recordingUrl }) => app.carrier.deleteRecording(recordingUrl),
    book_note_taker: (meeting) => bookNoteTaker(app, meeting),
    call_off_note_taker: (meeting) => callOffNoteTaker(app, meeting),
    delete_note_taker_copy: ({ provider, botId }) => app.noteTakers[provider].deleteCopy(botId),
    write_recap: (meeting) => writeRecap(app, meeting),
    review_call: (call) => reviewByModel(app, call),
    publish_events: (account) => publishEvents(app, account),
    send_event: (delivery) => sendEvent(app, delivery),
    reconcile: () => reconcile(app),
  })
}
