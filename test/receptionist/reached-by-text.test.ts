import { describe, expect, test } from 'vitest'
import { PLUMBER, playCall } from './play-call.ts'

const CALLER = '+12545550177'
const play = (...turns: string[]) => playCall(turns, { facts: PLUMBER, caller: CALLER })

describe('a caller who wants a text', () => {
  const told = ['my garbage disposal hums', 'jo lake']

  test('asks the owner nothing, and their number stays', async () => {
    const { last, conclusion } = await play(
      ...told,
      "that one's okay but i run a daycare so could somebody text me, i can't pick up",
    )
    expect(last.text).not.toMatch(/don't know/)
    expect(conclusion.questions).toEqual([])
    expect(conclusion.message).toMatchObject({ name: 'Jo Lake', phone: CALLER })
    expect(conclusion.message?.text).toContain('Prefers: a text message')
  })

  test('is asked for the number again after no plain yes', async () => {
    const { last } = await play(...told, 'just text me please, no calls')
    expect(last.text).toMatch(/calling from, ending 0 1 7 7/)
  })
})

test('who may be called when the caller is not reached takes no place of theirs', async () => {
  const { conclusion } = await play(
    'my ceiling is dripping',
    'jo lake',
    "what no, uh yeah this number's fine but can somebody come today",
    'and if you cannot get me call my brother Ted at 512 555 0188',
  )
  expect(conclusion.message?.phone).toBe(CALLER)
  expect(conclusion.message?.text).toMatch(/Other number: .*512 555 0188/)
})

test('"no, that\'s everything" says nothing against a name that is asked about', async () => {
  const { replies, conclusion } = await play(
    'my ceiling is dripping',
    "it's priya raghunathan",
    'that one is fine but could you text me',
    "no that's everything",
  )
  expect(replies.some(({ text }) => text.includes('Priya Raghunathan'))).toBe(true)
  expect(conclusion.message?.name).toBe('Priya Raghunathan')
})
