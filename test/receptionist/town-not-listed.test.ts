import { describe, expect, test } from 'vitest'
import { PLUMBER, playCall } from './play-call.ts'

const TOWNS = 'We cover Columbus, Worthington, Westerville and Dublin.'
const ask = (said: string, extra = TOWNS) => playCall([said], { facts: { ...PLUMBER, extra } })

describe('a town that the owner does not list', () => {
  test.each(['hi do you cover powell', 'could somebody come out to hilliard for my disposal'])(
    '%s: the list is read, and the owner is asked',
    async (said) => {
      const { last, conclusion } = await ask(said)
      expect(last.text).toContain(`All I know is: ${TOWNS} I'll ask the owner about the rest.`)
      expect(conclusion.questions.every(({ answered }) => !answered)).toBe(true)
    },
  )

  test.each([
    'do you guys come out to dublin',
    'what area do you serve',
    'do you cover powell or dublin',
  ])('%s: the list answers', async (said) => {
    const { last } = await ask(said)
    expect(last.text).toContain(TOWNS)
    expect(last.text).not.toContain('All I know')
  })

  test('is not known to be outside of a list with an open end', async () => {
    const { last } = await ask('do you cover powell', 'We cover Columbus, Dublin and nearby towns.')
    expect(last.text).toContain('We cover Columbus, Dublin and nearby towns.')
    expect(last.text).not.toContain('All I know')
  })
})
