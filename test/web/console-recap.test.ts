import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../src/kernel/ids.ts'
import { storeNotedMeeting } from '../support/noted-meeting.ts'
import { signIn } from '../support/sign-in.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ workJobs: false })
})
afterAll(() => world.close())

async function openRecap() {
  const { email, accountId } = await world.account()
  const browser = await signIn(world, email, '/console/meetings')
  const meetingId = await storeNotedMeeting(world.app, accountId)
  const read = async () => (await browser.get(`/console/meetings/${meetingId}`)).html
  return { accountId, meetingId, read }
}

function turn(seq: number, speaker: string | null) {
  const at = seq * 10
  return {
    seq,
    id: newId('seg'),
    speaker,
    startSeconds: at,
    endSeconds: at + 5,
    text: `Turn ${seq}.`,
  }
}

test('the whole summary is shown, and each decision and question says who said it', async () => {
  const { accountId, meetingId, read } = await openRecap()
  const [asked, answered, unnamed] = [turn(2, 'Ben <b>'), turn(3, 'Ana Ruiz'), turn(4, null)]
  await world.app.db.meetingSegment.createMany({
    data: [asked, answered, unnamed].map((one) => ({ ...one, accountId, meetingId })),
  })
  await world.app.db.recap.update({
    where: { accountId_meetingId: { accountId, meetingId } },
    data: {
      summary: 'The release goes out on Thursday.\n\nBen asked for a day more.\n\nNobody minded.',
      decisions: [{ text: 'We wait.', segments: [answered.id, unnamed.id] }],
      openQuestions: [{ text: 'Who tells them?', segments: [asked.id, answered.id] }],
    },
  })
  const html = await read()
  expect(html).toContain('<p class="said">Nobody minded.</p>')
  const voicesOf = (line: string) => {
    const [, item = ''] = new RegExp(`<span class="said">${line}([\\s\\S]*?)</li>`).exec(html) ?? []
    return [...item.matchAll(/<bdi>([^<]*)<\/bdi>/g)].map(([, name]) => name)
  }
  expect(voicesOf('We wait\\.')).toEqual(['Ana Ruiz'])
  expect(voicesOf('Who tells them\\?')).toEqual(['Ben &lt;b&gt;'])
  expect(html).toContain(`href="#${unnamed.id}" aria-label="Said at 0:40"`)
})

test('each speaker has a lane that shows when they spoke, however long they did', async () => {
  const { accountId, meetingId, read } = await openRecap()
  const said = [
    turn(2, 'Ben Ode'),
    turn(3, 'Ana Ruiz'),
    ...Array.from({ length: 600 }, (_, n) => n + 4).map((seq) => turn(seq, 'Ben Ode')),
  ]
  await world.app.db.meetingSegment.deleteMany({ where: { accountId, meetingId } })
  await world.app.db.meetingSegment.createMany({
    data: said.map((one) => ({ ...one, accountId, meetingId })),
  })
  const html = await read()
  const lanes = [...html.matchAll(/<svg class="lane"[^>]*><path d="([^"]*)"/g)].map(([, d]) => d)
  expect(lanes).toHaveLength(2)
  // Ana Ruiz spoke once, at the beginning.
  expect(lanes[1]).toBe('M0 0h1v1h-1z')
  expect(lanes[0]?.length).toBeLessThan(3_000)
  expect(html).toMatch(/<span>0:00<\/span><span>1:40:3\d<\/span>/)
})

test('a transcript shows how it began, and a long one all the rest behind one press', async () => {
  const { accountId, meetingId, read } = await openRecap()
  const split = (html: string) => html.split('<details class="transcript-fold"')
  const turns = (html: string) => [...html.matchAll(/Turn \d+\./g)].length
  const add = (from: number, to: number) =>
    world.app.db.meetingSegment.createMany({
      data: Array.from({ length: to - from + 1 }, (_, index) => ({
        ...turn(from + index, 'Ana Ruiz'),
        ...{ accountId, meetingId },
      })),
    })
  await add(2, 8)
  const short = split(await read())
  expect([short.length, turns(short[0] ?? '')]).toEqual([1, 7])
  await add(9, 20)
  const [before = '', folded = ''] = split(await read())
  expect([turns(before), turns(folded)]).toEqual([3, 16])
  expect(folded).toContain('Show the other 16 turns')
  // The first that is folded names its speaker again; of the others the style sheet hides the name.
  const [first = '', second = ''] = [...folded.matchAll(/<li id="seg_[\s\S]*?<\/li>/g)].map(String)
  expect(first).toMatch(/<bdi>Ana Ruiz<\/bdi>[\s\S]*?Turn 5\./)
  expect(first).not.toContain('class="same"')
  expect(second).toMatch(/class="same"[\s\S]*<bdi>Ana Ruiz<\/bdi>/)
})

test('a transcript without a recap is offered as a file for software alone', async () => {
  const { accountId, meetingId, read } = await openRecap()
  expect(await read()).toContain(`/console/meetings/${meetingId}/notes.md"`)
  await world.app.db.recap.delete({ where: { accountId_meetingId: { accountId, meetingId } } })
  const html = await read()
  expect(html).toContain(`/console/meetings/${meetingId}/notes.json"`)
  expect(html).not.toContain(`/console/meetings/${meetingId}/notes.md"`)
})
