import { expect, test } from 'vitest'
import { playCall } from './play-call.ts'

test('few words that tell a matter are one, also after a question was answered', async () => {
  const turns = ['when are you open?', 'This is Dana Reyes, my pipe burst', 'No, bye']
  const { conclusion } = await playCall(turns, { caller: '+15128422671' })
  expect(conclusion).toMatchObject({ urgent: true, outcome: 'message_taken' })
  expect(conclusion.message?.text).toContain('my pipe burst')
})

test('who gives a number wants to be called', async () => {
  const turns = ['do you fix water heaters?', 'call me at 512 842 2690', 'yes', 'No, bye']
  const { conclusion } = await playCall(turns)
  expect(conclusion.message?.phone).toBe('+15128422690')
})
