import type { App } from '../app.ts'
import { reviewByModel } from '../calls/review-by-model.ts'
import { sendPhoneCode } from '../directory/send-phone-code.ts'
import { forgetCard } from '../lines/top-up/forget-card.ts'
import { bookNoteTaker } from '../meetings/book-note-taker.ts'
import { readCalendar } from '../meetings/calendars/read-calendar.ts'
import { callOffNoteTaker } from '../meetings/call-off-note-taker.ts'
import { giveUpRecap } from '../meetings/give-up-recap.ts'
import { writeRecap } from '../meetings/write-recap.ts'
import { publishEvents } from '../outgoing-webhooks/publish-events.ts'
import { sendEvent } from '../outgoing-webhooks/send-event.ts'
import type { JobHandlers } from '../platform/jobs/job-kinds.ts'
import { watchJobs } from '../platform/jobs/watch-jobs.ts'
import { sendMail } from '../platform/mail/send-mail.ts'
import { sendText } from '../platform/texts/send-text.ts'
import { deleteExpired, reconcile } from './chores.ts'
import { handleProviderEvent } from './handle-provider-event.ts'
import { noteMailDelivery } from './note-mail-delivery.ts'
import { payTopUp } from './pay-top-up.ts'
import { provisionLine } from './provision-line.ts'
import { refundPurchase } from './refund-purchase.ts'
import { releaseLine } from './release-line.ts'

/** The use-case of each job, on the job connections; each attempt is measured. */
export function jobHandlers(site: App): JobHandlers {
  const app = site.on('jobs')
  return watchJobs(app.metrics.jobs, {
    handle_provider_event: (event) => handleProviderEvent(app, event),
    provision_line: (line) => provisionLine(app, line),
    release_line: (line) => releaseLine(app, line),
    refund_purchase: (purchase) => refundPurchase(app, purchase),
    pay_top_up: (purchase) => payTopUp(app, purchase),
    let_go_of_card: (card) => forgetCard(app, card),
    send_mail: (mail) => sendMail(app, mail, (told) => noteMailDelivery(app, told)),
    send_text: (text) => sendText(app, text),
    send_phone_code: (code) => sendPhoneCode(app, code),
    delete_recording: ({ recordingUrl }) => app.carrier.deleteRecording(recordingUrl),
    book_note_taker: (meeting) => bookNoteTaker(app, meeting),
    call_off_note_taker: (meeting) => callOffNoteTaker(app, meeting),
    delete_note_taker_copy: ({ provider, botId }) => app.noteTakers[provider].deleteCopy(botId),
    write_recap: (meeting) => writeRecap(app, meeting),
    give_up_recap: (meeting) => giveUpRecap(app, meeting),
    read_calendar: (calendar) => readCalendar(app, calendar),
    review_call: (call) => reviewByModel(app, call),
    publish_events: (account) => publishEvents(app, account),
    send_event: (delivery) => sendEvent(app, delivery),
    reconcile: () => reconcile(app),
    delete_expired: () => deleteExpired(app),
  })
}
