import type { CueName } from '../languages/cue-names.ts'
import type { Cues } from '../languages/find-cues.ts'
import type { Range, Utterance } from '../understand/utterance.ts'

/** `joined`: position of the "and" before it. `words`: how many of its first words form the question. */
export type Start = { from: number; joined: number; words: number; awaitsVerb: boolean }

/** "What time" and "I was wondering" expect a "do you" later; "what's the" already has its verb. */
function awaitsVerb(cues: Cues, at: number): boolean {
  return (
    cues.at('askLead', at) !== null ||
    (cues.at('asksWh', at) !== null && cues.at('asksVerb', at) === null)
  )
}

/**
 * After an "and", less is needed to count as a question once the sentence or its end asks: "and are dogs okay", "and
 * you do nails too, right".
 */
export function startsIn(
  utterance: Utterance,
  sentence: Range,
  cues: Cues,
  isMarked: boolean,
): Start[] {
  const { words } = utterance
  const starts: Start[] = []
  const first = skipOpeners(cues, sentence)
  for (let at = first; at < sentence.to; at += 1) {
    const last = starts.at(-1)
    const stop = words[at - 1]?.stop ?? ''
    const joined = joinerBefore(cues, stop, at, sentence.from)
    const from = joined === null ? at : skipOpeners(cues, { from: at, to: sentence.to })
    const mayOpen = joined !== null && (isMarked || last !== undefined || stop === ',')
    const asks = unparted(utterance, askAt(cues, from, sentence.to, at === first || mayOpen))
    const begins = at === first || beginsHere(last, { from, asks, joined }, sentence)
    if (!asks || !begins) continue
    const awaits = awaitsVerb(cues, from)
    starts.push({ from, joined: joined ?? from, words: asks.to - asks.from, awaitsVerb: awaits })
    at = Math.max(at, asks.to - 1)
  }
  return starts
}

function beginsHere(
  last: Start | undefined,
  { from, asks, joined }: Omit<Possible, 'asks'> & { asks: Range | null },
  sentence: Range,
): boolean {
  if (!asks) return false
  const possible = { from, asks, joined }
  return startsAnew(last, possible) && !endsAsked(last, possible, sentence)
}

/** "And the warranty, it's for how long": the question word at the end belongs to what is asked before it. */
function endsAsked(last: Start | undefined, { asks, joined }: Possible, { to }: Range): boolean {
  return last !== undefined && joined === null && asks.to === to && asks.to - asks.from <= AT_END
}

const AT_END = 2

/** "If they can, I work through the week" does not ask "can I". */
function unparted(utterance: Utterance, asks: Range | null): Range | null {
  if (asks === null) return null
  const isParted = utterance.words.slice(asks.from, asks.to - 1).some(({ stop }) => stop !== '')
  return isParted ? null : asks
}

type Possible = { from: number; asks: Range; joined: number | null }

/** Within a question, "do you" belongs to the "what time" before it, unless an "and" separates them. */
function startsAnew(last: Start | undefined, { from, asks, joined }: Possible): boolean {
  const isLong = asks.to - asks.from > 1
  if (!last) return isLong || joined !== null
  if (from - last.from < MIN_QUESTION + (joined === null ? 1 : 0)) return false
  // "Do you also do" is one question.
  if (joined !== null && joined - last.from <= last.words) return false
  const isLed = last.awaitsVerb && from - last.from <= MAX_TO_VERB
  return joined !== null || (isLong && !isLed)
}

export const MIN_QUESTION = 3
const MAX_TO_VERB = 9

const ASKS: readonly CueName[] = ['asks', 'askLead', 'bookingAsk', 'promiseAsk']
const ASKS_FIRST: readonly CueName[] = [...ASKS, 'asksFirst', 'followUp']

/** "How you doing", "you have a nice weekend". */
function greets(cues: Cues, { from, to }: Range): boolean {
  return (['greeting', 'goodbye'] as const).some((name) => (cues.at(name, from)?.to ?? 0) >= to)
}

/** What asks at this word. More cues count at the start of a sentence or of a part after an "and". */
function askAt(cues: Cues, at: number, end: number, isFirst: boolean): Range | null {
  const asks = longest(cues, isFirst ? ASKS_FIRST : ASKS, at, end)
  if (!asks || endsOrNot(cues, asks) || greets(cues, asks)) return null
  return isNoQuestion(cues, { from: at, to: asks.to }) ? null : asks
}

/** "This is the fourth time" does not contain the question "is the", nor "nobody told me how long" the "how long". */
export function isNoQuestion(cues: Cues, asks: Range): boolean {
  const isShort = asks.to - asks.from < 3
  return cues
    .all('asksNot')
    .some(({ from, to }) =>
      from === asks.from ? isShort || to >= asks.to : from < asks.from && asks.from < to,
    )
}

/** The "ou" of "ou non" reads like "où". */
function endsOrNot(cues: Cues, asks: Range): boolean {
  return cues.all('orNot').some(({ from, to }) => from <= asks.from && to >= asks.to)
}

/** Position of the comma or "and" before the part that begins at `at`, or null. */
export function joinerBefore(cues: Cues, stop: string, at: number, from: number): number | null {
  if (at === from) return null
  const joiner = cues.all('joins').find(({ to }) => to === at)
  if (joiner) return joiner.from
  return stop === ',' ? at : null
}

const OPENERS: readonly CueName[] = [
  'filler',
  'courtesy',
  'greeting',
  'thanks',
  'yes',
  'no',
  'joins',
]

/** Skips greetings, fillers, yes and no. "What" and "so" may be fillers too, so question words are never skipped. */
export function skipOpeners(cues: Cues, { from, to }: Range): number {
  let at = from
  for (
    let opener = longest(cues, OPENERS, at, to);
    opener;
    opener = longest(cues, OPENERS, at, to)
  ) {
    if (askAt(cues, at, to, true)) return at
    at = opener.to
  }
  return at
}

function longest(cues: Cues, names: readonly CueName[], at: number, end: number): Range | null {
  let best: Range | null = null
  for (const name of names) {
    const range = cues.at(name, at)
    if (range && range.to <= end && (!best || range.to > best.to)) best = range
  }
  return best
}
