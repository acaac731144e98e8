import { DAYS, type Day } from '../../kernel/hours/hours.ts'
import { pattern } from '../../kernel/text/pattern.ts'
import { termsIn } from '../facts/english-terms.ts'
import { weighty } from '../facts/known-facts.ts'
import { findCues } from '../languages/find-cues.ts'
import { heardIn, type Range, readUtterance } from '../understand/utterance.ts'
import { clausesOf } from './clauses-of.ts'
import { factTexts } from './fact-texts.ts'
import { LISTED_WORDS, namedIn } from './hours-told.ts'
import type { Known } from './reply-sources.ts'
import { claimsNothing, isAskedAtEnd, type Sentence } from './sentence-to-check.ts'

/** "Walk-ins on Thursdays" when the facts name other days for it. */
export function namesOtherDay(sentence: Sentence): boolean {
  const { utterance, cues, known } = sentence
  if (isAskedAtEnd(sentence)) return false
  const ties = tiesIn(known)
  let subject: Range = { from: 0, to: 0 }
  return clausesOf(utterance).some((clause) => {
    if (clause.to - clause.from > LISTED_WORDS) subject = clause
    const days = EVERY_DAY.test(heardIn(utterance, clause)) ? DAYS : namedIn(cues, clause)
    if (days.length === 0 || claimsNothing(sentence, subject)) return false
    const about = termsOf(`${heardIn(utterance, subject)} ${heardIn(utterance, clause)}`, known)
    const tied = ties.filter(({ terms }) => [...terms].some((term) => about.has(term)))
    return tied.length > 0 && days.some((day) => !tied.some((one) => one.days.includes(day)))
  })
}

/** "Walk-ins are welcome any day of the week". */
const EVERY_DAY = new RegExp(
  pattern`
      (?<!\p{L})(?:(?:any|every) day|all week|seven days|cualquier día|todos los días|
      qualquer dia|todos os dias|jeden Tag|tous les jours)(?!\p{L})`,
  'iu',
)

type Tie = { days: Day[]; terms: ReadonlySet<string> }

function tiesIn(known: Known): Tie[] {
  const pieces = factTexts(known.facts).flatMap((text) => text.split(/[.!?;]\s+|\n/))
  return pieces.flatMap((piece) => {
    const utterance = readUtterance(piece)
    const days = namedIn(findCues(utterance, 'en'), { from: 0, to: utterance.words.length })
    return days.length > 0 ? [{ days, terms: termsOf(piece, known, 'en') }] : []
  })
}

const SHORTEST = 5

/** The subjects of a text: known concepts, in any language, and long words as written, without the days. */
function termsOf(text: string, { notes }: Known, language = notes.language): Set<string> {
  const utterance = readUtterance(text)
  const cues = findCues(utterance, language)
  const isDay = (at: number) => namedIn(cues, { from: at, to: at + 1 }).length > 0
  const words = utterance.words
    .map(({ folded }, at) => (isDay(at) ? '' : folded.replace(/s$/, '')))
    .filter((word) => word.length >= SHORTEST)
  const things = weighty(termsIn(utterance, language)).filter(({ isGuess }) => !isGuess)
  return new Set([...words, ...things.map(({ concept }) => concept)])
}
