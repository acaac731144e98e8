import type { WebhookEndpoint } from '../../prisma/generated/client/client.ts'
import type { EndpointEnd } from '../../prisma/generated/client/enums.ts'
import type { App } from '../app.ts'
import { addSeconds } from '../kernel/clock.ts'
import type { Tx } from '../platform/db/prisma.ts'
import { enqueueMail } from '../platform/mail/enqueue-mail.ts'
import { disabledMail } from './endpoint-disabled-mail.ts'

/** Its owner is mailed, once for each series of failures. */
export async function disable(
  app: App,
  tx: Tx,
  endpoint: WebhookEndpoint,
  disabledBy: EndpointEnd,
) {
  const { accountId, id, url, failingSince } = endpoint
  await tx.webhookEndpoint.update({
    where: { accountId_id: { accountId, id } },
    data: { disabledAt: app.clock.now(), disabledBy },
  })
  const { email: to } = await tx.account.findUniqueOrThrow({ where: { id: accountId } })
  await enqueueMail(app, tx, {
    accountId,
    to,
    about: `webhook_disabled:${id}:${failingSince?.toISOString() ?? ''}`,
    tag: 'webhook-disabled',
    ...disabledMail({ url, disabledBy, id, to, links: app.mailLinks }),
  })
}

/** How long an endpoint may fail before it is disabled. */
const FAILING_SECONDS_MAX = 5 * 86_400

export function hasFailedTooLong(now: Date, failingSince: Date): boolean {
  return now >= addSeconds(failingSince, FAILING_SECONDS_MAX)
}
