import type { CueName } from '../../languages/cue-names.ts'
import type { Cues } from '../../languages/find-cues.ts'
import type { Range, Utterance } from '../utterance.ts'
import { isAsked, timesIn } from './times-said.ts'
import type { Expects } from './expects.ts'
import type { KindedRun } from './number-kind.ts'

type Heard = { utterance: Utterance; cues: Cues; runs: readonly KindedRun[]; expects: Expects }

/**
 * What a clause with a time tells that asks for no call: `busy`, that the caller does something until then or from then
 * ("I teach till three", "I get off at six"); `other`, when something happened, is wanted or is asked for.
 */
export function ownTime(clause: Range, heard: Heard): 'busy' | 'other' | null {
  const { cues, utterance } = heard
  const has = (name: CueName) =>
    cues.all(name).some(({ from, to }) => from < clause.to && to > clause.from)
  const times = timesIn(clause, heard)
  const isOther = OTHERS.some(has) || times.some((time) => isAsked(time, clause, heard))
  if (isOther) return 'other'
  const words = utterance.words.slice(clause.from, clause.to).map(({ folded }) => folded)
  const isOwn = words.some((word) => MINE.has(word)) && words.some((word) => UNTIL.has(word))
  return isOwn && !OF_MATTER.has(heard.expects) ? 'busy' : null
}

const OTHERS = ['told', 'over', 'wishLead', 'comeAsk', 'bookingAsk', 'comesHere'] as const

/** First words tell the matter, and times in it are its own. */
const OF_MATTER: ReadonlySet<Expects> = new Set(['open'])
const MINE: ReadonlySet<string> = new Set('i im ill yo estoy trabajo je jen ich eu estou'.split(' '))
const UNTIL: ReadonlySet<string> = new Set(
  'till til until hasta jusqua jusquau bis ate kadar до'.split(' '),
)
