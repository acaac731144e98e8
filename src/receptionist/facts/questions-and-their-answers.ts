import { zoneClock } from '../../kernel/hours/zone-clock.ts'
import type { Language } from '../../kernel/languages.ts'
import type { Cues } from '../languages/find-cues.ts'
import type { Phrases } from '../languages/phrases.ts'
import type { BusinessFacts } from '../receptionist.ts'
import { digitRuns } from '../understand/slots/spoken-digits.ts'
import type { Range, Utterance } from '../understand/utterance.ts'
import { askedInMeaning } from './asked-in-meaning.ts'
import type { AskedOfFacts } from './asked-of-facts.ts'
import { asksWhoAnswers } from './asks-who-answers.ts'
import { closedWish } from './closed-wish.ts'
import { termsIn } from './english-terms.ts'
import { heardJoiners } from './heard-joiners.ts'
import { FOR_WHOM, figureConcept, isPlaceOf, knownFacts, weighty } from './known-facts.ts'
import { knownTerms } from './known-terms.ts'
import type { LastAsked } from './last-asked.ts'
import { notDone } from './not-done.ts'
import { countedAsOne } from './one-question.ts'
import { ownPhrases } from './own-phrases.ts'
import { questionEnd } from './question-ends.ts'
import { type Answering, isStrong, STRONG } from './read-question.ts'
import { askingClauses, type Clause } from './split-into-questions.ts'
import { isOfClass } from './thesaurus.ts'
import { whenMeant } from './when-meant.ts'

/** `isOpen` is false when the last reply asked for a name or a number: then only a clear question counts. */
export type AskingTurn = {
  facts: BusinessFacts
  at: Date
  language: Language
  last: LastAsked
  phrases: Phrases
  isOpen: boolean
  /** The caller said more than a name, a number or talk about the call. */
  mayMean?: boolean
  /** The caller was told where else to call or go. */
  toldElsewhere?: boolean
}

type Answerable = AskingTurn & Answering & { toldBefore: string | null }

/** `unasked`: what the caller should know without asking: that the business does not do it, or is closed that day. */
export type AskedOfBusiness = {
  questions: AskedOfFacts[]
  /** Whether this turn asks was judged by its meaning. */
  isJudged: boolean
  unasked: { notDone: string | null; closed: string | null }
  last: LastAsked
}

/** What an utterance asks about the business, with the answers from the facts and nothing else. */
export function answerQuestions(
  utterance: Utterance,
  heardCues: Cues,
  turn: AskingTurn,
): AskedOfBusiness {
  const answering = answeringOf(utterance, heardCues, turn)
  const {
    asked: { cues },
    known,
  } = answering
  const found = askingClauses(utterance, cues, GOES_ON.has(turn.last.topic))
  const ended = turn.language === 'en' ? found.map((one) => endedIn(utterance, one)) : found
  const clauses = ended.filter(
    (clause) => !asksWhoAnswers(answering, clause) && !leadsToGoodbye(clause, utterance, cues),
  )
  const { questions: asked, isJudged } = byMeaning(answering, clauses)
  const unasked = {
    notDone: notDone(answering.asked.terms, cues, known),
    closed: closedWish(answering, utterance.sentences),
  }
  const questions = countedAsOne(answering, asked)
  const answer = questions.findLast((one) => one.sure && one.answer !== null)?.answer
  const last = isJudged && answer ? { ...answering.last, told: answer } : answering.last
  return { questions, isJudged, unasked, last }
}

/** The words after the question still help to tell what it means. */
function endedIn({ words }: Utterance, clause: Clause): Clause {
  return { ...clause, to: questionEnd(words, clause), end: clause.to }
}

/** "You have a nice weekend, what's left of it, bye bye now" asks nothing. */
function leadsToGoodbye(clause: Clause, { words }: Utterance, cues: Cues): boolean {
  const goodbye = cues.all('goodbye').at(-1)
  return !clause.clear && goodbye?.to === words.length && goodbye.from > clause.from
}

type Judged = { questions: AskedOfFacts[]; isJudged: boolean }

function byMeaning(answering: Answerable, clauses: readonly Clause[]): Judged {
  let told = 0
  const tellUpTo = (at: number) => {
    tell(answering, { from: told, to: at })
    told = at
  }
  const questions = askedInMeaning(answering, clauses, tellUpTo)
  tellUpTo(answering.asked.utterance.words.length)
  const isTold = answering.language === 'en' || questions.some(({ isMeant }) => isMeant)
  return { questions, isJudged: isTold && answering.isOpen && answering.mayMean !== false }
}

export function answeringOf(utterance: Utterance, heardCues: Cues, turn: AskingTurn): Answerable {
  const cues = heardJoiners(utterance, heardCues)
  const known = knownFacts(turn.facts)
  const said = termsIn(utterance, turn.language)
  const phrases = turn.language === 'en' ? ownPhrases(utterance.words, said) : []
  const figures = digitRuns(utterance, turn.language).map(({ digits, range }) => ({
    concept: figureConcept(digits),
    weight: 1,
    ...range,
  }))
  const inFacts = figures.filter(({ concept }) => known.vocabulary.has(concept))
  const terms = [...knownTerms([...said, ...phrases], known), ...inFacts]
  return {
    ...turn,
    known,
    asked: { utterance, cues, language: turn.language, terms },
    today: zoneClock(turn.facts.timeZone).wallTime(turn.at).dayNumber,
    last: turn.last,
    toldBefore: turn.last.told ?? null,
    wordsBefore: turn.last.words ?? null,
    told: { noun: [], days: [], minutes: [] },
    toldElsewhere: turn.toldElsewhere ?? false,
  }
}

/** Topics that a bare "and thursday" may continue. */
const GOES_ON: ReadonlySet<LastAsked['topic']> = new Set(['price', 'hours', 'area'])

/** Remembers what the caller mentions without asking, since a later "how much would that be?" may refer to it. */
function tell(answering: Answering, range: Range): void {
  if (range.to <= range.from) return
  const { asked, today, last, known } = answering
  const named = weighty(asked.terms).filter(({ from, to }) => from >= range.from && to <= range.to)
  const nouns = named.filter(
    (term) =>
      FOR_WHOM.has(term.concept) ||
      isPlaceOf(term.concept, known) ||
      (term.weight >= STRONG && known.vocabulary.has(term.concept)) ||
      (isStrong(term) && !isOfClass(term.concept, 'emergency')),
  )
  const when = whenMeant(asked, range, today, last.day)
  answering.told = {
    noun: nouns.length > 0 ? nouns : answering.told.noun,
    days: when.days.length > 0 ? when.days : answering.told.days,
    minutes: when.minutes.length > 0 ? when.minutes : answering.told.minutes,
  }
  answering.last = {
    ...last,
    day: when.days[0] ?? last.day,
    noun: nouns.length > 0 ? nouns.map(({ concept }) => concept).join(' ') : last.noun,
  }
}
