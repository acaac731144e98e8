import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Language } from '../../../src/kernel/languages.ts'
import { findCues } from '../../../src/receptionist/languages/find-cues.ts'
import type { Expects } from '../../../src/receptionist/understand/slots/expects.ts'
import { findName } from '../../../src/receptionist/understand/slots/find-name.ts'
import { heardIn, readUtterance } from '../../../src/receptionist/understand/utterance.ts'

function hear(
  text: string,
  expects: Expects,
  language: Language = 'en',
  known: string | null = null,
) {
  const utterance = readUtterance(text)
  const cues = findCues(utterance, language)
  return { utterance, found: findName(utterance, cues, language, expects, { name: known }) }
}

const nameIn = (...given: Parameters<typeof hear>) => hear(...given).found?.text ?? null

describe('a name that was asked for', () => {
  it.each([
    ["Yeah it's uh, Sam. Sam Okonedo. How long is the wait?", 'Sam Okonedo'],
    ['nora, last name quist', 'Nora Quist'],
    ['first name nora last name quist', 'Nora Quist'],
    ['for Peter Lindqvist', 'Peter Lindqvist'],
    ['Of course. Ottilie Brandt. Should I say it again?', 'Ottilie Brandt'],
    ["sean o'malley and my number is 512 555 0147", "Sean O'Malley"],
    ['mcallister', 'McAllister'],
    ['mrs. okada', 'Mrs. Okada'],
    ['J. T. Walker', 'J. T. Walker'],
    ['um pieter van houten', 'Pieter van Houten'],
    ['will young', 'Will Young'],
    ['Tessa', 'Tessa'],
  ])('%s', (text, name) => expect(nameIn(text, 'name')).toBe(name))

  it.each([
    "I'm boiling water",
    "it's two weeks",
    'nope',
    'this is about the drain',
    'my uncle Walter',
    'is Peggy in today',
    'ask Mr. Lund to call',
    'my cat Pixel',
    'Pixel is my cat',
    "I'd rather not say",
    'Humming.',
    "it's the bathroom fan",
  ])('is not taken from: %s', (text) => expect(nameIn(text, 'name')).toBeNull())

  it('is not sure of one word that is an everyday one too', () => {
    expect(hear('will', 'name').found?.sure).not.toBe(true)
    expect(hear('Will Tanaka', 'name').found?.sure).toBe(true)
  })
})

describe('a name nobody asked for', () => {
  it.each([
    ["hey it's Gus Marchetti over on Fifth", 'Gus Marchetti'],
    ['hi this is paula jensen the fan is stuck', 'Paula Jensen'],
    ['Ned Fisher here. Are you open?', 'Ned Fisher'],
    ["my name's dora quill and I need a quote", 'Dora Quill'],
  ])('%s', (text, name) => expect(nameIn(text, 'open')).toBe(name))

  it.each([
    'Gus told me to call you',
    'I talked to Peggy yesterday',
    'this is Peggy’s husband',
    'Hi, this is Cedar Hill Dental?',
    "it's flooding",
    "my wife's name is Peggy",
    "I'm calling for Mrs. Lund",
  ])('is not taken from: %s', (text) => expect(nameIn(text, 'open')).toBeNull())
})

describe('a correction', () => {
  it.each([
    ["no it's Luisa", 'phone', 'Louise', 'Luisa'],
    ["it's Nora without the uh", 'phone', 'Uh Nora', 'Nora'],
    ['not Marc, Mark with a K', 'confirm_name', 'Marc', 'Mark'],
    ["my name's not Dan, it's Stan", 'more', 'Dan', 'Stan'],
    ["no it's keller", 'confirm', 'Dana Kellar', 'Dana Keller'],
  ] as const)('%s', (text, expects, known, name) => {
    const { found } = hear(text, expects, 'en', known)
    expect(found).toMatchObject({ text: name, corrects: true })
  })
})

describe('whose name it is', () => {
  it.each<[string, Expects, string]>([
    ["it's about the tenant, the tenant is carla mendez and she lost her key", 'name', ''],
    ['the lease is in my brother walter haines', 'name', ''],
    ["it's mrs haines, under my husband walter haines, i'm lydia", 'name', 'Lydia Haines'],
  ])('%s', (text, expects, name) => expect(nameIn(text, expects) ?? '').toBe(name))

  it.each<[string, string, string | null]>([
    ["the card has it wrong it's owen tilden t i l d e n", 'Lydia', null],
    ["sorry it's for the boy owen tilden", 'Lydia Haines', null],
    ["i'm not owen, owen's the patient, i'm lydia haines", 'Owen Tilden', 'Lydia Haines'],
    ["and my last name's haines", 'Lydia', 'Lydia Haines'],
    ["it's haynes not haines", 'Lydia Haines', 'Lydia Haynes'],
  ])('%s, where %s is known', (text, known, name) => {
    const { found } = hear(text, 'more', 'en', known)
    expect(found?.corrects === true ? found.text : null).toBe(name)
  })

  it('letters said by their names in German', () => {
    expect(nameIn('Merkel em e er ka e el', 'name', 'de')).toBe('Merkel')
  })
})

