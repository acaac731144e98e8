import type { Language } from '../../../src/kernel/languages.ts'
import { spelledOut } from '../../../src/receptionist/facts/spelled-out.ts'
import { PHRASES } from '../../../src/receptionist/languages/phrases-by-language.ts'
import type { BusinessFacts, Conclusion } from '../../../src/receptionist/receptionist.ts'
import { readBank } from '../../receptionist/facts/bank.ts'
import { playCall } from '../../receptionist/play-call.ts'
import { type Verdict, verdictOf } from './ask-verdict.ts'
import { fold } from './fold.ts'

/**
 * Questions as callers ask them, written before the code they measure; only the last turn of each row is judged. A
 * row lists what the reply must contain, separated by `;`: words of a fact, `?` for "not known" (and noted),
 * `promise` for "no time can be promised", `!words` for words that must not be said, `name=` and `phone=` for what
 * must be noted. `none` means no question. The reply may contain no other facts, call nothing unknown that is not
 * marked, and say nothing twice.
 */
export const MENDED_BY = ['plumber', 'vet', 'law', 'bistro', 'groomer', 'gym', 'electric']
/** Failures in these are never read. */
export const HELD_OUT = ['salon', 'rental', 'dentist', 'trees']
/** By an author who did not know the engine and wrote callers who share no word with the fact that answers. */
export const BY_AUTHOR_A = [
  'autobody',
  'daycare',
  'dentist',
  'hvac',
  'locksmith',
  'petboarding',
  'roofing',
  'taxes',
].map((one) => `author-a/${one}`)
/** By a second such author; failures in these are never read either. */
export const BY_AUTHOR_B = [
  'appliancerepair',
  'bakery',
  'movers',
  'musicschool',
  'optometrist',
  'pestcontrol',
  'physicaltherapy',
  'weddingvenue',
].map((one) => `author-b/${one}`)

/** By a third, for businesses written in owners' shorthand; these failures have been read. */
export const BY_AUTHOR_C = ['band', 'clay', 'propane', 'sky'].map((one) => `author-c/${one}`)

export type AskScore = {
  business: string
  text: string
  reply: string
  problems: string[]
  verdict: Verdict | null
}

const FOLDER = new URL('./asks/', import.meta.url)

export async function scoreAsks(businesses: readonly string[]): Promise<AskScore[]> {
  const scores: AskScore[] = []
  for (const business of businesses) {
    const { facts, told, questions } = readBank(business, FOLDER)
    for (const { language, wanted, text } of questions) {
      const turns = text
        .split(' | ')
        .map((said) => ({ kind: 'speech' as const, text: said, language }))
      const played = await playCall(turns, { facts, caller: '+12545550123' })
      const reply = played.last.text
      const sheet = [facts.description ?? '', ...told]
      const judged = { reply, language, facts, sheet, ...played }
      scores.push({ business, text, reply, ...judge(wanted.split('; '), judged) })
    }
  }
  return scores
}

type Judged = {
  reply: string
  language: Language
  facts: BusinessFacts
  sheet: string[]
  conclusion: Conclusion
}

function judge(wanted: readonly string[], judged: Judged): Pick<AskScore, 'problems' | 'verdict'> {
  const { reply, language } = judged
  const problems = problemsOf(wanted, judged)
  const verdict = verdictOf({
    wanted,
    problems,
    isBeside: problems.some((one) => /^(?:beside|said)/.test(one)),
    isUnknown: unknownSaid(language, reply),
  })
  return { problems, verdict }
}

function problemsOf(wanted: readonly string[], judged: Judged): string[] {
  const { reply, language, sheet, conclusion } = judged
  const words = wanted.filter((one) => !/^(\?|promise|none|!.*|name=.*|phone=.*)$/.test(one))
  const has = (part: string) =>
    [part, spelledOut(part)].some((one) => fold(reply).includes(fold(one)))
  const isUnknown = unknownSaid(language, reply)
  const noted = conclusion.questions.some(({ answered }) => !answered)
  const told = sheet.filter((fact) => isToldOf(fact, reply))
  const slots: [string, string | null | undefined][] = [
    ['name=', conclusion.message?.name],
    ['phone=', conclusion.message?.phone],
  ]
  return [
    ...words.filter((part) => !has(part)).map((part) => `not said: ${part}`),
    ...wanted.filter((one) => /^!./.test(one) && has(one.slice(1))).map((one) => `said: ${one}`),
    ...(wanted.includes('?') === isUnknown ? [] : [isUnknown ? 'called unknown' : 'not called so']),
    ...(wanted.includes('?') && !noted ? ['not noted'] : []),
    ...(wanted.includes('promise') && !isPromiseRefused(language, reply) ? ['no promise'] : []),
    ...told
      .filter((fact) => !words.some((part) => fold(fact).includes(fold(part))))
      .map((fact) => `beside the point: ${fact}`),
    ...told.filter((fact) => isTwice(fact, reply)).map((fact) => `twice: ${fact}`),
    ...slots.flatMap(([key, kept]) => {
      const meant = wanted.find((one) => one.startsWith(key))?.slice(key.length)
      return meant !== undefined && meant !== kept ? [`${key}${kept}`] : []
    }),
  ]
}

function unknownSaid(language: Language, reply: string): boolean {
  const { unknown, unknownOnly, unknownAgain, unknownRest, unknownPrice, unknownService } =
    PHRASES[language]
  return [unknown, unknownOnly, unknownAgain, unknownRest, unknownPrice, unknownService].some(
    (phrase) => fold(reply).includes(fold(phrase)),
  )
}

function isPromiseRefused(language: Language, reply: string): boolean {
  const { ownersToSettle, ownersToSettleAgain, noDeed, noPromise } = PHRASES[language]
  const refused = [ownersToSettle, ownersToSettleAgain, noDeed, noPromise]
  return refused.some((phrase) => fold(reply).includes(fold(phrase)))
}

/** True when any four words of the fact in a row are said. */
function isToldOf(fact: string, reply: string): boolean {
  return stretches(fact).some((stretch) => ` ${plain(reply)} `.includes(` ${stretch} `))
}

function isTwice(fact: string, reply: string): boolean {
  return stretches(fact).some((stretch) => plain(reply).split(stretch).length > 2)
}

function stretches(text: string): string[] {
  const words = plain(spelledOut(text)).split(' ')
  return words.slice(0, -3).map((_, at) => words.slice(at, at + 4).join(' '))
}

function plain(text: string): string {
  return fold(text.replace(/['’]/g, ''))
    .replace(/[^\p{L}\p{N}$]+/gu, ' ')
    .trim()
}
