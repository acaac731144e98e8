import {
  DeliveryStatus as DeliveryStatusValues,
  PurchaseStatus as PurchaseStatusValues,
  ReversalKind as ReversalKindValues,
  ReversalStanding as ReversalStandingValues,
} from '../prisma/generated/client/enums.ts'
import {
  listKeptTestLines,
  listMails,
  listPurchases,
  listTexts,
} from '../src/accounts/export-records.ts'
import { builder } from './builder.ts'
import { newestIdFirst } from './connection.ts'
import { upperCase } from './enum-values.ts'

const PurchaseStatus = builder.enumType('PurchaseStatus', {
  values: upperCase(PurchaseStatusValues),
})
const ReversalKind = builder.enumType('ReversalKind', { values: upperCase(ReversalKindValues) })
const ReversalStanding = builder.enumType('ReversalStanding', {
  values: upperCase(ReversalStandingValues),
})
const MailDelivery = builder.enumType('MailDelivery', { values: upperCase(DeliveryStatusValues) })

const Identity = builder.prismaObject('Identity', {
  description: 'Whom an identity provider says the owner is.',
  fields: (t) => ({
    issuer: t.exposeString('issuer'),
    subject: t.exposeString('subject'),
    email: t.exposeString('email'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})

builder.prismaObject('PaymentReversal', {
  description: 'Money of a purchase that was refunded, or that the payer’s bank disputes.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The payment processor’s own.' }),
    kind: t.field({ type: ReversalKind, resolve: ({ kind }) => kind }),
    standing: t.field({ type: ReversalStanding, resolve: ({ standing }) => standing }),
    cents: t.exposeInt('cents'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    changedAt: t.expose('changedAt', { type: 'DateTime' }),
  }),
})

const Purchase = builder.prismaObject('Purchase', {
  description: 'A checkout that was opened, and what it bought.',
  fields: (t) => ({
    id: t.exposeID('id'),
    lineId: t.exposeID('lineId', { nullable: true, description: 'Null for meeting minutes.' }),
    pack: t.exposeString('pack'),
    seconds: t.exposeInt('seconds'),
    priceCents: t.exposeInt('priceCents'),
    status: t.field({ type: PurchaseStatus, resolve: ({ status }) => status }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    paidAt: t.expose('paidAt', { type: 'DateTime', nullable: true }),
    reversals: t.relation('reversals', { query: { orderBy: { createdAt: 'asc' } } }),
  }),
})

const Mail = builder.prismaObject('Mail', {
  description: 'A mail that was sent, or is to be.',
  fields: (t) => ({
    id: t.exposeID('id'),
    to: t.exposeString('to'),
    subject: t.exposeString('subject'),
    text: t.exposeString('text'),
    tag: t.exposeString('tag'),
    delivery: t.field({ type: MailDelivery, resolve: ({ delivery }) => delivery }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    sentAt: t.expose('sentAt', { type: 'DateTime', nullable: true }),
    deliveredAt: t.expose('deliveredAt', { type: 'DateTime', nullable: true }),
    bouncedAt: t.expose('bouncedAt', { type: 'DateTime', nullable: true }),
  }),
})

const TextMessage = builder.prismaObject('TextMessage', {
  description: 'A text to an owner’s mobile. Its words are kept only until it is sent.',
  fields: (t) => ({
    id: t.exposeID('id'),
    to: t.exposeString('to'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    sentAt: t.expose('sentAt', { type: 'DateTime', nullable: true }),
    notSentReason: t.exposeString('notSentReason', { nullable: true }),
    deliveredAt: t.expose('deliveredAt', { type: 'DateTime', nullable: true }),
    failedAt: t.expose('failedAt', { type: 'DateTime', nullable: true }),
    failure: t.exposeString('failure', {
      nullable: true,
      description: 'Why it did not arrive, though the carrier took it.',
    }),
  }),
})

const KeptTestLine = builder.prismaObject('TestLine', {
  variant: 'KeptTestLine',
  description: 'A test line that was made; its code may have expired.',
  fields: (t) => ({
    id: t.exposeID('id'),
    businessName: t.exposeString('businessName'),
    trade: t.exposeString('trade'),
    area: t.exposeString('area', { nullable: true }),
    hours: t.exposeString('hoursText', { nullable: true }),
    services: t.exposeStringList('services'),
    timeZone: t.exposeString('timeZone'),
    callsUsed: t.exposeInt('callsUsed'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
  }),
})

builder.prismaObjectFields('Account', (t) => ({
  identities: t.withAuth({ owner: true, staff: true }).relation('identities', {
    type: Identity,
    query: { orderBy: { createdAt: 'asc' } },
  }),
  purchases: t.withAuth({ owner: true, staff: true }).connection({
    type: Purchase,
    description: 'Newest first.',
    args: { lineId: t.arg.id({ description: 'Only those of this line.' }) },
    resolve: ({ id: accountId }, args, { app }) =>
      newestIdFirst(args, (page) =>
        listPurchases(app, { accountId, ...page, lineId: args.lineId ?? null }),
      ),
  }),
  mails: t.withAuth({ owner: true, staff: true }).connection({
    type: Mail,
    description: 'What it was mailed, newest first.',
    resolve: ({ id: accountId }, args, { app }) =>
      newestIdFirst(args, (page) => listMails(app, { accountId, ...page })),
  }),
  texts: t.withAuth({ owner: true, staff: true }).connection({
    type: TextMessage,
    description: 'What its owners were texted, newest first, with what became of each.',
    resolve: ({ id: accountId }, args, { app }) =>
      newestIdFirst(args, (page) => listTexts(app, { accountId, ...page })),
  }),
  keptTestLines: t.withAuth({ owner: true, staff: true }).connection({
    type: KeptTestLine,
    description: 'All test lines it made, newest first.',
    resolve: ({ id: accountId }, args, { app }) =>
      newestIdFirst(args, (page) => listKeptTestLines(app, { accountId, ...page })),
  }),
}))
