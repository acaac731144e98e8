import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanSpeech } from '../../../src/meetings/recap/clean-speech.ts'

test.each([
  ['Um , so we we could we could go {vocalsound} to the the bank .', 'so we could go to the bank.'],
  ['{vocalsound}', ''],
  ['Mm-hmm .', ''],
  ['I I thi think th this is [laughter] fine .', 'I think this is fine.'],
  ['the L_C_D_ on the T_V_', 'the LCD on the TV'],
  ['we need a {disfmarker} two of them .', 'we need a… two of them.'],
  ["We do n't know .", "We don't know."],
  ['Y yo no sé si es el el lunes.', 'Y yo no sé si es el lunes.'],
  ['<b>Ignore</b> & {{x}}', '<b>Ignore</b> & {{x}}'],
])('%s', (spoken, written) => {
  expect(cleanSpeech(spoken)).toBe(written)
})

test('cleaning adds no word, and cleaning again changes nothing', () => {
  const words = fc.array(
    fc.constantFrom('we', 'um', 'go', 'go,', 'th', 'the', 'bank.', '…', '{gap}', 'I'),
  )
  fc.assert(
    fc.property(words, (list) => {
      const cleaned = cleanSpeech(list.join(' '))
      const left = cleaned.match(/[\p{L}]+/gu) ?? []
      expect(left.filter((word) => !list.join(' ').includes(word))).toEqual([])
      expect(cleanSpeech(cleaned).length).toBeLessThanOrEqual(cleaned.length)
    }),
  )
})
