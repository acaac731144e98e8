import type { Line } from './lines-with-subjects.ts'
import { writtenLine } from './written-line.ts'

/**
 * An open point in words. What another speaker said before a question is quoted under their name: `Ana: “The bank
 * wants a signature.” Do they charge for that?` A postponement is told with what it is about, whoever said that.
 */
export function openPoint(line: Line, told: readonly Line[]): string {
  const isOthers = (each: Line) => line.text.endsWith('?') && each.speaker !== line.speaker
  return told
    .map((each) =>
      isOthers(each) ? `${each.speaker}: “${writtenLine(each.text)}”` : writtenLine(each.text),
    )
    .join(' ')
}

/** The question alone. */
export function withoutContext(text: string): string {
  return text.replace(/^[^“”]*: “[^“”]*” /u, '')
}
