import type { Range, Word } from '../understand/utterance.ts'

/**
 * Where a question of English speech without stops ends: "can I leave the key under the mat | I work Tuesdays". What
 * goes on as a statement of the caller's asks nothing. `to` where the whole range is the question.
 */
export function questionEnd(words: readonly Word[], { from, to }: Range): number {
  // "If they call, I'm free at lunch": the other way round.
  if (words.slice(from, from + 2).some(({ folded }) => CONDITIONS.has(folded))) return to
  for (let at = from + SHORTEST; at < to; at += 1) {
    const [before, word] = [words[at - 1], words[at]]
    if (before?.stop || !word) continue
    if (REASONS.has(word.folded) && at + 1 < to) return at
    if (isSubject(word) && !leadsOn(before) && to - at >= CLAUSE) return at
  }
  return to
}

/** The fewest words of a question. */
const SHORTEST = 4
/** The fewest of a statement: a subject, a verb and what it is about. */
const CLAUSE = 3

const CONDITIONS = setOf('if when once unless')
const REASONS = setOf('because cause cuz but well anyway')

function isSubject({ heard }: Word): boolean {
  const [subject = ''] = heard.toLowerCase().split(/['’]/)
  return SUBJECTS.has(subject)
}

const SUBJECTS = setOf('i im ive ill id we weve he hes she shes its they theyre theres')

/** Words that a clause of the question follows: "if I", "the one we", "do they". */
function leadsOn(before: Word | undefined): boolean {
  return before !== undefined && LEADS.has(before.folded.replace(/nt$/, ''))
}

const LEADS = setOf(
  `if whether when whenever where wherever what whatever who how which why that than as like since until till
  before after while once unless though because so and or and/or do does did can could would will should shall may
  might must is are was were am have has had say says said think know sure see guess tell hope mean
  the a an one ones thing things anything everything something part way time day number place all any`,
)

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/))
}
