import { type ReturnedPayment, readReturnedPayment } from '../src/billing/payment-return-links.ts'
import { readOpenCheckout } from '../src/billing/read-open-checkout.ts'
import { type Receipt as ReceiptShape, readReceipt } from '../src/billing/read-receipt.ts'
import { buyMeetingMinutes } from '../src/meetings/buy-meeting-minutes.ts'
import { builder } from './builder.ts'

type CheckoutShape = {
  id: string
  pack: string
  seconds: number
  priceCents: number
  checkoutUrl: string
}

export const Checkout = builder.objectRef<CheckoutShape>('Checkout').implement({
  description: 'A pack of minutes, and the hosted page where it is paid.',
  fields: (t) => ({
    id: t.exposeID('id'),
    pack: t.exposeString('pack'),
    minutes: t.int({ description: 'Minutes in the pack.', resolve: ({ seconds }) => seconds / 60 }),
    priceCents: t.exposeInt('priceCents', { description: 'In US cents.' }),
    checkoutUrl: t.exposeString('checkoutUrl', {
      description: "Where the owner pays, on the payment processor's hosted page.",
    }),
  }),
})

const Receipt = builder.objectRef<ReceiptShape>('Receipt').implement({
  description: "The payment processor's own receipt of a purchase.",
  fields: (t) => ({
    url: t.exposeString('url', {
      nullable: true,
      description: 'Where it is shown, for some time; null when the processor has none.',
    }),
  }),
})

const PaymentReturn = builder.objectRef<ReturnedPayment>('PaymentReturn').implement({
  description:
    'A purchase, to whoever comes back from its payment page: no more than that page said.',
  fields: (t) => ({
    id: t.exposeID('id'),
    businessName: t.exposeString('businessName', {
      nullable: true,
      description: 'Of the line that the minutes are for; null for meeting minutes.',
    }),
    isNumberToCome: t.exposeBoolean('isNumberToCome', {
      description: 'The line gets its number once this is paid.',
    }),
    isForwarded: t.exposeBoolean('isForwarded', {
      description: 'A call to the business reached the line, so its phone is forwarded.',
    }),
    minutes: t.exposeInt('minutes'),
    priceCents: t.exposeInt('priceCents', { description: 'In US cents.' }),
    isPaid: t.exposeBoolean('isPaid'),
    paidAt: t.expose('paidAt', { type: 'DateTime', nullable: true }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      description: 'When its payment page ends.',
    }),
    checkoutUrl: t.exposeString('checkoutUrl', {
      nullable: true,
      description: 'Where it can still be paid.',
    }),
  }),
})

builder.queryFields((t) => ({
  paymentReturn: t.field({
    type: PaymentReturn,
    nullable: true,
    description:
      'Open to whoever has the address that a payment page leads back to; null once that page has ended.',
    args: { token: t.arg.string({ required: true }) },
    resolve: (_root, { token }, { app }) => readReturnedPayment(app, token),
  }),
  receipt: t.withAuth({ account: true }).field({
    type: Receipt,
    nullable: true,
    description:
      'Of a purchase that was paid, by its id, which is the `sourceId` of its ledger entry. ' +
      'Read at the payment processor now.',
    args: { purchaseId: t.arg.id({ required: true }) },
    resolve: (_root, { purchaseId }, { app, viewer }) => readReceipt(app, viewer, purchaseId),
  }),
  checkout: t.withAuth({ account: true }).field({
    type: Checkout,
    nullable: true,
    description: 'One that can still be paid.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { app, viewer }) => readOpenCheckout(app, viewer, id),
  }),
}))

builder.mutationFields((t) => ({
  meetingMinutesBuy: t.withAuth({ account: true }).field({
    type: Checkout,
    description: 'Opens a checkout for a pack of meeting minutes; they are there once it is paid.',
    errors: {},
    args: { pack: t.arg.string({ required: true }) },
    resolve: (_root, args, { app, viewer }) => buyMeetingMinutes(app, viewer, args),
  }),
}))
