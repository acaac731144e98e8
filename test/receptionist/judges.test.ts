import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../src/kernel/languages.ts'
import { findCues } from '../../src/receptionist/languages/find-cues.ts'
import { hasLexicon } from '../../src/receptionist/languages/word-for-word.ts'
import { hearSales } from '../../src/receptionist/understand/hear-sales.ts'
import { type About, hearUrgency } from '../../src/receptionist/understand/hear-urgency.ts'
import { examplesOf, readSaid } from '../../src/receptionist/understand/judges/examples.ts'
import { fitWeights } from '../../src/receptionist/understand/judges/fit.ts'
import { judge } from '../../src/receptionist/understand/judges/judge.ts'
import { COURSES, lessonsIn } from '../../src/receptionist/understand/judges/lessons.ts'
import { compact, likelihoods } from '../../src/receptionist/understand/judges/weights.ts'
import {
  learnedIn,
  packWeights,
  unpackWeights,
} from '../../src/receptionist/understand/judges/weights-file.ts'
import { readUtterance } from '../../src/receptionist/understand/utterance.ts'

const taught = LANGUAGES.flatMap((language) =>
  lessonsIn(language).map((lesson) => [lesson, language] as const),
)
const others = LANGUAGES.filter((language) => language !== 'en')

function hear(text: string, language: Language, about: About['about'] = 'matter') {
  const utterance = readUtterance(text)
  const cues = findCues(utterance, language)
  const judged = judge(utterance, language)
  const urgency = hearUrgency(utterance, cues, judged, { about, language })
  return { ...urgency, sells: hearSales(utterance, cues, judged, urgency) }
}

test.each(taught)('what its examples say is what %s learned in %s', (lesson, language) => {
  const weights = learnedIn(language)[lesson]
  const examples = examplesOf(lesson, language)
  const right = examples.filter(({ signs, mark }) => {
    const likely = weights ? likelihoods(weights, signs) : []
    const best = Math.max(...likely)
    const found = likely.length === 1 && best < 0.5 ? '-' : weights?.marks[likely.indexOf(best)]
    return found === mark
  })
  expect(right.length / examples.length).toBeGreaterThan(0.95)
})

test('every example bears a mark of its lesson, and is there once', () => {
  for (const [lesson, language] of taught) {
    const said = readSaid(lesson, language)
    const { marks } = COURSES[lesson]
    expect(new Set(said.map(({ mark }) => mark))).toEqual(
      new Set(marks.length === 1 ? [...marks, '-'] : marks),
    )
    expect(new Set(said.map(({ text }) => text)).size).toBe(said.length)
  }
})

test('the same examples give the same bytes, and the bytes the same weights', () => {
  const fitted = () => compact(fitWeights(examplesOf('urgency', 'tr'), COURSES.urgency))
  const bytes = packWeights({ urgency: fitted() })
  expect(packWeights({ urgency: fitted() }).equals(bytes)).toBe(true)
  expect(unpackWeights(bytes).urgency).toEqual(fitted())
  expect(learnedIn('tr').urgency).toEqual(fitted())
})

test('balanced, a few with a mark count as much as many without', () => {
  const marked = Array.from({ length: 2 }, () => ({ signs: [7], mark: '!', worth: 1 }))
  const rest = Array.from({ length: 18 }, () => ({ signs: [7], mark: '-', worth: 1 }))
  const heard = (balanced: boolean) =>
    likelihoods(compact(fitWeights([...marked, ...rest], { marks: ['!'], balanced })), [7])[0]
  expect(heard(false)).toBeCloseTo(0.1, 1)
  expect(heard(true)).toBeCloseTo(0.5, 1)
})

test('whatever is said, likelihoods are bounded and shares sum to one', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.constantFrom(...LANGUAGES),
      (text, language) => {
        const utterance = readUtterance(text)
        const { urgency, purpose, sales, refusal } = judge(utterance, language)
        expect(urgency.sentences).toHaveLength(utterance.sentences.length)
        const likely = [sales, refusal].filter((one) => one !== null)
        for (const one of [urgency.likelihood, ...urgency.sentences, ...likely]) {
          expect(one).toBeGreaterThanOrEqual(0)
          expect(one).toBeLessThanOrEqual(1)
        }
        const shared = purpose ? Object.values(purpose) : []
        if (hasLexicon(language)) expect(shared.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1)
        else expect(shared).toEqual([])
        const again = judge(utterance, language)
        expect(again).toEqual({ urgency, purpose, sales, refusal })
      },
    ),
  )
})

