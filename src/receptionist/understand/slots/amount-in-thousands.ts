import type { DigitRun } from './digit-run.ts'

/**
 * "Veinte mil", "vingt mille cinq cents" as an amount. `digitRuns` reads 20 and 1000, since in a phone number a "mil"
 * is a number of its own; so it is joined only where an amount is meant.
 */
export function asAmount<Run extends Pick<DigitRun, 'digits' | 'pieces' | 'mark'>>(run: Run): Run {
  const [count = '', thousand = '', ...more] = run.pieces
  const rest = /^1(\d{3})$/.exec(thousand)?.[1]
  const isAmount = rest !== undefined && more.length === 0 && /^[1-9]\d{0,2}$/.test(count)
  if (run.mark !== null || !isAmount) return run
  const digits = String(Number(count) * 1000 + Number(rest))
  return { ...run, digits, pieces: [digits] }
}
