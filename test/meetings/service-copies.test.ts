import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addSeconds } from '../../src/kernel/clock.ts'
import { forgetOldNotes } from '../../src/meetings/forget-old-notes.ts'
import { endClosedAccounts } from '../../src/workflows/end-account.ts'
import { graphqlClient } from '../support/graphql-client.ts'
import { type MeetingBody, newLink, setRoom, untilMeeting } from '../support/meeting-room.ts'
import { outsideOf } from '../support/outside.ts'
import { signIn } from '../support/sign-in.ts'
import { until } from '../support/until.ts'
import { openWorld, type World } from '../support/world.ts'

type Testimony = { id: string; data_deleted_at: string | null }

describe.each(['recall', 'attendee'] as const)('what %s keeps of a meeting', (noteTaker) => {
  let world: World
  let nowIsLaterBySeconds = 0
  const clock = { now: () => addSeconds(new Date(), nowIsLaterBySeconds) }

  beforeAll(async () => {
    world = await openWorld({ clock, settings: { NOTE_TAKER: noteTaker, LOG_LEVEL: 'silent' } })
  })
  afterAll(() => world.close())

  async function meetingThatIsDone() {
    const owner = await world.account()
    const meeting_url = newLink()
    await setRoom(world.sandboxUrl, { meeting_url, minutes: 1 })
    const { body } = await owner.api.post<MeetingBody>('/meetings', { meeting_url })
    await untilMeeting(owner.api, body.id, ({ state }) => state === 'done')
    const copies = async () => {
      const url = `${world.sandboxUrl}/meetings/bots?meeting_url=${encodeURIComponent(meeting_url)}`
      const bots = (await (await fetch(url)).json()) as Testimony[]
      return bots.map(({ data_deleted_at }) => data_deleted_at)
    }
    const untilGone = () =>
      until('the copy is gone', copies, (all) => all.length === 1 && all[0] !== null)
    expect(await copies()).toEqual([null])
    return { owner, id: body.id, untilGone }
  }

  test('goes when its owner deletes the notes, though the service is down at first', async () => {
    const { owner, id, untilGone } = await meetingThatIsDone()
    await outsideOf(world.app.config).fault(noteTaker, 'down', 2)
    const { data } = await graphqlClient(world.url, owner.key)(
      `mutation ($id: ID!) { meetingDelete(id: $id) { ... on Meeting { notesDeletedAt } } }`,
      { id },
    )
    expect(data).toMatchObject({ meetingDelete: { notesDeletedAt: expect.any(String) } })
    await untilGone()
  })

  test('goes when the account keeps it no longer', async () => {
    const { owner, untilGone } = await meetingThatIsDone()
    const where = { id: owner.accountId }
    await world.app.db.account.update({ where, data: { retentionDays: 1 } })
    nowIsLaterBySeconds = 2 * 86_400
    await forgetOldNotes(world.app)
    nowIsLaterBySeconds = 0
    await untilGone()
  })

  test('goes with the account', async () => {
    const { owner, untilGone } = await meetingThatIsDone()
    const browser = await signIn(world, owner.email, '/console/settings')
    await browser.post('/console/settings/delete', { csrf: browser.csrfToken, email: owner.email })
    await until('the account is gone', async () => {
      await endClosedAccounts(world.app)
      return (await world.app.db.account.count({ where: { id: owner.accountId } })) === 0
    })
    await untilGone()
  })
})