test('a language without a lesson or a lexicon claims nothing', () => {
  for (const language of others) {
    const { purpose, sales } = judge(readUtterance('merhaba, bonjour'), language)
    expect(sales).toBeNull()
    expect(purpose === null).toBe(!hasLexicon(language))
  }
})

test.each([
  ['es', 'no pues ese precio lo sabe o no', 'question'],
  ['fr', 'non mais le prix vous le savez ou pas', 'question'],
  ['de', 'nee also den preis wissen sie den oder nicht', 'question'],
  ['pt', 'e o preço você sabe ou não sabe', 'question'],
  ['fr', "j'ai une fuite sous mon évier", 'matter'],
  ['pt', 'tem água no chão da cozinha', 'matter'],
] as const)(
  '%s: "%s" is judged as it reads word for word in English',
  (language, words, purpose) => {
    const judged = judge(readUtterance(words), language).purpose
    expect(judged?.[purpose]).toBeGreaterThan(0.5)
  },
)

test('what makes it urgent is a whole sentence of the caller’s', () => {
  const said = readSaid('urgency', 'en').filter((_, at) => at % 10 === 0)
  for (const { text } of said) {
    const utterance = readUtterance(text)
    const { urgent, words } = hear(text, 'en')
    const sentences = utterance.sentences.map(({ from, to }) =>
      utterance.source.slice(utterance.words[from]?.start, utterance.words[to - 1]?.end),
    )
    if (urgent) expect(sentences).toContain(words)
    else expect(words).toBe('')
  }
})

/** Harmless answers with numbers: streets, people, and common phrases. */
const number = fc.integer({ min: 1, max: 9999 })
const age = fc.integer({ min: 1, max: 99 })
const hour = fc.integer({ min: 1, max: 12 })
const HARMLESS: Record<Language, (n: number, age: number, hour: number) => string[]> = {
  en: (n, a, h) => [
    `it's ${n} Birch Avenue, unit ${a}`,
    `my dad is ${a} and lives on floor ${h}`,
    `any day after ${h} is okay`,
    `yes, that is my number, ${n}`,
    'no, nothing more, goodbye',
    `we close the gate, so the code is ${n}`,
  ],
  es: (n, a, h) => [
    `es en la avenida Reforma ${n}, interior ${a}`,
    `mi papá tiene ${a} años y vive en el piso ${h}`,
    `cualquier día después de las ${h} está bien`,
    'sí, ese es mi número',
    'no, nada más, adiós',
  ],
  pt: (n, a, h) => [
    `é na avenida Paulista ${n}, apartamento ${a}`,
    `meu pai tem ${a} anos e mora no andar ${h}`,
    `qualquer dia depois das ${h} está bom`,
    'sim, esse é o meu número',
    'não, mais nada, tchau',
  ],
  fr: (n, a, h) => [
    `c'est au ${n} avenue Foch, appartement ${a}`,
    `mon père a ${a} ans et habite à l'étage ${h}`,
    `n'importe quel jour après ${h} heures c'est bon`,
    'oui, c’est bien mon numéro',
    'non, rien de plus, au revoir',
  ],
  tr: (n, a, h) => [
    `Atatürk caddesi numara ${n}, daire ${a}`,
    `babam ${a} yaşında ve ${h}. katta oturuyor`,
    `saat ${h} gibi her gün olur`,
    'evet, o benim numaram',
    'hayır, başka bir şey yok, hoşça kalın',
  ],
  ru: (n, a, h) => [
    `улица Мира дом ${n}, квартира ${a}`,
    `папе ${a} лет, он живёт на ${h} этаже`,
    `в любой день после ${h} часов удобно`,
    'да, это мой номер',
    'нет, больше ничего, до свидания',
  ],
  de: (n, a, h) => [
    `Schillerstraße ${n}, Wohnung ${a}`,
    `mein Vater ist ${a} Jahre alt und wohnt im Stock ${h}`,
    `jeden Tag nach ${h} Uhr passt`,
    'ja, das ist meine Nummer',
    'nein, sonst nichts, auf Wiedersehen',
  ],
}

