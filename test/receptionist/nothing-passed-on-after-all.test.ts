import { describe, expect, test } from 'vitest'
import { PLUMBER, playCall } from './play-call.ts'

const CALLER = '+15128420166'
const play = (...turns: string[]) => playCall(turns, { facts: PLUMBER, caller: CALLER })
const ASKED = [
  'i need somebody to look at my garbage disposal',
  'Nora',
  'you know what forget it my son can fix it nobody has to call',
]
const QUESTION = /pass nothing on\?/

describe('asked whether anything is to be passed on', () => {
  test.each([
    'yes please nothing at all',
    'yeah leave it and one more question are you open on Friday',
  ])('a yes with more behind it leaves no message: %s', async (answer) => {
    const { last, conclusion } = await play(...ASKED, answer)
    expect(last.text).toMatch(/won't pass anything on/)
    expect(conclusion.message).toBeNull()
  })

  test('a second refusal is taken at its word', async () => {
    const { replies, conclusion } = await play(
      ...ASKED,
      'huh what',
      "I said don't tell them anything",
    )
    expect(replies.some(({ text }) => QUESTION.test(text))).toBe(true)
    expect(conclusion.message).toBeNull()
  })

  test('so does the reason behind which it is called off, and who makes sure agrees', async () => {
    const { replies, conclusion } = await play(
      'i wanted somebody to look at a new water heater',
      'Ana Vance',
      'yeah oh hang on my son just walked in he says he got somebody so never mind forget the estimate',
      "so you're not gonna have them call me right",
    )
    expect(replies.at(-2)?.text).toMatch(QUESTION)
    expect(conclusion.message).toBeNull()
  })

  test('who says that it is to be passed on keeps the message, whatever comes later', async () => {
    const { conclusion } = await play(
      ...ASKED,
      'no no do pass it on',
      'nobody has to call before noon',
    )
    expect(conclusion.message?.text).toContain('garbage disposal')
  })
})

test.each(['hi how much is a visit', 'i want to know what you charge to come out'])(
  'a caller whose questions are all answered is offered no call: %s',
  async (asked) => {
    expect((await play(asked)).last.text).not.toMatch(/call back/)
  },
)

test('who confirms the number to call is not asked whether to pass nothing on', async () => {
  const { replies } = await play(
    'the washer you fixed three weeks ago is banging again',
    'Ray Kowalczyk',
    "okay so then i shouldn't be paying right and yeah this number's fine",
  )
  expect(replies.some(({ text }) => QUESTION.test(text))).toBe(false)
})

describe('a message that is wanted is never dropped', () => {
  test('who asks to be called is not asked whether to pass nothing on', async () => {
    const { replies } = await play(
      'my son has bites all over and i found spots on the mattress',
      'Priya Raman',
      'yes',
      'okay yeah please just have them call me as soon as they can thank you so much',
    )
    expect(replies.some(({ text }) => QUESTION.test(text))).toBe(false)
  })

  test.each([
    'what no no pass it on please i want them to call me',
    'no i said i do want you to pass it on all of it',
    'yes pass it on',
    'yeah i want them to call me',
    'no wait what i still need somebody',
    'huh no they should call me',
  ])('asked, %s', async (answer) => {
    const { replies, conclusion } = await play(...ASKED, answer, "no that's everything bye")
    expect(replies.some(({ text }) => QUESTION.test(text))).toBe(true)
    expect(conclusion.message?.text).toContain('garbage disposal')
  })
})

test('who wants nothing passed on may ask on, and nothing is', async () => {
  const { replies, conclusion } = await play(
    'hi i dont need a callback or anything just a quick question how much is a gas line',
    'no dont ask the owner its fine do you charge more on weekends ballpark',
    'please dont tell anybody anything ok. and can i just swing by after work thursday',
    'ok thats all i wanted and nothing goes to anybody right',
    'no message bye',
  )
  const said = replies.map(({ text }) => text).join(' ')
  expect(said).not.toMatch(/ask the owner|pass it on|pass this on|pass on what|your name/)
  expect(conclusion.message).toBeNull()
})

test('but who then has a job for us is handed on', async () => {
  const { conclusion } = await play(
    'hi i dont need a callback or anything just a quick question how much is a gas line',
    'oh you know what i need somebody to look at my water heater its making a noise',
  )
  expect(conclusion.message?.text).toContain('water heater')
})
