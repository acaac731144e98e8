import { describe, expect, it } from 'vitest'
import { ask } from './ask.ts'
import { type BankQuestion, readBank } from './bank.ts'

/** Written before the engine: every one of them is to be right. */
const TAUGHT = ['plumber', 'vet', 'law', 'salon']

describe('questions of callers to four businesses', () => {
  it.each(TAUGHT)('%s: each is answered by its fact, or by none', (name) => {
    const { facts, questions } = readBank(name)
    expect(questions.filter((one) => !isRight(one)).map(({ text }) => text)).toEqual([])

    function isRight({ language, wanted, text }: BankQuestion): boolean {
      const asked = ask(facts, text, { language }).questions
      if (wanted === '-') return asked.length > 0 && asked.every(({ sure }) => !sure)
      if (wanted === '!') return asked.every(({ answer }) => answer === null)
      if (wanted.startsWith('!')) return asked.some(({ kind }) => `!${kind}` === wanted)
      const said = asked.map(({ answer }) => answer ?? '').join(' ')
      return said.toLowerCase().includes(wanted.toLowerCase())
    }
  })
})
