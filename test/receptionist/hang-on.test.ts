import { expect, test } from 'vitest'
import { PLUMBER, playCall } from './play-call.ts'

const CALLER = '+15128420166'
const LAST =
  "okay wednesday after five then, any wednesday but not this one coming, hang on buddy mommy's on the phone, no that's it gotta run"
const tell = (...turns: string[]) =>
  playCall(['i need a cleaning', 'Brianna Tull', 'yes', ...turns], {
    facts: PLUMBER,
    caller: CALLER,
  })

test('what is told beside a word to somebody in the room is kept, and its goodbye is heard', async () => {
  const { last, conclusion } = await tell(LAST)
  expect(last.end).toBe(true)
  expect(conclusion.message?.text).toContain(LAST)
})

test('who only asks for a moment gets it, and their words are kept', async () => {
  const { last, conclusion } = await tell("hang on buddy mommy's on the phone")
  expect(last.text).toBe('Sure, take your time.')
  expect(conclusion.message?.text).toContain("mommy's on the phone")
})

test.each([
  'hey how you doing, so we just closed on a house and we have to be out by the eighteenth',
  'hi how are you today, my daughter is flying in on tuesday',
])('a greeting asks nothing, so a day told behind it gets no hours: %s', async (said) => {
  const { last } = await playCall([said], { facts: PLUMBER, caller: CALLER })
  expect(last.text).not.toMatch(/AM|PM|open|closed/)
})

test('a parting wish asks nothing', async () => {
  const { last } = await tell(
    "no i think that's the lot, you have a nice thanksgiving weekend what's left of it bye bye now",
  )
  expect(last.end).toBe(true)
  expect(last.text).toMatch(/^Thanks, Brianna/)
})
