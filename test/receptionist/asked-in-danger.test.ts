import { describe, expect, test } from 'vitest'
import { PLUMBER, playCall } from './play-call.ts'

const CALLER = '+15417770142'

function spoken(language: 'en' | 'es' | 'de', ...turns: string[]) {
  const facts = { ...PLUMBER, languages: language === 'en' ? [] : [language] }
  return playCall(
    turns.map((text) => ({ kind: 'speech' as const, text, language })),
    { facts, caller: CALLER },
  )
}

describe('a danger is told as plainly beside a question', () => {
  test.each([
    'i smell gas, how much time does it take to drive over from your shop',
    'the wall is sparking, which payment cards do you folks accept at the door',
    "the boiler's on fire are you around",
    'i smell gas, what does it cost for you to look at it in the evening',
  ])('%s', async (said) => {
    const { last, conclusion } = await spoken('en', said)
    expect(last.text).toMatch(/911/)
    expect(conclusion.urgent).toBe(true)
  })

  test('but not within it', async () => {
    const { conclusion } = await spoken('en', 'do you folks look for gas leaks')
    expect(conclusion.urgent).toBe(false)
  })
})

describe('what was asked together with a danger is answered in the next turn', () => {
  test.each([
    ['en', "what's the call fee? and i smell gas in the laundry room", 'Vera Lund', '$89'],
    ['es', '¿cuánto cuesta la visita? huele a gas en el pasillo', 'Vera Luna', '$89'],
    ['de', 'haben sie samstags offen? es riecht nach gas im flur', 'Vera Lund', 'Samstag'],
  ] as const)('%s: %s', async (language, said, name, answer) => {
    const { replies, conclusion } = await spoken(language, said, name)
    expect(replies.at(-2)?.text).toContain('911')
    expect(replies.at(-2)?.text).not.toContain(answer)
    expect(replies.at(-1)?.text).toContain(answer)
    expect(conclusion.questions.every(({ answered }) => answered)).toBe(true)
  })

  test('and is open for the owner until then', async () => {
    const { conclusion } = await spoken('en', "what's the call fee? and i smell gas in the laundry")
    expect(conclusion.questions).toMatchObject([{ answered: false }])
    expect(conclusion.message?.text).toContain('Asked, not answered')
  })

  test('what only may answer is not said to have been told', async () => {
    const { conclusion } = await spoken('en', 'i smell gas by the stove. is it more on sundays?')
    expect(conclusion.message?.text).not.toContain('I said')
  })
})

describe('what may ask about the danger is answered with what to do, but not for ever', () => {
  const calls = [
    "there's a burning smell from the fuse box and it's buzzing",
    'Wade Lund',
    'yes it is, and do you folks have a truck nearby?',
  ] as const

  test('once more', async () => {
    const { last } = await spoken('en', ...calls)
    expect(last.text).toContain('911')
  })

  test('without a fact that could be taken for advice on it', async () => {
    const turns = [
      "the garage door came down on my dad he's pinned under it and his leg is bleeding",
      "my mom's calling nine one one can you tell me how do i get the door up off him",
    ]
    const facts = { ...PLUMBER, extra: 'No gates, no commercial roll-up doors.' }
    const { last, conclusion } = await playCall(turns, { facts, caller: CALLER })
    expect(last.text).toContain('911')
    expect(last.text).not.toContain('roll-up doors')
    expect(conclusion.questions).toMatchObject([{ answered: false }])
  })

  test('then the question is answered or passed on', async () => {
    const { last } = await spoken('en', ...calls, 'where do i park by your shop?')
    expect(last.text).toContain('Parking is behind the shop')
    expect(last.text).not.toContain('911')
  })

  test('but what to do, always', async () => {
    const asked = ['do i need a permit for it?', 'should i go back in?'] as const
    const { last } = await spoken('en', ...calls, ...asked)
    expect(last.text).toContain('911')
  })
})
