import type { UsageDay as UsageDayShape } from '../src/billing/read-usage.ts'
import { builder } from './builder.ts'

export const UsageDay = builder.objectRef<UsageDayShape>('UsageDay').implement({
  description: 'What was charged on one day.',
  fields: (t) => ({
    day: t.exposeString('day', {
      description: "`2026-11-21`, by the calendar of the account's zone.",
    }),
    seconds: t.exposeInt('seconds'),
    callCents: t.exposeInt('callCents', {
      description: 'What its calls cost, each rounded to the cent; 0 for meetings.',
    }),
  }),
})

/** Arguments that choose the days of usage. */
export const usageArguments = builder.args((t) => ({
  days: t.int(),
  until: t.field({ type: 'DateTime', description: 'The last day is the one that this falls in.' }),
}))
