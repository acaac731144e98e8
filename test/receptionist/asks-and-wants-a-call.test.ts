import { describe, expect, test } from 'vitest'
import { PLUMBER, playCall } from './play-call.ts'

const CALLER = '+15125550142'
const REST = ['Dana Reyes', 'yes', 'no that’s all']

describe('who asks what is known and wants to be called leaves a message, and hears the answer', () => {
  test.each([
    ['when do you open monday, and ring me before nine', '9 AM', 'ring me before nine'],
    ['are you open saturday if so give me a call', '9 AM to 1 PM', 'give me a call'],
    ['how much is the service call fee, have somebody call me', '$89', 'have somebody call me'],
    ['what are your hours friday and have him call my wife tonight', '5 PM', 'call my wife'],
  ])('%s', async (words, answer, wish) => {
    const { replies, conclusion } = await playCall([words, ...REST], { caller: CALLER })
    expect(replies[1]?.text).toContain(answer)
    expect(conclusion.message).toMatchObject({ name: 'Dana Reyes', phone: CALLER })
    expect(conclusion.message?.text).toContain(wish)
  })

  test.each([
    ['are you open saturday, you don’t have to call me back'],
    ['what are your hours friday, please don’t call me'],
  ])('but not: %s', async (words) => {
    const { conclusion } = await playCall([words, 'no that’s all, bye'], { caller: CALLER })
    expect(conclusion.message).toBeNull()
  })

  test('in Spanish', async () => {
    const { conclusion } = await playCall(
      ['a qué hora abren el sábado y que me llamen por favor', 'Marta Ruiz', 'sí', 'no, es todo'],
      { facts: PLUMBER, caller: CALLER },
    )
    expect(conclusion.message?.text).toContain('que me llamen')
  })
})
