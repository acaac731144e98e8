import { pattern } from '../../kernel/text/pattern.ts'
import { onceACall } from '../begin-or-read-state.ts'
import type { AskedOfFacts } from '../facts/asked-of-facts.ts'
import { emergencyFact } from '../facts/emergency-fact.ts'
import { emergencyLine, NUMBER, PLACE } from '../facts/places-callers-are-sent.ts'
import { OF_VISIT } from '../facts/question-kinds.ts'
import type { Danger } from '../notes/notes.ts'
import type { Understanding } from '../understand/understand.ts'
import { type Range, readUtterance, type Word } from '../understand/utterance.ts'
import { inTheirLanguage } from './owners-words-to-foreign-caller.ts'
import type { Taken } from './take-turn.ts'
import { isTold, noteTold } from './told-before.ts'
import { phrasesOf, type Turn } from './turn.ts'

/** What to do in danger: when it is told, and again whenever the caller asks. */
export function answerDanger(turn: Turn, heard: Understanding, taken: Taken): string | null {
  const { notes, facts } = turn
  const phrases = phrasesOf(turn)
  const isAsked = heard.cues.has('safetyAsk') && (notes.urgency.urgent || notes.danger.length > 0)
  if (!taken.danger && !isAsked) return null
  if (isOfAnimal(turn)) {
    turn.talk.lastAnswer = emergencyFact(facts)
    const { lastAnswer } = turn.talk
    return lastAnswer === null ? phrases.animalSafety : inTheirLanguage(turn, lastAnswer)
  }
  const [danger] = notes.danger
  if (danger) return withLine(turn, phrases.safety[danger], BODILY.has(danger))
  const isAnswered = heard.questions.some(({ sure }) => sure)
  return isAnswered ? null : withLine(turn, phrases.safetyUnknown, true)
}

/** The owner's line for emergencies behind what to do first, once a call, where it may be of use. */
function withLine(turn: Turn, safety: string, isOfUse: boolean): string {
  const line = isOfUse ? emergencyLine(turn.facts) : null
  if (line === null || !onceACall(turn.talk, 'emergency')) return safety
  turn.talk.lastAnswer = line
  return `${safety} ${inTheirLanguage(turn, line)}`
}

/** A body in danger is the animal's where the call is about one; a house on fire is everybody's. */
function isOfAnimal({ notes }: Turn): boolean {
  return notes.animal && notes.danger.every((danger) => BODILY.has(danger))
}

const BODILY: ReadonlySet<Danger> = new Set(['body', 'poison'])

/** The owner's facts for what was asked, and a word that the rest is passed on; nothing is said twice. */
export function answerAll(turn: Turn, heard: Understanding): string[] {
  const { questions } = heard
  const again = answerAgain(turn, heard)
  if (again !== null) return [inTheirLanguage(turn, again)]
  const known = answerKnown(heard)
  turn.talk.lastAnswer = known.at(-1) ?? turn.talk.lastAnswer
  const kindOf = (answer: string) => questions.find((one) => one.answer === answer)?.kind
  const said = known.map((answer) => inTheirLanguage(turn, answer, kindOf(answer)))
  const open = questions.filter(({ sure, answer }) => !sure || answer === null)
  const told = heard.urgency.urgent ? open.filter(({ kind }) => ASKED_IN_NEED.has(kind)) : open
  const texts = [...new Set([...said, ...openTexts(turn, heard, told, known.length > 0)])]
  noteTold(turn, questions)
  return texts
}

/** What one who is in need asks in earnest; "can somebody come out here" is the need itself. */
const ASKED_IN_NEED: ReadonlySet<AskedOfFacts['kind']> = new Set([
  'promise',
  'deed',
  'price',
  'hours',
])

/** What a caller with a matter should know before they wait for a call, once a call and not in place of an answer. */
export function tellUnasked(turn: Turn, heard: Understanding, told: readonly string[]): string[] {
  const { notDone, closed } = heard.unasked
  if (heard.kind !== 'matter' || heard.sells) return []
  const { notDoneNote } = phrasesOf(turn)
  const isSaid = (fact: string) => isTold(turn, fact) || told.some((text) => text.includes(fact))
  const refused = notDone !== null && !isSaid(notDone) && onceACall(turn.talk, 'notDone')
  const isShut = closed !== null && !isSaid(closed) && !heard.urgency.urgent
  return [
    ...(refused ? [notDoneNote(inTheirLanguage(turn, notDone))] : []),
    ...(isShut ? [closed] : []),
  ]
}

/**
 * "What was that number again?", "where is that place?" ask for what was told last; a number that is given does not.
 */
