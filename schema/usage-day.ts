import type { UsageDay as UsageDayShape } from '../src/billing/read-usage.ts'
import { ApiError } from '../src/kernel/errors.ts'
import { builder } from './builder.ts'

const DAYS_DEFAULT = 30
const DAYS_MAX = 366

export const UsageDay = builder.objectRef<UsageDayShape>('UsageDay').implement({
  description: 'What was charged on one day.',
  fields: (t) => ({
    day: t.exposeString('day', { description: '`2026-11-21`, by the calendar of the business.' }),
    seconds: t.exposeInt('seconds'),
  }),
})

/** Which days of usage. */
export const usageArguments = builder.args((t) => ({
  days: t.int(),
  until: t.field({ type: 'DateTime', description: 'The last day is the one that this falls in.' }),
}))

/** @throws {ApiError} invalid_request */
export function daysOf({ days }: { days?: number | null | undefined }): number {
  const wanted = days ?? DAYS_DEFAULT
  if (wanted >= 1 && wanted <= DAYS_MAX) return wanted
  throw new ApiError('invalid_request', `not from 1 to ${DAYS_MAX}`, { field: ['days'] })
}

type UsageAsked = { days?: number | null | undefined; until?: Date | null | undefined }

/** @throws {ApiError} invalid_request */
export function usageOf({ days, until }: UsageAsked) {
  return { days: daysOf({ days }), until: until ?? undefined }
}
