import type { App } from '../app.ts'
import type { Tx } from '../platform/db/prisma.ts'
import { enqueueMail } from '../platform/mail/enqueue-mail.ts'
import { factOfDigest, readDigestCallers } from './digest-callers.ts'
import { readLineDays } from './digest-lines.ts'
import { composeDigestMail } from './digest-mail.ts'
import { digestDay, nextDigestAt } from './digest-time-and-day.ts'

/** A minute's batch. If a whole time zone is due at 7:00, the rest follow in the next minutes. */
const BATCH = 500

type Due = { email: string; dueAt: Date; isWanted: boolean }

/**
 * Mails each due account the previous day's calls, at 7:00 in the time zone of its first live line; nothing for a day
 * without calls. After an outage each missed day is mailed. An account that fails does not delay the others.
 */
export async function mailDigests(app: App) {
  const due = await app.db.account.findMany({
    where: { digestDueAt: { lte: app.clock.now() } },
    select: { id: true },
    orderBy: { digestDueAt: 'asc' },
    take: BATCH,
  })
  for (const { id } of due) {
    try {
      await app.db.$transaction((tx) => mailDigest(app, tx, id))
    } catch (error) {
      app.log.warn({ error, accountId: id }, 'digest not made, will be tried again')
    }
  }
}

/** The first live line sets when the first digest is due. This always locks the account's row. */
export async function expectDigests(
  tx: Tx,
  accountId: string,
  first: { timeZone: string; at: Date },
) {
  const dueAt = nextDigestAt(first.timeZone, first.at)
  await tx.$executeRaw`
    UPDATE accounts SET digest_due_at = COALESCE(digest_due_at, ${dueAt}) WHERE id = ${accountId}`
}

/**
 * One process at a time has the account's row; the next finds it due tomorrow. Other work locks the row briefly, so
 * wait for it.
 */
async function mailDigest(app: App, tx: Tx, accountId: string) {
  const [due] = await tx.$queryRaw<Due[]>`
    SELECT email, digest_due_at AS "dueAt", digest_mails AS "isWanted" FROM accounts
     WHERE id = ${accountId} AND digest_due_at <= ${app.clock.now()} FOR NO KEY UPDATE`
  if (!due) return
  const timeZone = await timeZoneOf(tx, accountId)
  if (timeZone && due.isWanted) await tellOfDay(app, tx, { accountId, timeZone, ...due })
  await tx.account.update({
    where: { id: accountId },
    data: { digestDueAt: timeZone ? nextDigestAt(timeZone, due.dueAt) : null },
  })
}

async function tellOfDay(app: App, tx: Tx, account: Due & { accountId: string; timeZone: string }) {
  const { accountId, email, dueAt, timeZone } = account
  const day = digestDay(timeZone, dueAt)
  const lines = await readLineDays(tx, accountId, day)
  if (!lines.some(({ calls }) => calls > 0)) return
  await enqueueMail(app, tx, {
    accountId,
    to: email,
    about: factOfDigest(day.date),
    tag: 'digest',
    ...composeDigestMail(day, lines, {
      callers: await readDigestCallers(tx, accountId, day),
      timeZone,
      links: app.mailLinks,
      accountId,
      to: email,
    }),
  })
}

/** Of the oldest live line; undefined if there is none. */
async function timeZoneOf(tx: Tx, accountId: string): Promise<string | undefined> {
  const line = await tx.line.findFirst({
    where: { accountId, status: 'live' },
    orderBy: [{ liveAt: 'asc' }, { id: 'asc' }],
    select: { timeZone: true },
  })
  return line?.timeZone
}
