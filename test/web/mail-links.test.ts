import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailDigests } from '../../src/calls/daily-digest.ts'
import { tellOfBalance } from '../../src/calls/low-balance-mails.ts'
import { mailAboutMessage } from '../../src/conversations/message-mail.ts'
import { remindOfForwarding } from '../../src/lines/forwarding-reminder.ts'
import type { BusinessFacts } from '../../src/receptionist/receptionist.ts'
import { inboxOf } from '../support/inbox.ts'
import { untilQuiet } from '../support/line-books.ts'
import { openLiveLine } from '../support/live-line.ts'
import { outsideOf, type SentMail } from '../support/outside.ts'
import { openBrowserByHand, signIn } from '../support/sign-in.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let aheadMs = 0

beforeAll(async () => {
  world = await openWorld({ clock: { now: () => new Date(Date.now() + aheadMs) } })
})
afterAll(() => world.close())

type Line = Awaited<ReturnType<typeof openLiveLine>>

const stranger = () => openBrowserByHand(world.url)
const pathOf = (address: string) => address.replace(world.url, '')

async function mailOf({ owner }: Line, tag: string): Promise<SentMail> {
  await untilQuiet(world.app)
  const mails = await outsideOf(world.app.config).mails(owner.email)
  const mail = mails.find((sent) => sent.tag === tag)
  if (!mail) throw new Error(`no mail with the tag ${tag}`)
  return mail
}

/** A caller's message, and the link in its mail that marks it as handled. */
async function leaveMessage(line: Line) {
  const message = await inboxOf(world, line).addMessage({ name: '<b>Dana</b> Reyes' })
  const facts = { businessName: 'Lopez Plumbing', timeZone: 'America/Chicago' } as BusinessFacts
  const conclusion = { summary: '', urgent: false, urgentReason: null }
  await world.app.db.$transaction((tx) =>
    mailAboutMessage(world.app, tx, { message, conclusion, facts, occasion: undefined }),
  )
  const { text } = await mailOf(line, 'message')
  const [, link = ''] = /^Mark handled: (\S+)$/m.exec(text) ?? []
  const row = () => world.app.db.message.findFirstOrThrow({ where: { id: message.id } })
  return { id: message.id, link: pathOf(link), row }
}

