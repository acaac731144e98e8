import type { Phrases } from '../languages/phrases.ts'

/** "Yes, we do tuning"; a service that is listed with its price is read as the owner wrote it. */
export function sayService({ serviceYes }: Phrases, name: string): string {
  return /\d/.test(name) ? `${name.replace(/\.$/, '')}.` : serviceYes(name)
}
