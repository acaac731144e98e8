import type { Provider } from '../../../prisma/generated/client/enums.ts'
import type { Config } from '../../kernel/config/config.ts'

/** Every kind of job and what it carries. */
export type JobData = {
  /** Act on what a provider told us. */
  handle_provider_event: { provider: Provider; externalId: string }
  /** Get a number for a paid line. */
  provision_line: { accountId: string; lineId: string }
  /** Let go of what a closed line holds. */
  release_line: { accountId: string; lineId: string }
  /** Give back what was paid for something that was closed before. */
  refund_purchase: { accountId: string; purchaseId: string }
  send_mail: { accountId: string; mailId: string }
  send_text: { accountId: string; textId: string }
  /** Call or text a code to a business phone. */
  send_phone_code: { accountId: string; lineId: string; codeId: string }
  /** Have the carrier delete what a caller recorded. */
  delete_recording: { recordingUrl: string }
  /** Have a bot go to a meeting. */
  book_note_taker: { accountId: string; meetingId: string }
  /** Have the bot of a meeting leave, or not come at all. */
  call_off_note_taker: { accountId: string; meetingId: string }
  /** Have a note-taker service delete what it keeps of a meeting. */
  delete_note_taker_copy: { provider: Config['noteTaker']; botId: string }
  /** Fetch what was said in a meeting, and write and mail its recap. */
  write_recap: { accountId: string; meetingId: string }
  /** Read a calendar at its address, and follow it. */
  read_calendar: { accountId: string; calendarId: string }
  /** Have a model look at a whole call that has ended, and leave its message. */
  review_call: { accountId: string; callId: string }
  /** Put the account's new events into its log, and on their way to its endpoints. */
  publish_events: { accountId: string }
  /** Send one event to one endpoint, as its attempt of that number. */
  send_event: { accountId: string; deliveryId: string; attempt: number }
  /** Charge the saved card of a line for a pack that was decided on. */
  pay_top_up: { accountId: string; purchaseId: string }
  /** Have the payment processor forget a card, and close the page on which one is being saved. */
  let_go_of_card: { customerId: string | null; setUpSessionId: string | null }
  /** Ask providers about what they should have told us by now. */
  reconcile: Record<string, never>
}

export type JobKind = keyof JobData
export type JobHandlers = { [K in JobKind]: (data: JobData[K]) => Promise<void> }
