import type { Language } from '../../kernel/languages.ts'
import type { CueName } from '../languages/cue-names.ts'
import type { Cues } from '../languages/find-cues.ts'
import type { Danger } from '../notes/notes.ts'
import { declaredUrgency } from './declared-urgency.ts'
import { deniedUrgency } from './denied-urgency.ts'
import { type Judged, judgeUrgency } from './judges/judge.ts'
import { quotedUrgency } from './quoted-urgency.ts'
import { overlaps } from './slots/cues-near.ts'
import { DECIDE } from './thresholds.ts'
import { heardIn, type Range, type Utterance } from './utterance.ts'

export type HeardDanger = { kind: Danger; range: Range; words: string }

/**
 * `words`: the whole sentence that reports it, as heard; empty when nothing is urgent. `denied`: the caller says that
 * it is not urgent. Danger to life is urgent all the same.
 */
export type Urgency = { urgent: boolean; words: string; denied: boolean; dangers: HeardDanger[] }

/** What the utterance is. A matter is easily urgent; an address, a time or a yes needs much more to be. */
export type About = {
  about: 'matter' | 'answer' | 'question'
  language: Language
  /** The caller said that it is not urgent, in any language of the line. */
  denied?: boolean
  /** Where it asks: what is told beside it is told. */
  asked?: readonly Range[]
  /** A question wants something done: "can the vet call me right now please". */
  wantsDeed?: boolean | undefined
}

export function hearUrgency(
  utterance: Utterance,
  cues: Cues,
  judged: Judged,
  what: About,
): Urgency {
  const { about, language, denied = deniedUrgency(utterance, cues).length > 0 } = what
  const dangers = dangersIn(utterance, cues, judged, what)
  const [worst] = dangers.filter(({ kind }) => !(denied && kind === 'poison'))
  if (worst) return { urgent: true, words: worst.words, denied, dangers }
  const quoted = quotedUrgency(utterance, cues)
  const declared = quoted.length === 0 ? declaredUrgency(utterance, cues) : null
  const isDeclared = declared && (about === 'matter' || isToldBeside(declared, what))
  const sentence = denied
    ? null
    : isDeclared
      ? sentenceOf(utterance, declared)
      : tellingSentence(utterance, cues, judgedWithout(quoted, utterance, judged, language), what)
  return {
    urgent: sentence !== null,
    words: sentence ? heardIn(utterance, sentence) : '',
    denied,
    dangers,
  }
}

/** "No it is urgent, but can you see her tomorrow too": said beside a question. */
function isToldBeside(declared: Range, { about, asked = [] }: About): boolean {
  return about === 'question' && !asked.some((one) => overlaps(one, declared))
}

/** How urgent it sounds without the words that are only quoted. */
function judgedWithout(
  quoted: readonly Range[],
  utterance: Utterance,
  judged: Judged,
  language: Language,
): Judged {
  if (quoted.length === 0) return judged
  const within = (range: Range) =>
    judgeUrgency(utterance, { within: range, without: quoted }, language)
  const likelihood = within({ from: 0, to: utterance.words.length })
  return { ...judged, urgency: { likelihood, sentences: utterance.sentences.map(within) } }
}

/** The sentence that makes it urgent: one that says so, or else the most urgent-sounding one. */
function tellingSentence(
  utterance: Utterance,
  cues: Cues,
  judged: Judged,
  { about, language, wantsDeed }: About,
): Range | null {
  const quoted = quotedUrgency(utterance, cues)
  const said = cues
    .all('urgent')
    .filter((cue) => !quoted.some((one) => overlaps(one, cue)))
    .find((cue) => !isNegated(cue, utterance, cues, true))
  const sentence = said ? sentenceOf(utterance, said) : null
  const asked = about === 'question' && wantsDeed ? 'matter' : about
  if (sentence && saysUrgent(sentence, utterance, judged, asked)) return sentence
  const [best] = utterance.sentences
    .map((range) => ({ range, likelihood: likelihoodAt(utterance, judged, range) }))
    .filter(({ range }) => lengthOf(range) >= urgency.wordsMin)
    .toSorted((a, b) => b.likelihood - a.likelihood)
  if (!best) return null
  const from = about === 'matter' && language !== 'en' ? ELSEWHERE : FROM[about]
  const whole =
    utterance.words.length <= urgency.fewWords ? Math.max(from.whole, urgency.fewWhole) : from.whole
  // "He threatened me last night": a danger that is over still tells.
  const names = DANGER_CUES.some((name) => cues.has(name, best.range))
  const least = names ? Math.min(from.sentence, urgency.sentenceWithDanger) : from.sentence
  const isUrgent = judged.urgency.likelihood >= whole || best.likelihood >= least
  return isUrgent ? best.range : null
}

