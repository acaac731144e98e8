import type { Language } from '../../kernel/languages.ts'
import { dayWords } from '../facts/day-words.ts'
import { termsIn } from '../facts/english-terms.ts'
import { type CueName, WEEKDAY_CUES } from '../languages/cue-names.ts'
import type { Cues } from '../languages/find-cues.ts'
import { kindOf } from '../understand/slots/name-or-common-word.ts'
import { type Range, readUtterance, type Utterance } from '../understand/utterance.ts'
import { doneByBusiness } from './business-subject.ts'
import { clausesOf, isAskedAtEnd } from './clauses-of.ts'
import { factTexts } from './fact-texts.ts'
import type { Known } from './reply-sources.ts'
import { DOING, GUARANTEES, OUR_TALK } from './service-words.ts'
import { doneIn, namesIn } from './services-known.ts'

/**
 * For languages with a small glossary: the sentence says that something is done, and the facts know none of its words.
 */
export function claimsUnknown(utterance: Utterance, cues: Cues, known: Known): boolean {
  const isOpen = ['cannotSay', 'negation', 'passesOn'] as const
  const { words } = utterance
  if (isOpen.some((cue) => cues.has(cue)) || isAskedAtEnd(utterance)) return false
  if (words.some(({ folded }) => GUARANTEES.has(folded)) && !isGuaranteed(known)) return true
  return [{ from: 0, to: words.length }, ...clausesOf(utterance)].some((range) =>
    isUnknown(utterance, range, cues, known),
  )
}

/** "Hacemos baños y cortes": the facts do not know what this part says is done, whatever the rest. */
function isUnknown(utterance: Utterance, range: Range, cues: Cues, known: Known): boolean {
  const { language } = known.notes
  const { words } = utterance
  const places = Array.from({ length: range.to - range.from }, (_, nth) => range.from + nth)
  const byOthers = doneByBusiness(utterance, range, language)
  const hasVerb = byOthers !== null || places.some((at) => isDone(words, at, language))
  if (!hasVerb && !goesOn(words, range, language)) return false
  const ours = namesIn(known)
  const rest = places
    .filter((at) => {
      const word = words[at]?.folded ?? ''
      if (isDone(words, at, language) || (byOthers !== null && at <= byOthers)) return false
      return !ours.has(word) && !isOfHours(utterance, at, cues, language)
    })
    .flatMap((at) => words[at] ?? [])
  const terms = termsIn(readUtterance(rest.map(({ heard }) => heard).join(' ')), language)
  const isTelling =
    rest.some(({ folded }) => folded.length > 3 && kindOf(folded, language) !== 'never') ||
    terms.some(({ weight, isGuess }) => weight >= 1 && !isGuess)
  const does = doneIn(known)
  return isTelling && !terms.some(({ concept }) => does.has(concept))
}

/** "Hacemos cortes, y también uñas": "also" goes on with the verb before. */
function goesOn(words: Utterance['words'], { from }: Range, language: Language): boolean {
  const isAlso = JOINS.has(words[from]?.folded ?? '') && ALSO.has(words[from + 1]?.folded ?? '')
  return isAlso && words.slice(0, from).some((_, at) => isDone(words, at, language))
}

const JOINS = new Set(['y', 'e', 'et', 'und'])
const ALSO = new Set(['tambien', 'tambem', 'aussi', 'egalement', 'auch'])

const DAY_CUES: readonly CueName[] = [...WEEKDAY_CUES, 'today', 'tomorrow', 'weekdays']
const WE = new Set(['wir', 'nous', 'on'])

/** A day, a number, "o'clock" and the verb of "wir sind" say when; they name no service. */
function isOfHours({ words }: Utterance, at: number, cues: Cues, language: Language): boolean {
  const word = words[at]?.folded ?? ''
  const { number, clock } = dayWords(language)
  if (number.has(word) || clock.has(word)) return true
  if (DAY_CUES.some((cue) => cues.has(cue, { from: at, to: at + 1 }))) return true
  const isVerb = [words[at - 1], words[at + 1]].some((beside) => WE.has(beside?.folded ?? ''))
  return isVerb && OUR_TALK.test(word)
}

function isGuaranteed({ facts }: Known): boolean {
  return factTexts(facts).some((text) => /guarant|warrant|garant/i.test(text))
}

/** A verb whose subject is "we", by its ending or by the "we" next to it. */
function isDone(words: Utterance['words'], at: number, language: Language): boolean {
  const word = words[at]?.folded ?? ''
  const before = words[at - 1]?.folded ?? ''
  const after = words[at + 1]?.folded ?? ''
  if (DOING.has(word)) return true
  if (language === 'es' || language === 'pt') return /.[aei]mos$/.test(word) && !OUR_TALK.test(word)
  if (language === 'fr') return ['nous', 'on'].includes(before) && !OUR_TALK.test(word)
  // In "sind wir bis fünf da" the verb is before it: a verb of "wir" ends in "-n".
  const isVerb = language === 'de' && /e[lr]?n$/.test(word)
  return isVerb && [before, after].includes('wir') && !OUR_TALK.test(word)
}
