import type { EndpointEnd } from '../../prisma/generated/client/enums.ts'
import type { MailLinks } from '../platform/mail/mail-links.ts'
import { composeMail, type MailText } from '../platform/mail/mail-text.ts'
import { whySent } from '../platform/mail/why-sent.ts'

type Disabled = {
  url: string
  disabledBy: EndpointEnd
  id: string
  to: string
  links: Pick<MailLinks, 'console'>
}

const WHY: Record<EndpointEnd, string> = {
  gone: 'It answered “410 Gone”, which says that it wants no more events.',
  failing: 'For five days it has accepted none of the events we sent.',
  owner: 'You turned it off.',
}

/** Tells the owner that an endpoint was disabled, why, and what to do. */
export function disabledMail({ url, disabledBy, id, to, links }: Disabled): MailText {
  return composeMail(`Events are no longer sent to ${new URL(url).host}`, [
    'We have stopped sending events to one of your webhook endpoints.',
    {
      rows: [
        ['Endpoint', url],
        ['Why', WHY[disabledBy]],
      ],
    },
    'Nothing is lost: every event stays in your event log for 30 days. When the endpoint works ' +
      'again, turn it on and send what it missed.',
    { buttons: [{ label: 'See the endpoint', url: links.console(`/webhooks/${id}`) }] },
    whySent({ to, because: 'this webhook endpoint is yours', links }),
  ])
}
