import type { CueName } from '../../languages/cue-names.ts'
import type { Range } from '../utterance.ts'
import { SUBJECTS } from './clause-begins.ts'
import { overlaps } from './cues-near.ts'
import { isBareDay, OF_NUMBER } from './time-as-answer.ts'
import { isAsked, timesIn } from './times-said.ts'
import type { TurnWithNumbers } from './turn.ts'

/**
 * Whether a clause that asks for no call tells what the caller does then ("I teach till three"). `isBesideCall`: the
 * next clause asks for a call, so that somebody else's time counts too ("she gets off at six, so call after that").
 * In the answer about the number any time of theirs does. Never when something happened, is wanted or is asked for.
 */
export function tellsOwnTime(
  clause: Range,
  heard: TurnWithNumbers,
  isBesideCall: boolean,
): boolean {
  const { cues, utterance } = heard
  const has = (name: CueName) => cues.all(name).some((one) => overlaps(one, clause))
  const times = timesIn(clause, heard)
  if (OTHERS.some(has) || times.some((time) => isAsked(time, clause, heard))) return false
  const words = utterance.words.slice(clause.from, clause.to).map(({ folded }) => folded)
  const isOwn = words.some((word) => MINE.has(word))
  const isBound = words.some((word) => BOUNDS.has(word))
  if (isBesideCall) return isOwn || isBound || words.some((word) => SUBJECTS.has(word))
  const isBare = isBareDay(times[0] ?? clause, heard, times)
  if (OF_NUMBER.has(heard.expects)) return (isOwn || isBound) && !isBare
  return isOwn && isBound && heard.expects !== 'open'
}

const OTHERS = ['told', 'over', 'wishLead', 'comeAsk', 'bookingAsk', 'comesHere'] as const

const MINE: ReadonlySet<string> = new Set(
  'i im ill my yo estoy trabajo mi je jen mon ma ich mein meine eu estou meu minha'.split(' '),
)

/** A time from or up to which something holds. */
const BOUNDS: ReadonlySet<string> = new Set(
  'till til until before after hasta antes despues jusqua avant apres bis vor nach ate depois kadar до'.split(
    ' ',
  ),
)
