import type { App } from '../app.ts'
import { reconcilePurchases } from '../billing/reconcile-purchases.ts'
import { mailDigests } from '../calls/digest.ts'
import { reconcileCalls } from '../calls/reconcile-calls.ts'
import { forgetAnswers } from '../idempotency/claim-request.ts'
import { remindOfForwarding } from '../lines/forwarding-reminder.ts'
import { provisionLine } from '../lines/provision-line.ts'
import { sendMail } from '../mail/send-mail.ts'
import { forgetTries } from '../test-lines/code-tries.ts'
import { forgetTestCalls } from '../test-lines/end-test-call.ts'
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
      await mailDigests(app)
      await remindOfForwarding(app)
      await forgetAnswers(app)
      await forgetTestCalls(app)
      await forgetTries(app)
    },
  }
}
