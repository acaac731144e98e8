import { DECIDE } from '../understand/thresholds.ts'
import { bestSentence, isEnough } from './best-fact.ts'
import { FOR_WHOM, type KnownSentence } from './known-facts.ts'
import { UNKNOWN_WORD } from './known-terms.ts'
import { CLASS, nearness } from './match-terms.ts'
import type { Answer } from './question-kinds.ts'
import { type Answering, isStrong, type Question, sure } from './read-question.ts'
import { isOfClass, type Term } from './thesaurus.ts'

/**
 * "How do I get my cat's pills?" is about the pills; a half-price first visit says nothing about which animals are
 * seen.
 */
function fitsAnimals(
  { concepts, prices }: KnownSentence,
  { has }: Question,
  asked: readonly Term[],
): boolean {
  const strong = asked.filter(isStrong)
  const near = strong.filter(({ concept }) => nearness(concept, concepts) >= CLASS)
  const others = strong.filter(({ concept }) => !isOfClass(concept, 'animal'))
  if (others.length === strong.length) return true
  if (has('asksWh') && others.length > 0) return others.some((one) => near.includes(one))
  return prices.length === 0 || near.length > 0
}

/**
 * The sentence must contain what the question is about: "heaters on the patio" needs more than a fact about the patio,
 * "a kids menu" more than one about the menu. A sentence from the business's description must say what was asked, not
 * just share a word with it.
 */
function isAbout(
  { concepts, denied, isOwnWord }: KnownSentence,
  asked: readonly Term[],
  { range, has }: Question,
  { asked: { utterance } }: Answering,
): boolean {
  const isNear = ({ concept }: Term) => nearness(concept, concepts) > 0
  const heads = asked.filter((term) => isStrong(term) || FOR_WHOM.has(term.concept))
  if (heads.length === 0 ? !isOwnWord : !heads.some(isNear)) return false
  // "What's the damage on an oil change" is about the oil change.
  // A fact that denies something answers a question about any part of it.
  if (has('asksWh') || asked.some(({ concept }) => denied.has(concept))) return true
  const within = asked.filter(({ from, weight }) => from >= range.from && weight >= UNKNOWN_WORD)
  const at = within.find(isNear)?.from ?? range.from
  const isBehind = utterance.words
    .slice(range.from, at)
    .findLastIndex(({ folded }) => BESIDE.has(folded))
  return isBehind < 0 || !within.some((term) => term.from < range.from + isBehind && isThing(term))
}

function isThing(term: Term): boolean {
  return isStrong(term) || term.concept.startsWith('=')
}

/** Words after these say where or for whom, not what. */
const BESIDE = new Set(
  'in on at for with near en para con dans pour avec sur auf für fur mit bei em no na com в на для с'.split(
    ' ',
  ),
)

/** A sentence that is surely about the question; tried before the words are read as hours or a visit. */
export function strictFact(question: Question, answering: Answering): Answer | null {
  const { known, told } = answering
  const { named, has } = question
  // "My well pump went out, do you fix those?" is about the pump.
  const asked =
    named.length === 0 || named.some(isStrong)
      ? named
      : [...told.noun, ...named.filter(({ weight }) => weight >= TELLING)]
  const found = bestSentence(
    known,
    asked,
    (one) => fitsAnimals(one, question, asked) && isAbout(one, asked, question, answering),
  )
  const isDenied = asked.some(
    (term) => isStrong(term) && nearness(term.concept, found?.one.denied ?? NONE) >= CLASS,
  )
  const coverage = isDenied ? DECIDE.facts.coverageDenied : DECIDE.facts.coverageStrict
  if (!found || !isEnough(found, coverage)) return null
  if (has('bookingAsk') && !settlesVisit(found.one, named)) return null
  return sure('fact', found.one.text)
}

/** "Look at" and "come" add nothing to what was mentioned before. */
const TELLING = 0.4

const NONE: ReadonlySet<string> = new Set()

/** A caller who wants to come is told what is not done, or what to do instead. */
function settlesVisit(
  { text, concepts, denied, isOnly }: KnownSentence,
  named: readonly Term[],
): boolean {
  if (named.some(({ concept }) => SETTLES_VISIT.has(concept) && concepts.has(concept))) return true
  const isLeftOut = ({ concept }: Term) => !concepts.has(concept) && nearness(concept, concepts) > 0
  if (PERMITS.test(text) && named.some((term) => isStrong(term) && concepts.has(term.concept)))
    return true
  return named.some(
    (term) => nearness(term.concept, denied) >= CLASS || (isOnly && isLeftOut(term)),
  )
}

/** "Dogs are welcome on the patio." */
const PERMITS = /\b(?:welcome|allowed|permitted|may bring|can bring|okay to|fine to)\b/i

/** Facts about these answer a caller who wants to come. */
const SETTLES_VISIT: ReadonlySet<string> = new Set([
  'walkin',
  'corkage',
  'remote',
  'emergency',
  'board',
  'dropoff',
])

/** "What days do you do that?" about what was mentioned before, when the owner names days. */
export function dayFact(
  { has, named, before }: Question,
  { known, told }: Answering,
): Answer | null {
  const spoken = told.noun.length > 0 ? told.noun : before
  if (!has('asksWh') || !has('opening') || named.some(isStrong) || spoken.length === 0) return null
  const found = bestSentence(known, spoken, ({ text }) => WEEKDAY.test(text))
  return found && isEnough(found, DECIDE.facts.coverage) ? sure('fact', found.one.text) : null
}

const WEEKDAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i

/** The sentence that probably is about the question, or about what it points back to. */
export function looseFact(question: Question, answering: Answering): Answer | null {
  const { known, told, last, asked: heardOf } = answering
  const { named, before, has, range } = question
  // "What do I do?" about an animal asks for no fact about animals.
  if (has('safetyAsk') && named.length === 0) return null
  const said = named.filter((term) => isStrong(term) || known.vocabulary.has(term.concept))
  const { words } = heardOf.utterance
  const points = words.slice(range.from, range.to).some(({ folded }) => POINTS.has(folded))
  const spoken = points
    ? spokenOf(named, told, last.topic === null || has('asksWh') ? before : [])
    : []
  const asked = said.length > 0 ? named : spoken
  const found = bestSentence(
    known,
    asked,
    (one) => fitsAnimals(one, question, asked) && isAbout(one, asked, question, answering),
  )
  return found && isEnough(found, DECIDE.facts.coverage) ? sure('fact', found.one.text) : null
}

/** What was mentioned before counts only when one of these words points to it. */
const POINTS = new Set(
  `it its that this those these them they one ones him her he she eso esto ese esa esos esas lo la los las le ca cela le
  les en das die den dies es sie ihn isso isto ele ela esse essa bu bunu onu bunlari это этим этот его их она он`.split(
    /\s+/,
  ),
)

/** "Do you see those?": the subject was mentioned before. */
function spokenOf(
  named: readonly Term[],
  { noun }: Answering['told'],
  before: readonly Term[],
): readonly Term[] {
  if (named.length === 0) return [...noun, ...before]
  return named.every(({ concept }) => !concept.startsWith('=')) ? noun : []
}
