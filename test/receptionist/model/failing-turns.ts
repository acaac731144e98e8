import { type Reply, says, sends, slowly, stallsAfter } from '../streaming-model.ts'
import { note } from './desk.ts'

export type Turn = { said: string; words: string; call: [string, unknown] }

/** A call without failures. */
export const TURNS: readonly Turn[] = [
  {
    said: 'my kitchen sink is leaking under the cabinet',
    words: 'Sorry to hear that. May I have your name?',
    call: note({ matter: 'kitchen sink leaks under the cabinet', gist_english: 'Sink leaks' }),
  },
  {
    said: 'dana reyes',
    words: 'Thanks, Dana. What number is best?',
    call: note({ name: 'Dana Reyes' }),
  },
  {
    said: 'five one two eight four two oh one nine nine',
    words: 'I have 5 1 2, 8 4 2, 0 1 9 9. Is that right?',
    call: note({ phone: '512 842 0199' }),
  },
  { said: 'yes', words: 'Great. Anything else?', call: note({ availability: 'mornings' }) },
]

/** What a provider does instead of giving the turn's answer. */
export const FAILURES: Record<string, (turn: Turn) => Reply> = {
  slow: ({ words, call }) => slowly(says(words, call), 230),
  silent: () => () => {},
  'breaks off': () => stallsAfter('I hear you. And so I'),
  'is cut': () => (response) => response.socket?.destroy(),
  'wrong arguments': ({ words }) => says(words, ['note', { name: 7, phone: ['x'], color: 'red' }]),
  'arguments that are no JSON': ({ words }) => says(words, ['note', '{"name": "Da']),
  'no such tool': ({ words }) => says(words, ['transfer_money', { to: 'me' }]),
  'two tools at once': ({ words, call }) => says(words, call, call),
  'ends beside a question': ({ words, call }) =>
    says(words, call, ['end_call', { reason: 'done' }]),
  'a tool and no words': ({ call }) => says('', call),
  empty: () => says(''),
  429: () => sends(429, '{"error":{"message":"slow down"}}'),
  500: () => sends(500, 'oops'),
}

/** True for whole sentences without repetition. */
export function isSensible(text: string): boolean {
  const sentences = text.split(/(?<=[.?!])\s+/)
  const isWhole = /\p{L}{2,}.*[.?!]$/u.test(text) && !text.includes('And so I')
  return isWhole && new Set(sentences).size === sentences.length
}
