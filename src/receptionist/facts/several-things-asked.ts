import type { Utterance } from '../understand/utterance.ts'
import { answerOf, FOR_WHOM } from './known-facts.ts'
import { UNKNOWN_WORD } from './known-terms.ts'
import { nearness } from './match-terms.ts'
import type { Answer } from './question-kinds.ts'
import { type Answering, readQuestion } from './read-question.ts'
import type { Clause } from './split-into-questions.ts'
import type { Term } from './thesaurus.ts'

/** One of several things in one question: "boarding or grooming", "is there parking and high chairs". */
export type Item = Clause & { named: readonly Term[] }

/** At least two, or none. A request for a visit names its job in one item. */
export function itemsOf(answering: Answering, clause: Clause): Item[] {
  const { utterance, cues } = answering.asked
  const range = { from: clause.from, to: clause.to }
  if (cues.has('bookingAsk', range) || cues.has('requests', range)) return []
  const items: Item[] = []
  let from = clause.from
  for (let at = clause.from + 1; at <= clause.to; at += 1) {
    const isCut = at === clause.to || (cues.at('joins', at) !== null && isAnd(utterance, at))
    if (!isCut) continue
    const { named } = readQuestion(answering, { ...clause, from, to: at })
    const told = named.filter(
      ({ concept, weight }) => weight >= UNKNOWN_WORD || FOR_WHOM.has(concept),
    )
    const last = items.at(-1)
    if (told.length > 0) items.push({ ...clause, from, to: at, named: told })
    else if (last) last.to = at
    from = at + 1
  }
  return items.length > 1 ? items : []
}

function isAnd({ words }: Utterance, at: number): boolean {
  return AND.has(words[at]?.folded ?? '')
}

/** Words that add one more thing rather than a reason. */
const AND = new Set('and or plus y o e u et ou und oder и или ve veya'.split(' '))

/** Whether the sentence given as answer covers each item. */
export function holdsAll(
  { known }: Answering,
  whole: Answer | null,
  items: readonly Item[],
): boolean {
  const told = whole?.sure && whole.answer !== null ? answerOf(known, whole.answer)?.concepts : null
  return told != null && items.every(({ named }) => named.some((one) => isIn(one, told)))
}

function isIn({ concept }: Term, told: ReadonlySet<string>): boolean {
  return nearness(concept, told) > 0
}

/** More words than this after an "and" may be a statement. */
export function isFewWords({ from, to }: Clause): boolean {
  return to - from <= MOST_WORDS
}

const MOST_WORDS = 4
