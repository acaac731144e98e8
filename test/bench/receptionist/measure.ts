import type { Language } from '../../../src/kernel/languages.ts'
import type { Receptionist } from '../../../src/receptionist/receptionist.ts'
import type { Caller } from './caller.ts'
import { playCaller } from './play-caller.ts'
import { type Score, scoreCall } from './score-call.ts'

export async function scoreCallers(
  engine: Receptionist,
  callers: readonly Caller[],
): Promise<Score[]> {
  const scores: Score[] = []
  for (const caller of callers) scores.push(scoreCall(caller, await playCaller(engine, caller)))
  return scores
}

/** A Markdown table with a row for all callers, then one per language. */
export function scoreTable(scores: readonly Score[]): string {
  const languages = [...new Set(scores.map(({ caller }) => caller.language))]
  const rows: [string, readonly Score[]][] = [
    ['all', scores],
    ...languages.map((language): [Language, Score[]] => [
      language,
      scores.filter(({ caller }) => caller.language === language),
    ]),
  ]
  return [
    '| Callers | Calls | Task success | Name | Number | Message | Urgency F1 | False promises | Turns a call |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rows.map(([title, of]) => `| ${[title, ...cells(of)].join(' | ')} |`),
  ].join('\n')
}

function cells(scores: readonly Score[]): (string | number)[] {
  return [
    scores.length,
    percent(scores.map(({ success }) => success)),
    percent(scores.map(({ name }) => name)),
    percent(scores.map(({ phone }) => phone)),
    percent(scores.map(({ message }) => message)),
    urgencyF1(scores).toFixed(2),
    scores.reduce((sum, score) => sum + score.falsePromises.length, 0),
    (scores.reduce((sum, { played }) => sum + played.turns, 0) / scores.length).toFixed(1),
  ]
}

function percent(results: readonly (boolean | null)[]): string {
  const asked = results.filter((result) => result !== null)
  if (asked.length === 0) return '–'
  return `${((100 * asked.filter(Boolean).length) / asked.length).toFixed(1)} %`
}

function urgencyF1(scores: readonly Score[]): number {
  const count = (expected: boolean, found: boolean) =>
    scores.filter(({ urgent }) => urgent.expected === expected && urgent.found === found).length
  return (2 * count(true, true)) / (2 * count(true, true) + count(true, false) + count(false, true))
}
