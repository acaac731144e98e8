import { describe, expect, test } from 'vitest'
import { PLUMBER, playCall } from './play-call.ts'

const CALLER = '+15128420155'
const FACTS = { ...PLUMBER, languages: ['es'] as const }

async function listed(...turns: string[]): Promise<string | null> {
  const { conclusion } = await playCall(turns, { caller: CALLER, facts: FACTS })
  return /^Asked, not answered: (.*)$/m.exec(conclusion.message?.text ?? '')?.[1] ?? null
}

const LEFT = ['My pump hums', 'Ann Lee', 'yes'] as const

describe('a question that the owner is asked', () => {
  test.each([
    [
      'i was out all week and have our spare keys turned up yet do you know',
      'have our spare keys turned up yet do you know?',
    ],
    [
      "and the forty that's a deposit or does it come off the bill",
      "the forty that's a deposit or",
    ],
    ['so the blue valve in our crawlspace is it safe to turn it', 'blue valve'],
  ])('is in the list with enough of it to be understood alone: %s', async (words, part) => {
    expect(await listed(...LEFT, words, 'no')).toContain(part)
  })

  test('is in the list although it was all that was said in that turn', async () => {
    expect(await listed(...LEFT, 'Do you sell gift cards', 'no')).toBe('Do you sell gift cards?')
  })

  test('alone is not said a second time below itself', async () => {
    expect(await listed('Do you sell gift cards', 'yes', 'Ann Lee', 'yes', 'no')).toBe(null)
  })

  test('is listed without the story before it, where it says enough itself', async () => {
    const words = 'my aunt wants to redo her powder room is there a discount for veterans'
    expect(await listed(...LEFT, words, 'no')).toBe('is there a discount for veterans?')
  })
})

describe('what is told in words that may ask', () => {
  const told = (...turns: string[]) => playCall(turns, { caller: CALLER, facts: FACTS })

  test.each([
    'hola mi calentador no jala el agua se queda tibia y quería saber si trabajan los sábados',
    'buenas la regadera no cierra la llave está floja y quería ver si hay estacionamiento',
  ])('is no question for the owner: %s', async (words) => {
    expect(await listed(words, 'Rosa Quintero', 'sí', 'no')).toBe(null)
  })

  test.each([['el taller queda cerca del centro', 'el taller queda cerca del centro?']])(
    'and what asks in such words is: %s',
    async (words, question) => {
      expect(
        await listed('hola buenas, se tapó mi lavabo', 'Rosa Quintero', 'sí', words, 'no'),
      ).toBe(question)
    },
  )

  test.each([
    ['buenas habla teresa montoya mi calentador gotea', 'Teresa Montoya'],
    ['qué tal habla juan ortega se tapó mi lavabo', 'Juan Ortega'],
  ])('who gives a name does not ask which languages are spoken: %s', async (words, name) => {
    const { last, conclusion } = await told(words)
    expect(last.text).not.toContain('Hablo')
    expect(conclusion.message?.name).toBe(name)
  })

  test.each(['buenas, habla usted francés', 'aquí habla juan, habla usted francés'])(
    'and who asks for a language is told: %s',
    async (words) => {
      const { last } = await told(words)
      expect(last.text.toLowerCase()).toContain('hablo inglés y español')
    },
  )
})

describe('two ways of which what is told answers one', () => {
  const RENTAL = {
    ...FACTS,
    extra: 'A $200 deposit holds the trailer. We are licensed and insured.',
  }
  const asked = async (words: string) => {
    const turns = [...LEFT, words, 'no']
    const { replies, conclusion } = await playCall(turns, { caller: CALLER, facts: RENTAL })
    const list = /^Asked, not answered: (.*)$/m.exec(conclusion.message?.text ?? '')?.[1] ?? ''
    return { reply: replies[4]?.text ?? '', list }
  }

  test('the other is asked of the owner, and the caller hears so', async () => {
    const { reply, list } = await asked(
      'do i have to leave a deposit or could you just drive it over to my cousin in Waco',
    )
    expect(reply).toContain('$200')
    expect(reply).toContain('ask the owner')
    expect(list).toContain('could you just drive it over to my cousin in Waco?')
  })

  test.each([
    'is there a deposit or can i just take the trailer',
    'is there a deposit or am i good without',
  ])('and what answers both is all that is told: %s', async (words) => {
    const { reply, list } = await asked(words)
    expect(reply).toContain('$200')
    expect(reply).not.toContain('ask the owner')
    expect(list).toBe('')
  })
})

describe('who wants the owner asked', () => {
  test.each([
    ['so ask him about the bigger tank please', 'about the bigger tank?'],
    ['just ask the owner whether you haul the old one and thanks', 'whether you haul the old one?'],
    ['pregúntele si trabajan con tubos de cobre', 'trabajan con tubos de cobre?'],
  ])('has it in the list: %s', async (words, part) => {
    expect(await listed(...LEFT, words, 'no')).toContain(part)
  })

  test.each([
    'ask him to bring a ladder',
    "don't ask her about the ladder",
    'ask for Wanda if I am out',
    'people ask me about the noise',
  ])('and other asking is no question: %s', async (words) => {
    expect(await listed(...LEFT, words, 'no')).toBe(null)
  })
})
