import { expect, test } from 'vitest'
import { builtinRecapWriter } from '../../../src/meetings/recap/builtin-recap-writer.ts'
import {
  decisionClause,
  questionClause,
  taskClause,
} from '../../../src/meetings/recap/english-clauses.ts'
import { said } from './said.ts'

test.each([
  ["Let's go with the blue door.", 'to go with the blue door'],
  ["Okay, let's not paint our van.", 'not to paint their van'],
  ["We're going with blue.", 'to go with blue'],
  ["We won't hire anyone this year.", 'not to hire anyone this year'],
  ["It's decided: we launch on Monday.", 'to launch on Monday'],
  ['We agreed that everyone gets a key.', 'that everyone gets a key'],
  ['Should we move the party to December?', 'to move the party to December'],
  ['Then we sell it as it is.', 'to sell it as it is'],
  ['We decided to pay my brother.', null],
  ['Second one, final answer.', null],
])('decided: %s', (text, clause) => {
  expect(decisionClause(text)).toBe(clause)
})

test.each([
  ["I'll call the landlord tomorrow.", 'call the landlord tomorrow'],
  ['Maria, can you send the quote by Friday?', 'send the quote by Friday'],
  ['Tom will update our website.', 'update their website'],
  ["I'll send you my notes.", null],
])('task: %s', (text, clause) => {
  expect(taskClause(text)).toBe(clause)
})

test.each([
  ['Do we know who signs the lease?', 'who signs the lease'],
  ['Do we raise the price?', 'whether to raise the price'],
  ['How many chairs do we order?', 'how many chairs to order'],
  ['Do we still need a permit for the sign?', 'whether they still need a permit for the sign'],
  ['How many volunteers do we need?', 'how many volunteers they need'],
  ["Who's going to unlock the gate?", 'who is going to unlock the gate'],
  ["I'm not sure if the bank pays.", 'whether the bank pays'],
  ['Is that per brand?', null],
])('open: %s', (text, clause) => {
  expect(questionClause(text)).toBe(clause)
})

test('what cannot be told in a sentence of its own is quoted', async () => {
  const { summary } = await builtinRecapWriter.write(
    said(
      'Ana: The fence needs paint, it comes in grey or brown.',
      'Ben: The paint shop has both colors.',
      'Ana: Grey it is.',
      'Ben: Is the brush big enough?',
      'Ana: Anyway, the gate is new.',
    ),
  )
  expect(summary).toContain('Settled: “Grey it is.”')
  expect(summary).toContain('Left open: “Is the brush big enough?”')
})

test('in German what was settled stands under its name', async () => {
  const { summary } = await builtinRecapWriter.write(
    said(
      'Ana: Wir haben beschlossen, dass wir den Lieferanten wechseln.',
      'Jan: Ich schicke dem Lieferanten morgen den Vertrag.',
    ),
  )
  expect(summary).toContain(
    'Beschlossen: Wir haben beschlossen, dass wir den Lieferanten wechseln.',
  )
  expect(summary).toContain('Aufgaben: Ich schicke dem Lieferanten morgen den Vertrag.')
})
