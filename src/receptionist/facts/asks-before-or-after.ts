import type { Answer } from './question-kinds.ts'
import type { Answering, Question } from './read-question.ts'

/** "What do you charge after the first visit?" is not answered by a fact about the first visit. */
export function isBesideIt(
  { range, named }: Question,
  { asked: { utterance } }: Answering,
  answer: Answer,
): boolean {
  if (!BESIDE_IT.has(answer.kind) || !answer.sure) return false
  const said = answer.answer?.toLowerCase() ?? ''
  return utterance.words.some(({ folded }, at) => {
    const isOutside = at > range.from && at < range.to && OUTSIDE.has(folded)
    const names = isOutside && named.some(({ from }) => from > at && from - at <= OUTSIDE_REACH)
    return names && !said.includes(folded)
  })
}

const BESIDE_IT: ReadonlySet<Answer['kind']> = new Set(['price', 'service'])
const OUTSIDE_REACH = 3
const OUTSIDE = new Set(
  `after before besides beyond without despues antes ademas sin apres avant sans nach vor ausser ohne depois alem sem
  sonra после до кроме без`.split(/\s+/),
)
