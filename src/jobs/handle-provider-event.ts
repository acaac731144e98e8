import type { App } from '../app.ts'
import { type PaymentFact, settlePayment } from '../billing/settle-payment.ts'
import { type FinalReport, finishCall } from '../calls/finish-call.ts'
import { noteDelivery } from '../mail/note-delivery.ts'
import type { InboxProvider } from '../providers/inbox.ts'
import type { MailEvent } from '../providers/mailer.ts'

type EventKey = { provider: InboxProvider; externalId: string }

/** Payloads were given their shape by the webhook door, on the way into the inbox. */
const ACTIONS: Record<InboxProvider, (app: App, payload: never) => Promise<void>> = {
  stripe: (app, payload: PaymentFact) => settlePayment(app, payload),
  twilio: (app, payload: FinalReport) => finishCall(app, payload),
  postmark: (app, payload: MailEvent['payload']) => noteDelivery(app, payload),
}

/** Acts on an event of the inbox. The action itself is safe to repeat; the mark only saves the work. */
export async function handleProviderEvent(app: App, { provider, externalId }: EventKey) {
  const where = { provider_externalId: { provider, externalId } }
  const event = await app.db.providerEvent.findUniqueOrThrow({ where })
  if (event.processedAt) return
  await ACTIONS[provider](app, event.payload as never)
  await app.db.providerEvent.update({ where, data: { processedAt: app.clock.now() } })
}
