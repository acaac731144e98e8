import type { CueName } from '../languages/cue-names.ts'
import type { Cues } from '../languages/find-cues.ts'
import type { Range, Utterance } from '../understand/utterance.ts'
import { joinerBefore, MIN_QUESTION, skipOpeners, startsIn } from './question-starts.ts'

/**
 * A part of an utterance that asks one thing. `clear`: it cannot be mistaken for an answer to our own question.
 * `isMarked`: a question mark or an "or not" at its end marks it as a question. `end`: where what is said after it
 * ends, which belongs to its meaning.
 */
export type Clause = Range & { clear: boolean; isMarked: boolean; end?: number }

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
  if (isStated(utterance, sentence)) return []
  const isMarked = endsInMark(utterance, sentence) || endsInOrNot(sentence, cues)
  const starts = startsIn(utterance, sentence, cues, isMarked)
  if (starts.length === 0) {
    return bareQuestion(sentence, skipOpeners(cues, sentence), cues, isMarked)
  }
  return starts.map(({ from, words }, at) => {
    const next = starts[at + 1]
    const to = wishAfter(utterance, { from, to: next ? next.joined : sentence.to }, cues)
    const isPlain = from === sentence.from && PLAIN.has(utterance.words[from]?.folded ?? '')
    return {
      from,
      to,
      clear: words > 1 || isMarked || isPlain,
      isMarked: isMarked && !next,
    }
  })
}

/** "How much is the fee, have somebody call me": where the question ends and the wish begins. */
function wishAfter({ words }: Utterance, { from, to }: Range, cues: Cues): number {
  const ends = cues
    .all('calledBack')
    .filter((wish) => wish.from > from && wish.from < to)
    .flatMap((wish) => joinerBefore(cues, words[wish.from - 1]?.stop ?? '', wish.from, from) ?? [])
  return ends.find((end) => end > from) ?? to
}

/** "Do any of the girls do perms": at the start of a sentence these ask, and no name begins with them. */
const PLAIN: ReadonlySet<string> = new Set('do does did are'.split(' '))

/** Spanish marks where a question begins, so this is none without the mark: "El aire está caliente. ¿Cuánto …?" */
function isStated({ source, words }: Utterance, { to }: Range): boolean {
  return source.includes('¿') && words[to - 1]?.stop === '.'
}

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

/** "Saturdays?", "hours for today please": only the question mark or the subject makes it a question. */
function bareQuestion(sentence: Range, from: number, cues: Cues, isMarked: boolean): Clause[] {
  const { to } = sentence
  const length = to - from
  // "You're useless, you know that?"
  if (length <= 0 || cues.has('rude', sentence)) return []
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
