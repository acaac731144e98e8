import type { DeliveryStatus } from '../../prisma/generated/client/enums.ts'
import type { App } from '../app.ts'
import { factsOfMessage } from './message-mail.ts'
import { factOfUrgentText } from './urgent-text.ts'

/** `at`: when the delivery last changed. */
export type SentAbout = {
  channel: 'email' | 'text'
  to: string
  delivery: DeliveryStatus
  at: Date
}

/** The mails and texts that tell of each of the messages, in the order of `ids`; of each, the first sent first. */
export async function sentAboutMessages(app: App, accountId: string, ids: readonly string[]) {
  const [mails, texts] = await Promise.all([
    app.db.mail.findMany({
      where: { accountId, about: { in: ids.flatMap(factsOfMessage) } },
      omit: { text: true, html: true },
      orderBy: { id: 'asc' },
    }),
    app.db.textMessage.findMany({
      where: { accountId, about: { in: ids.map(factOfUrgentText) } },
      orderBy: { id: 'asc' },
    }),
  ])
  const tells = (id: string) => {
    const facts = new Set([...factsOfMessage(id), factOfUrgentText(id)])
    return ({ about }: { about: string }) => facts.has(about)
  }
  return ids.map((id): SentAbout[] => [
    ...mails.filter(tells(id)).map(mailed),
    ...texts.filter(tells(id)).map(texted),
  ])
}

type Mailed = {
  to: string
  delivery: DeliveryStatus
  createdAt: Date
  sentAt: Date | null
  deliveredAt: Date | null
  bouncedAt: Date | null
}

function mailed({ to, delivery, ...times }: Mailed): SentAbout {
  const at = times.bouncedAt ?? times.deliveredAt ?? times.sentAt ?? times.createdAt
  return { channel: 'email', to, delivery, at }
}

type Texted = {
  to: string
  createdAt: Date
  sentAt: Date | null
  notSentReason: string | null
  deliveredAt: Date | null
  failedAt: Date | null
}

function texted({ to, notSentReason, ...times }: Texted): SentAbout {
  const at = times.failedAt ?? times.deliveredAt ?? times.sentAt ?? times.createdAt
  const isLost = times.failedAt !== null || notSentReason !== null
  const arrived = times.deliveredAt === null ? 'sent' : 'delivered'
  const delivery = isLost ? 'bounced' : times.sentAt === null ? 'pending' : arrived
  return { channel: 'text', to, delivery, at }
}