test.each(LANGUAGES)('addresses, ages, times, yes and no are never urgent: %s', (language) => {
  fc.assert(
    fc.property(
      number,
      age,
      hour,
      fc.constantFrom<About['about']>('matter', 'answer', 'question'),
      fc.boolean(),
      (n, a, h, about, lower) => {
        for (const text of HARMLESS[language](n, a, h)) {
          const heard = hear(
            lower ? text.toLowerCase().replace(/[.,]/g, '') : text,
            language,
            about,
          )
          expect({ text, urgent: heard.urgent }).toEqual({ text, urgent: false })
        }
      },
    ),
    { numRuns: 200 },
  )
})

/** An urgent matter, and sentences that deny the urgency. */
const DENIALS: Record<Language, { matter: string; denials: string[] }> = {
  en: {
    matter: 'water is coming through the kitchen ceiling',
    denials: ["it's not an emergency", 'no rush', "it isn't urgent"],
  },
  es: {
    matter: 'está entrando agua por el techo de la cocina',
    denials: ['no es una emergencia', 'no es urgente', 'no hay prisa'],
  },
  pt: {
    matter: 'está entrando água pelo teto da cozinha',
    denials: ['não é uma emergência', 'não é urgente', 'sem pressa'],
  },
  fr: {
    matter: "l'eau coule du plafond de la cuisine",
    denials: ["ce n'est pas une urgence", "ce n'est pas urgent", 'rien ne presse'],
  },
  tr: {
    matter: 'mutfağın tavanından su akıyor',
    denials: ['acil değil', 'acelesi yok'],
  },
  ru: {
    matter: 'вода течёт с потолка на кухне',
    denials: ['это не срочно', 'не срочно'],
  },
  de: {
    matter: 'es läuft wasser durch die decke in die küche',
    denials: ['es ist kein notfall', 'es ist nicht dringend', 'es eilt nicht'],
  },
}

describe.each(LANGUAGES)('%s', (language) => {
  const { matter, denials } = DENIALS[language]

  test('what cannot wait is urgent, in the caller’s words', () => {
    expect(hear(matter, language)).toMatchObject({ urgent: true, denied: false, words: matter })
  })

  test.each(denials)('"%s" takes it back, before and behind', (denial) => {
    for (const text of [`${matter}, ${denial}`, `${denial}, ${matter}`, `${denial} ${matter}`]) {
      expect(hear(text, language)).toMatchObject({ urgent: false, denied: true })
    }
  })
})

test('danger to life stays, whatever is said of urgency; what is negated or over is none', () => {
  const kinds = (text: string) => [...new Set(hear(text, 'en').dangers.map(({ kind }) => kind))]
  expect(hear('no rush, but I smell gas in the hallway', 'en').urgent).toBe(true)
  expect(kinds('no rush, but I smell gas in the hallway')).toEqual(['gas'])
  expect(kinds('no there is smoke coming out of the wall')).toEqual(['fire'])
  expect(kinds("I don't smell gas, it just won't light")).toEqual([])
  expect(kinds('the garage caught fire last year and I need the old invoice')).toEqual([])
})

test('what answers or asks is urgent only where the matter would be, and less easily', () => {
  const said = readSaid('urgency', 'en').filter((_, at) => at % 10 === 0)
  const urgentAs = (about: About['about']) =>
    said.filter(({ text }) => hear(text, 'en', about).urgent)
  const matters = urgentAs('matter')
  for (const about of ['answer', 'question'] as const) {
    expect(urgentAs(about).filter((one) => !matters.includes(one))).toEqual([])
    expect(urgentAs(about).length).toBeLessThan(matters.length)
  }
  const damage = 'the whole basement is flooding right now please hurry'
  expect(hear(damage, 'en', 'answer').urgent).toBe(true)
})

test('who sells is marked; who is in trouble, or asks, is not', () => {
  const pitch =
    'we help businesses like yours get more customers from online listings, is the owner in'
  expect(hear(pitch, 'en').sells).toBe(true)
  expect(hear(`${pitch}, and my basement is flooding right now`, 'en').sells).toBe(false)
  expect(hear('do you offer financing for a new roof', 'en').sells).toBe(false)
})
