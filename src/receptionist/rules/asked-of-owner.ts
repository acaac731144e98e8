import type { Understanding } from '../understand/understand.ts'
import { heardIn } from '../understand/utterance.ts'

/** "Ask him about the bigger one", "pregúntele si trabaja los lunes": what the owner is to be asked, as said. */
export function askedOfOwner({ utterance, cues, questions }: Understanding): string[] {
  const { words, sentences } = utterance
  return words.flatMap(({ folded }, at) => {
    const sentence = sentences.find(({ from, to }) => from <= at && at < to)
    const isDenied = cues.all('negation').some(({ from, to }) => from < at && at <= to)
    if (!ASK.has(folded) || !sentence || isDenied) return []
    const ahead = words.slice(at + 1, Math.min(at + 1 + MOST_BETWEEN, sentence.to))
    const what = ahead.findIndex((one) => WHAT.has(one.folded))
    const isOwner = what >= 0 && ahead.slice(0, what).every((one) => WHOM.has(one.folded))
    if (!isOwner || (what === 0 && !HOLDS_WHOM.test(folded))) return []
    const from = at + 1 + what
    const ends = [...cues.all('joins'), ...cues.all('courtesy')].map((one) => one.from)
    const to = Math.min(sentence.to, ...ends.filter((end) => end > from + 1))
    // What is a question in other words too is noted as that.
    const isFound = questions.some(({ range }) => range.from < to && range.to > from)
    return isFound ? [] : [heardIn(utterance, { from, to })]
  })
}

/** "The owner if". */
const MOST_BETWEEN = 4

const ASK: ReadonlySet<string> = new Set(
  'ask pregunte preguntele preguntales preguntenle demandez fragen pergunte'.split(' '),
)
/** "Pregúntele" says whom. */
const HOLDS_WHOM = /les?$/
const WHOM: ReadonlySet<string> = new Set(
  'him her them the owner boss al el dueno a la duena lui leur sie ihn ihr den chef ele ela ao dono'.split(
    ' ',
  ),
)
const WHAT: ReadonlySet<string> = new Set(
  `about if whether how what when where why which si por de cuanto cuando que comment combien quand
  ob wie was wann nach se sobre quanto quando`.split(/\s+/),
)
