import { DECIDE } from '../understand/decide.ts'
import { heardIn } from '../understand/utterance.ts'
import type { KnownSentence } from './known-facts.ts'
import { UNKNOWN_WORD } from './known-terms.ts'
import { CLASS, nearness } from './match.ts'
import { type Answering, isStrong, type Question, sure } from './question.ts'
import type { Answer } from './question-kinds.ts'
import { bestSentence, isEnough } from './retrieve.ts'
import { subjectFact } from './subject-fact.ts'
import type { Term } from './thesaurus.ts'

/** The sentence that surely is about it, before the words are taken for hours or a visit. */
export function strictFact({ named, has }: Question, { known, told }: Answering): Answer | null {
  // "My well pump went out, do you fix those?" is about the pump.
  const asked = named.length === 0 || named.some(isStrong) ? named : [...told.noun, ...named]
  const found = bestSentence(known, asked)
  const isDenied = asked.some(
    (term) => isStrong(term) && nearness(term.concept, found?.one.denied ?? NONE) >= CLASS,
  )
  const coverage = isDenied ? DECIDE.facts.coverageDenied : DECIDE.facts.coverageStrict
  if (!found || !isEnough(found, coverage)) return null
  if (has('bookingAsk') && !settlesVisit(found.one, named)) return null
  return sure('fact', found.one.text)
}

const NONE: ReadonlySet<string> = new Set()

/** Who asks to come is told what is not done, or what to do instead. */
function settlesVisit(
  { concepts, denied, isOnly }: KnownSentence,
  named: readonly Term[],
): boolean {
  if (named.some(({ concept }) => SETTLES_VISIT.has(concept) && concepts.has(concept))) return true
  const isLeftOut = ({ concept }: Term) => !concepts.has(concept) && nearness(concept, concepts) > 0
  return named.some(
    (term) => nearness(term.concept, denied) >= CLASS || (isOnly && isLeftOut(term)),
  )
}

/** These answer whoever asks to come. */
const SETTLES_VISIT: ReadonlySet<string> = new Set([
  'walkin',
  'remote',
  'emergency',
  'board',
  'dropoff',
])

/** The sentence that is about it more than not; of what was told before, where the question does not say it. */
export function looseFact(
  { named, before, has }: Question,
  { known, told, last }: Answering,
): Answer | null {
  const said = named.filter((term) => isStrong(term) || known.vocabulary.has(term.concept))
  const found = bestSentence(
    known,
    said.length > 0
      ? named
      : spokenOf(named, told, last.topic === null || has('asksWh') ? before : []),
  )
  return found && isEnough(found, DECIDE.facts.coverage) ? sure('fact', found.one.text) : null
}

/** "Do you see those?": what it means was told before. */
function spokenOf(
  named: readonly Term[],
  { noun }: Answering['told'],
  before: readonly Term[],
): readonly Term[] {
  if (named.length === 0) return [...noun, ...before]
  return named.filter(({ weight }) => weight >= UNKNOWN_WORD).length < 2 ? noun : []
}

/** What the question means, where its words did not tell. */
export function meantFact(
  { range, named }: Question,
  { known, asked, language }: Answering,
): Answer | null {
  const words = heardIn(asked.utterance, range)
  const text = subjectFact(words, language, known, named)
  return text === null ? null : sure('fact', text)
}
