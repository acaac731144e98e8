import { areaCode, type E164 } from '../phone.ts'
import { US_AREA_CODES } from './us-area-codes.ts'

/** The IANA zone of a number's area code; toll-free numbers, which have no place, get `America/New_York`. */
export function timeZoneOfUsPhone(phone: E164): string {
  return PLACES.get(areaCode(phone))?.zone ?? 'America/New_York'
}

/**
 * The other area codes of the same state, to try in this order when an area has no numbers left: overlays of
 * the same area, then areas by nearness. Empty for toll-free and unknown codes, and where a state has one code.
 */
export function nearbyAreaCodes(areaCode: string): string[] {
  const home = PLACES.get(areaCode)
  if (!home) return []
  const distance = ({ area }: Place) => Math.abs(area - home.area)
  return [...PLACES]
    .filter(([code, place]) => code !== areaCode && place.state === home.state)
    .sort(([, a], [, b]) => distance(a) - distance(b))
    .map(([code]) => code)
}

type Place = { state: string; zone: string; area: number }

const PLACES: ReadonlyMap<string, Place> = places()

/** `area` counts the areas of the whole table, so a state's two rows stay neighbours too. */
function places(): Map<string, Place> {
  const found = new Map<string, Place>()
  let area = 0
  for (const [state, zone, codes] of US_AREA_CODES) {
    for (const overlays of codes.split(' ')) {
      for (const code of overlays.split('/')) found.set(code, { state, zone, area })
      area++
    }
  }
  return found
}
