import { onceACall, timesAsked } from '../begin-or-read-state.ts'
import type { Ask, Talk } from '../call-state.ts'
import type { CueName } from '../languages/cue-names.ts'
import type { Cues } from '../languages/find-cues.ts'
import { withdrawMessage } from '../notes/note-matter.ts'
import { denyUrgency } from '../notes/take-back-urgency.ts'
import { callsOff } from '../understand/hear-refusal.ts'
import { ASKS_US } from '../understand/matter-or-question.ts'
import type { Understanding } from '../understand/understand.ts'
import type { Range } from '../understand/utterance.ts'
import { uncoveredWords, wholeOf } from '../understand/words-left-over.ts'
import { givesDetail, MOST_BESIDE } from './beside-refusal.ts'
import { isMistaken } from './mistaken-number.ts'
import { refusesWhatWasAsked } from './refuses-what-was-asked.ts'
import { OF_NAME } from './take-refusals.ts'
import type { Turn } from './turn.ts'

const OF_NUMBER: ReadonlySet<Ask> = new Set(['caller_phone', 'confirm_phone', 'phone', 'area_code'])
/** Up to this many words next to a wrong number say nothing. */
const FEW_WORDS = 3

/** `sure`: no message is left. `doubtful`: the caller is asked whether anything is to be passed on. */
export type Withdrawn = 'sure' | 'doubtful' | null

/** Drops the message only where the caller plainly wants none; where they may want none, they are asked once. */
export function takeWithdrawal(turn: Turn, heard: Understanding): Withdrawn {
  const { notes } = turn
  // A caller who would rather talk to somebody wants to be called.
  const wishes = leavesMessage(heard) || asksForPerson(heard)
  const goesOn = wishes || !bringsNothing(heard)
  const isPlain =
    isMisdialled(turn, heard) ||
    refusesPlainly(turn, heard) ||
    refusesAgain(turn, heard) ||
    refusesWhatWasAsked(turn, heard)
  if (!wishes && isPlain && dropMessage(turn)) return 'sure'
  if (goesOn) delete notes.takenBack
  return mayRefuse(turn, heard, goesOn) && !wishes ? 'doubtful' : null
}

/** Kept in `saidOnce`: asked whether to pass nothing on, the caller said no. */
export const KEPT = 'message kept'

/** "No, I said don't pass anything on", from who was asked and has not said that it is to be passed on. */
function refusesAgain({ talk }: Turn, heard: Understanding): boolean {
  const wasAsked = timesAsked(talk, 'drop') > 0 && !talk.saidOnce.includes(KEPT)
  // "No, pass it on" sounds much like it, and "no, I just want no call" refuses only the call.
  const mayKeep = talk.asking === 'drop' && heard.answer === 'no' && !takesBackTwice(heard)
  const saysSo = heard.mayRefuse !== null && SAYS_SO.some((cue) => heard.cues.has(cue))
  const isThird = heard.mayRefuse === 'sounds' && talk.saidOnce.includes(REFUSED_ONCE)
  return (
    wasAsked && !mayKeep && (saysSo || (isThird && heard.closing !== null)) && !givesDetail(heard)
  )
}

/** Behind a no, and last: "no, don't pass it on", "no, don't bother, I need no call"; not "…, just the message". */
function takesBackTwice({ cues, utterance, tellingWords }: Understanding): boolean {
  const isTwice = cues.has('nothingPassedOn') || (cues.has('noCall') && takesBack(cues))
  const from = Math.max(0, ...SAYS_SO.flatMap((name) => cues.all(name)).map(({ to }) => to))
  const behind = uncoveredWords(utterance, { from, to: utterance.words.length }, [], cues)
  return isTwice && behind === 0 && tellingWords <= MOST_BESIDE
}

/** Words for taking something back, whatever it is: more than a refusal to be called. */
export function takesBack(cues: Cues): boolean {
  return callsOff(cues, ['calledOff', 'withdraw'])
}

/** Returns false in danger, where the message stays. */
export function dropMessage({ notes }: Turn): boolean {
  withdrawMessage(notes)
  if (!notes.withdrawn) return false
  denyUrgency(notes)
  delete notes.takenBack
  return true
}

/** Asked once, never in danger nor of something urgent. `goesOn`: a caller with a wish is believed to want it. */
function mayRefuse(turn: Turn, heard: Understanding, goesOn: boolean): boolean {
  const { notes, talk } = turn
  const mayAsk = talk.turns > 1 && timesAsked(talk, 'drop') === 0 && !notes.withdrawn
  const isUrgent = heard.urgency.urgent || notes.danger.length > 0
  if (onlyPlainly(turn, heard) && !SAYS_SO.some((cue) => heard.cues.has(cue))) return false
  if (!mayAsk || isUrgent || isOfDetail(talk.asking, heard)) return false
  if (talk.besideRequest && (onlyNeverMind(heard) || heard.mayRefuse === 'said')) return false
  const isOften = refusesOften(talk, heard)
  return goesOn ? isSounded(heard) : isOften || isSounded(heard) || isSaid(heard)
}

/** In an urgent call, and beside a yes to the number, only words that say so are worth the question. */
function onlyPlainly({ notes, talk }: Turn, { answer }: Understanding): boolean {
  return notes.urgency.urgent || (OF_NUMBER.has(talk.asking) && answer === 'yes')
}

