import type { Expect } from './line-test.ts'

/** What a test expects, one thing in each, in the order in which an owner reads it. */
export function eachExpectation(expected: Expect): Expect[] {
  const { urgent, message, outcome, answers, never_says, unanswered, language, ended } = expected
  return [
    ...(urgent === undefined ? [] : [{ urgent }]),
    ...(message === undefined ? [] : [{ message }]),
    ...(outcome === undefined ? [] : [{ outcome }]),
    ...(answers ?? []).map((part) => ({ answers: [part] })),
    ...(never_says ?? []).map((part) => ({ never_says: [part] })),
    ...eachUnanswered(unanswered),
    ...(language === undefined ? [] : [{ language }]),
    ...(ended === undefined ? [] : [{ ended }]),
  ]
}

function eachUnanswered(unanswered: Expect['unanswered']): Expect[] {
  if (unanswered === undefined) return []
  if (unanswered === 'none') return [{ unanswered }]
  return unanswered.map((part) => ({ unanswered: [part] }))
}
