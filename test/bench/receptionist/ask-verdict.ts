/** What became of one question: as `TOLD` lists them for what the facts answer, `NOT_TOLD` for what they do not. */
export const TOLD = ['read right', 'read wrong', 'called unknown', 'in part or ignored'] as const
export const NOT_TOLD = ['called unknown', 'read wrong', 'in part or ignored'] as const

export type Verdict = { isKnown: boolean; of: (typeof TOLD)[number] }

type Judged = {
  wanted: readonly string[]
  problems: readonly string[]
  /** Facts were said that do not answer. */
  isBeside: boolean
  isUnknown: boolean
}

/** Null when nothing was asked. */
export function verdictOf(judged: Judged): Verdict | null {
  const { wanted, problems, isBeside, isUnknown } = judged
  const isKnown = wanted.some((one) => !/^(\?|promise|none|!.*|name=.*|phone=.*)$/.test(one))
  if (!isKnown && !wanted.includes('?')) return null
  if (isBeside) return { isKnown, of: 'read wrong' }
  if (problems.length === 0) return { isKnown, of: isKnown ? 'read right' : 'called unknown' }
  return { isKnown, of: isUnknown ? 'called unknown' : 'in part or ignored' }
}

/** One row of a table: what became of the questions that the facts answer, then of the others. */
export function verdictRow(title: string, scores: readonly { verdict: Verdict | null }[]): string {
  const count = (known: boolean, of: string) =>
    scores.filter(({ verdict }) => verdict?.isKnown === known && verdict.of === of).length
  const counts = [...TOLD.map((of) => count(true, of)), ...NOT_TOLD.map((of) => count(false, of))]
  return `| ${[title, ...counts].join(' | ')} |`
}

export function verdictHead(): string {
  const titles = [...TOLD.map((of) => `known: ${of}`), ...NOT_TOLD.map((of) => `not: ${of}`)]
  return `| | ${titles.join(' | ')} |\n|${'---|'.repeat(titles.length + 1)}`
}
