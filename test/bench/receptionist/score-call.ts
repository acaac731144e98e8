import { BUSINESSES } from './businesses.ts'
import type { Caller } from './caller.ts'
import { falsePromises } from './false-promises.ts'
import { fold } from './fold.ts'
import type { Played } from './play-caller.ts'

/** A part is null when this caller expects nothing of it. */
export type Score = {
  caller: Caller
  played: Played
  success: boolean
  problems: string[]
  name: boolean | null
  phone: boolean | null
  message: boolean | null
  urgent: { expected: boolean; found: boolean }
  falsePromises: string[]
}

/** Compares what was known and said at the end of a call with what was expected. */
export function scoreCall(caller: Caller, played: Played): Score {
  const { knows } = caller
  const { urgent, urgentReason, outcome, message } = played.conclusion
  const name = knows.name === undefined ? null : isNameRight(knows.name, message?.name)
  const phone = knows.phone === undefined ? null : (message?.phone ?? null) === knows.phone
  const text = isMessageRight(caller, message?.text ?? '')
  const promises = falsePromises(played, BUSINESSES[caller.trade])
  const checks: [string, boolean][] = [
    [`name: ${message?.name}`, name !== false],
    [`phone: ${message?.phone}`, phone !== false],
    [`message: ${message?.text}`, text !== false],
    [`urgent: ${urgentReason}`, urgent === knows.urgent],
    [`outcome: ${outcome}`, [knows.outcome].flat().includes(outcome)],
    ['did not end', played.ended],
    [`language: ${played.replies.at(-1)?.language ?? 'en'}`, speaks(caller, played)],
  ]
  const problems = [
    ...checks.filter(([, right]) => !right).map(([problem]) => problem),
    ...wrongWords(caller, played),
    ...promises.map((words) => `promised: ${words}`),
  ]
  return {
    caller,
    played,
    success: problems.length === 0,
    problems,
    name,
    phone,
    message: text,
    urgent: { expected: knows.urgent, found: urgent },
    falsePromises: promises,
  }
}

/** Expected answers that were not given, and forbidden words that were said. */
function wrongWords({ knows }: Caller, { replies, said }: Played): string[] {
  const isSaid = (pattern: RegExp) => replies.some(({ text }) => pattern.test(text))
  const withoutEcho = (text: string) =>
    said.reduce((rest, told) => rest.replace(told.replace(/[.?!…]+$/, ''), ''), text)
  const isOwnWord = (pattern: RegExp) => replies.some(({ text }) => pattern.test(withoutEcho(text)))
  return [
    ...(knows.hears ?? []).filter((pattern) => !isSaid(pattern)).map((one) => `not said: ${one}`),
    ...(knows.never ?? []).filter(isOwnWord).map((one) => `said: ${one}`),
  ]
}

function isNameRight(
  expected: NonNullable<Caller['knows']['name']> | null,
  found: string | null | undefined,
): boolean {
  if (expected === null) return (found ?? null) === null
  return [expected].flat().some((name) => fold(name) === fold(found ?? ''))
}

function isMessageRight({ knows }: Caller, text: string): boolean | null {
  if (!knows.mentions && !knows.omits) return null
  const folded = fold(text)
  return (
    (knows.mentions ?? []).every((part) => folded.includes(fold(part))) &&
    (knows.omits ?? []).every((part) => !folded.includes(fold(part)))
  )
}

/** A caller who was silent or hung up at once has no language. */
function speaks({ language }: Caller, { replies, said }: Played): boolean {
  return said.every((text) => text === '') || replies.at(-1)?.language === language
}
