import { pattern } from '../../kernel/text/pattern.ts'
import { timesAsked } from '../begin-or-read-state.ts'
import type { Ask } from '../call-state.ts'
import type { CueName } from '../languages/cue-names.ts'
import { withdrawMessage } from '../notes/note-matter.ts'
import { denyUrgency } from '../notes/take-back-urgency.ts'
import type { Understanding } from '../understand/understand.ts'
import { heardIn, type Range } from '../understand/utterance.ts'
import { uncoveredWords, wholeOf } from '../understand/words-left-over.ts'
import { givesUp } from '../understand/yes-no-or-goodbye.ts'
import { isMistaken } from './mistaken-number.ts'
import type { Turn } from './turn.ts'

const OF_NUMBER: ReadonlySet<Ask> = new Set(['caller_phone', 'confirm_phone', 'phone', 'area_code'])
/** Up to this many words next to a wrong number say nothing. */
const FEW_WORDS = 3
/** "No message, I just wanted to know", with at most this many words, is not about a job. */
const MOST_BESIDE = 8

/** `sure`: no message is left. `doubtful`: the message stays and says first that the caller may have taken it back. */
export type Withdrawn = 'sure' | 'doubtful' | null

/** Withdraws the message when the caller clearly wants none. In doubt it is kept. */
export function takeWithdrawal(turn: Turn, heard: Understanding): Withdrawn {
  const { notes } = turn
  // A caller who would rather talk to somebody wants to be called.
  const wishes = leavesMessage(heard) || asksForPerson(heard)
  if (!wishes && REFUSALS.some((refuses) => refuses(turn, heard))) {
    withdrawMessage(notes)
    if (notes.withdrawn) {
      denyUrgency(notes)
      delete notes.takenBack
      return 'sure'
    }
  }
  if (!wishes && mayTakeBack(turn, heard)) {
    notes.takenBack = heard.utterance.source
    return 'doubtful'
  }
  if (wishes || !bringsNothing(heard)) delete notes.takenBack
  return null
}

const REFUSALS = [refusesMessage, isMisdialled, givesUpEarly, callsOff] as const

/** "Forget about it, we don't need anybody. Don't have him call me": both the job and the call, in one turn or two. */
function callsOff({ notes }: Turn, heard: Understanding): boolean {
  const isOff = isCalledOff(heard) || notes.takenBack !== undefined
  return isOff && wantsNoCall(heard) && bringsNothing(heard)
}

/** Only the job or only the call is taken back, late in the call: "never mind, my brother fixes it". */
function mayTakeBack(turn: Turn, heard: Understanding): boolean {
  const { notes, talk } = turn
  const { cues, questions, name } = heard
  if (!hasTold(turn) || notes.withdrawn || notes.danger.length > 0) return false
  const isLate = timesAsked(talk, 'more') > 0
  // "Never mind" sets aside what was said last.
  const isOff = isCalledOff(heard) && !talk.besideRequest
  const takes = isOff || cues.has('nothingPassedOn') || (isLate && wantsNoCall(heard))
  return takes && questions.length === 0 && name === null && bringsNothing(heard)
}

/** A question or a remark beside the request told before: what is set aside next is that. */
export function isBeside(
  turn: Turn,
  { kind, questions, cues, notesAsked }: Understanding,
): boolean {
  const asks = questions.length > 0 || notesAsked !== null || OF_LINE.some((name) => cues.has(name))
  return hasTold(turn) && (kind !== 'answer' || asks)
}

const OF_LINE: readonly CueName[] = ['robot', 'identity', 'recorded', 'checks']

/** "Forget it" and "never mind", but not "never mind the garage, it's the kitchen". */
function isCalledOff({ cues }: Understanding): boolean {
  return cues
    .all('calledOff')
    .some(({ to }) => !cues.all('setsAside').some((one) => one.from < to && one.to > to))
}

