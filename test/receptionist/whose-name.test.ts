import { describe, expect, test } from 'vitest'
import { PLUMBER, playCall } from './play-call.ts'

const CALLER = '+15417770142'
const facts = { ...PLUMBER, languages: ['es', 'pt'] as const }

const spoken = (language: string, ...turns: string[]) =>
  playCall(
    turns.map((text) => ({ kind: 'speech' as const, text, language })),
    { facts: { ...facts, languages: [...facts.languages] }, caller: CALLER },
  )

describe('a name that the story holds is read back before it is the caller’s', () => {
  test.each([
    ['en', "my parrot's name is Ramona and she pulls her feathers", 'Ramona', /Is your name/],
    ['es', 'quiero que vean a mi yegua Lucía', 'Lucía', /¿Su nombre es/],
    ['pt', 'o meu coelho Vicente não come', 'Vicente', /O seu nome é/],
  ])('%s: %s, %s', async (language, matter, said, asked) => {
    const { last, conclusion } = await spoken(language, matter, said)
    expect(last.text).toMatch(asked)
    expect(conclusion.message?.name).toBeNull()
  })
})

test.each([
  ['en', 'Ramona', 'my name is Greta Solberg', 'Greta Solberg'],
  ['es', 'Lucía', 'yo me llamo Inés Cordero', 'Inés Cordero'],
])(
  '%s: who says what their name is, is called that, whatever was kept: %s, %s',
  async (language, first, said, name) => {
    const { conclusion } = await spoken(language, 'sink', first, said)
    expect(conclusion.message?.name).toBe(name)
  },
)

describe('letters in groups are the word that is said with them', () => {
  test.each([
    [['Delia Kam'], 'no K-A-M-A-R, Kamar', 'Delia Kamar'],
    [['the last name is Valderra'], 'V-A-L-D, E-R-R-A. Omar Valderra', 'Omar Valderra'],
  ])('%s, %s', async (first, said, name) => {
    const { conclusion } = await spoken('en', 'my drain is slow', ...first, said)
    expect(conclusion.message?.name).toBe(name)
  })
})

test.each([
  [
    "it's greta solberg look the plaque says kaitlyn with a k a i t and it should say k a t e l y n",
    'Greta Solberg',
  ],
  ["it's greta solberg and that is s o l b e r g", 'Greta Solberg'],
])('letters spell the name beside them, not one further on: %s', async (said, name) => {
  const { conclusion } = await spoken('en', 'the plaque you made is wrong', said)
  expect(conclusion.message?.name).toBe(name)
})

describe('a name on the order is not the caller’s', () => {
  const ordered = (...turns: string[]) =>
    spoken('en', 'i ordered a cake for pickup tomorrow under walsh', ...turns)

  test.each([
    "yeah that's good and it should say caitlin with a c not k a i t l y n",
    'yes and the cake is for caitlin not kaitlyn',
  ])('%s', async (said) => {
    const { last, conclusion } = await ordered(said)
    expect(last.text).not.toMatch(/k?[ck]ait?l/i)
    expect(conclusion.message?.name).toBe('Walsh')
  })

  test('who says whose aunt they are says their own name', async () => {
    const { conclusion } = await ordered('yes', "no i'm her aunt joanne walsh can they fix it")
    expect(conclusion.message?.name).toBe('Joanne Walsh')
  })
})
