import { parseUsPhone } from '../../kernel/phone.ts'
import type { Expect } from './line-test.ts'

/** The result of a call, as `receptionistPreview` returns it, in lower case. */
export type CameOf = {
  outcome: string
  urgent: boolean
  ended: boolean
  languages: readonly string[]
  message: { name: string | null; phone: string | null; message: string } | null
  openQuestions: readonly string[]
  turns: readonly { who: string; text: string }[]
}

/** What differs from the expected result, one sentence each; empty if the test passes. */
export function faultsOf(expected: Expect, came: CameOf): string[] {
  const said = came.turns.filter(({ who }) => who === 'line').map(({ text }) => text)
  return [
    ...differs('outcome', expected.outcome, came.outcome),
    ...differs('urgent', expected.urgent, came.urgent),
    ...differs('ended', expected.ended, came.ended),
    ...language(expected.language, came.languages),
    ...messageFaults(expected.message, came.message),
    ...missing('answers', 'the line never said', expected.answers, said),
    ...(expected.never_says ?? [])
      .filter((part) => said.some((text) => holds(text, part)))
      .map((part) => `never_says: the line said “${part}”`),
    ...unanswered(expected.unanswered, came.openQuestions),
  ]
}

function differs(field: string, expected: unknown, came: unknown): string[] {
  return expected === undefined || expected === came
    ? []
    : [`${field}: ${expected} was expected, and it was ${came}`]
}

function language(expected: string | undefined, came: readonly string[]): string[] {
  return expected === undefined || came.includes(expected)
    ? []
    : [`language: ${expected} was expected, and it was ${came.join(', ') || 'none'}`]
}

function messageFaults(expected: Expect['message'], came: CameOf['message']): string[] {
  if (expected === undefined) return []
  if (expected === 'none') {
    return came ? [`message: none was expected, and there is one: “${came.message}”`] : []
  }
  if (!came) return ['message: one was expected, and there is none']
  const { name, phone, contains } = expected
  return [
    ...same('message.name', name, came.name, plain),
    ...same('message.phone', phone, came.phone, (text) => parseUsPhone(text) ?? text),
    ...missing('message.contains', 'the message does not say', contains, [came.message]),
  ]
}

function same(
  field: string,
  expected: string | undefined,
  came: string | null,
  read: (text: string) => string,
): string[] {
  const isSame = expected === undefined || (came !== null && read(came) === read(expected))
  return isSame ? [] : [`${field}: “${expected}” was expected, and it was ${quoted(came)}`]
}

function unanswered(expected: Expect['unanswered'], came: readonly string[]): string[] {
  if (expected === 'none') {
    return came.map((question) => `unanswered: none was expected, and there is “${question}”`)
  }
  return missing('unanswered', 'no open question has', expected, came)
}

function missing(
  field: string,
  says: string,
  parts: readonly string[] | undefined,
  texts: readonly string[],
): string[] {
  return (parts ?? [])
    .filter((part) => !texts.some((text) => holds(text, part)))
    .map((part) => `${field}: ${says} “${part}”`)
}

/** Whether a text has the words, ignoring case and spacing. */
function holds(text: string, part: string): boolean {
  return plain(text).includes(plain(part))
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ').trim()
}

function quoted(text: string | null): string {
  return text === null ? 'not there' : `“${text}”`
}
