import { openState } from '../../kernel/hours/open-state.ts'
import { onceACall } from '../begin-or-read-state.ts'
import type { Ask } from '../call-state.ts'
import { emergencyFact } from '../facts/emergency-fact.ts'
import { emergencyLine } from '../facts/places-callers-are-sent.ts'
import { noteAside } from '../notes/note-matter.ts'
import { writeMessage } from '../notes/write-message.ts'
import type { Reply } from '../receptionist.ts'
import type { Understanding } from '../understand/understand.ts'
import { answerCallTalk, answerWait } from './answer-call-talk.ts'
import { answerDanger, asksOwnDeed } from './answer-danger.ts'
import { answerSeller } from './answer-seller.ts'
import { acknowledge } from './ask-in-words.ts'
import { askOn } from './ask-on.ts'
import { ownersSafety } from './owners-safety.ts'
import { inTheirLanguage } from './owners-words-to-foreign-caller.ts'
import { withPassedOver } from './passed-over.ts'
import { answersPutOff, besideDanger, putOffAnswers } from './put-off-answers.ts'
import { answerAgain } from './repeat-last-answer.ts'
import { answerAll, answerKnown, tellUnasked } from './say-answers.ts'
import { close } from './say-goodbye.ts'
import { sentences } from './sentences-of-reply.ts'
import { TELLS } from './take-slots.ts'
import { type Taken, take } from './take-turn.ts'
import { settle } from './take-yes-or-no.ts'
import { withoutTold } from './told-before.ts'
import { hangUp, phrasesOf, reply, type Turn } from './turn.ts'

/** Takes the details from an utterance, answers its questions, and asks for what is missing. */
export function hearSpeech(turn: Turn, understood: Understanding): Reply {
  const heard = asRepeated(turn, withPassedOver(turn, withoutTold(turn, understood)))
  const waits = answerWait(turn, heard)
  if (waits !== null) {
    if (heard.kind === 'remark') noteAside(turn.notes, heard.utterance.source)
    return reply(turn, waits)
  }
  const taken = take(turn, heard)
  const settled = settle(turn, heard, taken)
  const danger = answerDanger(turn, heard, taken)
  if (callsForHelp(turn, heard)) {
    return hangUp(turn, phrasesOf(turn).safetyGoodbye(writeMessage(turn.notes) !== null))
  }
  const answers = answersOf(turn, heard, danger, taken)
  const told = [
    ...(danger === null ? [] : [danger]),
    ...answerCallTalk(turn, heard),
    ...answers,
    ...(danger === null ? tellUnasked(turn, heard, answers) : []),
  ]
  const sold = answerSeller(turn, heard)
  if (sold) return sold
  if (settled === 'close') return close(turn, [...told, ...backTexts(turn, taken)])
  const noted = noteTexts(turn, heard, taken, told)
  if (offersToSpell(turn, heard))
    return reply(turn, sentences([...told, ...noted, askToSpell(turn)]))
  const asked = askOn(turn, heard, taken, settled, answers)
  const thanks = thanksFor(turn, taken, [...told, asked])
  return reply(turn, sentences([...brief(told, [...noted, thanks], taken), asked]))
}

function answersOf(
  turn: Turn,
  heard: Understanding,
  danger: string | null,
  taken: Taken,
): string[] {
  if (danger === null) return [...new Set([...answersPutOff(turn), ...answerAll(turn, heard)])]
  if (taken.danger) putOffAnswers(turn, heard)
  if (taken.danger || asksOwnDeed(heard)) return []
  return answerKnown({ questions: besideDanger(turn, heard) })
}

/** When the last answer is said again, it is what an open question got. */
function asRepeated(turn: Turn, heard: Understanding): Understanding {
  const again = answerAgain(turn, heard)
  if (again === null) return heard
  return { ...heard, questions: heard.questions.map((one) => ({ ...one, answer: again })) }
}

/** Callers remember about two sentences before a question, so a long answer drops thanks and sympathy. */
function brief(
  told: readonly string[],
  noted: readonly string[],
  { urgent, email, withdrawn }: Taken,
): string[] {
  const isLong = told.length > 1 || told.some((text) => (text.match(ENDS) ?? []).length > 1)
  const mayGo = urgent === null && !email && withdrawn === null
  return isLong && mayGo ? [...told] : [...told, ...noted]
}

const ENDS = /[.!?](?=\s|$)/g

/** "Forget it, I'm calling 911": a caller in danger is not kept on the line. */
function callsForHelp(
  { notes }: Turn,
  { cues, numbers, questions, closing }: Understanding,
): boolean {
  const isInNeed = notes.urgency.urgent || notes.danger.length > 0
  const leaves = cues.has('withdraw') || closing !== null
  const calls = numbers.runs.some(({ digits }) => digits === '911')
  return isInNeed && leaves && calls && questions.length === 0
}

