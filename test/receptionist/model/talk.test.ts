import { afterEach, expect, test } from 'vitest'
import type { Limits } from '../../../src/receptionist/model/speak-turn.ts'
import { PLUMBER } from '../play-call.ts'
import { type Reply, says } from '../streaming-model.ts'
import { CALLER, deskAt, hear, note } from './desk.ts'

const opened: { close: () => void }[] = []
afterEach(() => {
  for (const server of opened.splice(0)) server.close()
})

async function open(replies: Reply[], limits: Partial<Limits> = {}) {
  const at = await deskAt(replies, limits)
  opened.push(at)
  return at
}

const LEAK = 'my kitchen sink is leaking under the cabinet'

test('a call led by a model: said by the sentence, noted by its tools, ended by it', async () => {
  const { desk, requests } = await open([
    says(
      ['Sorry to hear', ' that. ', 'May I have your name?'],
      note({ matter: LEAK, gist_english: 'Kitchen sink leaks' }),
    ),
    says('Thanks, Dana. Is the number you call from good?', note({ name: 'Dana Reyes' })),
    says('I have 5 1 2, 5 5 5, 0 1 9 9. Is that right?', note({ phone: '+15125550199' })),
    says("I'll pass it on, Dana. Goodbye.", ['end_call', { reason: 'done' }]),
  ])
  const first = await hear(desk, desk.begin(CALLER), LEAK)
  expect(first.tokens.map(({ token }) => token)).toEqual([
    'Sorry to hear that.',
    ' May I have your name?',
  ])
  const second = await hear(desk, first.conversation, 'dana reyes')
  const third = await hear(
    desk,
    second.conversation,
    'no use five one two five five five oh one nine nine',
  )
  const last = await hear(desk, third.conversation, "yes that's all thanks bye")
  expect(last.reply).toEqual({ text: "I'll pass it on, Dana. Goodbye.", language: 'en', end: true })
  expect(desk.conclude(PLUMBER, last.conversation)).toMatchObject({
    summary: 'Dana Reyes: Kitchen sink leaks',
    outcome: 'message_taken',
    message: { name: 'Dana Reyes', phone: '+15125550199', text: `${LEAK}.` },
    missing: [],
    complete: true,
    ended: true,
  })
  expect(requests).toHaveLength(4)
})
