import { expect, test } from 'vitest'
import type { Language } from '../../src/kernel/languages.ts'
import { PLUMBER, playCall } from './play-call.ts'

const FIRST = '+15128422671'
const SECOND = '+17372149906'
const READ_BACK = '7 3 7, 2 1 4, 9 9 0 6'
const facts = { ...PLUMBER, languages: ['es', 'fr', 'de', 'pt', 'ru', 'tr'] satisfies Language[] }

type Talk = { begun: string[]; yes: string; done: string }
const TALKS = {
  en: {
    begun: ['my drain is slow', 'this is Olga Brandt', 'my number is 512 842 2671'],
    yes: 'yes',
    done: 'no bye',
  },
  es: {
    begun: ['mi desagüe está lento', 'soy Olga Brandt', 'mi número es 512 842 2671'],
    yes: 'sí',
    done: 'no, es todo',
  },
  fr: {
    begun: ['mon évier se vide mal', "c'est Olga Brandt", 'mon numéro est le 512 842 2671'],
    yes: 'oui',
    done: "non c'est tout",
  },
  de: {
    begun: ['mein Abfluss ist verstopft', 'hier ist Olga Brandt', 'meine Nummer ist 512 842 2671'],
    yes: 'ja',
    done: 'nein, das war alles',
  },
  ru: {
    begun: ['у меня засорилась раковина', 'это Ольга Брандт', 'мой номер 512 842 2671'],
    yes: 'да',
    done: 'нет, это всё',
  },
} satisfies Record<string, Talk>

type Words = [language: keyof typeof TALKS, words: string]

const PUT_RIGHT: Words[] = [
  ['en', 'sorry 737 214 9906'],
  ['en', 'wait, not that one, use 737 214 9906'],
  ['en', 'not 512 842 2671, 737 214 9906'],
  ['es', 'me equivoqué, es 737 214 9906'],
  ['es', 'le di mi número viejo, el bueno es 737 214 9906'],
  ['fr', "je vous ai donné mon ancien numéro, le bon c'est le 737 214 9906"],
  ['de', 'ich habe mich vertan, es ist 737 214 9906'],
  ['de', 'ich habe Ihnen meine alte Nummer gegeben, die richtige ist 737 214 9906'],
  ['ru', 'я дала старый номер, правильный 737 214 9906'],
]

test.each(PUT_RIGHT)('%s, after the number was agreed on: %s', async (language, words) => {
  const { begun, yes, done } = TALKS[language]
  const { replies, conclusion } = await playCall([...begun, yes, words, yes, done], { facts })
  expect(replies[5]?.text).toContain(READ_BACK)
  expect(conclusion.message?.phone).toBe(SECOND)
})

const TAKES_BACK: Words[] = [
  ['en', "yes. oh no wait, it's 737 214 9906"],
  ['es', 'sí. ay no, espere, es el 737 214 9906'],
  ['fr', "oui. ah non attendez, c'est le 737 214 9906"],
  ['de', 'ja. ach nein, Moment, es ist 737 214 9906'],
  ['ru', 'да. ой нет, подождите, 737 214 9906'],
]

test.each(TAKES_BACK)(
  '%s, a yes to the reading back is taken back: %s',
  async (language, words) => {
    const { begun, yes, done } = TALKS[language]
    const { replies, conclusion } = await playCall([...begun, words, yes, done], { facts })
    expect(replies[4]?.text).toContain(READ_BACK)
    expect(conclusion.message?.phone).toBe(SECOND)
  },
)

const KEPT: Words[] = [
  ['en', "no the landlord's number is 737 214 9906"],
  ['en', "no wait, my mother's is 737 214 9906"],
  ['en', 'no, the fax is 737 214 9906'],
  ['en', 'wait, the gate code is 7372149906'],
  ['en', 'sorry, or my office, 737 214 9906'],
  ['es', 'me equivoqué, vivo en la calle Mayor 73'],
  ['de', 'ich habe mich vertan, ich wohne Hauptstraße 73'],
  ['fr', 'je me suis trompé, le portail a le code 7372'],
  ['ru', 'я ошибся, мой адрес улица Ленина 73'],
]

test.each(KEPT)(
  '%s, what is no number of theirs leaves the one agreed on: %s',
  async (language, words) => {
    const { begun, yes, done } = TALKS[language]
    const { conclusion } = await playCall([...begun, yes, words, done, done], { facts })
    expect(conclusion.message?.phone).toBe(FIRST)
  },
)

test('a yes with more about a number of somebody else is still a yes', async () => {
  const { begun, done } = TALKS.en
  const words =
    "yes that's right and there is no hurry, the super of the building is at 737 214 9906"
  const { conclusion } = await playCall([...begun, words, done, done], { facts })
  expect(conclusion.message?.phone).toBe(FIRST)
})

const DIGIT_BY_DIGIT: Words[] = [
  ['en', "it's 5 1 2 8 4 2 0 1 7 7"],
  ['es', 'es el 5 1 2 8 4 2 0 1 7 7'],
  ['fr', "c'est le 5 1 2 8 4 2 0 1 7 7"],
]

test.each(DIGIT_BY_DIGIT)(
  '%s, a number where a name was asked for is no name: %s',
  async (language, words) => {
    const { begun } = TALKS[language]
    const { replies, conclusion } = await playCall([begun[0] ?? '', words], { facts })
    expect(conclusion.message?.phone).toBe('+15128420177')
    expect(conclusion.message?.text).not.toContain('Name as heard')
    expect(replies.at(-1)?.text).not.toContain('5128420177')
  },
)
