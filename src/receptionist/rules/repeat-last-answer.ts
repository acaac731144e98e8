import { pattern } from '../../kernel/text/pattern.ts'
import { NUMBER, PLACE } from '../facts/places-callers-are-sent.ts'
import type { Understanding } from '../understand/understand.ts'
import type { Range, Word } from '../understand/utterance.ts'
import type { Turn } from './turn.ts'

/** "What was that number again?", "where is that place?" ask for the last answer; giving a number does not. */
export function answerAgain({ talk }: Turn, heard: Understanding): string | null {
  const { cues, questions, utterance, numbers, notesAsked } = heard
  const { words } = utterance
  const lastAnswer = answerWanted(talk, words)
  if (lastAnswer === null || questions.some(({ sure }) => sure)) return null
  const isOfNotes = notesAsked !== null && (notesAsked.told !== null || notesAsked.slots.length > 0)
  if (isOfNotes) return null
  const isOfTheirs = numbers.given !== null || numbers.address !== null
  const isOfIt = /\d{3}/.test(lastAnswer) && !isOfTheirs
  const isNamed = words.some(({ folded }, at) => {
    if (!NUMBER.test(folded) && !PLACE.test(folded)) return false
    const near = { from: Math.max(0, at - NEAR), to: Math.min(words.length, at + NEAR + 1) }
    const isAgain = words.slice(near.from, near.to).some((word) => AGAIN.test(word.folded))
    return isAgain || asksFor(heard, { from: near.from, to: at + 1 })
  })
  const isAgain =
    words.length <= MAX_AGAIN_WORDS &&
    words.some(({ folded }) => AGAIN.test(folded)) &&
    !cues.has('comeAsk')
  const isSum = numbers.runs.some(({ digits }) =>
    new RegExp(`\\$${digits}(?![\\d,])`).test(lastAnswer),
  )
  const isChecked = isSum && words.length <= MAX_CHECK_WORDS
  return asksAgain(heard) || (isOfIt && isNamed) || isAgain || isChecked ? lastAnswer : null
}

/**
 * The "huh" of "uh huh" is a yes, the "what" of "you know what" a filler, that of "or what" the end of a question, and
 * "ah oui pardon, c'est Hélène" gives the name asked for.
 */
function asksAgain({ cues, name }: Understanding): boolean {
  if (name !== null) return false
  const others = (['yes', 'filler', 'orNot'] as const).flatMap((one) => cues.all(one))
  return cues
    .all('repeat')
    .some(({ from, to }) => !others.some((one) => one.from < from && one.to >= to))
}

/** The last answer, or for a caller who asks for a number, the last answer with a number. */
function answerWanted({ lastAnswer, told }: Turn['talk'], words: readonly Word[]): string | null {
  if (!words.some(({ folded }) => NUMBER.test(folded))) return lastAnswer
  const withNumber = (told ?? []).findLast(({ answer }) => /\d{3}.\d{4}/.test(answer))
  return withNumber?.answer ?? lastAnswer
}

/** "What street was that", but not "this number is fine, what else". */
function asksFor({ cues, utterance }: Understanding, { from, to }: Range): boolean {
  const near = utterance.words.slice(from, to)
  if (near.some(({ folded }) => OURS.test(folded))) return false
  return (['asks', 'asksFirst', 'location'] as const).some((name) =>
    cues.all(name).some((one) => one.from >= from && one.from < to),
  )
}

const NEAR = 4

const OURS = new RegExp(
  pattern`
    ^(?:my|mine|this|mi|mio|este|esta|mon|ma|ce|cette|mein\p{L}*|dies\p{L}*|meu|minha|n?esse|n?essa|
    bu|numaram\p{L}*|мой|моего|этот)$`,
  'u',
)

const MAX_AGAIN_WORDS = 12
/** "Thirty-eight?"; "thirty-eight total or each" asks for more. */
const MAX_CHECK_WORDS = 4

const AGAIN = new RegExp(
  pattern`
    ^(?:again|slower|slowly|repeat|otra|nuevo|despacio|repit\p{L}*|repet\p{L}*|devagar|encore|
    lentement|nochmals?|einmal|langsam\p{L}*|wiederhol\p{L}*|tekrar|yavas|еще|медленн\p{L}*|
    повтори\p{L}*)$`,
  'u',
)
