import type { CueName } from '../../languages/cue-names.ts'
import type { Range } from '../utterance.ts'
import { isSubject } from './clause-begins.ts'
import { begunIn, overlaps } from './cues-near.ts'
import { tellsOwnTime } from './own-time.ts'
import { answersWithTime, isAlone, OF_NUMBER } from './time-as-answer.ts'
import { clausesOf } from './time-clauses.ts'
import { timesIn } from './times-said.ts'
import { LIMITS, trimmed } from './trim-time.ts'
import type { TurnWithNumbers } from './turn.ts'
import { isWish } from './wished-time.ts'

/** `isWhen`: it says when to call. */
export type Clause = Range & { times: readonly Range[]; isOfCall: boolean; isWhen: boolean }

/** The clauses of `said`, and which of them say when to call. `sentence`: with what was corrected. */
export function readClauses(sentence: Range, said: Range, heard: TurnWithNumbers): Clause[] {
  const { cues } = heard
  const times = timesIn(said, heard)
  const isAnswer = isAlone(sentence, times, heard) || answersWithTime(said, times, heard)
  const clauses = clausesOf(said, heard, times).map((clause) => ({
    ...clause,
    times: times.filter((time) => overlaps(time, clause)),
    isOfCall: OF_CALL.some((name) => begunIn(cues, name, clause)),
  }))
  const isWished = (clause: Omit<Clause, 'isWhen'>) =>
    clause.times.some((time) => isWish(time, clause, times, heard))
  const wished = clauses.map(isWished)
  const read = clauses.map((clause, at) => {
    const [time] = clause.times
    if (!time || callsUs(clause, heard) || asksWhether(clause, heard))
      return { ...clause, isWhen: false }
    const isFirst = isAnswer && time === times[0]
    const isBesideCall = [at - 1, at + 1].some((other) => {
      const one = clauses[other]
      return one && (one.isOfCall || wished[other]) && !cues.has('noCall', one)
    })
    const isWhen =
      isFirst ||
      isOnlyThen(clause, heard) ||
      wished[at] ||
      tellsOwnTime(clause, heard, isBesideCall)
    return { ...clause, isWhen }
  })
  // "Only Thursday or Friday, in the morning".
  return read.map((clause, at) => ({
    ...clause,
    isWhen: clause.isWhen || (isTimeAlone(clause, heard) && read[at - 1]?.isWhen === true),
  }))
}

/** "But only in the mornings", in the answer about the number. */
function isOnlyThen(clause: Omit<Clause, 'isWhen'>, heard: TurnWithNumbers): boolean {
  const words = heard.utterance.words.slice(clause.from, clause.to)
  return (
    OF_NUMBER.has(heard.expects) &&
    words.some(({ folded }) => LIMITS.has(folded)) &&
    isAlone(clause, clause.times, heard)
  )
}

/** "If I call you guys by noon I'm good": when they call, not when they may be called. */
function callsUs({ from, to }: Range, { utterance: { words } }: TurnWithNumbers): boolean {
  return words.slice(from, to).some((word, n, clause) => {
    const before = clause[n - 1]
    return word.folded === 'call' && before?.stop === '' && CALLERS.test(before.heard)
  })
}

/** "Well, call me" is no "we'll call". */
const CALLERS = /^(?:i|we)(?:['’](?:ll|d))?$/i

/** "Is he gonna call me today": asks whether he will, and wishes for no time. */
function asksWhether({ from, to }: Range, { utterance: { words } }: TurnWithNumbers): boolean {
  return words
    .slice(from, to)
    .some(({ folded }, n) => WILL.has(folded) && WHO.has(words[from + n + 1]?.folded ?? ''))
}

const WILL: ReadonlySet<string> = new Set('is are will'.split(' '))
const WHO: ReadonlySet<string> = new Set(
  'he she they you somebody someone anybody anyone'.split(' '),
)

function isTimeAlone(clause: Clause, heard: TurnWithNumbers): boolean {
  return isAlone(clause, clause.times, { ...heard, expects: 'caller_phone' })
}

const OF_CALL: readonly CueName[] = ['calledBack', 'noCall', 'textMe']

/** The clauses that count, those beside one another as one, with the call that each leads to. */
export function joined(clauses: readonly Clause[], heard: TurnWithNumbers): Range[] {
  const parts: Range[] = []
  for (const [at, clause] of clauses.entries()) {
    if (!clause.isWhen) continue
    const part = parts.at(-1)
    const next = clauses[at + 1]
    const to = next && refersBack(next, heard) ? next.to : clause.to
    if (part && isNear(part, clause, clauses)) part.to = to
    else parts.push({ from: clause.from, to })
  }
  return untilLastTime(parts, clauses, heard).map((part) =>
    trimmed(part, timesIn(part, heard), heard),
  )
}

/**
 * "… and if they call at lunch I won't pick up, so say two to four": a time soon after it is told, too, if it is
 * nearly alone: "and you guys open Tuesday" and "theo had a temperature last night" tell of something else.
 */
function untilLastTime(
  parts: Range[],
  clauses: readonly Clause[],
  { utterance: { words }, cues }: TurnWithNumbers,
): Range[] {
  const last = parts.at(-1)
  const isOfElse = (clause: Clause) => {
    const from = cues.at('joins', clause.from)?.to ?? clause.from
    const asks = cues.at('asks', from) ?? cues.at('asksFirst', from)
    const first = words[clause.from]
    const isLong = wordsBeside(clause) > FEW_WORDS && !(first && isSubject(first))
    return asks !== null || cues.has('told', clause) || isLong
  }
  const end = clauses.findLast((clause) => clause.times.length > 0 && !isOfElse(clause))
  if (!last || !end || end.to <= last.to || end.from - last.to > SOON) return parts
  return [...parts.slice(0, -1), { from: last.from, to: end.to }]
}

const SOON = 6

function wordsBeside({ from, to, times }: Clause): number {
  return times.reduce((rest, time) => rest - (time.to - time.from), to - from)
}

function isNear(part: Range, clause: Range, clauses: readonly Clause[]): boolean {
  return clauses
    .filter(({ from }) => from >= part.to && from < clause.from)
    .every(({ from, to }) => to - from <= ASIDE_WORDS)
}

/** "In the morning, early, before eight". */
const ASIDE_WORDS = 2

/** "So after that", "so call me then": takes its time from what comes before it. */
function refersBack(clause: Clause, { utterance, cues }: TurnWithNumbers): boolean {
  if (clause.times.length > 0 || cues.has('asks', clause)) return false
  const words = utterance.words.slice(clause.from, clause.to)
  const begin = words.length <= FEW_WORDS ? words : words.slice(0, 2)
  return clause.isOfCall || begin.some(({ folded }) => AFTER.has(folded))
}

const FEW_WORDS = 4
const AFTER: ReadonlySet<string> = new Set(
  'after afterwards before then despues antes apres avant danach davor depois nachher'.split(' '),
)
