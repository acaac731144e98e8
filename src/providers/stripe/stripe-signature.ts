import type { Stripe } from 'stripe'
import { withAnySecret } from '../../kernel/config/secret-list.ts'
import { InvalidSignature } from './checkout.ts'

const SIGNATURE_TOLERANCE_SECONDS = 300

export function verified(
  stripe: Stripe,
  rawBody: Buffer,
  signature: string,
  secrets: readonly string[],
): unknown {
  try {
    return withAnySecret(secrets, (secret) =>
      stripe.webhooks.constructEvent(rawBody, signature, secret, SIGNATURE_TOLERANCE_SECONDS),
    )
  } catch (error) {
    throw new InvalidSignature(error)
  }
}
