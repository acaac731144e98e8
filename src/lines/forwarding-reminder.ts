import type { App } from '../app.ts'
import { addSeconds } from '../clock.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { composeMail } from '../mail/mail-text.ts'
import { type E164, formatUsPhone } from '../phone.ts'
import { forwardingParagraphs } from './line-number-mail.ts'

const AFTER_SECONDS = 3 * 86_400
/** Whoever was not reminded by then, as after an upgrade, is let be. */
const UNTIL_SECONDS = 14 * 86_400
const LINES_AT_ONCE = 500

type Unforwarded = {
  accountId: string
  id: string
  email: string
  businessName: string
  number: E164
}

/** A line that three days on has had no forwarded call is one nobody forwards to: its owner is told how, once. */
export async function remindOfForwarding(app: App) {
  for (const line of await readUnforwarded(app)) {
    const { accountId, id, email } = line
    await app.db.$transaction((tx) =>
      enqueueMail(app, tx, {
        accountId,
        to: email,
        about: `forwarding_reminder:${id}`,
        tag: 'forwarding-reminder',
        ...composeReminder(line),
      }),
    )
  }
}

async function readUnforwarded(app: App): Promise<Unforwarded[]> {
  const now = app.clock.now()
  return app.db.$queryRaw<Unforwarded[]>`
    SELECT l.account_id AS "accountId", l.id, a.email, l.business_name AS "businessName", l.number
      FROM phone_lines l JOIN accounts a ON a.id = l.account_id
     WHERE l.status = 'live' AND l.forwarding_seen_at IS NULL AND l.number IS NOT NULL
       AND l.live_at <= ${addSeconds(now, -AFTER_SECONDS)}
       AND l.live_at > ${addSeconds(now, -UNTIL_SECONDS)}
       AND NOT EXISTS (SELECT 1 FROM mails m
                        WHERE m.account_id = l.account_id AND m.about = 'forwarding_reminder:' || l.id)
     LIMIT ${LINES_AT_ONCE}`
}

function composeReminder({ businessName, number }: Unforwarded) {
  const shown = formatUsPhone(number)
  return composeMail(`${businessName}: no call has been forwarded to your answering line yet`, [
    `Your answering line ${shown} has been live for three days, and no call was forwarded to it. Calls you do not take are not answered by it yet.`,
    'To forward them, dial the code for your carrier from your business phone. The call that turns it on is free.',
    ...forwardingParagraphs(number),
    'If callers reach it another way, there is nothing to do. This reminder comes once.',
  ])
}
