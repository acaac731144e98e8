import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ANY_ADDRESS, a2aOf, newAddress } from '../support/a2a.ts'
import { openListedLine } from '../support/listed-line.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let paths: string[]

beforeAll(async () => {
  world = await openWorld({ settings: ANY_ADDRESS })
  const { slug } = await openListedLine(world)
  paths = ['/a2a', `/agents/${slug}/a2a`]
})
afterAll(() => world.close())

const words = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    '\0',
    '\ud800',
    '+14155550100',
    '__proto__',
    'ROLE_USER',
    '{"text":1}',
    'x'.repeat(3_000),
  ),
)
const value = fc.oneof(words, fc.jsonValue({ maxDepth: 2 }))
/** A message of the right shape in which any field may hold anything. */
const message = fc.record(
  {
    messageId: fc.oneof({ arbitrary: fc.uuid(), weight: 5 }, { arbitrary: value, weight: 1 }),
    role: fc.oneof(
      { arbitrary: fc.constant('ROLE_USER'), weight: 5 },
      { arbitrary: value, weight: 1 },
    ),
    parts: fc.array(
      fc.oneof(
        fc.record({ text: value }),
        fc.record({
          data: fc.oneof(
            value,
            fc.record(
              {
                skill: fc.constantFrom('ask', 'leave_message', 'find_business_agent'),
                number: value,
                message: value,
                name: value,
                phone: value,
              },
              { requiredKeys: [] },
            ),
          ),
        }),
        value,
      ),
      { maxLength: 3 },
    ),
    contextId: value,
    metadata: value,
  },
  { requiredKeys: ['messageId', 'role', 'parts'] },
)
const params = fc.oneof(
  fc.record({ message }),
  fc.record({ message, configuration: value, metadata: value }),
  value,
)

test('whatever is sent is answered as the protocol has it, and is never a fault of ours', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(0, 1), params, async (which, sent) => {
      const { status, body } = await a2aOf(world, paths[which], newAddress()).call(
        'SendMessage',
        sent,
      )
      expect(status).toBe(200)
      expect(body.jsonrpc).toBe('2.0')
      if (body.error) expect([-32001, -32005, -32602]).toContain(body.error.code)
      else expect(body.result?.message.role).toBe('ROLE_AGENT')
    }),
    { numRuns: 200 },
  )
})

test('whatever number is looked up is found, unknown or malformed', async () => {
  const number = fc.oneof(words, fc.stringMatching(/^\+?\d{0,16}$/))
  await fc.assert(
    fc.asyncProperty(number, async (text) => {
      const query = new URLSearchParams({ number: text })
      const response = await fetch(`${world.url}/a2a/resolve?${query}`, {
        headers: { 'x-forwarded-for': newAddress() },
      })
      await response.arrayBuffer()
      const wellFormed = /^\s*\+[1-9]\d{6,14}\s*$/.test(text) || /^ [1-9]\d{6,14}\s*$/.test(text)
      expect(response.status).toBe(wellFormed ? 404 : 400)
    }),
    { numRuns: 100 },
  )
})
