import { expect, test } from 'vitest'
import { openingOfPage } from '../../gateways/web/console/meetings/opening-of-page.ts'

const lines = (...texts: string[]) => texts.map((text) => ({ text }))
const RECAP = {
  summary: 'The meeting was about the quotes and the lease.\n\nThe group decided to wait.',
  decisions: lines('We wait.'),
  actionItems: lines('Call the landlord.'),
  openQuestions: lines('Who signs?'),
}

test('the headline tells subjects and outcome, and the summary goes on from there', () => {
  expect(openingOfPage(RECAP)).toEqual({
    headline: 'The quotes and the lease: 1 decision made, 1 question left open',
    shown: ['The group decided to wait.'],
    further: [],
  })
})

test('a sentence that is a decision is no headline, and nothing of the summary is lost', () => {
  const opening = openingOfPage({
    ...RECAP,
    summary: 'We ship on Thursday.\n\nBen asked for a day more.',
    decisions: lines('We ship on Thursday.'),
    openQuestions: [],
  })
  expect(opening.headline).toBe('1 decision made')
  expect([...opening.shown, ...opening.further]).toEqual([
    'We ship on Thursday.',
    'Ben asked for a day more.',
  ])
})

test('more than a few lines open from below them', () => {
  const { shown, further } = openingOfPage({ ...RECAP, summary: `${'a'.repeat(400)}\n\nThe end.` })
  expect([shown.length, further]).toEqual([1, ['The end.']])
})
