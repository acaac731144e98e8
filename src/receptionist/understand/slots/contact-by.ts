import type { CueName } from '../../languages/cue-names.ts'
import type { Cues } from '../../languages/find-cues.ts'
import type { Range, Utterance } from '../utterance.ts'
import { cueBefore } from './cues-near.ts'
import type { Turn } from './turn.ts'

/** How the caller prefers to be reached instead of a call: the last way they asked for. */
export function contactBy(turn: Turn): 'text' | 'email' | null {
  const text = lastWish(turn, 'textMe')
  const email = lastWish(turn, 'emailMe')
  if (text === email) return null
  return text > email ? 'text' : 'email'
}

/** "Could they text me instead" tells how to reach the caller, and asks the owner nothing. */
export function wishesContact(cues: Cues, range: Range): boolean {
  return cues.has('textMe', range) || cues.has('emailMe', range)
}

/** "Are you open Saturday, if so give me a call": a matter, though the question is answered. */
export function wishesCall(cues: Cues): boolean {
  return cues.has('calledBack') && !cues.has('noCall')
}

/** "Don't text me" does not count, nor does what is to be sent by email: "could you send her records by email". */
function lastWish(turn: Turn, name: CueName): number {
  const { words } = turn.utterance
  const isDenied = (from: number) =>
    // "Don't call me, email me": the comma ends what is denied.
    (words[from - 1]?.stop ?? '') === '' && cueBefore(turn, 'negation', from, 2) !== null
  const wish = turn.cues
    .all(name)
    .findLast(({ from }) => !isDenied(from) && !isOfThing(turn.utterance, from))
  return wish?.from ?? -1
}

/** "Send the invoice by email": a thing comes between the verb and the way to send it. */
function isOfThing({ words }: Utterance, from: number): boolean {
  const verb = words.findLastIndex(({ folded }, at) => at < from && SEND.test(folded))
  const between = words.slice(verb + 1, from)
  return (
    verb >= 0 &&
    between.length <= WORDS_BETWEEN &&
    between.every(({ stop }) => stop === '') &&
    between.some(({ folded }) => ONE_OF.has(folded))
  )
}

const WORDS_BETWEEN = 8
const SEND = /^(?:send\p{L}*|mand\p{L}+|envi\p{L}+|envoy\p{L}+|schick\p{L}*)$/u
const ONE_OF: ReadonlySet<string> = new Set(
  `the her his my our their those el la los las su sus mi le les sa ses mon ma die das den ihre ihren seine meine os as
  minha meu o a`.split(/\s+/),
)
