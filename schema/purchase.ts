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
