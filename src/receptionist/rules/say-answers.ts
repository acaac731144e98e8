import { onceACall } from '../begin-or-read-state.ts'
import type { AskedOfFacts } from '../facts/asked-of-facts.ts'
import { isOwners } from '../facts/question-kinds.ts'
import type { Understanding } from '../understand/understand.ts'
import { readUtterance } from '../understand/utterance.ts'
import { inTheirLanguage } from './owners-words-to-foreign-caller.ts'
import { answerAgain } from './repeat-last-answer.ts'
import { isTold, noteTold } from './told-before.ts'
import { phrasesOf, type Turn } from './turn.ts'

/** The facts that answer, and a word that the rest is passed on. Nothing is said twice. */
export function answerAll(turn: Turn, heard: Understanding): string[] {
  const { questions } = heard
  const again = answerAgain(turn, heard)
  if (again !== null) return [inTheirLanguage(turn, again)]
  const known = answerKnown(heard)
  turn.talk.lastAnswer = known.at(-1) ?? turn.talk.lastAnswer
  const kindOf = (answer: string) => questions.find((one) => one.answer === answer)?.kind
  const said = known.map((answer) => inTheirLanguage(turn, answer, kindOf(answer)))
  const open = questions.filter(({ sure, answer }) => !sure || answer === null)
  const told = heard.urgency.urgent ? open.filter((one) => !isTheNeed(one, heard)) : open
  const texts = [...new Set([...said, ...openTexts(turn, heard, told, known.length > 0)])]
  noteTold(turn, questions)
  return texts
}

/** "Can somebody come out here" is the emergency itself; any other question is answered, or said to be passed on. */
function isTheNeed({ kind, range }: AskedOfFacts, { cues }: Understanding): boolean {
  return kind === 'booking' && cues.has('comeAsk', range)
}

/** What a caller with a matter should know before they wait for a call; once per call, unless already said. */
export function tellUnasked(turn: Turn, heard: Understanding, told: readonly string[]): string[] {
  const { notDone, closed } = heard.unasked
  if (heard.kind !== 'matter' || heard.sells) return []
  const { notDoneNote } = phrasesOf(turn)
  const isSaid = (fact: string) => isTold(turn, fact) || told.some((text) => text.includes(fact))
  const refused = notDone !== null && !isSaid(notDone) && onceACall(turn.talk, 'notDone')
  const isShut = closed !== null && !isSaid(closed) && !heard.urgency.urgent
  return [
    ...(refused ? [notDoneNote(inTheirLanguage(turn, notDone))] : []),
    ...(isShut && onceACall(turn.talk, `told ${closed}`) ? [closed] : []),
  ]
}

/** The certain answers, each once; an answer contained in another is left out. */
export function answerKnown({ questions }: Pick<Understanding, 'questions'>): string[] {
  const all = questions.flatMap(({ sure, answer }) => (sure && answer !== null ? [answer] : []))
  const known = [...new Set(all)]
  return known.filter((one) => !known.some((other) => other !== one && holds(other, one)))
}

function holds(whole: string, part: string): boolean {
  const said = new Set(readUtterance(whole).words.map(({ folded }) => folded))
  const words = readUtterance(part).words.map(({ folded }) => folded)
  return words.length < said.size && words.every((word) => said.has(word))
}

/** Says once what cannot be promised, and what is not known. */
function openTexts(
  turn: Turn,
  { cues }: Understanding,
  open: readonly AskedOfFacts[],
  isBeside: boolean,
): string[] {
  const { noAdvice, stillUnknown, allIKnow } = phrasesOf(turn)
  const halfKnown = open.flatMap(({ kind, answer }) => {
    if (answer === null) return []
    if (kind === 'hours') return [answer]
    const told = inTheirLanguage(turn, answer, kind)
    // To who wants nothing passed on, nothing is said to be.
    return [turn.notes.withdrawn ? told : allIKnow(told)]
  })
  const visit = open.find(({ kind }) => isOwners(kind))
  const unknown = open.filter(({ answer }) => answer === null).filter(({ kind }) => !isOwners(kind))
  const advice = unknown.length > 0 && unknown.every(({ range }) => cues.has('safetyAsk', range))
  const isAsked = cues.has('asksAgain') && !turn.notes.withdrawn
  const asksOwner = open.some(({ kind, answer }) => answer !== null && kind !== 'hours')
  // Only what is said is remembered as said.
  const unknownSaid = () =>
    isAsked ? stillUnknown : advice ? noAdvice : unknownText(turn, unknown, isBeside)
  return [
    ...new Set(halfKnown),
    ...(visit && !asksOwner ? [visitText(turn, visit)] : []),
    ...(unknown.length > 0 ? [unknownSaid()] : []),
  ]
}

function visitText(turn: Turn, { kind }: AskedOfFacts): string {
  const { noPromise, noDeed, unknownOnly } = phrasesOf(turn)
  // To who wants nothing passed on, nothing is said to be.
  if (turn.notes.withdrawn) return unknownOnly
  if (kind === 'promise') return noPromise
  if (kind === 'deed') return noDeed
  return ownersToSettle(turn)
}

function unknownText(turn: Turn, open: readonly AskedOfFacts[], isBeside: boolean): string {
  const phrases = phrasesOf(turn)
  const isAll = (kind: AskedOfFacts['kind']) => open.every((one) => one.kind === kind)
  if (turn.notes.withdrawn) return phrases.unknownOnly
  if (isAll('price')) return phrases.unknownPrice
  if (isAll('service')) return phrases.unknownService
  if (isBeside) return phrases.unknownRest
  return notKnown(turn)
}

/** That only the owner can settle it, in other words from the second time on. */
export function ownersToSettle(turn: Turn): string {
  const phrases = phrasesOf(turn)
  return onceACall(turn.talk, 'booking') ? phrases.ownersToSettle : phrases.ownersToSettleAgain
}

/** That the owner is asked, in other words from the second time on. */
function notKnown(turn: Turn): string {
  const { unknown, unknownAgain } = phrasesOf(turn)
  return onceACall(turn.talk, 'unknown') ? unknown : unknownAgain
}
