import { stringify } from 'yaml'
import type { Refused } from '../frame/form-refusal.ts'

/**
 * A file of one test, from the fields of the form: `wants` (what the caller says first), `asks` (a question a line),
 * `message` (`some`, `none` or empty), `urgent` and `answers`. Refused if the caller says nothing.
 */
export function writtenTest(
  typed: Record<string, unknown>,
): { file: string } | { refused: Refused } {
  const wants = wordsOf(typed.wants)
  if (wants === '') return { refused: NOTHING_SAID }
  const asks = linesOf(typed.asks)
  const goal = { wants, ...(asks.length > 0 ? { asks } : {}) }
  const test = { name: wants, goal, expect: expectOf(typed) }
  return { file: stringify({ tests: [test] }, { lineWidth: 0 }) }
}

const NOTHING_SAID: Refused = new Map([['wants', 'Write what the caller says first.']])

const MESSAGES: Record<string, object> = { some: { message: {} }, none: { message: 'none' } }

/** If nothing was chosen, every question must be answered: a test has to expect something. */
function expectOf({ message, urgent, answers }: Record<string, unknown>) {
  const words = wordsOf(answers)
  const expected = {
    ...MESSAGES[String(message)],
    ...(urgent === 'yes' ? { urgent: true } : {}),
    ...(words === '' ? {} : { answers: words }),
  }
  return Object.keys(expected).length > 0 ? expected : { unanswered: 'none' }
}

function wordsOf(value: unknown): string {
  return String(value ?? '').trim()
}

function linesOf(value: unknown): string[] {
  return wordsOf(value)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
