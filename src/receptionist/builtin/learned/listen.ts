import type { Language } from '../../../languages.ts'
import type { Cues } from '../cues/cues.ts'
import { foldText } from '../folded.ts'
import { likelihoods, type Weights } from './fit.ts'
import { signsOf } from './signs.ts'

/** How likely what was said bears each of the marks, in their order; null in a language the lesson was not taught in. */
export function listen(
  lesson: ReadonlyMap<Language, Weights>,
  text: string,
  cues: Cues,
): number[] | null {
  const weights = lesson.get(cues.language)
  if (!weights) return null
  const signs = new Set(signsOf(foldText(text), cues).map(({ sign }) => sign))
  return likelihoods(weights, [...signs])
}

/** The same as shares of one: of marks that exclude each other. */
export function shares(likely: readonly number[]): number[] {
  const sum = likely.reduce((total, one) => total + one, 0)
  return likely.map((one) => one / sum)
}
