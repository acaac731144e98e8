import { formatUsPhone } from '../../kernel/phone.ts'
import { timesAsked } from '../begin-or-read-state.ts'
import type { Ask, Talk } from '../call-state.ts'
import { noteCallback, noteCallerId, noteOtherNumber } from '../notes/note-callback.ts'
import type { Notes } from '../notes/notes.ts'
import { writeMessage } from '../notes/write-message.ts'
import type { Understanding } from '../understand/understand.ts'
import { type Answered, isThatIt, MAX_LAST_WORDS, type Settled } from './answered.ts'
import { askNoMore, leaveUnasked } from './ask-no-more.ts'
import { proposedNumber } from './last-digits-corrected.ts'
import { isMistaken } from './mistaken-number.ts'
import { settleDrop } from './settle-drop.ts'
import { whoseAtYes } from './take-number.ts'
import { OF_NAME, refuse, takeRefusals } from './take-refusals.ts'
import type { Taken } from './take-turn.ts'
import { dropMessage } from './take-withdrawal.ts'
import type { Turn } from './turn.ts'
import { saysYesToNumber } from './yes-to-number.ts'

/** Applies the caller's yes or no to our question. A goodbye ends the call, but never on the first turn. */
export function settle(turn: Turn, heard: Understanding, taken: Taken): Settled {
  const { kind, questions, notesAsked, closing } = heard
  const isBare = kind === 'answer' && questions.length === 0 && notesAsked === null
  const brings = taken.name !== null || taken.number !== null || taken.email
  const answered = { turn, heard, taken, isBare, brings }
  const isBareAnswer = isBare && !brings
  const back = takesBack(answered)
  if (back !== null) return back
  if (turn.talk.turns > 1 && closing === 'goodbye') return closeWith(answered)
  takeRefusals(turn, heard, { brings, givesNumber: taken.number !== null })
  const put = putNumberRight(answered)
  if (put !== null) return put
  const settled = SETTLERS[turn.talk.asking](answered)
  if (settled !== 'go_on') return settled
  // "That's it" is a yes to what was read back.
  const isDone = closing === 'done' && !READ_BACK.has(turn.talk.asking)
  return isBareAnswer && isDone && turn.talk.turns > 1 ? 'close' : 'go_on'
}

function takesBack({ turn, heard, taken, isBare, brings }: Answered): Settled | null {
  if (taken.withdrawn === 'doubtful' && writeMessage(turn.notes) !== null) {
    takeRefusals(turn, heard, { brings, givesNumber: taken.number !== null })
    // Until the caller answers, the owner reads first that the wish may not stand.
    turn.notes.takenBack = heard.utterance.source
    return 'drop'
  }
  return isBare && !brings && heard.cues.has('wantsChange') ? 'fix' : null
}

/** A yes said together with a goodbye still counts. */
function closeWith(answered: Answered): Settled {
  const { asking } = answered.turn.talk
  if (OF_NUMBER.has(asking) || asking === 'drop') SETTLERS[asking](answered)
  return 'close'
}

/**
 * Reads back a corrected part of the number, kept if the caller says yes. If the part is unclear, asks for the number.
 */
function putNumberRight({ turn, heard, taken }: Answered): Settled | null {
  const { part } = heard.numbers
  if (taken.number === 'given') return null
  if (part === null)
    return isMistaken(turn, heard) && heard.numbers.runs.length === 0 ? 'fix' : null
  turn.talk.proposedNumber = part.e164
  turn.talk.partialNumber = ''
  return part.e164 === null ? 'fix' : 'go_on'
}

const OF_NUMBER: ReadonlySet<Ask> = new Set(['caller_phone', 'confirm_phone'])
const READ_BACK: ReadonlySet<Ask> = new Set(['caller_phone', 'confirm_phone', 'confirm_name'])

const SETTLERS: Record<Ask, (answered: Answered) => Settled> = {
  need: settleOpen,
  is_caller: () => 'go_on',
  matter: settleOpen,
  more: settleOpen,
  fix: () => 'go_on',
  offer: settleOffer,
  confirm_name: () => 'go_on',
  name: settleRefusal,
  phone: settleRefusal,
  area_code: settleRefusal,
  caller_phone: settleCallerPhone,
  confirm_phone: settleNumber,
  drop: settleDrop,
}

