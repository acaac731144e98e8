import type { Provider } from '../../prisma/generated/client/enums.ts'
import type { App } from '../app.ts'
import type { FinalReport } from '../calls/finish-call.ts'
import { followBot } from '../meetings/follow-bot.ts'
import { isGivenUp } from '../platform/inbox/dead-letters.ts'
import type { MailEvent } from '../platform/mail/mailer.ts'
import { noteDelivery } from '../platform/mail/note-delivery.ts'
import { noteTextStatus, type TextStatus } from '../platform/texts/note-text-status.ts'
import type { BotEvent } from '../providers/note-takers/note-taker.ts'
import type { PaymentEvent } from '../providers/stripe/checkout.ts'
import { followPayment } from './follow-payment.ts'
import { settlePayment } from './on-payment.ts'
import { finishCall } from './route-call.ts'

type EventKey = { provider: Provider; externalId: string }

/** Payloads were given their shape by the webhook door, on the way into the inbox. */
const ACTIONS: Record<Provider, (app: App, payload: never) => Promise<void>> = {
  stripe: (app, payload: PaymentEvent['payload']) =>
    'sessionId' in payload ? settlePayment(app, payload) : followPayment(app, payload.paymentId),
  twilio: (app, payload: FinalReport | TextStatus) =>
    'callSid' in payload ? finishCall(app, payload) : noteTextStatus(app, payload),
  postmark: (app, payload: MailEvent['payload']) => noteDelivery(app, payload),
  recall: (app, { botId }: BotEvent['payload']) => followBot(app, { provider: 'recall', botId }),
  attendee: (app, { botId }: BotEvent['payload']) =>
    followBot(app, { provider: 'attendee', botId }),
}

/**
 * Acts on an event of the inbox. The action itself is safe to repeat; the mark only saves the work. What fails is tried
 * again, until it is given up as a dead letter.
 */
export async function handleProviderEvent(app: App, { provider, externalId }: EventKey) {
  const where = { provider_externalId: { provider, externalId } }
  const event = await app.db.providerEvent.findUniqueOrThrow({ where })
  if (event.processedAt || event.deadAt) return
  try {
    await ACTIONS[provider](app, event.payload as never)
  } catch (error) {
    if (await isGivenUp(app, { provider, externalId }, error)) return
    throw error
  }
  await app.db.providerEvent.update({ where, data: { processedAt: app.clock.now() } })
}
