import { describe, expect, test } from 'vitest'
import { PLUMBER, playCall } from './play-call.ts'

test.each([
  'Hi there. I moved in last spring with my sister and her two boys. The dryer got slower and the towels stay damp. ' +
    'Do you look at those?',
  'Well, my name is on the lease since May. The dishwasher hums and the plates come out cloudy. Is that your trade?',
  "Hello dear. My brother sold the house and it's been a mess, and he doesn't let me see the papers. Can you help?",
  'Good morning. The oven smells a bit of old fat when we turn it on. What would a look at it cost?',
])('nothing dangerous, and nobody asks for haste: %s', async (said) => {
  const { conclusion, replies } = await playCall([said], { caller: '+15128420144' })
  expect(conclusion.urgent).toBe(false)
  expect(replies.at(-1)?.text).not.toContain('urgent')
})

test('what cannot wait is urgent', async () => {
  const said = 'My basement is filling with sewage and it keeps rising. Do you take cards?'
  const { conclusion } = await playCall([said], { caller: '+15128420144' })
  expect(conclusion.urgent).toBe(true)
})

describe('not urgent is', () => {
  const hear = async (language: 'es' | 'fr' | 'de' | 'pt', text: string) => {
    const facts = { ...PLUMBER, languages: [language] }
    const { conclusion } = await playCall([{ kind: 'speech', text, language }], { facts })
    return conclusion.urgent
  }

  test.each([
    ['es', 'mi padrino va en silla de ruedas y no puede subir la acera, quiero una rampa'],
    ['pt', 'o meu padrinho anda de cadeira de rodas'],
  ] as const)('a wheelchair, %s: %s', async (language, said) => {
    expect(await hear(language, said)).toBe(false)
  })

  test.each([
    ['fr', 'sur le formulaire il y a écrit urgent, je coche ça ou pas'],
    ['de', 'auf dem umschlag steht dringend aber es ist nur eine rechnung'],
    ['pt', 'a vizinha falou "urgente" mas eu não acho'],
  ] as const)('a word that is only quoted, %s: %s', async (language, said) => {
    expect(await hear(language, said)).toBe(false)
  })

  test('but who says that they were told so, and that it is, is believed', async () => {
    expect(await hear('es', 'el plomero dijo que es urgente, sale agua por todos lados')).toBe(true)
  })
})

test.each([
  "tell her i'll bring it in at eight if she can redo the lettering okay just have her call me it's urgent",
  "no just tell him it's urgent please",
])('what a caller calls urgent is, also behind another clause: %s', async (said) => {
  const turns = ['The sign you made has the wrong name on it', 'Rhonda Mackey', 'yes', said]
  const { conclusion } = await playCall(turns, { caller: '+15128420144' })
  expect(conclusion.urgent).toBe(true)
})