/** Who still asks something is not done, nor who says "and call me if Dale needs something". */
function isSounded({ mayRefuse: may, questions, cues }: Understanding): boolean {
  const joins = cues.all('joins')
  const wishes = cues.all('calledBack').some(({ from }) => joins.some(({ to }) => to === from))
  return may === 'sounds' && questions.length === 0 && !wishes
}

/** Words that call something off may call off something else in a longer story: "I changed my mind, I do want it". */
function isSaid(heard: Understanding): boolean {
  const isShort = heard.tellingWords <= MOST_BESIDE || endsIt(heard)
  return heard.mayRefuse === 'said' && heard.questions.length === 0 && isShort
}

/** "Nah, no message, do you …", and later "no, don't need a call back, are you …": two of them add up. */
function refusesOften(talk: Talk, { mayRefuse, cues, answer }: Understanding): boolean {
  // "I can't take calls at work" says how to be reached.
  const wantsNoCall = answer === 'no' && cues.has('noCall')
  const refuses = mayRefuse === 'sounds' || wantsNoCall || cues.has('nothingPassedOn')
  return refuses && !onceACall(talk, REFUSED_ONCE)
}

/** Kept in `saidOnce`: something sounded as if they want nothing passed on. */
const REFUSED_ONCE = 'may refuse'

/** "My son already has somebody, so never mind, forget the estimate": nothing new is told after it. */
function endsIt({ cues, utterance }: Understanding): boolean {
  const from = Math.max(0, ...cues.all('calledOff').map(({ to }) => to))
  return uncoveredWords(utterance, { from, to: utterance.words.length }, [], cues) <= FEW_WORDS
}

/** "Never mind" sets aside what was said last; "forget it, don't pass it on" is about all of it. */
function onlyNeverMind({ cues, tellingWords }: Understanding): boolean {
  const off = cues.all('calledOff')
  const isOff = ({ from, to }: Range) => off.some((one) => one.from < to && one.to > from)
  const says = SAYS_SO.flatMap((name) => cues.all(name))
  return tellingWords <= FEW_WORDS && says.length > 0 && says.every(isOff)
}

const SAYS_SO: readonly CueName[] = ['nothingPassedOn', 'calledOff', 'noCall', 'withdraw']

/** The caller gives, confirms or offers a detail, or refuses one: "I'd rather not say", asked for a name. */
function isOfDetail(asking: Ask, heard: Understanding): boolean {
  const { cues, name, numbers } = heard
  const gives =
    name !== null ||
    numbers.sameNumber ||
    givesDetail(heard) ||
    ASKS_US.some((name) => cues.has(name))
  const isAsked = OF_NUMBER.has(asking) || OF_NAME.has(asking)
  // "I don't want to leave a message" refuses more.
  return gives || (isAsked && cues.has('refusal') && !cues.has('leaveMessage'))
}

/** A question or a remark beside the request told before: what is set aside next is that. */
export function isBeside(
  turn: Turn,
  { kind, questions, cues, notesAsked }: Understanding,
): boolean {
  const asks = questions.length > 0 || notesAsked !== null || OF_LINE.some((name) => cues.has(name))
  return hasTold(turn) && (kind !== 'answer' || asks)
}

const OF_LINE: readonly CueName[] = ['robot', 'identity', 'recorded', 'whyDetails', 'checks']

/** Neither a wish nor a detail for the owner: "never mind, I'm at 12 Oak Street" goes on, "call me Monday" too. */
export function bringsNothing(heard: Understanding): boolean {
  const { cues } = heard
  if (givesDetail(heard)) return false
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

/**
 * "My brother-in-law can look at it. Please don't send anything to anybody.": whatever the other sentences give as the
 * reason. Before anything was told, "no message" and "just asking" are enough.
 */
function refusesPlainly(turn: Turn, heard: Understanding): boolean {
  const { cues, kind, utterance, questions } = heard
  const asked = questions.map(({ range }) => range)
  const isPlain = utterance.sentences.some(
    (sentence) =>
      cues.has('nothingPassedOn', sentence) &&
      utterance.words[sentence.to - 1]?.stop !== '?' &&
      uncoveredWords(utterance, sentence, asked, cues) <= FEW_WORDS,
  )
  if (isPlain) return bringsNothing(heard)
  return !hasTold(turn) && ((kind === 'answer' && cues.has('withdraw')) || cues.has('noCall'))
}

function hasTold({ notes, talk }: Turn): boolean {
  return talk.toldMatter || notes.questions.some(({ answered }) => !answered)
}

/** "I don't need to leave a message" leaves none, and neither does "don't have anybody call me". */
export function leavesMessage({ cues, language }: Understanding): boolean {
  const declined = [...cues.all('withdraw'), ...cues.all('refusal')]
  // "No, no, pass it on" denies nothing of it.
  const isNo = ({ from, to }: Range) => language === 'en' && cues.at('no', from)?.to === to
  const denials = cues.all('negation').filter((not) => !isNo(not))
  const isDeclined = ({ from, to }: Range) =>
    declined.some((range) => range.from <= from && range.to >= to) ||
    // "Don't have" reaches into "have him call me".
    denials.some((not) => not.from < from && not.to >= from - DENIED_BEFORE)
  return cues.all('leaveMessage').some((range) => !isDeclined(range))
}

/** "Don't want to" before the denied verb. */
const DENIED_BEFORE = 2

export function asksForPerson({ cues }: Understanding): boolean {
  return cues.has('person') && !cues.has('robot')
}
