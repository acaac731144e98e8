import {
  CallOutcome as CallOutcomeValues,
  Speaker as SpeakerValues,
} from '../prisma/generated/client/enums.ts'
import type { CallView } from '../src/calls/read-calls.ts'
import { builder } from './builder.ts'
import { messageOfCallOnce } from './call-once.ts'
import { upperCase } from './enum-values.ts'
import { LedgerEntry } from './ledger.ts'
import { Message } from './message.ts'

export const CallOutcome = builder.enumType('CallOutcome', { values: upperCase(CallOutcomeValues) })
export const Speaker = builder.enumType('Speaker', { values: upperCase(SpeakerValues) })

const CallTurn = builder.prismaObject('CallTurn', {
  fields: (t) => ({
    seq: t.exposeInt('seq'),
    who: t.field({ type: Speaker, resolve: ({ who }) => who }),
    text: t.exposeString('text'),
    language: t.exposeString('language'),
    cutShort: t.exposeBoolean('cutShort', {
      description: 'The caller spoke over it; only what was heard is kept.',
    }),
    at: t.expose('at', { type: 'DateTime' }),
  }),
})

export const Call = builder.objectRef<CallView>('Call').implement({
  description: 'A call that the line answered and that is over.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the call.' }),
    lineId: t.exposeID('lineId'),
    at: t.expose('at', { type: 'DateTime', description: 'When the line answered.' }),
    caller: t.exposeString('caller', {
      nullable: true,
      description: 'Who called, E.164; null when withheld.',
    }),
    forwardedFrom: t.exposeString('forwardedFrom', { nullable: true }),
    durationSeconds: t.exposeInt('durationSeconds', { description: 'From answer to hang-up.' }),
    billedSeconds: t.exposeInt('billedSeconds'),
    freeReason: t.exposeString('freeReason', {
      nullable: true,
      description: 'Why nothing was charged; null when it was.',
    }),
    summary: t.exposeString('summary', { description: 'What it was about.' }),
    urgent: t.exposeBoolean('urgent', { description: 'Whether it should not wait.' }),
    urgentReason: t.exposeString('urgentReason', { nullable: true }),
    outcome: t.field({ type: CallOutcome, nullable: true, resolve: ({ outcome }) => outcome }),
    endReason: t.exposeString('endReason', { nullable: true }),
    languages: t.exposeStringList('languages'),
    disclosedAt: t.expose('disclosedAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'When the caller was told of the AI, and that the call is recorded or transcribed.',
    }),
    endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true }),
    charge: t.withAuth({ account: true, staff: true }).field({
      type: LedgerEntry,
      nullable: true,
      description: 'The entry of the ledger that says what the call cost and why.',
      resolve: ({ accountId, id: sourceId }, _args, { app }) =>
        app.db.ledgerEntry.findUnique({
          where: { accountId_kind_sourceId: { accountId, kind: 'call_charged', sourceId } },
        }),
    }),
    message: t.withAuth({ messagesRead: true, staff: true }).field({
      type: Message,
      nullable: true,
      description: 'What the caller left, if anything.',
      resolve: ({ accountId, id }, _args, context) => messageOfCallOnce(context, accountId, id),
    }),
    turns: t.field({
      type: [CallTurn],
      description: 'The transcript, in order.',
      resolve: ({ accountId, id: callId }, _args, { app }) =>
        app.db.callTurn.findMany({ where: { accountId, callId }, orderBy: { seq: 'asc' } }),
    }),
  }),
})
