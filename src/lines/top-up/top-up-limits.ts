import { z } from 'zod'
import { linePackName } from '../line-input.ts'

/** Less than the smaller pack, so that one pack is always enough. */
const THRESHOLD_MINUTES_MAX = 30
const PACKS_MAX = 20

const wholeFrom1To = (most: number) => z.int().min(1, 'less than 1').max(most, `more than ${most}`)

export const TopUpOrder = z.strictObject({
  pack: linePackName,
  thresholdMinutes: wholeFrom1To(THRESHOLD_MINUTES_MAX),
  packsPerMonth: wholeFrom1To(PACKS_MAX),
})