export function answerAgain({ talk }: Turn, heard: Understanding): string | null {
  const { cues, questions, utterance, numbers, notesAsked } = heard
  const { words } = utterance
  const lastAnswer = answerWanted(talk, words)
  if (lastAnswer === null || questions.some(({ sure }) => sure)) return null
  const isOfIt = /\d{3}/.test(lastAnswer) && numbers.given === null && notesAsked?.told == null
  const isNamed = words.some(({ folded }, at) => {
    if (!NUMBER.test(folded) && !PLACE.test(folded)) return false
    const near = { from: Math.max(0, at - NEAR), to: Math.min(words.length, at + NEAR + 1) }
    const isAgain = words.slice(near.from, near.to).some((word) => AGAIN.test(word.folded))
    return isAgain || asksFor(heard, { from: near.from, to: at + 1 })
  })
  const isAgain =
    words.length <= MAX_AGAIN_WORDS &&
    words.some(({ folded }) => AGAIN.test(folded)) &&
    !cues.has('comeAsk')
  const isSum = numbers.runs.some(({ digits }) => lastAnswer.includes(`$${digits}`))
  const isChecked = isSum && words.length <= MAX_AGAIN_WORDS
  return cues.has('repeat') || (isOfIt && isNamed) || isAgain || isChecked ? lastAnswer : null
}

/** The last thing told; of who asks for a number, the last that holds one. */
function answerWanted({ lastAnswer, told }: Turn['talk'], words: readonly Word[]): string | null {
  if (!words.some(({ folded }) => NUMBER.test(folded))) return lastAnswer
  const withNumber = (told ?? []).findLast(({ answer }) => /\d{3}.\d{4}/.test(answer))
  return withNumber?.answer ?? lastAnswer
}

/** "What street was that", and not "this number is fine, what else". */
function asksFor({ cues, utterance }: Understanding, { from, to }: Range): boolean {
  const near = utterance.words.slice(from, to)
  if (near.some(({ folded }) => OURS.test(folded))) return false
  return (['asks', 'asksFirst', 'location'] as const).some((name) =>
    cues.all(name).some((one) => one.from >= from && one.from < to),
  )
}

const NEAR = 4
const OURS = new RegExp(
  pattern`
    ^(?:my|mine|this|mi|mio|este|esta|mon|ma|ce|cette|mein\p{L}*|dies\p{L}*|meu|minha|esse|essa|
    bu|numaram\p{L}*|мой|моего|этот)$`,
  'u',
)
const MAX_AGAIN_WORDS = 12
const AGAIN = new RegExp(
  pattern`
    ^(?:again|slower|slowly|repeat|otra|nuevo|despacio|repit\p{L}*|repet\p{L}*|devagar|encore|
    lentement|nochmals?|einmal|langsam\p{L}*|wiederhol\p{L}*|tekrar|yavas|еще|медленн\p{L}*|
    повтори\p{L}*)$`,
  'u',
)

/** What the facts surely say, each once: what stands in another of them is not said again. */
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

/**
 * What cannot be promised and what is not known, each once for all such questions. What only comes near is told behind
 * the word that the rest is not known.
 */
function openTexts(
  turn: Turn,
  { cues }: Understanding,
  open: readonly AskedOfFacts[],
  isBeside: boolean,
): string[] {
  const holiday = open.flatMap(({ kind, answer }) =>
    kind === 'hours' && answer !== null ? [answer] : [],
  )
  const visit = open.find(({ kind }) => OF_VISIT.has(kind))
  const unknown = open
    .filter(({ kind, answer }) => kind !== 'hours' || answer === null)
    .filter(({ kind }) => !OF_VISIT.has(kind))
  const advice = unknown.length > 0 && unknown.every(({ range }) => cues.has('safetyAsk', range))
  const isAsked = cues.has('asksAgain') && !turn.notes.withdrawn
  const { noAdvice, stillUnknown } = phrasesOf(turn)
  const unknownSaid = isAsked
    ? stillUnknown
    : advice
      ? noAdvice
      : unknownText(turn, unknown, isBeside)
  const near = unknown.flatMap(({ answer }) =>
    answer === null || isTold(turn, answer) ? [] : [answer],
  )
  return [
    ...holiday,
    ...(visit ? [visitText(turn, visit)] : []),
    ...(unknown.length > 0 ? [unknownSaid] : []),
    ...near.slice(0, 1).map((answer) => inTheirLanguage(turn, answer)),
  ]
}

function visitText(turn: Turn, { kind }: AskedOfFacts): string {
  const { noPromise, noDeed, noBooking, unknownAgain } = phrasesOf(turn)
  if (kind === 'promise') return noPromise
  if (kind === 'deed') return noDeed
  return onceACall(turn.talk, 'booking') ? noBooking : unknownAgain
}

function unknownText(turn: Turn, open: readonly AskedOfFacts[], isBeside: boolean): string {
  const phrases = phrasesOf(turn)
  const isAll = (kind: AskedOfFacts['kind']) => open.every((one) => one.kind === kind)
  if (isAll('price')) return phrases.unknownPrice
  if (isAll('service')) return phrases.unknownService
  if (turn.notes.withdrawn) return phrases.unknownOnly
  if (isBeside) return phrases.unknownRest
  return onceACall(turn.talk, 'unknown') ? phrases.unknown : phrases.unknownAgain
}
