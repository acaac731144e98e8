import { type Document, isNode, LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import { parseInput, problemsIn } from '../../kernel/input/parse-input.ts'
import { type LineTest, LineTests } from './line-test.ts'

/** A problem and its line in the file, counted from 1. */
export type FileProblem = { line: number; field: string; message: string }

/** Thrown when a test file cannot be read; it names every wrong line. */
export class LineTestsError extends Error {
  readonly problems: readonly FileProblem[]

  constructor(problems: readonly FileProblem[]) {
    super(problems.map(inWords).join('\n'))
    this.name = 'LineTestsError'
    this.problems = problems
  }
}

/** Reads a file of tests, YAML or JSON. @throws {LineTestsError} */
export function readLineTests(text: string): LineTest[] {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const broken = document.errors.map(({ pos: [at], message }) => {
    return { line: lines.linePos(at).line, field: '', message }
  })
  if (broken.length > 0) throw new LineTestsError(broken)
  const value = plainValue(document)
  const problems = problemsIn(LineTests, value).map(({ field, message }) => {
    return { line: lineOf(document, lines, field), field: fieldName(field), message }
  })
  if (problems.length > 0) throw new LineTestsError(problems)
  return (parseInput(LineTests, value) as z.output<typeof LineTests>).tests
}

/** YAML aliases would let a short file expand to a long one. */
function plainValue(document: Document): unknown {
  try {
    return document.toJS({ maxAliasCount: 0 })
  } catch {
    throw new LineTestsError([{ line: 1, field: '', message: 'aliases (&, *) are not read' }])
  }
}

/** The line of the field, or of its parent if it is missing. */
function lineOf(document: Document, lines: LineCounter, field: readonly (string | number)[]) {
  for (let length = field.length; length >= 0; length -= 1) {
    const node = document.getIn(field.slice(0, length), true)
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
  }
  return 1
}

function fieldName(field: readonly (string | number)[]): string {
  return field.reduce<string>(
    (text, step) =>
      typeof step === 'number' ? `${text}[${step}]` : text ? `${text}.${step}` : step,
    '',
  )
}

function inWords({ line, field, message }: FileProblem): string {
  return `line ${line}: ${field ? `${field}: ` : ''}${message}`
}
