import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailRecap } from '../../src/meetings/send-recap.ts'
import { graphqlClient } from '../support/graphql-client.ts'
import { untilQuiet } from '../support/line-books.ts'
import { storeMeeting } from '../support/meeting-rows.ts'
import { storeNotedMeeting } from '../support/noted-meeting.ts'
import { outsideOf } from '../support/outside.ts'
import { until } from '../support/until.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let outside: ReturnType<typeof outsideOf>
let owner: Awaited<ReturnType<World['account']>>
let meetingId: string
/** How far the product's clock is ahead. */
let aheadMs = 0

beforeAll(async () => {
  world = await openWorld({ clock: { now: () => new Date(Date.now() + aheadMs) } })
  outside = outsideOf(world.app.config)
})
afterAll(() => world.close())
beforeEach(async () => {
  owner = await world.account()
  meetingId = await storeNotedMeeting(world.app, owner.accountId)
})

const aMinuteLater = () => {
  aheadMs += 60_000
}
const address = (name: string) => `${name}-${crypto.randomUUID()}@example.com`

async function invite(...emails: string[]) {
  const { accountId } = owner
  const rows = emails.map((email) => ({ accountId, meetingId, email, at: new Date(0) }))
  await world.app.db.meetingRecipient.createMany({ data: rows })
}

const mailAll = () =>
  world.app.db.$transaction((tx) =>
    mailRecap(world.app, tx, { accountId: owner.accountId, meetingId }),
  )

const recipient = (email: string) =>
  world.app.db.meetingRecipient.findFirstOrThrow({ where: { meetingId, email } })
const mails = (to: string) =>
  world.app.db.mail.findMany({ where: { to }, orderBy: { createdAt: 'asc' } })

const untilTold = (email: string, delivery: string) =>
  until(
    `${email} is ${delivery}`,
    () => recipient(email),
    (row) => row.delivery === delivery,
  )

type Meeting = {
  delivery?: string
  recipients?: object[]
  code?: string
  retryAfterSeconds?: number
}

async function resend(email: string, wishes: { id?: string; key?: string } = {}): Promise<Meeting> {
  const { data, errors } = await graphqlClient(world.url, wishes.key ?? owner.key)(
    `mutation ($id: ID!, $email: String!) { resent: recapResend(id: $id, email: $email) {
      ... on Meeting { delivery recipients { email delivery } }
      ... on ApiError { code retryAfterSeconds }
    } }`,
    { id: wishes.id ?? meetingId, email },
  )
  if (!data?.resent) throw new Error(JSON.stringify(errors))
  return data.resent as Meeting
}

/** Sends the provider's webhook about a mail. */
async function tell(mail: { id: string; accountId: string }, told: object) {
  await fetch(`${world.url}/webhooks/postmark`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-postmark-secret': world.app.config.postmark.webhookSecret ?? '',
    },
    body: JSON.stringify({
      MessageID: crypto.randomUUID(),
      Metadata: { mail_id: mail.id, account_id: mail.accountId },
      ...told,
    }),
  })
  await untilQuiet(world.app)
}
const DELIVERED = { RecordType: 'Delivery', DeliveredAt: '2026-11-21T09:00:00Z' }
const BOUNCED = { RecordType: 'Bounce', BouncedAt: '2026-11-21T09:00:01Z' }

