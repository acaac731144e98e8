import { PLACES, type Place } from './area-code-places.ts'

/**
 * The other area codes of the same state, in the order to try when an area has no numbers left: overlays of the same
 * area, then areas by nearness. Empty for toll-free and unknown codes, and if the state has only one code.
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
