import { eachExpectation } from '../../../../src/conversations/line-tests/each-expectation.ts'
import type { Expect, LineTest } from '../../../../src/conversations/line-tests/line-test.ts'
import type { LineTestResult } from '../../../wire/play-line-test.ts'
import { type CallOutcomeName, outcomeOf } from '../calls/call-in-words.ts'
import { languageName } from '../lines/line-in-words.ts'

/** Tests in the owner's words: what the caller says, what should happen, and what did happen. */
export function testsInWords(
  tests: readonly LineTest[],
  results: readonly (LineTestResult | undefined)[] = [],
) {
  return tests.map((test, index) => ({
    name: test.name,
    says: test.says ?? [test.goal?.wants ?? ''],
    more: moreIn(test),
    expects: expectsInWords(test.expect, results[index]),
    result: results[index],
  }))
}

/** What a caller with a goal does after its first words. */
function moreIn({ goal }: LineTest): string {
  if (!goal) return ''
  const asks = (goal.asks ?? []).map((question) => `“${question}”`).join(', ')
  return `${asks ? `Then asks ${asks}, ` : 'Then '}answers what the line asks and says goodbye.`
}

/** Each expectation, and once the test was played, what is wrong with it: nothing if it was met. */
function expectsInWords(expected: Expect, result: LineTestResult | undefined) {
  return eachExpectation(expected).map((one, place) => ({
    words: inWords(one).join(' '),
    faults: result?.checks[place]?.faults,
  }))
}

function inWords(expected: Expect): string[] {
  return [
    ...whether(expected.urgent, 'Marked urgent', 'Not marked urgent'),
    ...messageInWords(expected.message),
    ...(expected.outcome ? [`Outcome: ${nameOf(expected.outcome)}`] : []),
    ...(expected.answers ?? []).map((part) => `The line says “${part}”`),
    ...(expected.never_says ?? []).map((part) => `The line never says “${part}”`),
    ...unansweredInWords(expected.unanswered),
    ...(expected.language ? [`The line speaks ${languageName(expected.language)}`] : []),
    ...whether(expected.ended, 'The line hangs up', 'The line stays on the call'),
  ]
}

function whether(expected: boolean | undefined, yes: string, no: string): string[] {
  if (expected === undefined) return []
  return [expected ? yes : no]
}

function messageInWords(expected: Expect['message']): string[] {
  if (expected === undefined) return []
  if (expected === 'none') return ['No message']
  const { name, phone, contains } = expected
  const parts = [
    name && `from ${name}`,
    // Its parts stay together at the end of a row.
    phone && `with number ${phone.replaceAll(' ', '\u00A0').replaceAll('-', '\u2011')}`,
    contains && `that says ${contains.map((part) => `“${part}”`).join(' and ')}`,
  ]
  return [['You get a message', ...parts.filter(Boolean)].join(' ')]
}

function unansweredInWords(expected: Expect['unanswered']): string[] {
  if (expected === undefined) return []
  if (expected === 'none') return ['Every question gets an answer']
  return expected.map((part) => `“${part}” is listed as a question to answer`)
}

function nameOf(outcome: NonNullable<Expect['outcome']>): string {
  return outcomeOf(outcome.toUpperCase() as CallOutcomeName)
}
