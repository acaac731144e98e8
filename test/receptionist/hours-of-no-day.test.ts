import { describe, expect, test } from 'vitest'
import { PLUMBER, playCall } from './play-call.ts'

const SUNDAY = new Date('2026-06-14T15:00:00Z')
const ask = async (said: string, at?: Date) =>
  (await playCall([said], { facts: PLUMBER, ...(at ? { at } : {}) })).last.text

describe('hours asked for without a day, when today is over or closed', () => {
  test.each([
    'do you work evenings at all, i am never home before half past five',
    'what time do you guys knock off at night',
    'how late do you stay open',
  ])('%s: the week', async (said) => {
    const reply = await ask(said, SUNDAY)
    expect(reply).toMatch(/Monday to Friday, 9 AM to 5 PM/)
    expect(reply).not.toMatch(/closed (?:right now|today)/)
  })

  test('whether it is open now is answered of now', async () => {
    expect(await ask('are you open right now', SUNDAY)).toMatch(/closed right now/)
  })

  test('on an open day the closing time is of today', async () => {
    expect(await ask('what time do you close')).toMatch(/5 PM/)
  })
})

test.each(['can somebody fix that today', 'would somebody be able to make it out tomorrow or no'])(
  'whoever asks for a deed at a time hears that the owner decides: %s',
  async (said) => {
    const { last } = await playCall(['my sink is stopped up', said], { facts: PLUMBER })
    expect(last.text).toMatch(/one for the owner/)
  },
)

test('"and one more thing" names no hour', async () => {
  const reply = await ask(
    "this one works, i'm mostly free and one more thing can i just walk in this morning what time are you there till",
  )
  expect(reply).toMatch(/open today/)
  expect(reply).not.toMatch(/1 AM/)
})
