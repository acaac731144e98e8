import { expect, test } from 'vitest'
import { PLUMBER, playCall } from './play-call.ts'

const KNOWN = ['my sink drips a bit', 'Ann Lee', 'yes']
const replyTo = async (said: string) =>
  (await playCall([...KNOWN, said], { caller: '+15128420144' })).last.text

test.each([
  "well it's for my grandson he's home at christmas so i'd want it fixed before that",
  "just that it's thursday and not friday",
  "ask him what i didn't ask you anything i only said i want it done this week",
])('who asks nothing is not told that we do not know: %s', async (said) => {
  expect(await replyTo(said)).not.toMatch(/don't know|don't have/)
})

test.each([
  'are they going to look at it tonight',
  'the house sale closes on december eleventh so i need it before then',
])('a day alone asks for no opening hours: %s', async (said) => {
  expect(await replyTo(said)).not.toMatch(/open|closed/i)
})

test('a wish for a visit further on in the call is listed as open', async () => {
  const { conclusion } = await playCall(
    [...KNOWN, 'could somebody come by tomorrow', 'no thanks'],
    {
      caller: '+15128420144',
    },
  )
  expect(conclusion.message?.text).toMatch(/Asked, not answered: could somebody come by tomorrow\?/)
})

test.each(['why do you need my number', 'what do you want my name for'])(
  'who asks why we ask is told so, and asked again: %s',
  async (said) => {
    const { last } = await playCall([KNOWN[0] ?? '', said], { caller: '+15128420144' })
    expect(last.text).toBe(
      "It's so they know who called and where to call you back. Can I get your name?",
    )
  },
)

test.each([
  'ay buenos días mire es que mi hija va a cumplir quince y ya tenemos el vestido',
  'hola es que la puerta del garaje se le salió del riel y hay que arreglarla',
])('Spanish with its accents asks with "qué", not with "que": %s', async (said) => {
  const { last } = await playCall([said], { facts: PLUMBER })
  expect(last.text).toMatch(/^(?:Entendido|De acuerdo|Muy bien|Bien)/)
})
