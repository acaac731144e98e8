import type Stripe from 'stripe'
import { type SessionParams, totalCents } from './session-params.ts'
import { stripeId } from './stripe-id.ts'

export type Session = Stripe.Checkout.Session

/** A new open session with every field of Stripe's; fields the sandbox does not use have Stripe's defaults. */
export function newSession(params: SessionParams, sandboxUrl: string, nowSeconds: number): Session {
  const id = stripeId('cs_test_a1', 56)
  const cents = totalCents(params)
  return {
    id,
    object: 'checkout.session',
    ...DEFAULTS,
    amount_subtotal: cents,
    amount_total: cents,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    created: nowSeconds,
    currency:
      params.mode === 'payment' ? (params.line_items[0]?.price_data.currency ?? null) : null,
    customer_email: params.customer_email ?? null,
    expires_at: params.expires_at ?? nowSeconds + 86_400,
    metadata: params.metadata ?? {},
    mode: params.mode,
    ...(params.mode === 'setup' ? OF_SET_UP : {}),
    success_url: params.success_url,
    url: `${sandboxUrl}/checkout/${id}`,
  }
}

const OF_SET_UP = {
  customer_creation: 'always',
  payment_status: 'no_payment_required',
} as const

/** `setupIntent` is the setup intent's id. */
export function cardSavedSession(session: Session, customer: string, setupIntent: string): Session {
  return { ...paidSession(session), ...SAVED, customer, setup_intent: setupIntent }
}

const SAVED = { payment_status: 'no_payment_required', payment_intent: null } as const

export function paidSession(session: Session): Session {
  return {
    ...session,
    status: 'complete',
    payment_status: 'paid',
    payment_intent: stripeId('pi_3'),
    url: null,
    customer_details: {
      address: null,
      business_name: null,
      email: session.customer_email,
      individual_name: null,
      name: null,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
  }
}

export function expiredSession(session: Session): Session {
  return { ...session, status: 'expired', url: null }
}

const DEFAULTS = {
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allow_promotion_codes: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  customer: null,
  customer_account: null,
  customer_creation: 'if_required',
  customer_details: null,
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  livemode: false,
  locale: null,
  managed_payments: null,
  mode: 'payment',
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: 'if_required',
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: ['card'],
  payment_status: 'unpaid',
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  status: 'open',
  submit_type: null,
  subscription: null,
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  ui_mode: 'hosted_page',
  wallet_options: null,
} satisfies Partial<Session>
