import { expect, test } from 'vitest'
import { recapDelivery } from '../../src/meetings/recap-delivery.ts'

test.each([
  ['done', [], 'none'],
  ['done', ['pending'], 'pending'],
  ['scheduled', ['pending', 'pending'], 'pending'],
  ['cancelled', ['pending', 'pending'], 'none'],
  ['failed', ['pending'], 'none'],
  ['failed', ['delivered'], 'delivered'],
  ['done', ['pending', 'sent'], 'pending'],
  ['done', ['pending', 'bounced'], 'pending'],
  ['done', ['sent', 'sent'], 'sent'],
  ['done', ['sent', 'bounced'], 'sent'],
  ['done', ['delivered', 'delivered'], 'delivered'],
  ['done', ['delivered', 'sent'], 'partly_delivered'],
  ['done', ['delivered', 'pending'], 'partly_delivered'],
  ['done', ['delivered', 'bounced'], 'partly_delivered'],
  ['done', ['bounced', 'bounced'], 'bounced'],
] as const)('of a %s meeting with %j it is %s', (state, recipients, expected) => {
  expect(recapDelivery(state, recipients)).toBe(expected)
})
