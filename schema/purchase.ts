import { buyMeetingMinutes } from '../src/meetings/buy-meeting-minutes.ts'
import { builder } from './builder.ts'

type CheckoutShape = { pack: string; seconds: number; priceCents: number; checkoutUrl: string }

export const Checkout = builder.objectRef<CheckoutShape>('Checkout').implement({
  description: 'A pack of minutes, and the hosted page where it is paid.',
  fields: (t) => ({
    pack: t.exposeString('pack'),
    minutes: t.int({ resolve: ({ seconds }) => seconds / 60 }),
    priceCents: t.exposeInt('priceCents'),
    checkoutUrl: t.exposeString('checkoutUrl'),
  }),
})

builder.mutationFields((t) => ({
  meetingMinutesBuy: t.withAuth({ account: true }).field({
    type: Checkout,
    description: 'Opens a checkout for a pack of meeting minutes; they are there once it is paid.',
    errors: {},
    args: { pack: t.arg.string({ required: true }) },
    resolve: (_root, args, { app, viewer }) => buyMeetingMinutes(app, viewer, args),
  }),
}))
