import { forgetSignInAttempts } from '../accounts/sign-in.ts'
import { forgetWebSessions } from '../accounts/web-sessions.ts'
import { forgetOauthRecords } from '../agents/oauth-records.ts'
import type { App } from '../app.ts'
import { reconcilePurchases } from '../billing/reconcile-purchases.ts'
import { reconcileCalls } from '../calls/reconcile-calls.ts'
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
      await forgetSignInAttempts(app)
      await forgetWebSessions(app)
      await forgetOauthRecords(app)
    },
  }
}
