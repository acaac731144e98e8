import { expect, test } from 'vitest'
import { isWithinPack } from '../../gateways/web/console/frame/amounts-and-times-in-words.ts'
import { visitorsResult } from '../../gateways/web/console/payment-return/visitors-result.ts'

const WAYS = { signInFor: (place: string) => `/sign-in?to=${place}`, own: '/own', again: '/paid' }
const PAID = {
  id: 'pack_1',
  businessName: 'Lopez Plumbing' as string | null,
  priceCents: 1_000,
  minutes: 40,
  isPaid: true,
  isNumberToCome: false,
  isForwarded: false,
  paidAt: '2026-11-30T17:00:00Z',
  expiresAt: '2026-12-01T17:00:00Z',
  checkoutUrl: null,
}

test.each([
  ['whose number is to come', { isNumberToCome: true }, /phone number and email it/],
  ['that no forwarded call reached', {}, /^Forward your business phone, then call it to check\./],
  ['that answers already', { isForwarded: true }, /There is nothing else to do\.$/],
])('who paid for a line %s is told what comes next', (_, facts, next) => {
  const result = visitorsResult('paid', { ...PAID, ...facts }, WAYS)
  expect(result).toMatchObject({ mark: 'paid', next: expect.stringMatching(next) })
  expect(result.steps).toBeUndefined()
})

test('who paid for meetings is told how to get a recap', () => {
  const { next, steps } = visitorsResult('paid', { ...PAID, businessName: null }, WAYS)
  expect(next).toBe('The minutes are ready, and they don’t expire.')
  expect(steps?.map(({ title }) => title)).toEqual(['Send a note-taker', 'Get the recap'])
})

test('a meter has a whole that its words name', () => {
  const minutes = [0, 27, 40, 41, 79]
  expect(minutes.filter((many) => isWithinPack(many * 60, 'min40'))).toEqual([0, 27, 40])
  expect(isWithinPack(79 * 60, 'min200')).toBe(true)
})
