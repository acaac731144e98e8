import type { CueName } from '../../languages/cue-names.ts'
import type { Cues } from '../../languages/find-cues.ts'
import type { Range, Utterance } from '../utterance.ts'
import { isJoin, partsFrom } from './clause-begins.ts'
import { cueAfter, cueBefore, overlaps } from './cues-near.ts'
import type { KindedRun } from './digit-run.ts'
import type { TurnWithNumbers } from './turn.ts'

/** A wish must be this close to its time; a question or a past event this close cancels it. */
export const NEAR = 5

/** "Good morning", "have a good night". */
const WISHED_WELL: readonly CueName[] = ['greeting', 'goodbye', 'thanks']

/** "After 5:30", "ab vierzehn Uhr", "mornings", in order. */
export function timesIn(sentence: Range, turn: TurnWithNumbers): Range[] {
  const { utterance, cues, runs } = turn
  const clock = runs.flatMap(
    (run) => (isOfSize(run, runs, utterance) ? [] : clockTime(run, turn)) ?? [],
  )
  const spoken = cues.all('availability').flatMap((range) => {
    if (WISHED_WELL.some((name) => cues.all(name).some((one) => overlaps(one, range)))) return []
    const lead = cueBefore(turn, 'timeLead', range.from)
    const joins = lead !== null && isJoin(utterance.words[lead.from])
    return [lead && !joins ? { from: lead.from, to: range.to } : range]
  })
  return [...clock, ...spoken]
    .map((time) => fromBetween(time, utterance, cues))
    .filter(({ from, to }) => from >= sentence.from && to <= sentence.to)
    .sort((a, b) => a.from - b.from)
}

/** "A ten by ten". */
function isOfSize({ range }: KindedRun, runs: readonly KindedRun[], { words }: Utterance): boolean {
  const isBy = (at: number) => BY.has(words[at]?.folded ?? '')
  return runs.some(
    ({ range: other }) =>
      (range.from - other.to === 1 && isBy(other.to)) ||
      (other.from - range.to === 1 && isBy(range.to)),
  )
}

const BY: ReadonlySet<string> = new Set('by x mal por par sur'.split(' '))

/** "Between noon and two": its second half alone would be another time. */
function fromBetween(time: Range, { words }: Utterance, cues: Cues): Range {
  if (!isJoin(words[time.from])) return time
  const before = cues
    .all('between')
    .find(({ from }) => from < time.from && time.from - from <= BETWEEN)
  return { from: before?.from ?? time.from, to: time.to }
}

const BETWEEN = 4

function clockTime({ kind, range, digits }: KindedRun, turn: TurnWithNumbers): Range | null {
  const lead = cueBefore(turn, 'timeLead', range.from)
  const after = cueAfter(turn, 'clockAfter', range.to)
  const isTime = kind === 'time' || (digits.length <= 4 && after !== null)
  return isTime ? { from: lead?.from ?? range.from, to: after?.to ?? range.to } : null
}

/** "When do you open Saturday" and "is after four okay" are questions. */
export function isAsked(time: Range, { from, to }: Range, turn: TurnWithNumbers): boolean {
  const { cues } = turn
  const { words } = turn.utterance
  const openers = ASKS.flatMap((name) => cues.all(name)).filter(
    (one) => one.from >= from && one.from <= time.from && time.from - one.to <= NEAR,
  )
  const isOfHours = cues
    .all('hours')
    .some((one) => one.from >= time.to && !words.slice(time.to, one.to).some(partsFrom))
  // Turkish asks at the end.
  const isOfVisit = VISITS.some((name) => cues.has(name, { from: time.to, to }))
  return (
    isOfHours ||
    isOfVisit ||
    isWondered(time, from, turn) ||
    openers.some(
      (one) =>
        (one.to - one.from > 1 || one.from === from || isJoin(words[one.from - 1])) &&
        !words.slice(one.to, time.from).some(partsFrom) &&
        !WISHES.some((name) =>
          cues.all(name).some((wish) => wish.from >= one.from && wish.to <= time.from),
        ),
    )
  )
}

/** "I wanted to ask if Friday afternoon works": whatever comes between is what they ask, but a call. */
function isWondered(time: Range, from: number, { utterance, cues }: TurnWithNumbers): boolean {
  return cues.all('askLead').some(({ from: at, to }) => {
    if (at < from || to > time.from) return false
    const isCall = cues.has('calledBack', { from: to, to: time.to })
    return !isCall && utterance.words.slice(to, time.from).every(({ stop }) => stop === '')
  })
}

/** What makes a time the caller's wish. */
export const WISHES: readonly CueName[] = ['availabilityWish', 'calledBack']
const VISITS: readonly CueName[] = ['comeAsk', 'bookingAsk']
const ASKS: readonly CueName[] = ['asks', 'asksFirst', 'hours', ...VISITS]
