import type { App } from '../../app.ts'
import type { LineView } from '../../lines/read-lines.ts'
import { factsOf } from './facts-of-line.ts'

/** What a caller without a known name hears first: that an AI answers, then the languages and the question. */
export function greetingOf(app: App, line: LineView): string[] {
  const facts = { ...factsOf(line), isRecorded: app.config.recordings }
  const { disclosure, rest } = app.receptionist.greet(facts, app.clock.now())
  return [disclosure, rest].filter((text) => text !== '')
}
