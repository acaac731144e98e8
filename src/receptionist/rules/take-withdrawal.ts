import { withdrawMessage } from '../notes/note-matter.ts'
import type { Understanding } from '../understand/understand.ts'
import { heardIn, type Range } from '../understand/utterance.ts'
import { isMistaken } from './mistaken-number.ts'
import type { Turn } from './turn.ts'

/** Beside a wrong number so few words tell nothing. */
const FEW_WORDS = 3
/** "No message, I just wanted to know" in so many words is not about a job. */
const MOST_BESIDE = 8

/** Takes back what was left, where the caller wants no message. In doubt it is kept. */
export function takeWithdrawal(turn: Turn, heard: Understanding): boolean {
  const { cues, tellingWords } = heard
  // Who would rather talk to somebody wants to be called.
  if (leavesMessage(heard) || asksForPerson(heard)) return false
  const isWrongNumber =
    cues.has('wrongNumber') && !isMistaken(turn, heard) && tellingWords <= FEW_WORDS
  if (!isWrongNumber && !refusesMessage(turn, heard) && !soundsDone(turn, heard)) return false
  withdrawMessage(turn.notes)
  return true
}

/** Who told a matter must say that no message is wanted: "never mind" may be of anything. */
function refusesMessage({ talk }: Turn, { cues, kind, utterance, tellingWords }: Understanding) {
  if (tellingWords > MOST_BESIDE) return false
  const refused = [...cues.all('withdraw'), ...cues.all('refusal')]
  if (refused.some((range) => OF_MESSAGE.test(heardIn(utterance, range)))) return true
  return !talk.toldMatter && ((kind === 'answer' && cues.has('withdraw')) || cues.has('noCall'))
}

const OF_MESSAGE =
  /messag|mensa[jg]|recad|nachricht|mesaj|сообщ|\bnot(?:e|a|iz)|writ|escrib|schreib/i

/** They call again, look elsewhere or only asked, and never as the first thing said. */
function soundsDone({ notes, talk }: Turn, heard: Understanding): boolean {
  const { kind, questions, name, numbers, urgency, leavesNothing } = heard
  const tells = kind === 'remark' || (kind === 'matter' && questions.length === 0)
  const brings = name !== null || numbers.ranges.length > 0 || urgency.urgent
  if (!tells || brings || talk.turns <= 1) return false
  // Who gave a name leaves word; who asked for a person may as well call again.
  const isLeft = talk.toldMatter || notes.name !== null || notes.callback !== null
  return leavesNothing === true || (leavesNothing !== false && !isLeft)
}

/** "I don't need to leave a message" leaves none, and neither does "don't have anybody call me". */
export function leavesMessage({ cues }: Understanding): boolean {
  const declined = [...cues.all('withdraw'), ...cues.all('refusal')]
  const isDeclined = ({ from, to }: Range) =>
    declined.some((range) => range.from <= from && range.to >= to) ||
    cues.all('negation').some((range) => range.to <= from && range.to >= from - DENIED_BEFORE)
  return cues.all('leaveMessage').some((range) => !isDeclined(range))
}

/** "Don't want to" before what is not to be done. */
const DENIED_BEFORE = 2

export function asksForPerson({ cues }: Understanding): boolean {
  return cues.has('person') && !cues.has('robot')
}