describe('a recap', () => {
  test('is mailed once to every recipient, and each delivery is followed', async () => {
    const [ana, bo, gone] = [address('ana'), address('Bo'), address('bounce')]
    await invite(ana, bo, gone)
    await mailAll()
    await mailAll()
    const delivered = await untilTold(ana, 'delivered')
    await untilTold(bo, 'delivered')
    await untilTold(gone, 'bounced')
    const [mail, ...more] = await mails(ana)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ id: delivered.mailId, about: `recap:${meetingId}`, tag: 'recap' })
    expect(delivered.at).toEqual(mail?.deliveredAt)
    for (const to of [ana, bo, gone]) {
      const [sent, ...others] = await outside.mails(to)
      expect(others).toEqual([])
      expect(sent?.subject).toBe('Recap: Weekly planning')
      for (const form of [sent?.text, sent?.html]) {
        expect(form).toContain('The release goes out on Thursday.')
        expect(form).toContain('Ben')
      }
    }
    const { body } = await owner.api.get<{ delivery: string }>(`/meetings/${meetingId}`)
    expect(body.delivery).toBe('partly_delivered')
  })

  test('that was delivered before we heard that it is out stays delivered, and is one mail', async () => {
    const ana = address('ana')
    await invite(ana)
    await outside.fault('postmark', 'drop_response')
    await mailAll()
    await untilTold(ana, 'delivered')
    await until('noted as sent', async () => (await mails(ana))[0]?.sentAt)
    expect((await recipient(ana)).delivery).toBe('delivered')
    expect(await outside.mails(ana)).toHaveLength(1)
  })

  test('with the transaction that stores it, or not at all', async () => {
    const ana = address('ana')
    await invite(ana)
    const { app } = world
    const rolledBack = app.db.$transaction(async (tx) => {
      await mailRecap(app, tx, { accountId: owner.accountId, meetingId })
      throw new Error('no')
    })
    await expect(rolledBack).rejects.toThrow('no')
    expect(await mails(ana)).toEqual([])
    expect(await recipient(ana)).toMatchObject({ mailId: null, delivery: 'pending' })
  })

  test('is nobody’s delivery but its recipient’s, and a bounce stands', async () => {
    const [ana, bo] = [address('ana'), address('bo')]
    await invite(ana, bo)
    await mailAll()
    await untilTold(ana, 'delivered')
    await untilTold(bo, 'delivered')
    const [mail] = await mails(ana)
    if (!mail) throw new Error('no mail')
    await tell(mail, BOUNCED)
    expect(await recipient(ana)).toMatchObject({
      delivery: 'bounced',
      at: new Date(BOUNCED.BouncedAt),
    })
    await tell(mail, DELIVERED)
    await tell({ ...mail, accountId: (await world.account()).accountId }, BOUNCED)
    expect(await recipient(ana)).toMatchObject({ delivery: 'bounced' })
    expect(await recipient(bo)).toMatchObject({ delivery: 'delivered' })
  })
})

describe('sent again', () => {
  test('it is another mail, whose delivery counts from then on', async () => {
    const ana = address('ana')
    await invite(ana)
    await mailAll()
    await untilTold(ana, 'delivered')
    const [first] = await mails(ana)
    if (!first) throw new Error('no mail')
    await tell(first, BOUNCED)
    aMinuteLater()
    expect(await resend(ana.toUpperCase())).toMatchObject({ recipients: [{ email: ana }] })
    const [, second, ...more] = await mails(ana)
    expect(more).toEqual([])
    expect(second?.about).toBe(`recap:${meetingId}:1`)
    expect((await untilTold(ana, 'delivered')).mailId).toBe(second?.id)
    await tell(first, BOUNCED)
    expect(await recipient(ana)).toMatchObject({ delivery: 'delivered' })
    expect(await outside.mails(ana)).toHaveLength(2)
  })

  test('to an address that bounced, it has bounced when the provider refuses it', async () => {
    const gone = address('bounce')
    await invite(gone)
    await mailAll()
    await untilTold(gone, 'bounced')
    aMinuteLater()
    await resend(gone)
    const again = await untilTold(gone, 'bounced')
    await untilQuiet(world.app)
    const [first, second] = await mails(gone)
    expect(again.mailId).toBe(second?.id)
    expect(second).toMatchObject({ delivery: 'bounced', sentAt: null })
    expect(second?.bouncedAt?.getTime()).toBeGreaterThan(first?.bouncedAt?.getTime() ?? Infinity)
    expect(await outside.mails(gone)).toHaveLength(1)
  })

  test('at once and again it is one mail; after a minute it is another', async () => {
    const [ana, bo] = [address('ana'), address('bo')]
    await invite(ana, bo)
    await mailAll()
    expect(await resend(ana)).toMatchObject({ code: 'rate_limited' })
    aMinuteLater()
    const answers = await Promise.all(Array.from({ length: 8 }, () => resend(ana)))
    const refused = answers.filter(({ code }) => code === 'rate_limited')
    expect(refused).toHaveLength(7)
    expect(refused[0]?.retryAfterSeconds).toBeGreaterThan(0)
    expect(await mails(ana)).toHaveLength(2)
    expect(await resend(bo)).toMatchObject({ recipients: { length: 2 } })
    aMinuteLater()
    await resend(ana)
    const abouts = (await mails(ana)).map(({ about }) => about)
    expect(abouts).toEqual(['', ':1', ':2'].map((count) => `recap:${meetingId}${count}`))
  })

  test('not before there is a recap', async () => {
    const ana = address('ana')
    const { id } = await storeMeeting(world.app, owner.accountId, {
      state: 'processing',
      recipients: { create: { email: ana, at: new Date() } },
    })
    expect(await resend(ana, { id })).toMatchObject({ code: 'not_ready' })
    await world.app.db.recap.updateMany({ where: { meetingId }, data: { status: 'failed' } })
    await invite(ana)
    expect(await resend(ana)).toMatchObject({ code: 'not_ready' })
    expect(await mails(ana)).toEqual([])
  })

  test('only to a recipient of one’s own meeting', async () => {
    const ana = address('ana')
    await invite(ana)
    const stranger = await world.account()
    for (const unknown of [
      () => resend(address('bo')),
      () => resend('%'),
      () => resend('a\0b'),
      () => resend(ana, { id: 'mtg_00000000000000000000000000' }),
      () => resend(ana, { id: 'x' }),
      () => resend(ana, { key: stranger.key }),
    ]) {
      expect(await unknown()).toMatchObject({ code: 'not_found' })
    }
    await expect(resend(ana, { key: world.app.staffToken })).rejects.toThrow('forbidden')
    expect(await mails(ana)).toEqual([])
  })
})