/** "Don't have him call me", but not "don't have him call my wife" and not "without calling me first". */
function wantsNoCall({ cues, utterance }: Understanding): boolean {
  const { sentences } = utterance
  return cues.all('noCall').some(({ to }) => {
    const sentence = sentences.find((one) => to > one.from && to <= one.to)
    return sentence && uncoveredWords(utterance, { from: to, to: sentence.to }, [], cues) === 0
  })
}

/** Neither a wish nor a detail for the owner: "never mind, I'm at 12 Oak Street" goes on, "call me Monday" too. */
function bringsNothing({ cues, numbers }: Understanding): boolean {
  const { given, contactBy, email, address, availability } = numbers
  const details = [given, contactBy, email, address, availability]
  if (details.some((one) => one !== null)) return false
  // "Wir brauchen niemanden mehr" wishes for nothing.
  const isOff = (wish: Range) =>
    cues.all('calledOff').some(({ from, to }) => from < wish.to && to > wish.from)
  return WISHES.every((wish) => cues.all(wish).every(isOff))
}

const WISHES: readonly CueName[] = ['wishLead', 'comeAsk', 'bookingAsk']

function isMisdialled(turn: Turn, heard: Understanding): boolean {
  const { utterance, cues } = heard
  if (!cues.has('wrongNumber') || isMistaken(turn, heard)) return false
  const leaves = cues.has('withdraw') || heard.closing !== null
  // Who was asked for a number, or gives one, may mean that one: "no, wrong number, use 512 …".
  const isOfCallback = OF_NUMBER.has(turn.talk.asking) || heard.numbers.runs.length > 0
  if (hasTold(turn) && (!leaves || isOfCallback)) return false
  // Question words count too: "the cards you printed have the wrong phone number" is a matter.
  const beside = uncoveredWords(utterance, wholeOf(utterance), [], cues)
  return beside <= (leaves ? MOST_BESIDE : FEW_WORDS)
}

/** After a matter or a question, the caller must name the message: "never mind, I'll look it up" may mean anything. */
function refusesMessage(turn: Turn, heard: Understanding): boolean {
  const { cues, kind, utterance, tellingWords } = heard
  if (utterance.sentences.some((sentence) => saysNoMessage(heard, sentence))) return true
  if (tellingWords > MOST_BESIDE) return false
  if (utterance.sentences.some((sentence) => isOfMessage(heard, sentence))) return true
  return !hasTold(turn) && ((kind === 'answer' && cues.has('withdraw')) || cues.has('noCall'))
}

/**
 * "My brother-in-law can look at it. Please don't send anything to anybody.": whatever the other sentences give as the
 * reason, unless they bring something for the owner.
 */
function saysNoMessage(heard: Understanding, sentence: Range): boolean {
  const { cues, utterance } = heard
  const isPlain = cues.has('nothingPassedOn', sentence) || isOfMessage(heard, sentence)
  const beside = uncoveredWords(utterance, sentence, [], cues)
  const isAsked = utterance.words[sentence.to - 1]?.stop === '?'
  return isPlain && !isAsked && beside <= FEW_WORDS && bringsNothing(heard)
}

/** "So that won't work then. Never mind, thanks", from a caller who has left neither name nor number. */
function givesUpEarly({ notes }: Turn, { utterance, cues, numbers }: Understanding): boolean {
  const hasLeft = notes.name !== null || notes.doubtfulName !== null || notes.callback !== null
  const isNew = !hasLeft && !notes.urgency.urgent && !notes.wantsMessage && !numbers.given
  return isNew && givesUp(utterance, cues)
}

function hasTold({ notes, talk }: Turn): boolean {
  return talk.toldMatter || notes.questions.some(({ answered }) => !answered)
}

