import { zoneClock } from '../../kernel/hours/zone-clock.ts'
import type { Language } from '../../kernel/languages.ts'
import type { CueName } from '../languages/cue-names.ts'
import type { Cues } from '../languages/find-cues.ts'
import type { Phrases } from '../languages/phrases.ts'
import { hasLexicon } from '../languages/word-for-word.ts'
import type { BusinessFacts } from '../receptionist.ts'
import { heardIn, type Range, type Utterance } from '../understand/utterance.ts'
import { answerClause } from './answer-clause.ts'
import { askedInMeaning } from './asked-in-meaning.ts'
import type { AskedOfFacts } from './asked-of-facts.ts'
import { asksWhoAnswers } from './asks-who-answers.ts'
import { closedWish } from './closed-wish.ts'
import { termsIn } from './english-terms.ts'
import { heardJoiners } from './heard-joiners.ts'
import { FOR_WHOM, isPlaceOf, knownFacts, weighty } from './known-facts.ts'
import { knownTerms } from './known-terms.ts'
import type { LastAsked } from './last-asked.ts'
import { notDone, refusedInPart } from './not-done.ts'
import { countedAsOne } from './one-question.ts'
import { ownPhrases } from './own-phrases.ts'
import { type Answering, isStrong, STRONG } from './read-question.ts'
import { holdsAll, isFewWords, itemsOf } from './several-things-asked.ts'
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
  const clauses = askingClauses(utterance, cues, GOES_ON.has(turn.last.topic)).filter(
    (clause) => !asksWhoAnswers(answering, clause),
  )
  const { questions: asked, isJudged } = hasLexicon(turn.language)
    ? byMeaning(answering, clauses)
    : { questions: askedByWords(answering, clauses), isJudged: false }
  const unasked = {
    notDone: notDone(answering.asked.terms, cues, known),
    closed: closedWish(answering, utterance.sentences),
  }
  const refused = asked.map((one) => refusedInPart(one, answering))
  const questions = countedAsOne(answering, refused)
  const answer = questions.findLast((one) => one.sure && one.answer !== null)?.answer
  const last = isJudged && answer ? { ...answering.last, told: answer } : answering.last
  return { questions, isJudged, unasked, last }
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
  const terms = knownTerms([...said, ...phrases], known)
  return {
    ...turn,
    known,
    asked: { utterance, cues, language: turn.language, terms },
    today: zoneClock(turn.facts.timeZone).wallTime(turn.at).dayNumber,
    last: turn.last,
    toldBefore: turn.last.told ?? null,
    told: { noun: [], days: [], minutes: [] },
    toldElsewhere: turn.toldElsewhere ?? false,
  }
}

/** What each clause asks, judged by its words: for a language that cannot be put in English. */
function askedByWords(answering: Answerable, clauses: readonly Clause[]): AskedOfFacts[] {
  let told = 0
  const asked = clauses.flatMap((clause) => {
    tell(answering, { from: told, to: clause.from })
    told = clause.to
    return eachAsked(answering, clause)
  })
  tell(answering, { from: told, to: answering.asked.utterance.words.length })
  return asked
}

/** Topics that a bare "and thursday" may continue. */
const GOES_ON: ReadonlySet<LastAsked['topic']> = new Set(['price', 'hours', 'area'])

/** One answer for the clause, or one per item if a single answer leaves an item out. */
function eachAsked(answering: Answerable, clause: Clause): AskedOfFacts[] {
  const before = answering.last
  const items = itemsOf(answering, clause)
  const whole = askedIn(answering, clause)
  if (items.length < 2 || holdsAll(answering, whole, items)) return whole ? [whole] : []
  const behind = answering.last
  answering.last = before
  const apart = items.flatMap((item): AskedOfFacts[] => {
    const one = askedIn(answering, item)
    return one && (one.sure || isFewWords(item)) ? [{ ...one, isItem: true }] : []
  })
  const told = apart.filter(({ sure }) => sure)
  const isTold = whole?.sure !== true || told.some(({ answer }) => answer === whole.answer)
  if (told.length > 0 && isTold) return apart
  answering.last = behind
  return whole ? [whole, ...(whole.sure ? told : [])] : []
}

function askedIn(answering: Answerable, clause: Clause): AskedOfFacts | null {
  const { isOpen } = answering
  const before = answering.last
  const range = { from: clause.from, to: clause.to }
  const answer = answerClause(answering, clause)
  const isAsked =
    answer !== null &&
    (answer.answer !== before.told || asksAnew(answering, clause)) &&
    (isOpen || clause.clear) &&
    (isOpen || CLEAR.has(answer.kind) || clause.isMarked)
  if (isAsked) answering.last = { ...answering.last, told: answer.answer }
  if (isAsked) return { range, words: heardIn(answering.asked.utterance, range), ...answer }
  answering.last = before
  return null
}

/** "Unless we win?" about the last answer does not get the same answer again. */
function asksAnew({ asked: { cues } }: Answering, { from, to }: Clause): boolean {
  const isJoined = cues.all('joins').some((joiner) => joiner.to === from)
  return isJoined || ANEW.some((name) => cues.at(name, from)) || cues.has('askTail', { from, to })
}

const ANEW: readonly CueName[] = ['asks', 'asksFirst', 'askLead', 'followUp', 'hours', 'price']

/** Kinds that cannot be mistaken for an answer to "what is your name?". */
const CLEAR: ReadonlySet<AskedOfFacts['kind']> = new Set([
  'fact',
  'hours',
  'price',
  'area',
  'location',
  'languages',
  'phone',
  'promise',
  'deed',
  'service',
])

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
