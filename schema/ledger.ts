import { LedgerKind as LedgerKindValues } from '../prisma/generated/client/enums.ts'
import { builder } from './builder.ts'
import { upperCase } from './enum-values.ts'

export const LedgerKind = builder.enumType('LedgerKind', { values: upperCase(LedgerKindValues) })

export const LedgerEntry = builder.prismaObject('LedgerEntry', {
  description: 'One fact about minutes, posted once. A balance is the sum of its entries.',
  fields: (t) => ({
    seq: t.exposeInt('seq', { description: 'Numbered without a gap in a wallet.' }),
    kind: t.field({ type: LedgerKind, resolve: ({ kind }) => kind }),
    sourceId: t.exposeID('sourceId'),
    seconds: t.exposeInt('seconds', { description: 'Signed change of the balance.' }),
    reservedSeconds: t.exposeInt('reservedSeconds', {
      description: 'Signed change of the reserved part.',
    }),
    balanceAfterSeconds: t.exposeInt('balanceAfterSeconds'),
    reason: t.exposeString('reason'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})
