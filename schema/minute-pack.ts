import type { Pack } from '../src/billing/minute-packs.ts'
import { builder } from './builder.ts'

export const MinutePack = builder.objectRef<Pack>('MinutePack').implement({
  description: 'Minutes for sale.',
  fields: (t) => ({
    name: t.exposeString('name'),
    minutes: t.exposeInt('minutes'),
    priceCents: t.exposeInt('priceCents'),
  }),
})
