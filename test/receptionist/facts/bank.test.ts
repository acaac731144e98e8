import { describe, expect, it } from 'vitest'
import type { AskedOfFacts } from '../../../src/receptionist/facts/asked-of-facts.ts'
import type { BusinessFacts } from '../../../src/receptionist/receptionist.ts'
import { ask, NOTHING_ASKED } from './ask.ts'
import { type BankQuestion, readBank } from './bank.ts'

/** Written before the engine: every question must be right. */
const TAUGHT = ['plumber', 'vet', 'law', 'salon']

/** Written after the engine, and seen since: wrong ones stay visible. */
const LATER = ['garage', 'hvac']

/** Questions said together with something else, as live callers do. */
const IN_PASSING = ['cliffvet', 'brightwire', 'tangle', 'freelaw']

describe('questions of callers to ten businesses', () => {
  it.each(TAUGHT)('%s: each is answered by its fact, or by none', (name) => {
    expect(wrongOf(name)).toEqual([])
  })

  it.each(LATER)('%s: nearly all are', (name) => {
    expect(wrongOf(name).length).toBeLessThanOrEqual(readBank(name).questions.length / 20)
  })

  it.each(IN_PASSING)(
    '%s: what is told is no question, and what is asked in passing is, but for one at most',
    (name) => {
      expect(wrongOf(name).length).toBeLessThanOrEqual(1)
    },
  )
})

function wrongOf(name: string): string[] {
  const { facts, questions } = readBank(name)
  return questions.filter((one) => !isRight(facts, one)).map(({ text }) => text)
}

function isRight(facts: BusinessFacts, { language, wanted, text }: BankQuestion): boolean {
  const turns = text.split(' | ')
  let last = NOTHING_ASKED
  for (const earlier of turns.slice(0, -1)) last = ask(facts, earlier, { language, last }).last
  const asked = ask(facts, turns.at(-1) ?? '', { language, last }).questions
  if (wanted === 'none') return asked.every(isPassedOver)
  if (wanted === '-') return asked.length > 0 && asked.every(({ sure }) => !sure)
  if (wanted === '!') return asked.every(({ answer }) => answer === null)
  if (wanted.startsWith('!')) return asked.some(({ kind }) => `!${kind}` === wanted)
  const said = asked.map(({ answer }) => answer ?? '').join(' ')
  return said.toLowerCase().includes(wanted.toLowerCase())
}

/** It gets no answer, and is at most passed on. */
function isPassedOver({ kind, answer }: AskedOfFacts): boolean {
  return answer === null && (kind === 'other' || kind === 'booking')
}
