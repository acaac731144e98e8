import type { Question } from './answers/question.ts'
import { addText, addUrgentWords } from './call-state.ts'
import { hearNumber, type NumberHeard } from './callback-number.ts'
import { findName, mergeName, type NameHeard } from './caller-name.ts'
import type { Cues } from './cues/cues.ts'
import { type Folded, foldText, hears, type Span, sentencesOf, spansOf } from './folded.ts'
import type { BusinessFacts, Dialogue } from './old-port.ts'
import { hearPurpose } from './purpose/hear-purpose.ts'
import { substanceOf } from './substance.ts'
import type { Turn } from './turn.ts'
import { hearUrgency, mayBeUrgent } from './urgency/hear-urgency.ts'

/** What one utterance added to the call. */
export type Absorbed = {
  name: string | null
  number: NumberHeard['outcome']
  text: boolean
  refused: boolean
  wantsMessage: boolean
  urgent: boolean
  danger: boolean
}

/** Takes everything the caller gave at once: name, number, message and urgency. `done` are questions answered. */
export function absorb(
  turn: Turn,
  folded: Folded,
  questions: readonly Question[],
  { done, unanswered }: { done: readonly Span[]; unanswered: boolean },
): Absorbed {
  const { state, cues } = turn
  const refusals = refusalsIn(turn, folded)
  const name = refusals.length > 0 ? null : takeName(turn, folded, questions)
  const numberHeard = hearNumber(state, folded, cues)
  const wantsMessage = hears(folded.text, cues.leaveMessage)
  state.wantsMessage ||= wantsMessage
  const meta = [
    ...spansOf(folded.text, cues.robot),
    // "What brands …" begins like "what?".
    ...(folded.words.length <= MAX_REQUEST_WORDS ? spansOf(folded.text, cues.repeat) : []),
    ...personRequests(turn, folded),
  ]
  const cut = [...refusals, ...(name?.spans ?? []), ...numberHeard.spans, ...done, ...meta]
  const told = takeText(turn, folded, cut, unanswered)
  const urgency = told ? takeUrgency(turn, foldText(told.text), told.isAside) : NOT_URGENT
  return {
    name: name && state.name,
    number: numberHeard.outcome,
    text: told !== null,
    refused: refusals.length > 0,
    wantsMessage,
    ...urgency,
  }
}

const NOT_URGENT = { urgent: false, danger: false }

function takeUrgency(
  { state, cues, facts }: Turn,
  folded: Folded,
  isAside: boolean,
): Pick<Absorbed, 'urgent' | 'danger'> {
  const { words, danger, denied } = hearUrgency(folded, cues, {
    isAside,
    forPets: isForPets(facts),
  })
  if (denied && words.length === 0) {
    state.notUrgent = true
    state.urgentWords = []
  }
  const urgent = words.length > 0 && state.urgentWords.length === 0
  if (words.length > 0) addUrgentWords(state, words)
  return { urgent, danger }
}

/** Who calls an animal hospital calls about an animal. */
function isForPets({ businessName, description }: BusinessFacts): boolean {
  return /\b(?:animals?|vets?|veterinary|pets?)\b/i.test(`${businessName} ${description ?? ''}`)
}

function refusalsIn({ state, cues }: Turn, folded: Folded): Span[] {
  const spans = spansOf(folded.text, cues.refusal)
  if (spans.length === 0) return []
  if (state.asking === 'name') state.refused.name = true
  else if (ASKS_NUMBER.has(state.asking)) state.refused.phone = true
  else return []
  return spans
}

const ASKS_NUMBER: ReadonlySet<Dialogue['asking']> = new Set(['phone', 'caller_phone', 'area_code'])

/** "Can I talk to a real person?" is no message; "… about my invoice?" is one. */
function personRequests({ cues }: Turn, folded: Folded): Span[] {
  return sentencesOf(folded.text).filter((sentence) => {
    const rest = sentence.text.replace(cues.person, ' ').replace(cues.filler, '')
    return (
      hears(sentence.text, cues.person) &&
      rest.split(/[ ,.?]+/).filter(Boolean).length <= MAX_REQUEST_WORDS
    )
  })
}

const MAX_REQUEST_WORDS = 4

/** A second name in a call is the caller's only when they correct the first. */
function takeName(
  { state, cues }: Turn,
  folded: Folded,
  questions: readonly Question[],
): NameHeard | null {
  const found = findName(state, folded, cues, questions)
  if (!found) return null
  const atReading = state.asking === 'confirm' || state.asking === 'fix'
  if (state.name !== null && !atReading && !hears(folded.text, cues.correction)) return null
  state.name = atReading ? mergeName(state.name, found.name) : found.name
  state.refused.name = false
  return found
}

/** Where a name, a number or a yes was asked for, only a real sentence counts as part of the message. */
const MIN_WORDS_WHEN_OPEN = 1
const MIN_WORDS_WHEN_ASKED = 2

function takeText(
  { state, cues }: Turn,
  folded: Folded,
  cut: readonly Span[],
  unanswered: boolean,
): { text: string; isAside: boolean } | null {
  const open = ['need', 'details', 'more', 'fix'].includes(state.asking)
  const aside =
    open && folded.words.length > MAX_WORDS_OF_YES
      ? []
      : [...spansOf(folded.text, cues.yes), ...spansOf(folded.text, cues.no)]
  // "You got it" is the number only where one was asked for; "this number is fine" is anywhere.
  const same = spansOf(folded.text, cues.sameNumber).filter(
    ({ from, to }) => !open || to - from > MAX_CHARS_OF_GOT_IT,
  )
  const { text, words } = substanceOf(folded, [...cut, ...same, ...aside], cues)
  // A question nobody could answer goes to the owner, however few its words.
  const told = unanswered && text === '' ? folded.source : text
  const enough = unanswered || words >= (open ? MIN_WORDS_WHEN_OPEN : MIN_WORDS_WHEN_ASKED)
  const declined = !unanswered && words < MIN_WORDS_AFTER_NO && declines(state, folded, cues)
  if (!enough || declined || (!open && isBesideIt(told, cues))) return null
  if (!addText(state, told)) return null
  return { text: told, isAside: !open || onlyAsks(folded, cues) }
}

/** "Wait, scratch that, that was my old one": said around a name or a number, and no part of the message. */
function isBesideIt(told: string, cues: Cues): boolean {
  const purpose = hearPurpose(told, cues)
  const alarms = mayBeUrgent(told, cues) || hears(foldText(told).text, cues.emergency)
  return purpose !== null && purpose.matter < BESIDE_BELOW && !alarms
}

/** What is only asked about is not urgent. */
function onlyAsks({ text }: Folded, cues: Cues): boolean {
  return (hearPurpose(text, cues)?.question ?? 0) >= ONLY_ASKS_FROM
}

const ONLY_ASKS_FROM = 0.6
const BESIDE_BELOW = 0.4

/** "Não, é só isso mesmo": what little is left of a no to "anything else?" is no message. */
function declines({ asking }: Dialogue, { text, words }: Folded, cues: Cues): boolean {
  if (asking !== 'more' || words.length > MAX_WORDS_OF_NO) return false
  return [cues.no, cues.done, cues.thanks].some((pattern) => text.search(pattern) === 0)
}

/** "Sí, así es" is an answer even where a message was asked for. */
const MAX_WORDS_OF_YES = 3
const MAX_CHARS_OF_GOT_IT = 'should have it'.length

const MIN_WORDS_AFTER_NO = 2
const MAX_WORDS_OF_NO = 7
