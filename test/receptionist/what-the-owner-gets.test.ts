import { describe, expect, test } from 'vitest'
import { PLUMBER, playCall } from './play-call.ts'

const CALLER = '+15128420155'

async function textOf(...turns: string[]): Promise<string> {
  const facts = { ...PLUMBER, extra: `${PLUMBER.extra} Pets are welcome in the shop.` }
  const { conclusion } = await playCall(turns, { caller: CALLER, facts })
  return conclusion.message?.text ?? ''
}

const bestTime = (text: string) => /^Best time: (.*)$/m.exec(text)?.[1] ?? null
const LEFT = ['My pump hums', 'Ann Lee'] as const

describe('a question that was answered in the end', () => {
  const asked = async (...turns: string[]) => {
    const { conclusion } = await playCall(turns, { caller: CALLER })
    return conclusion.questions.filter((one) => !one.answered).map(({ words }) => words)
  }

  test('does not stand open, asked in other words', async () => {
    const turns = ['is there someplace for a big van', 'I mean, where do I park', 'My pump hums']
    expect(await asked(...turns)).toEqual([])
    const text = await textOf(...turns, 'Ann Lee', 'yes', 'no')
    expect(text).not.toContain('not answered')
  })

  test('but another one does, whatever was answered after it', async () => {
    const open = await asked('Do you take credit cards?', 'Are you licensed?')
    expect(open).toEqual(['Do you take credit cards'])
    expect(
      await asked('Is there a discount for veterans?', 'How much is the service call?'),
    ).toEqual(['Is there a discount for veterans'])
  })
})

describe('a time when the caller does something else', () => {
  test.each([
    ['yes but I teach during the day so text me', 'I teach during the day so text me'],
    ['yeah, I drive in the mornings so text me', 'I drive in the mornings so text me'],
    ['yes but text only after like a quarter past four', 'after like a quarter past four'],
    ['yes, I am free in the mornings so call me', 'in the mornings'],
  ])('is told in their words: %s', async (words, best) => {
    expect(bestTime(await textOf(...LEFT, words, 'no'))).toContain(best)
  })
})

describe('two numbers', () => {
  test('both reach the owner, with whose and when', async () => {
    const words = "mine till noon, then my sister's 512 555 0136"
    const { conclusion } = await playCall([...LEFT, words, 'yes', 'no'], { caller: CALLER })
    expect(conclusion.message?.phone).toBe(CALLER)
    expect(conclusion.message?.text).toContain(`Other number: ${words}`)
  })

  test('also when both are said', async () => {
    const words = "mine till ten at 512 555 0147, then my son's is 512 555 0136 after that"
    const { conclusion } = await playCall([...LEFT, words, 'yes', 'no'], { caller: CALLER })
    expect(conclusion.message?.phone).toBe('+15125550147')
    expect(conclusion.message?.text).toContain(`Other number: ${words}`)
  })
})

describe('a spelled surname completes the name', () => {
  test.each([
    ["It's Mei-Xiu Hsu, H-S-U", 'Mei-Xiu Hsu'],
    ["It's Thuy-Linh, last name N G U Y E N", 'Thuy-Linh Nguyen'],
    ['Ngozi, last name O K A F O R', 'Ngozi Okafor'],
    ['Dana Rays, R E Y E S', 'Dana Reyes'],
  ])('%s', async (words, name) => {
    const { conclusion } = await playCall(['My pump hums', words, 'yes', 'yes', 'no'], {
      caller: CALLER,
    })
    expect(conclusion.message?.name).toBe(name)
  })
})

describe('an ordinary request is not urgent', () => {
  test.each([
    ['the sink in our guest bath is backed up and I need a plumber', false],
    ['I need somebody to look at our water heater it makes a popping noise', false],
    ['the sink in our guest bath is backed up and it runs over onto the floor right now', true],
  ])('%s', async (words, urgent) => {
    const { conclusion } = await playCall([words, 'Ann Lee', 'yes', 'no'], { caller: CALLER })
    expect(conclusion.urgent).toBe(urgent)
  })
})
