import fc from 'fast-check'
import { expect, test } from 'vitest'
import { billedSeconds, wholeSeconds } from '../../src/billing/billed-time.ts'

test('a call is billed by the second begun, twenty at least', () => {
  const durations = [0.4, 1, 7, 19, 19.999, 20, 20.001, 20.1, 21, 59, 59.999, 60, 61.2, 3_600]
  expect(durations.map(billedSeconds)).toEqual([
    20, 20, 20, 20, 20, 20, 21, 21, 21, 59, 60, 60, 62, 3_600,
  ])
})

test('billing agrees with whole-number arithmetic on the carrier’s decimals', () => {
  const decimals = fc.tuple(fc.nat(86_400), fc.nat(999))
  fc.assert(
    fc.property(decimals, ([seconds, thousandths]) => {
      const told = `${seconds}.${String(thousandths).padStart(3, '0')}`
      const whole = (BigInt(told.replace('.', '')) + 999n) / 1_000n
      expect(BigInt(wholeSeconds(Number(told)))).toBe(whole)
      expect(BigInt(billedSeconds(Number(told)))).toBe(whole > 20n ? whole : 20n)
    }),
    { numRuns: 10_000 },
  )
})
