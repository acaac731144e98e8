import {
  type LedgerKind as LedgerKindName,
  LedgerKind as LedgerKindValues,
} from '../prisma/generated/client/enums.ts'
import { adjustMinutes } from '../src/billing/adjust-minutes.ts'
import type { EntriesFilter } from '../src/billing/read-ledger.ts'
import { builder } from './builder.ts'
import { upperCase } from './enum-values.ts'
import { withoutNulls } from './without-nulls.ts'

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

/** The filters for a list of entries. */
export const ledgerArguments = builder.args((t) => ({
  kinds: t.field({ type: [LedgerKind], description: 'Only entries of these kinds.' }),
  since: t.field({ type: 'DateTime', description: 'Only entries from then on.' }),
  until: t.field({ type: 'DateTime', description: 'Only entries before then.' }),
}))

type GivenFilter = {
  kinds?: readonly LedgerKindName[] | null | undefined
  since?: Date | null | undefined
  until?: Date | null | undefined
}

export function ledgerFilter({ kinds, since, until }: GivenFilter): EntriesFilter {
  return withoutNulls({ kinds, since, until })
}

const MinutesAdjustInput = builder.inputType('MinutesAdjustInput', {
  fields: (t) => ({
    accountId: t.id({ required: true }),
    lineId: t.id({ description: 'The line whose minutes they are; absent: meeting minutes.' }),
    minutes: t.int({ required: true, description: 'Below zero to take some away.' }),
    reason: t.string({ required: true, description: "Stands in the customer's statement." }),
    id: t.id({ description: 'An id of its own (`adj_…`): sent twice, it is posted once.' }),
  }),
})

builder.mutationField('minutesAdjust', (t) =>
  t.withAuth({ staff: true }).field({
    type: LedgerEntry,
    description: 'A correction by staff.',
    errors: {},
    args: { input: t.arg({ type: MinutesAdjustInput, required: true }) },
    resolve: (_root, { input }, { app }) => adjustMinutes(app, withoutNulls(input)),
  }),
)
