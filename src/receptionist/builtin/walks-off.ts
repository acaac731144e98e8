import { type Question, startsAsking } from './answers/question.ts'
import { hasMatter } from './call-state.ts'
import type { Cues } from './cues/cues.ts'
import { type Folded, hears, spansOf } from './folded.ts'
import { tellsOwnCase } from './own-case.ts'
import { substanceOf } from './substance.ts'
import { takesLeave } from './takes-leave.ts'
import type { Turn } from './turn.ts'
import { soundsUrgent } from './urgency/hear-urgency.ts'

/** Leaves with nothing to pass on: "oh, it's a machine, never mind", "let me think about it". */
export function walksOff(turn: Turn, folded: Folded, questions: readonly Question[]): boolean {
  const { state, cues } = turn
  const thanks = state.asking === 'more' && hears(folded.text, cues.thanks)
  if (thanks && questions.some(({ faint }) => !faint)) return false
  const leaves = takesLeave(turn, folded, Number.POSITIVE_INFINITY)
  if (turnsAway(turn, folded, leaves)) return true
  return (thanks || leaves) && saysLittle(turn, folded, questions)
}

/** "Hold on. Babe, did he pull up? Never mind": what follows the "hold on" was said to somebody else. */
function turnsAway({ state, cues }: Turn, folded: Folded, leaves: boolean): boolean {
  const away = spansOf(folded.text, cues.wait)[0]
  if (!away || state.asking !== 'need' || hasMatter(state)) return false
  const before = folded.text.slice(0, away.from)
  const after = folded.text.slice(away.to)
  if (/\d/.test(folded.text) || tellsOwnCase(before, cues)) return false
  const calledOff = cues.calledOff !== undefined && hears(after, cues.calledOff)
  return calledOff || (leaves && isAside(after, cues))
}

/** "My ride's here, I gotta go": so few words are for whoever came, unless they alarm. */
function isAside(after: string, cues: Cues): boolean {
  const isShort = after.trim().split(' ').length <= MAX_WORDS_OF_ASIDE
  const alarms = soundsUrgent(after, cues) || hears(after, cues.emergency)
  return isShort ? !alarms : !tellsOwnCase(after, cues)
}

const MAX_WORDS_OF_ASIDE = 7

/** Says nothing to pass on, only something of the line or of the answer: "Earl, it's a machine", "that's steep". */
export function onlyRemarks(turn: Turn, folded: Folded, questions: readonly Question[]): boolean {
  const { state, cues } = turn
  const ofAnswer = state.asking === 'more' && questions.length === 0
  return (
    (ofAnswer || hears(folded.text, cues.robot)) &&
    saysLittle(turn, folded, questions, ofAnswer ? MAX_WORDS_OF_REMARK : MAX_WORDS_BESIDE)
  )
}

function saysLittle(
  { state, cues }: Turn,
  folded: Folded,
  questions: readonly Question[],
  maxWords = MAX_WORDS_BESIDE,
): boolean {
  const told = folded.text.replace(cues.goodbye, ' ')
  if (hasMatter(state) || hears(told, cues.leaveMessage)) return false
  const asks = questions.some(({ kind, text }) => kind !== 'other' && asksAnything(text, cues))
  if (asks || tellsOwnCase(told, cues)) return false
  const talk = [cues.robot, cues.wait, cues.yes, cues.no].flatMap((one) =>
    spansOf(folded.text, one),
  )
  return substanceOf(folded, talk, cues).words <= maxWords
}

function asksAnything(text: string, cues: Cues): boolean {
  return text.trimEnd().endsWith('?') || startsAsking(text, cues)
}

/** To somebody else in the room, or about the line: "oh shoot, Earl, these people". */
const MAX_WORDS_BESIDE = 3

const MAX_WORDS_OF_REMARK = 1
