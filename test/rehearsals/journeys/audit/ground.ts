import type { Testament } from '../journey.ts'
import type { Site } from '../site.ts'

/** What an auditor looks at: what travellers were told, and our rows and the outside's record to hold it against. */
export type Ground = {
  site: Site
  told: readonly Testament[]
  rows<T>(text: string, values?: unknown[]): Promise<T[]>
}

/** What is not as it should be, by what it is: each with the first of them in words. */
export type Finding = { what: string; found: readonly string[] }

export function groundOf(site: Site, told: readonly Testament[]): Ground {
  return {
    site,
    told,
    rows: async <T>(text: string, values: unknown[] = []) =>
      (await site.pool.query(text, values)).rows as T[],
  }
}
