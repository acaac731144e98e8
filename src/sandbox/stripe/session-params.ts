import { z } from 'zod'
import { emailAddress } from '../../kernel/text/email-address.ts'
import { StripeError } from './stripe-error.ts'

const SHORTEST_SECONDS = 30 * 60
const LONGEST_SECONDS = 24 * 60 * 60
const SMALLEST_TOTAL_CENTS = 50

const coded = (code: string, error: string) => ({ error, params: { code } })
const integer = (least: number) =>
  z
    .string()
    .refine(
      (text) => /^-?\d{1,12}$/.test(text),
      coded('parameter_invalid_integer', 'Invalid integer'),
    )
    .transform(Number)
    .refine((value) => value >= least, {
      error: `This value must be greater than or equal to ${least}.`,
      params: { code: 'parameter_invalid_integer' },
    })
const webUrl = z
  .string()
  .max(5_000)
  .refine(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    coded('url_invalid', 'Not a valid URL'),
  )
const email = z
  .string()
  .max(800)
  .refine(
    (text) => emailAddress().safeParse(text).success,
    coded('email_invalid', 'Invalid email address'),
  )
const Metadata = z
  .record(
    z.string().max(40, 'Metadata keys can be up to 40 characters long.'),
    z.string().max(500, 'Metadata values can be up to 500 characters long.'),
  )
  .refine((entries) => Object.keys(entries).length <= 50, {
    error: 'Metadata can have up to 50 keys.',
  })

const LineItem = z.strictObject({
  quantity: integer(1),
  price_data: z.strictObject({
    currency: z
      .string()
      .toLowerCase()
      .regex(/^[a-z]{3}$/, 'Invalid currency'),
    unit_amount: integer(0),
    product_data: z.strictObject({
      name: z.string().min(1).max(250),
      description: z.string().max(500).optional(),
      metadata: Metadata.optional(),
    }),
  }),
})

const OfBothModes = {
  ui_mode: z.enum(['hosted_page'], 'The sandbox has the hosted page only.').optional(),
  success_url: webUrl,
  cancel_url: webUrl.optional(),
  client_reference_id: z.string().min(1).max(200).optional(),
  customer_email: email.optional(),
  metadata: Metadata.optional(),
  payment_method_types: z.array(z.enum(['card'])).optional(),
  locale: z.string().optional(),
  expires_at: integer(0).optional(),
  expand: z.array(z.string()).optional(),
}

const SessionParams = z.discriminatedUnion(
  'mode',
  [
    z.strictObject({
      ...OfBothModes,
      mode: z.literal('payment'),
      line_items: z.array(LineItem).min(1).max(100),
      payment_intent_data: z
        .strictObject({ metadata: Metadata.optional(), description: z.string().optional() })
        .optional(),
    }),
    z.strictObject({
      ...OfBothModes,
      mode: z.literal('setup'),
      customer_creation: z.enum(['always'], 'The sandbox makes a customer for each card.'),
    }),
  ],
  'The sandbox takes the modes `payment` and `setup`.',
)

export type SessionParams = z.infer<typeof SessionParams>

/**
 * Reads the form of `POST /v1/checkout/sessions` as stripe-node sends it, brackets already parsed.
 * @throws {StripeError} 400 naming the parameter
 */
export function readSessionParams(form: unknown, nowSeconds: number): SessionParams {
  const parsed = SessionParams.safeParse(form ?? {})
  if (!parsed.success) throw paramError(parsed.error, form)
  const params = parsed.data
  const lifeSeconds = (params.expires_at ?? nowSeconds + LONGEST_SECONDS) - nowSeconds
  if (lifeSeconds < SHORTEST_SECONDS || lifeSeconds > LONGEST_SECONDS) {
    throw new StripeError(
      400,
      lifeSeconds < SHORTEST_SECONDS
        ? 'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.'
        : 'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      { param: 'expires_at' },
    )
  }
  refuseUnpayable(params)
  return params
}

/** In cents, all lines together; null when nothing is paid. */
export function totalCents(params: SessionParams): number | null {
  if (params.mode === 'setup') return null
  return params.line_items.reduce(
    (sum, line) => sum + line.quantity * line.price_data.unit_amount,
    0,
  )
}

function refuseUnpayable(params: SessionParams): void {
  if (params.mode === 'setup') return
  const currencies = new Set(params.line_items.map((line) => line.price_data.currency))
  if (currencies.size > 1) {
    throw new StripeError(400, 'All line items must have the same currency.', {
      param: 'line_items',
    })
  }
  if (Number(totalCents(params)) < SMALLEST_TOTAL_CENTS) {
    throw new StripeError(
      400,
      "The Checkout Session's total amount due must add up to at least $0.50 usd",
      { code: 'amount_too_small' },
    )
  }
}

function paramError(error: z.ZodError, form: unknown): StripeError {
  const issue = error.issues[0]
  const path = issue?.path ?? []
  if (issue?.code === 'unrecognized_keys') {
    const param = bracketed([...path, issue.keys[0] ?? ''])
    return new StripeError(400, `Received unknown parameter: ${param}`, {
      code: 'parameter_unknown',
      param,
    })
  }
  const param = bracketed(path)
  if (isMissing(form, path)) {
    return new StripeError(400, `Missing required param: ${param}.`, {
      code: 'parameter_missing',
      param,
    })
  }
  const code = issue?.code === 'custom' ? issue.params?.code : undefined
  return new StripeError(400, issue?.message ?? 'Invalid request.', {
    param,
    ...(typeof code === 'string' ? { code } : {}),
  })
}

/** `['line_items', 0, 'quantity']` as Stripe writes it: `line_items[0][quantity]`. */
function bracketed(path: readonly PropertyKey[]): string {
  const [first, ...rest] = path.map(String)
  return (first ?? '') + rest.map((key) => `[${key}]`).join('')
}

function isMissing(form: unknown, path: readonly PropertyKey[]): boolean {
  const value = path.reduce<unknown>((within, key) => Reflect.get(Object(within), key), form)
  return value === undefined
}
