import { type Example, fitWeights, likelihoods } from './fit.ts'

const FOLDS = 10

/** How well examples are judged that were left out, a tenth at a time: precision and recall, mark by mark. */
export function judge(
  examples: readonly Example[],
  { marks, balanced }: { marks: readonly string[]; balanced?: true },
): string {
  const judged = Array.from({ length: FOLDS }, (_, fold) => {
    const weights = fitWeights(
      examples.filter((_, index) => index % FOLDS !== fold),
      marks,
      { balanced },
    )
    const leftOut = examples.filter((_, index) => index % FOLDS === fold)
    return leftOut.map(({ signs, mark }) => ({
      mark,
      found: likeliest(marks, likelihoods(weights, signs)),
    }))
  }).flat()
  const scores = marks.map((mark) => {
    const found = judged.filter((one) => one.found === mark)
    const right = found.filter((one) => one.mark === mark).length
    const all = judged.filter((one) => one.mark === mark).length
    return `${mark} ${percent(right / found.length)} of those found, ${percent(right / all)} of all`
  })
  return `left out: ${scores.join('; ')}`
}

/** A single mark is borne by what is likelier to bear it than not. */
function likeliest(marks: readonly string[], likely: readonly number[]): string | undefined {
  const best = Math.max(...likely)
  return marks.length === 1 && best < 0.5 ? undefined : marks[likely.indexOf(best)]
}

function percent(part: number): string {
  return `${(100 * part).toFixed(1)} %`
}