describe('a spelled name', () => {
  it.each([
    ['Quist, Q U I S T', 'Quist', true],
    ["it's nora n o r a", 'Nora', true],
    ['N-O-R-A', 'Nora', false],
    ['n as in nancy o r a', 'Nora', false],
    ['n for nancy o r a', 'Nora', false],
    ['b as in boy e double l', 'Bell', false],
    ['capital b e l l', 'Bell', false],
    ['november oscar romeo alpha', 'Nora', false],
    ['s e y m o u are', 'Seymour', false],
    ['Jon Smyth, J O N S M Y T H', 'Jon Smyth', true],
  ])('%s', (text, name, sure) => {
    expect(hear(text, 'name').found).toMatchObject({ text: name, spelled: true, sure })
  })

  it('is no spelling where talk has short words', () => {
    expect(hear('I have a leak', 'name').found).toBeNull()
  })
})

describe('in other languages', () => {
  it.each([
    ['es', 'me llamo lucía de los santos rey', 'Lucía de los Santos Rey'],
    ['es', 'soy pedro gómez ibarra', 'Pedro Gómez Ibarra'],
    ['fr', "je m'appelle anne-marie thévenot", 'Anne-Marie Thévenot'],
    ['fr', "c'est madame aubry à l'appareil", 'Madame Aubry'],
    ['de', 'Mein Name ist Jörg von der Weide', 'Jörg von der Weide'],
    ['de', 'Krüger hier, das Bad ist kalt', 'Krüger'],
    ['pt', 'meu nome é inês da costa', 'Inês da Costa'],
    ['tr', 'adım çağla yıldırım', 'Çağla Yıldırım'],
    ['ru', 'меня зовут ольга смирнова', 'Ольга Смирнова'],
  ] as const)('%s: %s', (language, text, name) => expect(nameIn(text, 'open', language)).toBe(name))

  it.each([
    ['es', 'es urgente'],
    ['fr', "c'est pour la chaudière"],
    ['de', 'die Heizung ist kaputt'],
    ['pt', 'é o chuveiro'],
    ['tr', 'su akıyor'],
    ['ru', 'это срочно'],
  ] as const)('%s: not from %s', (language, text) =>
    expect(nameIn(text, 'name', language)).toBeNull(),
  )
})

it('covers only the words that give the name', () => {
  const { utterance, found } = hear(
    'my sink leaks and my name is nora quist n o r a can you come',
    'open',
  )
  expect(found?.ranges.map((range) => heardIn(utterance, range))).toEqual([
    'my name is nora quist',
    'n o r a',
  ])
})

it('finds no name in what callers tell of a matter, unless a lead says so', () => {
  const told = ['purpose', 'urgency'].flatMap((file) => {
    const path = new URL(
      `../../../src/receptionist/languages/en/examples/${file}.txt`,
      import.meta.url,
    )
    const lines = readFileSync(path, 'utf8').split('\n')
    return lines
      .filter((line) => file === 'urgency' || line.startsWith('matter '))
      .map((line) => line.replace(/^\S+ /, ''))
  })
  const introduces =
    /\b(?:name|names|name's|this is|it's|i'm|i am|that's|here|speaking|for|under|call me)\b/i
  const plain = told.filter((text) => !introduces.test(text))
  const wrong = plain.filter((text) => nameIn(text, 'open') !== null)
  const all = told.filter((text) => nameIn(text, 'open') !== null)
  const lower = told.filter((text) => nameIn(text.toLowerCase(), 'open') !== null)
  process.stdout.write(
    `${wrong.length} names in ${plain.length} texts without a lead; ` +
      `${all.length} in all ${told.length}, ${lower.length} of them in lower case\n`,
  )
  expect(plain.length).toBeGreaterThan(5_000)
  expect(wrong.length / plain.length).toBeLessThan(0.01)
  expect(all.length / told.length).toBeLessThan(0.03)
})
