import { expect, test } from 'vitest'
import { type E164, parseUsPhone } from '../../src/kernel/phone.ts'
import { forwardingCodes, telUri } from '../../src/lines/forwarding-codes.ts'

function line(): E164 {
  const parsed = parseUsPhone('(415) 555-2671')
  if (!parsed) throw new Error('the test line is no US number')
  return parsed
}

const codes = forwardingCodes(line())

test('the codes hold the ten digits of the line', () => {
  const dialled = codes.map(({ carrier, condition, start, stop }) => [
    carrier,
    condition,
    start,
    stop,
  ])
  expect(dialled).toEqual([
    ['Verizon', 'no_answer_and_busy', '*714155552671', '*73'],
    ['Verizon', 'always', '*724155552671', '*73'],
    ['T-Mobile', 'no_answer', '**61*14155552671#', '##61#'],
    ['T-Mobile', 'busy', '**67*14155552671#', '##67#'],
    ['T-Mobile', 'unreachable', '**62*14155552671#', '##62#'],
    ['T-Mobile', 'always', '**21*14155552671#', '##21#'],
    ['Landline or cable', 'no_answer', '*924155552671', '*93'],
    ['Landline or cable', 'busy', '*904155552671', '*91'],
    ['Landline or cable', 'always', '*724155552671', '*73'],
    ['AT&T', 'no_answer', '**61*14155552671#', '##61#'],
    ['AT&T', 'busy', '**67*14155552671#', '##67#'],
    ['AT&T', 'unreachable', '**62*14155552671#', '##62#'],
    ['AT&T', 'no_answer', '*924155552671#', '*93#'],
    ['AT&T', 'busy', '*904155552671#', '*91#'],
    ['AT&T', 'always', '**21*14155552671#', '##21#'],
    ['US Cellular', 'no_answer', '*734155552671', '*730'],
    ['US Cellular', 'busy', '*744155552671', '*740'],
    ['US Cellular', 'always', '*724155552671', '*720'],
    ['VoIP or PBX', 'all_conditional', '', null],
  ])
})

test('a note is one or two whole sentences, with nothing left to fill in', () => {
  for (const { note } of codes) {
    expect(note).toMatch(/^[A-Z][^{}]+\.$/)
    expect(note.match(/[.!?](?= [A-Z]|$)/g)?.length).toBeLessThanOrEqual(2)
  }
})

test('notes say what each carrier needs', () => {
  const notes = (carrier: string) =>
    codes.filter((code) => code.carrier === carrier).map((code) => code.note)
  for (const note of notes('Landline or cable')) expect(note).toContain('within two minutes')
  expect(notes('T-Mobile')[0]).toContain('one at a time')
  expect(notes('AT&T')[0]).toContain('see that the line answers')
  expect(notes('VoIP or PBX')[0]).toContain('4155552671')
})

test.each([
  ['*714155552671', 'tel:*714155552671'],
  ['**61*14155552671#', 'tel:**61*14155552671%23'],
  ['##61#', 'tel:%23%2361%23'],
])('%s is dialled by %s', (code, uri) => {
  expect(telUri(code)).toBe(uri)
})
