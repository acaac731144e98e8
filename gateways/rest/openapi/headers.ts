import { z } from 'zod'

/**
 * How much of the key's rate limit is left: sent with every response to a known key
 * (docs/decisions/repeats-and-limits.md).
 */
export const limitHeaders = {
  RateLimit: z.string().meta({
    description: 'Requests left (`r`) and seconds until the count starts anew (`t`).',
    examples: ['"api-key"; r=299; t=60'],
    header: { id: 'RateLimit' },
  }),
  'RateLimit-Policy': z.string().meta({
    description: 'Requests (`q`) in a window of seconds (`w`).',
    examples: ['"api-key"; q=300; w=60'],
    header: { id: 'RateLimit-Policy' },
  }),
}

export const retryAfter = z
  .int()
  .min(0)
  .meta({
    description: 'Seconds to wait; a request after that succeeds.',
    examples: [12],
    header: { id: 'Retry-After' },
  })

/** For a status where only some of the codes send it. */
export const retryAfterIfAny = z
  .int()
  .min(0)
  .optional()
  .meta({
    description: 'Seconds to wait, where waiting helps.',
    examples: [2],
    header: { id: 'Retry-After-If-Any' },
  })

export const idempotentReplayed = z
  .literal('true')
  .optional()
  .meta({
    description: 'There when this is the first answer again, for the same Idempotency-Key.',
    examples: ['true'],
    header: { id: 'Idempotent-Replayed' },
  })

export const challenge = z.literal('Bearer').meta({
  description: 'What is taken: an API key as a bearer token.',
  examples: ['Bearer'],
  header: { id: 'WWW-Authenticate' },
})