/** Shows the caller that they were understood before we ask anything. */
function noteTexts(
  turn: Turn,
  heard: Understanding,
  taken: Taken,
  told: readonly string[],
): string[] {
  const phrases = phrasesOf(turn)
  if (taken.withdrawn !== null) return backTexts(turn, taken)
  const texts = notedTexts(turn, heard, taken, told)
  if (texts.some((text) => text !== phrases.sorryToHear)) return texts
  if (told.length > 0)
    return tellsBeside(turn, heard, taken) ? [...texts, phrases.passedOnToo] : texts
  if (taken.name === 'sure' && !taken.matter) return texts
  const answersUs = heard.answer === 'yes' && ASKED_OF_NUMBER.has(turn.talk.asking)
  const isHeard = taken.matter || taken.noted.length > 0 || TELLS.has(heard.kind) || answersUs
  const isNew = texts.length === 0 ? isHeard : taken.matter
  return isNew ? [...texts, acknowledge(turn, heard, taken.matter)] : texts
}

/** What the caller takes back is said back. */
function backTexts(turn: Turn, { withdrawn }: Taken): string[] {
  if (withdrawn !== 'sure') return []
  return [phrasesOf(turn).messageWithdrawn]
}

const ASKED_OF_NUMBER: ReadonlySet<Ask> = new Set(['caller_phone', 'confirm_phone'])

/** Mentions a matter that came together with a question we answered. */
function tellsBeside({ talk }: Turn, heard: Understanding, { matter }: Taken): boolean {
  const isAnswered = answerKnown(heard).length > 0 && !heard.urgency.urgent
  const tells = matter && heard.tellingWords >= TELLS_BESIDE
  return isAnswered && tells && onceACall(talk, 'passedOn')
}

const TELLS_BESIDE = 4

function notedTexts(
  turn: Turn,
  heard: Understanding,
  { urgent, danger, email, noted, timeInTalk, byText }: Taken,
  told: readonly string[],
): string[] {
  const { notes } = turn
  const phrases = phrasesOf(turn)
  // Sympathy after an answer would seem to be about the answer.
  const mayPity = heard.cues.has('upset') && urgent !== 'now' && told.length === 0
  const isUpset = mayPity && onceACall(turn.talk, 'sorry')
  return [
    ...(isUpset ? [phrases.sorryToHear] : []),
    ...(urgent === 'now' && !danger ? urgentTexts(turn, heard, told) : []),
    ...(urgent === 'denied' ? [phrases.notUrgentNoted] : []),
    ...(email ? [phrases.emailNoted(notes.email ?? '')] : []),
    ...saidBack(turn, noted.join(', ')),
    ...(timeInTalk ? [phrases.timeNoted] : []),
    ...(byText ? [phrases.textNoted] : []),
  ]
}

/** Longer words are not said back. */
const MAX_SAID_BACK_CHARS = 90

function saidBack(turn: Turn, words: string): string[] {
  const isSaid = words !== '' && words.length <= MAX_SAID_BACK_CHARS
  return isSaid ? [phrasesOf(turn).notedAs(words)] : []
}

/** "Do you want me to spell it?" before the name is sure, unless it was just spelled. */
function offersToSpell({ notes }: Turn, { cues, name }: Understanding): boolean {
  return cues.has('spellOffer') && name?.spelled !== true && notes.name?.confirmed !== true
}

/** The next thing asked is the name, whether one was understood or not. */
function askToSpell(turn: Turn): string {
  turn.talk.asking = 'name'
  return phrasesOf(turn).spellPlease
}

/** Thanks the caller by name, unless the next question reads the name back. */
function thanksFor(turn: Turn, { name }: Taken, said: readonly string[]): string {
  const text = turn.notes.name?.text ?? ''
  if (name !== 'sure' || said.some((one) => one.includes(text))) return ''
  return phrasesOf(turn).thanksName(text)
}

/** What to do first, and where to get help, come before sympathy; after an answer there is none. */
function urgentTexts(turn: Turn, heard: Understanding, answers: readonly string[]): string[] {
  const { notes, facts, at } = turn
  const { sorryToHear, urgentNoted } = phrasesOf(turn)
  const isClosed = !openState(facts.hours, facts.timeZone, at, facts.hoursExceptions).open
  const line = emergencyLine(facts) ?? (notes.animal && isClosed ? emergencyFact(facts) : null)
  const isNew = line !== null && onceACall(turn.talk, 'emergency')
  const told = [ownersSafety(turn, heard), isNew ? line : null].filter((one) => one !== null)
  turn.talk.lastAnswer = told.at(-1) ?? turn.talk.lastAnswer
  if (told.length > 0) return [...told.map((one) => inTheirLanguage(turn, one)), urgentNoted]
  const mayPity = answers.length === 0 && onceACall(turn.talk, 'sorry')
  return mayPity ? [sorryToHear, urgentNoted] : [urgentNoted]
}
