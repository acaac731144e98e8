import type { CueName } from '../../languages/cue-names.ts'
import type { Cues } from '../../languages/find-cues.ts'
import type { Range, Utterance } from '../utterance.ts'
import { beginsClause, SUBJECTS } from './clause-begins.ts'
import { begunIn, overlaps } from './cues-near.ts'
import { isBareDay } from './time-as-answer.ts'
import { isAsked, NEAR, WISHES } from './times-said.ts'
import type { TurnWithNumbers } from './turn.ts'

/** The clause wishes for a call or says that the time suits. */
export function isWish(
  time: Range,
  clause: Range,
  times: readonly Range[],
  heard: TurnWithNumbers,
): boolean {
  const {
    utterance: { words },
    cues,
  } = heard
  const isCall = CALLS.some((name) => begunIn(cues, name, clause))
  const touching = (name: CueName) => cues.all(name).filter((range) => overlaps(range, clause))
  const wishes = WISHES.flatMap(touching).filter(
    (wish) =>
      // "Call me before I take the kids at eight": the time belongs to another clause.
      (isCall || !words.slice(wish.to, time.from).some(beginsClause)) &&
      !isOfDeed(words, wish, cues) &&
      !(wish.from >= time.to && cues.has('negation', wish)) &&
      !(!isCall && overlaps(wish, time) && SUBJECTS.has(words[time.to]?.folded ?? '')),
  )
  if (wishes.length === 0 || touching('over').length > 0) return false
  // "He said he'd call me by noon" tells of a promise.
  if (isCall) return !isToldOf(touching) && !isAsked(time, clause, heard)
  if (isBareDay(time, heard, times) || isOfWant(touching('wishLead'), time)) return false
  // "Had" near a time tells of the past, unless the wish is right beside the time.
  if (touching('told').length > 0 && !wishes.some((wish) => isBeside(wish, time))) return false
  return !isAsked(time, clause, heard)
}

/** "I'd like to move my visit to any day after the ninth": the time is of what they want done. */
function isOfWant(wants: readonly Range[], time: Range): boolean {
  return wants.some(({ to }) => to < time.from)
}

function isToldOf(touching: (name: CueName) => Range[]): boolean {
  const calls = CALLS.flatMap(touching)
  return touching('told').some(({ to }) => calls.every((call) => call.from >= to))
}

const CALLS: readonly CueName[] = ['calledBack', 'noCall']

function isBeside(wish: Range, time: Range): boolean {
  return wish.from - time.to <= 1 && time.from - wish.to <= 1
}

/** "Better for bringing her by", "puedo llevarlo a las cinco": good for something else, or able to do it then. */
function isOfDeed(words: Utterance['words'], { from, to }: Range, cues: Cues): boolean {
  const [can, next, object] = [words[from], words[to], words[to + 1]]
  if (!can || !next || words[to - 1]?.stop !== '') return false
  if (FOR.has(next.folded))
    return !ME.has(object?.folded ?? '') && !cues.has('calledBack', { from: to, to: to + NEAR })
  return CAN.has(can.folded) && INFINITIVE.test(next.folded) && !TALK.has(next.folded)
}

const FOR: ReadonlySet<string> = new Set('for para pra pour fur'.split(' '))
const ME: ReadonlySet<string> = new Set(
  'me us my mi nosotros mim nos moi nous mich uns him her them'.split(' '),
)
const CAN: ReadonlySet<string> = new Set('puedo podemos posso peux pouvons'.split(' '))
const INFINITIVE = /(?:[aei]r|re)(?:l[aeo]s?|me|se|nos)?$/
const TALK: ReadonlySet<string> = new Set(
  'hablar atender contestar responder falar parler repondre recibir'.split(' '),
)
