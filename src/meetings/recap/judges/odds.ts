/** A logistic model: the log odds are `bias` plus a weight for each feature. */
export type Odds = { bias: number; weights: number[] }

export type Measured = { numbers: readonly number[]; is: boolean }

const RIDGE = 0.1
const ROUNDS = 1_500
const STEP = 0.5

export function likelihoodOf({ bias, weights }: Odds, numbers: readonly number[]): number {
  let sum = bias
  for (let at = 0; at < numbers.length; at += 1) sum += (numbers[at] ?? 0) * (weights[at] ?? 0)
  return 1 / (1 + Math.exp(-sum))
}

/**
 * Logistic regression with a ridge penalty on standardized features, by gradient descent: the same rows give the same
 * model.
 */
export function fitOdds(rows: readonly Measured[]): Odds {
  const count = rows[0]?.numbers.length ?? 0
  const places = Array.from({ length: count }, (_, at) => at)
  const mean = places.map((at) => average(rows.map(({ numbers }) => numbers[at] ?? 0)))
  const spread = places.map((at) => {
    const variance = average(rows.map(({ numbers }) => ((numbers[at] ?? 0) - (mean[at] ?? 0)) ** 2))
    return Math.sqrt(variance) || 1
  })
  const scaled = rows.map(({ numbers, is }) => ({
    numbers: numbers.map((one, at) => (one - (mean[at] ?? 0)) / (spread[at] ?? 1)),
    is,
  }))
  const fitted = descend(scaled, count)
  const weights = fitted.weights.map((weight, at) => weight / (spread[at] ?? 1))
  const shift = weights.reduce((sum, weight, at) => sum + weight * (mean[at] ?? 0), 0)
  return { bias: fitted.bias - shift, weights }
}

function descend(rows: readonly Measured[], count: number): Odds {
  const odds: Odds = { bias: 0, weights: new Array<number>(count).fill(0) }
  for (let round = 0; round < ROUNDS; round += 1) {
    const slopes = new Array<number>(count).fill(0)
    let biasSlope = 0
    for (const { numbers, is } of rows) {
      const error = likelihoodOf(odds, numbers) - Number(is)
      biasSlope += error
      for (let at = 0; at < count; at += 1) {
        slopes[at] = (slopes[at] ?? 0) + error * (numbers[at] ?? 0)
      }
    }
    odds.bias -= (STEP * biasSlope) / rows.length
    odds.weights = odds.weights.map(
      (weight, at) => weight - STEP * ((slopes[at] ?? 0) / rows.length + RIDGE * weight),
    )
  }
  return odds
}

function average(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / (numbers.length || 1)
}
