import type { Testament } from '../journey.ts'
import type { Site } from '../site.ts'

/** An auditor's data: what the journeys were told, and our rows and the outside's record to compare it with. */
export type Ground = {
  site: Site
  told: readonly Testament[]
  rows<T>(text: string, values?: unknown[]): Promise<T[]>
}

/** One check, with the failures it found as text. */
export type Finding = { what: string; found: readonly string[] }

export function groundOf(site: Site, told: readonly Testament[]): Ground {
  return {
    site,
    told,
    rows: async <T>(text: string, values: unknown[] = []) =>
      (await site.pool.query(text, values)).rows as T[],
  }
}
