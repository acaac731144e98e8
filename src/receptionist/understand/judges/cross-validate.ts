import type { Example } from './examples.ts'
import { fitWeights } from './fit.ts'
import { compact, likelihoods } from './weights.ts'

const FOLDS = 10

type Taught = { marks: readonly string[]; balanced: boolean }

/** The likelihood of each mark for each example, by weights fitted without that example and a tenth of the others. */
function judgeLeftOut(examples: readonly Example[], taught: Taught): number[][] {
  const judged: number[][] = []
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const weights = compact(
      fitWeights(
        examples.filter((_, at) => at % FOLDS !== fold),
        taught,
      ),
    )
    for (let at = fold; at < examples.length; at += FOLDS) {
      judged[at] = likelihoods(weights, examples[at]?.signs ?? [])
    }
  }
  return judged
}

/** Precision and recall for each mark. */
export function describeLeftOut(examples: readonly Example[], taught: Taught): string {
  const found = judgeLeftOut(examples, taught).map((likely) => likeliest(taught.marks, likely))
  const scores = taught.marks.map((mark) => {
    const right = examples.filter((one, at) => one.mark === mark && found[at] === mark).length
    const precision = right / found.filter((one) => one === mark).length
    const recall = right / examples.filter((one) => one.mark === mark).length
    return `${mark} ${percent(precision)} of those found, ${percent(recall)} of all`
  })
  return `left out: ${scores.join('; ')}`
}

/** With a single mark, an example gets it if its likelihood is at least 0.5. */
function likeliest(marks: readonly string[], likely: readonly number[]): string | undefined {
  const best = Math.max(...likely)
  return marks.length === 1 && best < 0.5 ? undefined : marks[likely.indexOf(best)]
}

function percent(part: number): string {
  return `${(100 * part).toFixed(1)} %`
}
