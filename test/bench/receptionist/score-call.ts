import { BUSINESSES } from './businesses.ts'
import type { Caller } from './caller.ts'
import { falsePromises } from './false-promises.ts'
import { fold } from './fold.ts'
import type { Played } from './play-caller.ts'

/** A part is null where this caller expects nothing of it. */
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

/** What was known and said at the end of a call, against what had to be. */
export function scoreCall(caller: Caller, played: Played): Score {
  const { knows } = caller
  const { conclusion, replies, ended } = played
  const name = knows.name === undefined ? null : isNameRight(knows.name, conclusion.message?.name)
  const phone =
    knows.phone === undefined ? null : (conclusion.message?.phone ?? null) === knows.phone
  const message = isMessageRight(caller, conclusion.message?.text ?? '')
  const promises = falsePromises(played, BUSINESSES[caller.trade])
  const outcomes = [knows.outcome].flat()
  const unanswered = (knows.hears ?? []).filter(
    (pattern) => !replies.some(({ text }) => pattern.test(text)),
  )
  const forbidden = (knows.never ?? []).filter((pattern) =>
    replies.some(({ text }) => pattern.test(text)),
  )
  const problems = [
    ...(name === false ? [`name: ${conclusion.message?.name}`] : []),
    ...(phone === false ? [`phone: ${conclusion.message?.phone}`] : []),
    ...(message === false ? [`message: ${conclusion.message?.text}`] : []),
    ...(conclusion.urgent === knows.urgent ? [] : [`urgent: ${conclusion.urgentReason}`]),
    ...(outcomes.includes(conclusion.outcome) ? [] : [`outcome: ${conclusion.outcome}`]),
    ...unanswered.map((pattern) => `not said: ${pattern}`),
    ...forbidden.map((pattern) => `said: ${pattern}`),
    ...promises.map((words) => `promised: ${words}`),
    ...(ended ? [] : ['did not end']),
    ...(speaks(caller, played) ? [] : [`language: ${played.dialogue.language}`]),
  ]
  return {
    caller,
    played,
    success: problems.length === 0,
    problems,
    name,
    phone,
    message,
    urgent: { expected: knows.urgent, found: conclusion.urgent },
    falsePromises: promises,
  }
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

/** Who was silent, or hung up at once, was not heard in any language. */
function speaks({ language }: Caller, { dialogue, said }: Played): boolean {
  return said.every((text) => text === '') || dialogue.language === language
}