describe('the link that marks a message as handled', () => {
  test('asks by GET however often it is opened, and acts by POST without signing in', async () => {
    const { id, link, row } = await leaveMessage(await openLiveLine(world))
    for (const method of ['GET', 'HEAD', 'GET']) {
      const opened = await fetch(`${world.url}${link}`, { method })
      expect([opened.status, opened.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
      expect(opened.headers.get('referrer-policy')).toBe('no-referrer')
    }
    expect((await row()).handledAt).toBeNull()
    const asked = await stranger().get(link)
    expect(asked.html).toContain('&lt;b&gt;Dana&lt;/b&gt; Reyes')
    expect(asked.html).not.toContain('Call me.')
    const done = await stranger().post(link, { from: 'page' })
    expect([done.status, done.location]).toEqual([303, `${link}?done`])
    expect((await row()).handledAt).toBeInstanceOf(Date)
    const page = await stranger().get(`${link}?done`)
    expect(page.html).toContain('is handled.')
    expect(page.html).toContain(`/console/messages/${id}`)
    expect(page.html).not.toContain('<form method="post" action="/m/')
  })

  test('works once: an old mail does not undo what its owner did since', async () => {
    const { id, link, row } = await leaveMessage(await openLiveLine(world))
    await Promise.all([1, 2, 3].map(() => stranger().post(link, { from: 'page' })))
    await world.app.db.message.updateMany({ where: { id }, data: { handledAt: null } })
    expect((await stranger().post(link, { from: 'page' })).status).toBe(303)
    expect((await row()).handledAt).toBeNull()
    expect((await stranger().get(link)).html).toContain('This link was used before')
  })

  test('shows the words to the owner who is signed in, and to nobody else', async () => {
    const line = await openLiveLine(world)
    const { link } = await leaveMessage(line)
    const said = '<blockquote dir="auto"><bdi>Call me.</bdi></blockquote>'
    expect((await (await signIn(world, line.owner.email)).get(link)).html).toContain(said)
    const other = await signIn(world, 'somebody-else@example.com')
    expect((await other.get(link)).html).not.toContain('Call me.')
  })

  test('is for its own message alone', async () => {
    const line = await openLiveLine(world)
    const { link, row } = await leaveMessage(line)
    const other = await inboxOf(world, line).addMessage({ at: new Date() })
    const { id } = await row()
    const forged = [
      link.replace(id, other.id),
      link.replace('handle.', 'stop.'),
      `${link}x`,
      link.slice(0, -1),
      `${link}.x`,
      '/m/x',
      '/m/%00',
    ]
    for (const address of forged) {
      const opened = await stranger().get(address)
      const posted = await stranger().post(address, {})
      expect([opened.status, posted.status], address).toEqual([404, 404])
    }
    await world.app.db.message.deleteMany({ where: { id } })
    expect((await stranger().get(link)).status).toBe(404)
    expect((await stranger().post(link, {})).status).toBe(404)
    const rest = await world.app.db.message.findFirstOrThrow({ where: { id: other.id } })
    expect(rest.handledAt).toBeNull()
  })
})

/** What a mail program does when its unsubscribe button is pressed (RFC 8058): no cookie, no redirect followed. */
async function stopByProgram({ headers }: SentMail) {
  const header = (name: string) => headers.find(({ Name }) => Name === name)?.Value ?? ''
  expect(header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
  const [, address = ''] = /^<(https?:[^>]+)>$/.exec(header('List-Unsubscribe')) ?? []
  return fetch(address, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
}

const wantedBy = async ({ owner }: Line) => {
  const where = { id: owner.accountId }
  const select = { digestMails: true, reminderMails: true, balanceMails: true }
  return world.app.db.account.findUniqueOrThrow({ where, select })
}

/** Milliseconds until noon in the USA: a line live before 7:00 is due that morning, with nothing from that day yet. */
function untilNoonMs() {
  const now = world.app.clock.now()
  const noon = new Date(now).setUTCHours(18, 0, 0, 0)
  return noon - now.getTime() + (noon < now.getTime() ? 86_400_000 : 0)
}

const ALL = { digestMails: true, reminderMails: true, balanceMails: true }

describe('mails that can be stopped', () => {
  test('the daily summary: by the mail program, at once and for good', async () => {
    aheadMs += untilNoonMs()
    const line = await openLiveLine(world)
    const tellOfDay = async () => {
      await inboxOf(world, line).addCall({ at: world.app.clock.now() })
      aheadMs += 86_400_000
      await mailDigests(world.app)
      await untilQuiet(world.app)
      const mails = await outsideOf(world.app.config).mails(line.owner.email)
      return mails.filter(({ tag }) => tag === 'digest').length
    }
    expect(await tellOfDay()).toBe(1)
    const answer = await stopByProgram(await mailOf(line, 'digest'))
    expect(answer.status).toBe(200)
    expect(await wantedBy(line)).toEqual({ ...ALL, digestMails: false })
    expect(await tellOfDay()).toBe(1)
  })

  test('low minutes: by the link at its foot, whose page asks', async () => {
    const line = await openLiveLine(world)
    const { lineId, owner } = line
    const about = { accountId: owner.accountId, lineId, businessName: 'Lopez' }
    await world.app.db.$transaction((tx) =>
      tellOfBalance(world.app, tx, about, { beforeSeconds: 400, afterSeconds: 100 }),
    )
    const mail = await mailOf(line, 'balance-low')
    const minutes = `${world.url}/console/minutes?buy=${lineId}&pack=min40#${lineId}`
    expect(mail.text).toContain('Buy 200 minutes for $50: ')
    expect(mail.text).toContain(`Buy 40 minutes for $10: ${minutes}`)
    expect(mail.text).not.toContain('/v1')
    const [, link = ''] = /^Stop emails about low minutes: (\S+)$/m.exec(mail.text) ?? []
    expect((await stranger().get(pathOf(link))).html).toContain('Stop emails about low minutes')
    expect(await wantedBy(line)).toEqual(ALL)
    await stranger().post(pathOf(link), { from: 'page' })
    expect(await wantedBy(line)).toEqual({ ...ALL, balanceMails: false })
    expect((await stranger().get(`${pathOf(link)}?done`)).html).toContain('Stopped')
  })

  test('reminders: one that is due comes to nobody who stopped them', async () => {
    const [stopped, wanting] = [await openLiveLine(world), await openLiveLine(world)]
    const stop = world.app.mailLinks.stop(stopped.owner.accountId, 'reminders')
    await stranger().post(pathOf(stop), { from: 'page' })
    aheadMs += 4 * 86_400_000
    await remindOfForwarding(world.app)
    expect((await stopByProgram(await mailOf(wanting, 'forwarding-reminder'))).status).toBe(200)
    await expect(mailOf(stopped, 'forwarding-reminder')).rejects.toThrow('no mail')
  })

  test('what the owner ordered has no such header', async () => {
    const { headers } = await mailOf(await openLiveLine(world), 'line-number')
    expect(headers).toEqual([])
  })
})