/** "Okay, thanks" accepts no call. A plain no leaves no message; the question still stands in the owner's list. */
function settleOffer({ turn, heard, taken, isBare, brings }: Answered): Settled {
  const { closing, cues, utterance, questions } = heard
  // "No, that's fine" is a yes to a number, and none to an offer.
  const answer = cues.at('no', 0) ? 'no' : heard.answer
  const isHeard = HEARD.has(utterance.words[0]?.folded ?? '') && cues.has('thanks')
  if (answer === 'yes' && !isHeard && !goesOnAsking(heard)) turn.notes.wantsMessage = true
  // "No, that's fine, so the Saturday class …": asked for no name, either.
  if (answer === 'no' && questions.length > 0 && !brings) leaveUnasked(turn.talk)
  if (answer !== 'no' || !isBare || brings) return 'go_on'
  if (closing !== null) return 'close'
  if (dropMessage(turn)) taken.withdrawn = 'sure'
  return 'go_on'
}

function settleRefusal(answered: Answered): Settled {
  const { turn, heard, isBare, brings } = answered
  if (onlyThanks(answered)) askNoMore(turn.talk)
  // "No dogs, okay, well, some of it my neighbor gave me" says no to something else.
  const only = isBare || (heard.questions.length > 0 && heard.tellingWords <= MAX_LAST_WORDS)
  if (only && !brings && heard.answer === 'no') refuse(turn, heard.cues.has('partingWish'))
  return 'go_on'
}

/**
 * "Okay, thanks", instead of a name or a number, by a caller who only asked something, or who just heard that it is not
 * done: they want nothing more.
 */
function onlyThanks({ turn, heard, isBare, brings }: Answered): boolean {
  const { answer, cues } = heard
  // "Okay, thanks" is a yes to the number, and none to "what's your name?".
  const isNoYes = answer === null || (answer === 'yes' && OF_NAME.has(turn.talk.asking))
  const { toldMatter, saidOnce } = turn.talk
  const isRefused = saidOnce.includes('notDone') && turn.notes.matters.length === 1
  return isBare && !brings && cues.has('thanks') && isNoYes && (!toldMatter || isRefused)
}

/** "Okay, and do you see birds?" is no yes to the number. */
function goesOnAsking({ utterance, questions }: Understanding): boolean {
  return questions.length > 0 && HEARD.has(utterance.words[0]?.folded ?? '')
}

const HEARD = new Set(
  'ok okay okey alright right bueno vale bon bien gut certo ta tamam хорошо ладно'.split(' '),
)

/** A "no" together with an address or a question is about something else. */
function settleCallerPhone(answered: Answered): Settled {
  const { turn, heard, taken, isBare, brings } = answered
  const { notes } = turn
  if (onlyThanks(answered)) askNoMore(turn.talk)
  if (taken.number === null && saysYesToNumber(heard) && !goesOnAsking(heard)) noteCallerId(notes)
  // "No, that's my niece's telephone", and a story after it.
  if (heard.cues.at('no', 0) && taken.number === null && whoseAtYes(heard) !== null)
    notes.refused.callerId = true
  if (heard.answer === 'no' && isBare && !brings && heard.numbers.ranges.length === 0) {
    if (saysThatIsAll(heard)) return 'close'
    notes.refused.callerId = true
  }
  // "No, my other one, it's …", and the digits are no whole number.
  const isCutShort = heard.numbers.runs.some(({ kind }) => kind === 'partial_phone')
  if (heard.answer === 'no' && taken.number === null && isCutShort) notes.refused.callerId = true
  return 'go_on'
}

/** "No that's all I needed" answers whether there is more to say, not whether the number is right. */
function saysThatIsAll({ cues, closing }: Understanding): boolean {
  return cues.has('no') && closing === 'done'
}