/** "Forget the message", "no deje ningún recado": names the message near a negation or cancel verb. */
function isOfMessage({ cues, utterance, numbers }: Understanding, { from, to }: Range): boolean {
  const within = utterance.words.slice(from, to)
  const isAsked = within.at(-1)?.stop === '?' || cues.at('asks', from) !== null
  if (isAsked || numbers.contactBy) return false
  const declined = [...cues.all('withdraw'), ...cues.all('refusal')].filter(
    (one) => one.from >= from && one.to <= to,
  )
  if (declined.some((one) => OF_IT.test(heardIn(utterance, one)))) return true
  // "I left no message" and "I never got your message" are about another message.
  if (cues.has('told', { from, to })) return false
  return within.some(({ folded }, at) => {
    if (!MESSAGE.test(folded) || within[at - 1]?.folded === 'your') return false
    const before = within.slice(Math.max(0, at - NEAR), at)
    const behind = within.slice(at, at + NEAR)
    return (
      before.some((word) => NEGATES.test(word.folded)) ||
      before.some((word, n) => DROPS.test(word.folded) && areSmall(before.slice(n + 1))) ||
      behind.some((word) => DENIES_BEHIND.test(word.folded))
    )
  })
}

const NEAR = 4
const MESSAGE = /^(?:messages?|mensa[jg]\p{L}*|recados?|nachricht|mesaj\p{L}*|сообщени\p{L}*)$/u
const OF_IT = new RegExp(
  pattern`
    messag|mensa[jg]|recad|nachricht|mesaj|сообщ|\bnot(?:e|a|iz)|writ|escrib|schreib|pass|
    leav\w* (?:any|no)thing|dejar nada|deixar nada|rien laisser|nichts hinterl`,
  'i',
)
const NEGATES =
  /^(?:dont|not|no|without|sin|ningun|pas|aucun|sans|kein\p{L}*|ohne|nao|sem|nenhum|не|без|никакого)$/u
/** Verbs, by their stems, that cancel the message right after them; "drop table messages" is no such wish. */
const DROPS = new RegExp(
  '^(?:forget|delete|scratch|erase|cancel|drop|olvid\\p{L}*|borr\\p{L}*|elimin\\p{L}*|oubli\\p{L}*|effac\\p{L}*|' +
    'supprim\\p{L}*|annul\\p{L}*|vergess\\p{L}*|losch\\p{L}*|streich\\p{L}*|esque\\p{L}*|apag\\p{L}*|' +
    'cancel\\p{L}*|забуд\\p{L}*|удал\\p{L}*|сотр\\p{L}*|отмен\\p{L}*)$',
  'u',
)
/** Articles, "please" and the like: the only words allowed between such a verb and its message. */
const SMALL = new RegExp(
  '^(?:a|an|the|my|that|this|any|about|whole|please|el|mi|ese|este|lo|del|de|l|le|mon|ce|cet|' +
    'die|meine|diese|sie|bitte|o|a|meu|esse|essa|minha|por|favor|мое|мою|это|эту|о|об)$',
  'u',
)
const areSmall = (words: readonly { folded: string }[]) =>
  words.every(({ folded }) => SMALL.test(folded))

/** For languages where the verb comes last: "mesaj birakmayin". */
const DENIES_BEHIND =
  /(?:m[ae]yin|miyorum|m[ae]yacagim|m[ae]yecegim)$|^(?:yok|silin|unutun|nicht|loschen|streichen|vergessen|не)$/u

/** "I don't need to leave a message" leaves none, and neither does "don't have anybody call me". */
export function leavesMessage({ cues }: Understanding): boolean {
  const declined = [...cues.all('withdraw'), ...cues.all('refusal')]
  const isDeclined = ({ from, to }: Range) =>
    declined.some((range) => range.from <= from && range.to >= to) ||
    // "Don't have" reaches into "have him call me".
    cues.all('negation').some((not) => not.from < from && not.to >= from - DENIED_BEFORE)
  return cues.all('leaveMessage').some((range) => !isDeclined(range))
}

/** "Don't want to" before the denied verb. */
const DENIED_BEFORE = 2

export function asksForPerson({ cues }: Understanding): boolean {
  return cues.has('person') && !cues.has('robot')
}
