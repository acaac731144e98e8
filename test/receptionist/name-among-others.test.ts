import { describe, expect, test } from 'vitest'
import { playCall } from './play-call.ts'

const CALLER = '+15128420155'
const LATE = 'Your crew was meant to come at nine and nobody is here'

describe('a name among other things, while it is asked for', () => {
  test.each([
    'and nobody can tell me where my crew is. Dolores Winfield. 41 Pine Street',
    'all i want to know is where my crew is dolores winfield 41 pine street',
    'forget the hours, how late the plumber is. Dolores Winfield. 41 Pine Street',
  ])('is taken, and not asked for again: %s', async (words) => {
    const { last, conclusion } = await playCall([LATE, words], { caller: CALLER })
    expect(conclusion.message?.name).toBe('Dolores Winfield')
    expect(conclusion.message?.text.toLowerCase()).toContain('address: 41 pine street')
    expect(last.text).not.toContain('name')
  })

  test.each(['my plumber is Otto Brandt', 'the tenant is Dolores Winfield'])(
    "and another's name is not the caller's: %s",
    async (words) => {
      const { conclusion } = await playCall([LATE, words], { caller: CALLER })
      expect(conclusion.message?.name).toBe(null)
    },
  )
})
