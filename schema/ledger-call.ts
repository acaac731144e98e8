import { builder } from './builder.ts'
import { Call } from './call.ts'
import { loadCall } from './call-loader.ts'
import { LedgerEntry } from './ledger.ts'

builder.objectField(LedgerEntry, 'call', (t) =>
  t.withAuth({ callsRead: true, staff: true }).field({
    type: Call,
    nullable: true,
    description: 'The call that was charged; null for other entries, and once it is deleted.',
    resolve: ({ accountId, kind, sourceId }, _args, context) =>
      kind === 'call_charged' ? loadCall(context, accountId, sourceId) : null,
  }),
)
