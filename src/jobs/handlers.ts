import type { App } from '../app.ts'
import { reconcilePurchases } from '../billing/reconcile-purchases.ts'
import { reconcileCalls } from '../calls/reconcile-calls.ts'
import { forgetConversations, leaveAbandonedMessages } from '../directory/agent-housekeeping.ts'
import { forgetAnswers } from '../idempotency/claim-request.ts'
import { provisionLine } from '../lines/provision-line.ts'
import { sendMail } from '../mail/send-mail.ts'
import { handleProviderEvent } from './handle-provider-event.ts'
import type { JobHandlers } from './jobs.ts'

/** Which use-case works off which job. */
export function jobHandlers(app: App): JobHandlers {
  return {
    handle_provider_event: (event) => handleProviderEvent(app, event),
    provision_line: (line) => provisionLine(app, line),
    send_mail: (mail) => sendMail(app, mail),
    reconcile: async () => {
      await reconcilePurchases(app)
      await reconcileCalls(app)
      await forgetAnswers(app)
      await leaveAbandonedMessages(app)
      await forgetConversations(app)
    },
  }
}
