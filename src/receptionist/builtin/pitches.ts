import type { Cues } from './cues/cues.ts'
import { hears } from './folded.ts'

/** Whether an outsider offers something to the business: no one sign tells it, two do. */
export function pitches(text: string, { pitch }: Cues): boolean {
  if (!pitch || hears(text, pitch.customer)) return false
  const has = {
    offer: hears(text, pitch.offer),
    from: hears(text, pitch.from),
    audience: hears(text, pitch.audience),
    product: hears(text, pitch.product),
  }
  if (has.offer) return has.from || has.audience || has.product
  return has.product && has.audience
}
