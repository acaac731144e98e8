import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  isOver,
  type MeetingBody,
  newLink,
  setRoom,
  untilMeeting,
} from '../support/meeting-room.ts'
import { outsideOf } from '../support/outside.ts'
import { until } from '../support/until.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

type Recap = Record<'decisions' | 'action_items' | 'open_questions', { text: string }[]>

/** The recap of a meeting in which these lines were said, by two people in turn, and the mail about it. */
async function recapOf(lines: readonly string[]) {
  const owner = await world.account()
  const meeting_url = newLink()
  const utterances = lines.map((text, index) => ({
    speaker: index % 2 === 0 ? 'Ana Ruiz' : 'Ben Cole',
    text,
    at: 2 + index * 7,
  }))
  await setRoom(world.sandboxUrl, { meeting_url, utterances, minutes: 10 })
  const { body } = await owner.api.post<MeetingBody>('/meetings', { meeting_url })
  await untilMeeting(owner.api, body.id, isOver)
  const recap = await owner.api.get<Recap>(`/meetings/${body.id}/recap`)
  const [mail] = await until(
    'the recap is mailed',
    () => outsideOf(world.app.config).mails(owner.email),
    (mails) => mails.length > 0,
  )
  return { recap: recap.body, mail }
}

const THINGS =
  `fence,roof,gate,hedge,pond,shed,lamp,bench,path,sign,fountain,porch,swing,drain,cellar,attic,ladder,
  chimney,stove,boiler`
    .split(',')
    .map((thing) => thing.trim())

test('every task of a meeting is in its recap', async () => {
  const { recap, mail } = await recapOf(
    THINGS.map((thing) => `I will repair the ${thing} by Friday.`),
  )
  expect(recap.action_items.map(({ text }) => text)).toEqual(
    THINGS.map((thing) => `I will repair the ${thing} by Friday.`),
  )
  expect(mail?.text).toContain('20 action items')
  expect(mail?.text).toContain('epair the boiler')
})

test('every decision of a meeting is in its recap', async () => {
  const { recap } = await recapOf(
    THINGS.flatMap((thing) => [`Let's go with the new ${thing}.`, 'Agreed.']),
  )
  expect(recap.decisions.map(({ text }) => text)).toEqual(
    THINGS.map((thing) => `Let's go with the new ${thing}.`),
  )
})

test('every question that stayed open is in the recap', async () => {
  const { recap } = await recapOf(
    THINGS.flatMap((thing) => [`Who pays for the ${thing}?`, 'No idea, we have to find out.']),
  )
  expect(recap.open_questions.map(({ text }) => text)).toEqual(
    THINGS.map((thing) => `Who pays for the ${thing}?`),
  )
})