describe('shared', () => {
  async function share(email: string, wishes: { id?: string; key?: string } = {}) {
    const { data, errors } = await graphqlClient(world.url, wishes.key ?? owner.key)(
      `mutation ($id: ID!, $email: String!) { shared: recapShare(id: $id, email: $email) {
        ... on Meeting { recipients { email delivery } } ... on ApiError { code problems { message } }
      } }`,
      { id: wishes.id ?? meetingId, email },
    )
    if (!data?.shared) throw new Error(JSON.stringify(errors))
    return data.shared as Meeting
  }

  test('it goes to somebody else, who is a recipient from then on, whatever the spelling', async () => {
    const [ana, late] = [address('ana'), address('late')]
    await invite(ana)
    await mailAll()
    const { recipients } = await share(late)
    expect(recipients).toHaveLength(2)
    await untilTold(late, 'delivered')
    expect(await share(late.toUpperCase())).toMatchObject({ code: 'rate_limited' })
    aMinuteLater()
    await share(late.toUpperCase())
    expect(await mails(late)).toHaveLength(2)
    expect(await mails(ana)).toHaveLength(1)
    const [sent] = await outside.mails(late)
    expect(sent?.subject).toBe('Recap: Weekly planning')
  })

  test('not before there is a recap, nor to what is no address, nor to more than 50', async () => {
    expect(await share('ana')).toMatchObject({ code: 'invalid_request' })
    const { id: unheld } = await storeMeeting(world.app, owner.accountId, { state: 'scheduled' })
    expect(await share(address('ana'), { id: unheld })).toMatchObject({ code: 'not_ready' })
    const { key } = await world.account()
    expect(await share(address('ana'), { key })).toMatchObject({ code: 'not_found' })
    await invite(...Array.from({ length: 50 }, (_, index) => address(`${index}`)))
    const beyond = await share(address('ana'))
    expect(beyond).toMatchObject({
      code: 'invalid_request',
      problems: [{ message: 'has at most 50 recipients' }],
    })
    expect(await world.app.db.meetingRecipient.count({ where: { meetingId } })).toBe(50)
    const where = { meetingId: unheld, email: { startsWith: 'ana' } }
    expect(await world.app.db.meetingRecipient.count({ where })).toBe(0)
  })
})
