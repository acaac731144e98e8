import type { CueName } from '../languages/cue-names.ts'
import type { Cues } from '../languages/find-cues.ts'
import type { Range, Utterance } from '../understand/utterance.ts'

/**
 * A part of an utterance that asks one thing. `clear`: it cannot be mistaken for an answer to our own question.
 * `isMarked`: a question mark or an "or not" at its end marks it as a question.
 */
export type Clause = Range & { clear: boolean; isMarked: boolean }

/** The questions in order; one sentence may hold two. */
export function askingClauses(utterance: Utterance, cues: Cues, follows = false): Clause[] {
  const clauses: Clause[] = []
  for (const sentence of utterance.sentences) {
    const last = clauses.at(-1)
    if (last && goesOn(utterance, last, sentence, cues)) last.to = sentence.to
    else clauses.push(...clausesOf(utterance, sentence, cues))
  }
  const whole = { from: 0, to: utterance.words.length }
  return clauses.length === 0 && follows ? bareFollowUp(whole, cues) : clauses
}

/** "And a womens cut", "and thursday", right after an answer: only the "and" at its start makes it a question. */
function bareFollowUp({ to }: Range, cues: Cues): Clause[] {
  const joiner = cues.at('joins', 0)
  if (!joiner || to - joiner.to > MAX_FRAGMENT || to === joiner.to) return []
  return [{ from: joiner.to, to, clear: false, isMarked: false }]
}

/** "What. Time. Do you open. Saturday." is one question. */
function goesOn({ words }: Utterance, last: Clause, { from, to }: Range, cues: Cues): boolean {
  if (last.to !== from || to - from > 2 || words[last.to - 1]?.stop === '?') return false
  return last.to - last.from <= MAX_FRAGMENT && !cues.at('yes', from) && !cues.at('no', from)
}

const MAX_FRAGMENT = 4

function clausesOf(utterance: Utterance, sentence: Range, cues: Cues): Clause[] {
  const tails = tailsIn(sentence, cues)
  if (tails.length > 0) return tails
  const isMarked = endsInMark(utterance, sentence) || endsInOrNot(sentence, cues)
  const starts = startsIn(utterance, sentence, cues, isMarked)
  if (starts.length === 0) {
    return bareQuestion(sentence, skipOpeners(cues, sentence), cues, isMarked)
  }
  return starts.map(({ from, words }, at) => {
    const next = starts[at + 1]
    const to = next ? next.joined : sentence.to
    const isPlain = from === sentence.from && PLAIN.has(utterance.words[from]?.folded ?? '')
    return { from, to, clear: words > 1 || isMarked || isPlain, isMarked: isMarked && !next }
  })
}

/** "Do any of the girls do perms": at the start of a sentence these ask, and no name begins with them. */
const PLAIN: ReadonlySet<string> = new Set('do does did are'.split(' '))

/** "Just have him call me, okay?" asks nothing of the business. */
function endsInMark({ words }: Utterance, { from, to }: Range): boolean {
  const last = words[to - 1]
  if (last?.stop !== '?') return false
  return to - from < MIN_QUESTION || words[to - 2]?.stop !== ',' || !AGREED.has(last.folded)
}

const AGREED: ReadonlySet<string> = new Set(
  'ok okay alright please vale bueno bien daccord dacord okey gut tudo ta certo'.split(' '),
)

/** "Do you take walk-ins or not" is marked as a question; its own words show where it begins. */
function endsInOrNot(sentence: Range, cues: Cues): boolean {
  return cues.all('orNot').some(({ from, to }) => from >= sentence.from && to === sentence.to)
}

/** When the word that makes it a question comes at the end, the words before belong to it. */
function tailsIn(sentence: Range, cues: Cues): Clause[] {
  const clauses: Clause[] = []
  for (const { from, to } of cues.all('askTail')) {
    if (from < sentence.from || to > sentence.to) continue
    const last = clauses.at(-1)
    const begins = skipOpeners(cues, { from: last?.to ?? sentence.from, to: sentence.to })
    if (last && from - begins < MIN_BEFORE_TAIL) last.to = to
    else clauses.push({ from: Math.min(begins, from), to, clear: true, isMarked: true })
  }
  const last = clauses.at(-1)
  if (last) last.to = sentence.to
  return clauses
}

const MIN_BEFORE_TAIL = 2

/** `joined`: position of the "and" before it. `words`: how many of its first words form the question. */
type Start = { from: number; joined: number; words: number; awaitsVerb: boolean }

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
function startsIn({ words }: Utterance, sentence: Range, cues: Cues, isMarked: boolean): Start[] {
  const starts: Start[] = []
  const first = skipOpeners(cues, sentence)
  for (let at = first; at < sentence.to; at += 1) {
    const joined = joinerBefore(cues, words[at - 1]?.stop ?? '', at, sentence.from)
    const from = joined === null ? at : skipOpeners(cues, { from: at, to: sentence.to })
    const isBehindStop = words[at - 1]?.stop === ','
    const isOpening =
      at === first || (joined !== null && (isMarked || starts.length > 0 || isBehindStop))
    const asks = unparted(words, askAt(cues, from, sentence.to, isOpening))
    if (!asks || (at !== first && !startsAnew(starts.at(-1), { from, asks, joined }))) continue
    starts.push({
      from,
      joined: joined ?? from,
      words: asks.to - asks.from,
      awaitsVerb: awaitsVerb(cues, from),
    })
    at = Math.max(at, asks.to - 1)
  }
  return starts
}

/** "If they can, I work through the week" does not ask "can I". */
function unparted(words: Utterance['words'], asks: Range | null): Range | null {
  const isParted = asks && words.slice(asks.from, asks.to - 1).some(({ stop }) => stop !== '')
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

const MIN_QUESTION = 3
const MAX_TO_VERB = 9

const ASKS: readonly CueName[] = ['asks', 'askLead', 'bookingAsk', 'promiseAsk']
const ASKS_FIRST: readonly CueName[] = [...ASKS, 'asksFirst', 'followUp']

/** What asks at this word. More cues count at the start of a sentence or of a part after an "and". */
function askAt(cues: Cues, at: number, end: number, isFirst: boolean): Range | null {
  const asks = longest(cues, isFirst ? ASKS_FIRST : ASKS, at, end)
  return asks && isNoQuestion(cues, { from: at, to: asks.to }) ? null : asks
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

/** Position of the comma or "and" before the part that begins at `at`, or null. */
function joinerBefore(cues: Cues, stop: string, at: number, from: number): number | null {
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
function skipOpeners(cues: Cues, { from, to }: Range): number {
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

/** "Saturdays?", "hours for today please": only the question mark or the subject makes it a question. */
function bareQuestion(sentence: Range, from: number, cues: Cues, isMarked: boolean): Clause[] {
  const { to } = sentence
  const length = to - from
  if (length <= 0) return []
  const names = SUBJECTS.some((name) => cues.has(name, { from, to }))
  const goesOn = cues.all('joins').some((joiner) => joiner.to === from)
  if (isMarked)
    return length > 1 || names || goesOn
      ? [{ from, to, clear: length > MAX_FRAGMENT, isMarked }]
      : []
  return names && length <= MAX_BARE && !cues.has('negation', { from: sentence.from, to })
    ? [{ from, to, clear: false, isMarked }]
    : []
}

const SUBJECTS: readonly CueName[] = [
  'price',
  'hours',
  'closing',
  'opening',
  'location',
  'businessPhone',
]
const MAX_BARE = 5
