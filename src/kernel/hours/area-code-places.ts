import { US_AREA_CODES } from './us-area-codes.ts'

export type Place = { state: string; zone: string; area: number }

export const PLACES: ReadonlyMap<string, Place> = places()

/** `area` numbers the areas of the whole table, so the two rows of one state are neighbours too. */
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
