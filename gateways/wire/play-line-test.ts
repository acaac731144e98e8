import { faultsOf } from '../../src/conversations/line-tests/compare-with-expected.ts'
import { eachExpectation } from '../../src/conversations/line-tests/each-expectation.ts'
import type { Expect, LineTest } from '../../src/conversations/line-tests/line-test.ts'
import { LineTestPlayDocument, type LineTestPlayQuery } from '../generated/operations.ts'

type Turn = { who: 'line' | 'caller'; text: string }

/** One thing that a test expects; it is met if there are no faults. */
type Check = { expected: Expect; faults: string[] }

/** The result of one of an owner's tests; it passed if there are no faults. */
export type LineTestResult = {
  name: string
  passed: boolean
  faults: string[]
  /** What it expects, as in `eachExpectation`. */
  checks: Check[]
  turns: Turn[]
}

type Play = (input: ReturnType<typeof callOf>) => Promise<LineTestPlayQuery>

/** Plays a test; `play` is how the caller reaches the core. Undefined if the line does not exist. */
export async function playLineTest(
  lineId: string,
  test: LineTest,
  play: Play,
): Promise<LineTestResult | undefined> {
  const { receptionistPreview: played } = await play(callOf(lineId, test))
  if (!played) return undefined
  const turns = played.turns.map(({ who, text }): Turn => {
    return { who: who === 'LINE' ? 'line' : 'caller', text }
  })
  const outcome = played.outcome.toLowerCase()
  const came = { ...played, outcome, turns }
  const checks = eachExpectation(test.expect).map((expected) => {
    return { expected, faults: faultsOf(expected, came) }
  })
  const faults = faultsOf(test.expect, came)
  return { name: test.name, passed: faults.length === 0, faults, checks, turns }
}

export const PLAY = LineTestPlayDocument

function callOf(lineId: string, { says, goal, caller, at }: LineTest) {
  return {
    lineId,
    ...(says ? { utterances: says } : {}),
    ...(goal ? { goal } : {}),
    ...(caller === undefined ? {} : { callerNumber: caller }),
    ...(at === undefined ? {} : { at }),
  }
}
