import type { Provider } from '../../../prisma/generated/client/enums.ts'
import type { Config } from '../../kernel/config/config.ts'

/** Every kind of job and its data. */
export type JobData = {
  /** Process a provider's event. */
  handle_provider_event: { provider: Provider; externalId: string }
  /** Get a number for a paid line. */
  provision_line: { accountId: string; lineId: string }
  /** Release what a closed line holds. */
  release_line: { accountId: string; lineId: string }
  /** Refund a payment for something that was closed first. */
  refund_purchase: { accountId: string; purchaseId: string }
  send_mail: { accountId: string; mailId: string }
  send_text: { accountId: string; textId: string }
  /** Call or text a code to a business phone. */
  send_phone_code: { accountId: string; lineId: string; codeId: string }
  /** Have the carrier delete a caller's recording. */
  delete_recording: { recordingUrl: string }
  /** Send a bot to a meeting. */
  book_note_taker: { accountId: string; meetingId: string }
  /** Make a meeting's bot leave, or cancel it. */
  call_off_note_taker: { accountId: string; meetingId: string }
  /** Have a note-taker service delete its copy of a meeting. */
  delete_note_taker_copy: { provider: Config['noteTaker']; botId: string }
  /** Fetch a meeting's transcript, then write and mail its recap. */
  write_recap: { accountId: string; meetingId: string }
  /** End a meeting whose recap could not be written. */
  give_up_recap: { accountId: string; meetingId: string }
  /** Read a calendar at its address, and update its meetings. */
  read_calendar: { accountId: string; calendarId: string }
  /** Have a model review a whole call that has ended, and leave its message. */
  review_call: { accountId: string; callId: string }
  /** Write the account's new events to its log, and enqueue them for its endpoints. */
  publish_events: { accountId: string }
  /** Send one event to one endpoint; `attempt` is the number of this attempt. */
  send_event: { accountId: string; deliveryId: string; attempt: number }
  /** Charge a line's saved card for a pack that was decided on. */
  pay_top_up: { accountId: string; purchaseId: string }
  /** Have the payment processor delete a card, and close the page on which one is being saved. */
  let_go_of_card: { customerId: string | null; setUpSessionId: string | null }
  /** Ask providers for events they should have sent by now. */
  reconcile: Record<string, never>
  /** Delete what has expired. */
  delete_expired: Record<string, never>
}

export type JobKind = keyof JobData
export type JobHandlers = { [K in JobKind]: (data: JobData[K]) => Promise<void> }