function settleNumber(answered: Answered): Settled {
  const { turn, heard, taken } = answered
  const { notes, talk } = turn
  const before = talk.proposedNumber
  talk.proposedNumber = proposedNumber(turn, heard)
  if (taken.number === 'given' || taken.number === 'extension') return 'go_on'
  if (talk.proposedNumber !== null) {
    talk.partialNumber = ''
    return 'go_on'
  }
  // A no with digits that form no number leaves a wrong one in the notes unless we ask again.
  const saysDigits = heard.numbers.runs.length > 0
  const isIt = isThatIt(heard)
  if (heard.answer === 'no' && !isIt) return saysNo(answered, saysDigits)
  if (before !== null && heard.answer !== 'yes' && !isIt) {
    // Neither yes nor no to the corrected number: the owner gets both.
    noteOtherNumber(notes, formatUsPhone(before))
    return 'go_on'
  }
  confirmNumber(notes, heard.answer === 'yes' || isIt ? before : null)
  noteWhose(notes, whoseAtYes(heard))
  return 'go_on'
}

function noteWhose({ callback }: Notes, whose: string | null): void {
  if (whose === null || callback?.source !== 'said') return
  callback.as = callback.as === undefined ? whose : `${callback.as}; ${whose}`
}

function saysNo({ heard, isBare, brings }: Answered, saysDigits: boolean): Settled {
  if (brings) return 'go_on'
  if (isBare && !saysDigits && saysThatIsAll(heard)) return 'close'
  return isBare || saysDigits ? 'fix' : 'go_on'
}

/** `proposed`: the number read back, if it is not in the notes yet. */
export function confirmNumber(notes: Notes, proposed: string | null): void {
  if (proposed !== null) {
    const extension = notes.callback?.extension ?? null
    noteCallback(notes, { e164: proposed, extension, source: 'said' })
  }
  if (notes.callback) notes.callback.confirmed = true
}

/** "No", "that's all" or "thanks" to "anything else?" */
function settleOpen({ turn: { talk }, heard, isBare, brings }: Answered): Settled {
  const { closing, cues } = heard
  if (talk.turns <= 1 || cues.has('hold')) return 'go_on'
  const isBareAnswer = isBare && !brings
  if (talk.asking !== 'more') return closing !== null && isBareAnswer ? 'close' : 'go_on'
  return closing !== null || saysNoMore(talk, heard, isBareAnswer) ? 'close' : 'go_on'
}

function saysNoMore(talk: Talk, heard: Understanding, isBareAnswer: boolean): boolean {
  const { answer, cues } = heard
  if (heard.endsBehindNo && heard.questions.length === 0) return true
  if (!isBareAnswer) return answer === 'no' && isLastWord(talk, heard)
  // "Okay thanks" to "anything else?" is no yes.
  return answer === 'no' || cues.has('thanks')
}

/** Once "anything else?" was asked this often, a no ends the call with what it adds. */
const ASKED_ENOUGH = 2

/** "No, and you tell him …"; but "no, twenty two foot, I fixed that" puts something right. */
function addsOn({ cues }: Understanding): boolean {
  const [no] = cues.all('no')
  return cues.has('partingWish') || (no !== undefined && cues.at('joins', no.to) !== null)
}

function isLastWord(talk: Talk, heard: Understanding): boolean {
  const { cues, questions, tellingWords, numbers, utterance, onlyAsks, soundsAsked } = heard
  // "No, that's all" corrects nothing.
  const isDone = cues.has('done')
  const corrects = cues.has('correction') && !isDone
  const goesOn =
    corrects ||
    (['wantsChange', 'hold', 'checks', 'readBack', 'asksAgain', 'asks', 'asksWh'] as const).some(
      (name) => cues.has(name),
    )
  const isFew = tellingWords <= MAX_LAST_WORDS
  const isShort = isFew && (isDone || utterance.words.length <= 2 * MAX_LAST_WORDS + 2)
  const isEnough = timesAsked(talk, 'more') >= ASKED_ENOUGH
  const asks = questions.length > 0 || onlyAsks || soundsAsked
  const isNumber = numbers.runs.some(({ digits }) => digits.length >= (isEnough ? 3 : 1))
  const isLast = isEnough && (isDone || addsOn(heard))
  return (isShort || isLast) && !goesOn && !asks && !isNumber
}
