import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../src/kernel/languages.ts'
import { MAX_KEYS, MAX_TURNS } from '../../src/receptionist/rules/call-limits.ts'
import { anyHeard } from './any-heard.ts'
import { PLUMBER, playCall } from './play-call.ts'

const MAX_STATE_BYTES = 64 * 1024

const facts = { ...PLUMBER, languages: LANGUAGES.filter((language) => language !== 'en') }
const callers = fc.constantFrom(null, '+15128422671')

describe('whatever a caller does', () => {
  test('nothing throws, and the state stays small JSON', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyHeard, { maxLength: 45 }), callers, async (turns, caller) => {
        const { conversation, last, conclusion } = await playCall(turns, { facts, caller })
        const json = JSON.stringify(conversation)
        expect(JSON.parse(json)).toEqual(conversation)
        expect(Buffer.byteLength(json)).toBeLessThan(MAX_STATE_BYTES)
        expect(last.end).toBe(conclusion.ended)
        expect(conclusion.urgentReason !== null).toBe(conclusion.urgent)
        if (conclusion.message?.phone) expect(conclusion.message.phone).toMatch(/^\+\d{8,15}$/)
      }),
      { numRuns: 150 },
    )
  })

  test('the call ends within its limits', async () => {
    const talk = anyHeard.filter(({ kind }) => kind !== 'interrupt')
    const enough = MAX_TURNS + MAX_KEYS + 1
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          talk.filter((one) => one.kind !== 'digits' || one.digits !== ''),
          { minLength: enough, maxLength: enough },
        ),
        async (turns) => {
          const { ended } = await playCall(turns, { facts })
          expect(ended).toBe(true)
        },
      ),
      { numRuns: 60 },
    )
  })

  test('the same call is the same call', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyHeard, { maxLength: 12 }), async (turns) => {
        expect(await playCall(turns, { facts })).toEqual(await playCall(turns, { facts }))
      }),
      { numRuns: 30 },
    )
  })
})
