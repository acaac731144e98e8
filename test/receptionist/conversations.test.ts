import { describe, expect, test } from 'vitest'
import type { Conversation } from './conversation.ts'
import { ASKING } from './conversations/asking.ts'
import { GIVING } from './conversations/giving.ts'
import { PURPOSES } from './conversations/purposes.ts'
import { ROMANCE } from './conversations/romance.ts'
import { TROUBLE } from './conversations/trouble.ts'
import { TURKISH_RUSSIAN_GERMAN } from './conversations/turkish-russian-german.ts'
import { PLUMBER, type Played, playCall } from './play-call.ts'

describe('scripted callers', () => {
  test.each([...GIVING, ...TROUBLE, ...ASKING, ...PURPOSES])('$title', async (conversation) => {
    const { caller = null, turns } = conversation
    const played = await playCall(turns, { caller })
    expectFacts(played, conversation)
    expectWords(played, conversation)
  })

  test.each([...ROMANCE, ...TURKISH_RUSSIAN_GERMAN])('$title', async (conversation) => {
    const { caller = null, turns, languages } = conversation
    const played = await playCall(turns, { caller, facts: { ...PLUMBER, languages } })
    expectFacts(played, conversation)
    expectWords(played, conversation)
  })
})

function expectFacts({ conclusion, ended }: Played, expected: Conversation): void {
  const { message } = conclusion
  if (expected.name !== undefined) expect(message?.name).toBe(expected.name)
  if (expected.phone !== undefined) expect(message?.phone).toBe(expected.phone)
  if (expected.urgent !== undefined) expect(conclusion.urgent).toBe(expected.urgent)
  if (expected.ended !== undefined) expect(ended).toBe(expected.ended)
  if (expected.languages) expect(conclusion.languages).toEqual(expected.languages)
  if (expected.outcome) expect(conclusion.outcome).toBe(expected.outcome)
  expect(conclusion.urgentReason !== null).toBe(conclusion.urgent)
  expect(conclusion.summary).not.toBe('')
}

function expectWords({ conclusion, replies }: Played, expected: Conversation): void {
  const text = conclusion.message?.text ?? ''
  const said = replies
    .slice(1)
    .map((reply) => reply.text)
    .join(' ')
  for (const part of expected.says ?? []) expect(text).toContain(part)
  for (const part of expected.omits ?? []) expect(text).not.toContain(part)
  for (const part of expected.hears ?? []) expect(said).toContain(part)
  for (const part of expected.neverHears ?? []) expect(said).not.toContain(part)
}