function saysUrgent(
  sentence: Range,
  utterance: Utterance,
  judged: Judged,
  about: About['about'],
): boolean {
  const likelihood = Math.max(judged.urgency.likelihood, likelihoodAt(utterance, judged, sentence))
  if (about === 'question') return false
  if (about === 'answer') return likelihood >= urgency.saidInAnswer
  return likelihood >= urgency.said || lengthOf(sentence) < urgency.wordsMin
}

const { urgency } = DECIDE
const ELSEWHERE = { whole: urgency.wholeElsewhere, sentence: urgency.sentenceElsewhere }
const FROM = {
  matter: { whole: urgency.whole, sentence: urgency.sentence },
  question: { whole: urgency.asked, sentence: urgency.asked },
  answer: { whole: urgency.answered, sentence: urgency.answered },
} as const

const DANGERS: readonly (readonly [CueName, Danger])[] = [
  ['dangerGas', 'gas'],
  ['dangerFire', 'fire'],
  ['dangerBody', 'body'],
  ['dangerElectric', 'electric'],
  ['dangerThreat', 'threat'],
  ['dangerPoison', 'poison'],
]

export const DANGER_CUES: readonly CueName[] = DANGERS.map(([name]) => name)

function dangersIn(
  utterance: Utterance,
  cues: Cues,
  judged: Judged,
  { about, language, asked = [] }: About,
): HeardDanger[] {
  const found = DANGERS.flatMap(([name, kind]) => cues.all(name).map((range) => ({ kind, range })))
  return found.flatMap(({ kind, range }) => {
    const sentence = sentenceOf(utterance, range)
    const denials = cues.all('notUrgent')
    // "I smell gas, how soon can you be here" tells it as plainly as without the question.
    const beside = asked.filter(({ from, to }) => range.from >= to || range.to <= from)
    const without = [...denials, ...beside]
    const likelihood = judgeUrgency(utterance, { within: sentence, without }, language)
    const isTold = about !== 'question' || beside.length > 0
    const words = lengthOf(sentence) - overlapOf(sentence, beside)
    const isPlain = isTold && denials.length === 0 && words <= urgency.dangerWords
    const mayBe = judged.urgency.likelihood >= urgency.dangerWhole
    const isHarmless = !isPlain && likelihood < (mayBe ? urgency.danger : urgency.dangerAlone)
    if (isHarmless || isOver(range, utterance, cues)) return []
    const isDoubtful = likelihood < urgency.dangerOverNo
    if (isNegated(range, utterance, cues, isDoubtful)) return []
    return [{ kind, range, words: heardIn(utterance, sentence) }]
  })
}

/** Not "no smoke" and not "it isn't on fire", but "no, there is smoke" is a danger. */
const NEGATION_REACH = 2

/** `bareNo`: whether a "no" right before it is a denial rather than an answer. */
function isNegated({ from }: Range, utterance: Utterance, cues: Cues, bareNo: boolean): boolean {
  return cues.all('negation').some((negation) => {
    const gap = from - negation.to
    if (gap < 0 || gap > NEGATION_REACH) return false
    const answers = cues.at('no', negation.from) !== null && (gap > 0 || !bareNo)
    return !answers && !hasStop(utterance, { from: negation.from, to: from })
  })
}

/** "We had a fire last year." */
const OVER_REACH = 3

function isOver({ to }: Range, utterance: Utterance, cues: Cues): boolean {
  return cues
    .all('over')
    .some(
      ({ from }) =>
        from >= to && from - to <= OVER_REACH && !hasStop(utterance, { from: to - 1, to: from }),
    )
}

function hasStop({ words }: Utterance, { from, to }: Range): boolean {
  return words.slice(from, to).some(({ stop }) => stop !== '')
}

function sentenceOf({ sentences, words }: Utterance, { from }: Range): Range {
  return sentences.find((one) => from >= one.from && from < one.to) ?? { from: 0, to: words.length }
}

function likelihoodAt({ sentences }: Utterance, judged: Judged, { from }: Range): number {
  return judged.urgency.sentences[sentences.findIndex((one) => one.from === from)] ?? 0
}

/** How many words of `whole` are in `parts`, which do not overlap. */
function overlapOf(whole: Range, parts: readonly Range[]): number {
  const within = parts.map(({ from, to }) => Math.min(to, whole.to) - Math.max(from, whole.from))
  return within.reduce((sum, words) => sum + Math.max(0, words), 0)
}

function lengthOf({ from, to }: Range): number {
  return to - from
}
