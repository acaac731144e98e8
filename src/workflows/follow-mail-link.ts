import type { App } from '../app.ts'
import { handleMessage } from '../calls/mark-message-handled.ts'
import { notFound } from '../kernel/errors.ts'
import { isId } from '../kernel/ids.ts'
import type { MailLink } from '../platform/mail/mail-links.ts'
import type { StoppableMails } from '../platform/mail/mails-one-can-stop.ts'

/** The subject of a mail's link, and whether something is left to do. */
export type MailLinkView = {
  does: MailLink['does']
  mails: StoppableMails | null
  /** Used, or done elsewhere meanwhile. */
  isDone: boolean
  message: LinkedMessage | null
  /** Where mails that can be stopped go, with one letter of the part before the @. */
  address: string | null
}

type LinkedMessage = {
  id: string
  name: string | null
  phone: string | null
  businessName: string
  /** IANA name. */
  timeZone: string
  at: Date
  urgent: boolean
  isHandled: boolean
}

const SETTINGS = {
  digest: 'digestMails',
  reminders: 'reminderMails',
  balance: 'balanceMails',
} as const satisfies Record<StoppableMails, string>

/** Reads and changes nothing: mail scanners open every link. Null for an invalid link. */
export async function readMailLink(app: App, token: string): Promise<MailLinkView | null> {
  const link = app.mailLinks.read(token)
  if (!link) return null
  return link.does === 'handle' ? handleView(app, link) : stopView(app, link)
}

/**
 * Does what the link says. A link about a message works once: if its owner marked the message as not handled again,
 * an old mail changes nothing. Repeating it changes nothing.
 * @throws {ApiError} not_found
 */
export async function followMailLink(app: App, token: string): Promise<MailLinkView> {
  const link = app.mailLinks.read(token)
  if (link?.does === 'handle' && isId('msg', link.what)) await handleOnce(app, link)
  if (link?.does === 'stop') {
    await app.db.account.updateMany({
      where: { id: link.accountId, closedAt: null },
      data: { [SETTINGS[link.what]]: false },
    })
  }
  const view = await readMailLink(app, token)
  if (!view) throw notFound('link')
  return view
}

async function handleOnce(app: App, { accountId, what: id }: MailLink) {
  await app.db.$transaction(async (tx) => {
    const { count } = await tx.message.updateMany({
      where: { accountId, id, handleLinkUsedAt: null, line: { account: { closedAt: null } } },
      data: { handleLinkUsedAt: app.clock.now() },
    })
    if (count > 0) await handleMessage(app, { accountId }, id, tx)
  })
}

async function handleView(
  app: App,
  { accountId, what: id }: MailLink,
): Promise<MailLinkView | null> {
  const message = await app.db.message.findFirst({
    where: { accountId, id, line: { account: { closedAt: null } } },
    include: { line: { select: { businessName: true, timeZone: true } } },
  })
  if (!message) return null
  const { name, phone, at, urgent, handledAt, handleLinkUsedAt, line } = message
  return {
    does: 'handle',
    mails: null,
    isDone: handledAt !== null || handleLinkUsedAt !== null,
    message: { id, name, phone, ...line, at, urgent, isHandled: handledAt !== null },
    address: null,
  }
}

async function stopView(
  app: App,
  { accountId, what }: Extract<MailLink, { does: 'stop' }>,
): Promise<MailLinkView | null> {
  const account = await app.db.account.findFirst({ where: { id: accountId, closedAt: null } })
  if (!account) return null
  return {
    does: 'stop',
    mails: what,
    isDone: !account[SETTINGS[what]],
    message: null,
    address: hinted(account.email),
  }
}

/** `dana@lopez.example` → `d…@lopez.example`: enough for its owner, while the link may be seen by others. */
function hinted(address: string): string {
  return address.replace(/^(.).*(?=@)/su, '$1…')
}
