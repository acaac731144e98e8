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

/** `33 calls in 7 days: 6 messages, 24 questions answered, 2 not.`; '' without calls. */
export function weekOfCalls(days: readonly Day[]): string {
  const sum = (of: keyof Day) => days.reduce((total, day) => total + day[of], 0)
  const calls = sum('calls')
  if (calls === 0) return ''
  const messages = sum('messages')
  const answered = sum('answeredQuestions')
  const open = sum('openQuestions')
  const came = [
    messages > 0 && count(messages, 'message'),
    answered > 0 && `${count(answered, 'question')} answered`,
    open > 0 && (answered > 0 ? `${open} not` : `${count(open, 'question')} not answered`),
  ].filter((words) => words !== false)
  const told = `${count(calls, 'call')} in 7 days`
  return came.length > 0 ? `${told}: ${came.join(', ')}.` : `${told}.`
}
