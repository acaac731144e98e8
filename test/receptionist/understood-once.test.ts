import { expect, test } from 'vitest'
import type { Heard } from '../../src/receptionist/receptionist.ts'
import { rulesReceptionist } from '../../src/receptionist/rules/rules-receptionist.ts'
import { understand } from '../../src/receptionist/understand/understand.ts'
import { playCall } from './play-call.ts'

/** A call with each kind of turn: matter, question, name, number, yes, another language, keys, pause and goodbye. */
const CALL: readonly (string | Heard)[] = [
  'hi my water heater is leaking, are you open tomorrow?',
  'Dana Reyes',
  '512 842 2671',
  'yes',
  { kind: 'interrupt', utteranceUntilInterrupt: 'Any' },
  { kind: 'silence' },
  { kind: 'digits', digits: '5128422671#' },
  '¿Cuánto cuesta la visita?',
  'no, gracias, es todo',
]

test('what is said is understood once a turn, and nothing else is', async () => {
  const heard: string[] = []
  const receptionist = rulesReceptionist((text, ...rest) => {
    heard.push(text)
    return understand(text, ...rest)
  })
  const { replies } = await playCall(CALL, { receptionist })
  const spoken = CALL.filter((turn) => typeof turn === 'string')
  // What was said before the line hung up: one reply per turn after the greeting.
  const told = CALL.slice(0, replies.length - 1).filter((turn) => typeof turn === 'string')
  expect(heard).toEqual(told)
  expect(told.length).toBeGreaterThan(spoken.length - 2)
})
