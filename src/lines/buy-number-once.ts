import type { App } from '../app.ts'
import type { CarrierNumber } from '../providers/twilio/carrier.ts'

/**
 * The number with this label at the carrier, bought if there is none; undefined if none is available. A killed
 * attempt may have bought one, and its request may even arrive after our look-up. So numbers with the label are
 * counted again after buying, the oldest is kept and the rest released.
 */
export async function labelledNumber(
  app: App,
  label: string,
  areaCodes: readonly string[],
): Promise<CarrierNumber | undefined> {
  const before = await app.carrier.findNumbers(label)
  if (before.length === 0) await app.carrier.buyNumber(label, areaCodes)
  const [kept, ...extra] = before.length > 0 ? before : await app.carrier.findNumbers(label)
  for (const { id } of extra) await app.carrier.releaseNumber(id)
  return kept
}
