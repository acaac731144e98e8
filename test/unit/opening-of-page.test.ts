import { expect, test } from 'vitest'
import { openingOfPage } from '../../gateways/web/console/meetings/opening-of-page.ts'

const lines = (...texts: string[]) => texts.map((text) => ({ text }))
const RECAP = {
  summary: 'The meeting was about the quotes and the lease.\n\nThe group decided to wait.',
  decisions: lines('We wait.'),
  actionItems: [],
  openQuestions: [],
}

test('the headline tells the subjects, and the summary goes on from there', () => {
  expect(openingOfPage(RECAP)).toEqual({
    headline: 'The quotes and the lease',
    shown: ['The group decided to wait.'],
    further: [],
  })
})

test('a sentence that is a decision is no headline, and nothing of the summary is lost', () => {
  const opening = openingOfPage({
    ...RECAP,
    summary: 'We ship on Thursday.\n\nBen asked for a day more.',
    decisions: lines('We ship on Thursday.'),
  })
  expect(opening.headline).toBe('')
  expect([...opening.shown, ...opening.further]).toEqual([
    'We ship on Thursday.',
    'Ben asked for a day more.',
  ])
})

test('more than a paragraph or two opens from below them', () => {
  const { shown, further } = openingOfPage({ ...RECAP, summary: `${'a'.repeat(900)}\n\nThe end.` })
  expect([shown.length, further]).toEqual([1, ['The end.']])
})

test('what the lists below tell is folded away, and what they leave out is not', () => {
  const { shown, further } = openingOfPage({
    summary:
      'The meeting was about the import.\n\nIt is late.\n\nTom Becker will finish the import of the old bookings by ' +
      'Wednesday.\n\nTom Becker objected to Wednesday.',
    decisions: [],
    actionItems: [
      { text: 'I finish the import of the old bookings by Wednesday.', owner: 'Tom Becker' },
    ],
    openQuestions: [],
  })
  expect(shown).toEqual(['It is late.', 'Tom Becker objected to Wednesday.'])
  expect(further).toEqual(['Tom Becker will finish the import of the old bookings by Wednesday.'])
})

test('an answer in nearly the words of an open question is not lost', () => {
  const { shown, further } = openingOfPage({
    ...RECAP,
    summary: `${RECAP.summary}\n\nBen rejected the offer of 400 dollars.`,
    openQuestions: lines('Does Ben accept the offer of 400 dollars?'),
  })
  expect([...shown, ...further]).toContain('Ben rejected the offer of 400 dollars.')
})
