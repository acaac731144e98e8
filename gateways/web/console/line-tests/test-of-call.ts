import { stringify } from 'yaml'
import type { ConsoleCallForTestQuery } from '../../../generated/operations.ts'
import { phone as inWords } from '../frame/amounts-and-times-in-words.ts'
import { excerpt } from '../frame/excerpt.ts'

type Call = NonNullable<ConsoleCallForTestQuery['call']>

const SAYS_MAX = 20
const WORDS_CHARACTERS_MAX = 500
const NAME_CHARACTERS_MAX = 80
/** What a test can expect of how a call ends. */
const OUTCOMES = new Set(['message_taken', 'answered', 'hung_up', 'spam', 'nothing_said'])

/** A test file in which the caller says the same again, at the same time, and the same should come of it. */
export function testOfCall(call: Call): string {
  const outcome = call.outcome?.toLowerCase() ?? ''
  const test = {
    name: excerpt(call.summary ?? '', NAME_CHARACTERS_MAX) || 'A call',
    ...(call.caller ? { caller: inWords(call.caller) } : {}),
    at: new Date(call.at).toISOString(),
    says: saidBy(call),
    expect: {
      ...(OUTCOMES.has(outcome) ? { outcome } : {}),
      urgent: call.urgent,
      message: call.message ? messageOf(call.message) : 'none',
      ...(call.openQuestions.length === 0 ? { unanswered: 'none' } : {}),
    },
  }
  return stringify({ tests: [test] }, { lineWidth: 0 })
}

/** What the caller said, turn by turn; empty if nothing was said. */
function saidBy({ turns }: Call): string[] {
  return turns
    .filter(({ who }) => who !== 'LINE')
    .slice(0, SAYS_MAX)
    .map(({ text }) => [...text].slice(0, WORDS_CHARACTERS_MAX / 2).join(''))
}

function messageOf({ name, phone }: NonNullable<Call['message']>) {
  return { ...(name ? { name } : {}), ...(phone ? { phone: inWords(phone) } : {}) }
}
