import { z } from 'zod'
import type { Provider } from '../../prisma/generated/client/enums.ts'
import type { App } from '../app.ts'
import { noteRecording } from '../calls/note-recording.ts'
import { noteSavedCard } from '../lines/top-up/note-saved-card.ts'
import { followBot } from '../meetings/follow-bot.ts'
import { isGivenUp } from '../platform/inbox/dead-letters.ts'
import { MailPayload } from '../platform/mail/mailer.ts'
import { noteTextStatus, TextStatus } from '../platform/texts/note-text-status.ts'
import { BotPayload } from '../providers/note-takers/note-taker.ts'
import { PaymentPayload } from '../providers/stripe/checkout.ts'
import { FinalReport } from '../providers/twilio/final-report.ts'
import { RecordingReport } from '../providers/twilio/recording-report.ts'
import { followPayment } from './follow-payment.ts'
import { noteMailDelivery } from './note-mail-delivery.ts'
import { onPayment } from './on-payment.ts'
import { finishCall } from './route-call.ts'

type EventKey = { provider: Provider; externalId: string }

type Act = (app: App, payload: unknown) => Promise<void>

/** The inbox returns JSON; it is parsed as its gateway stored it. */
const ACTIONS: Record<Provider, Act> = {
  stripe: (app, payload) => {
    const told = PaymentPayload.parse(payload)
    if ('sessionId' in told) return onPayment(app, told)
    return 'paymentId' in told
      ? followPayment(app, told.paymentId)
      : noteSavedCard(app, told.setUpSessionId)
  },
  twilio: (app, payload) => {
    const told = z.union([RecordingReport, FinalReport, TextStatus]).parse(payload)
    if ('recordingUrl' in told) return noteRecording(app, told)
    return 'callSid' in told ? finishCall(app, told) : noteTextStatus(app, told)
  },
  postmark: (app, payload) => noteMailDelivery(app, MailPayload.parse(payload)),
  recall: (app, payload) => followBot(app, { provider: 'recall', ...BotPayload.parse(payload) }),
  attendee: (app, payload) =>
    followBot(app, { provider: 'attendee', ...BotPayload.parse(payload) }),
}

/**
 * Handles an inbox event. The action is safe to repeat; the mark only saves work. A failure is retried until the
 * event becomes a dead letter.
 */
export async function handleProviderEvent(app: App, { provider, externalId }: EventKey) {
  const where = { provider_externalId: { provider, externalId } }
  const event = await app.db.providerEvent.findUniqueOrThrow({ where })
  if (event.processedAt || event.deadAt) return
  try {
    await ACTIONS[provider](app, event.payload)
  } catch (error) {
    if (await isGivenUp(app, { provider, externalId }, error)) return
    throw error
  }
  await app.db.providerEvent.update({ where, data: { processedAt: app.clock.now() } })
}
