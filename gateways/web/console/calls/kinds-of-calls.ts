import { count } from '../frame/amounts-and-times-in-words.ts'
import { type ListView, listAddress } from '../frame/list-view.ts'
import type { CallOutcomeName } from './call-in-words.ts'

/** What a list of calls is narrowed to with one press; the other outcomes are among its filters. */
const KINDS: readonly [CallOutcomeName | '', string][] = [
  ['', 'All'],
  ['MESSAGE_TAKEN', 'Messages'],
  ['ANSWERED', 'Answered'],
  ['SPAM', 'Unwanted'],
]

export function kindsOfCalls(view: ListView) {
  return KINDS.map(([outcome, words]) => ({
    words,
    href: listAddress('/console/calls', { ...view, outcome, after: '' }),
    isShown: outcome === view.outcome,
  }))
}

type Day = { calls: number; messages: number; answeredQuestions: number; openQuestions: number }

/**
 * `33 calls and 8 messages in 7 days. 24 of 27 questions answered.`; '' without calls. A call may have questions and a
 * message, so that these do not add up to the calls, and are not said as if they did.
 */
export function weekOfCalls(days: readonly Day[]): string {
  const sum = (of: keyof Day) => days.reduce((total, day) => total + day[of], 0)
  const calls = sum('calls')
  if (calls === 0) return ''
  const messages = sum('messages')
  const answered = sum('answeredQuestions')
  const open = sum('openQuestions')
  const came = [count(calls, 'call'), ...(messages > 0 ? [count(messages, 'message')] : [])]
  return [`${came.join(' and ')} in 7 days.`, questionsIn(answered, open)].filter(Boolean).join(' ')
}

function questionsIn(answered: number, open: number): string {
  if (answered + open === 0) return ''
  if (open === 0) return `${count(answered, 'question')} answered.`
  if (answered === 0) return `${count(open, 'question')} not answered.`
  return `${answered} of ${count(answered + open, 'question')} answered.`
}
