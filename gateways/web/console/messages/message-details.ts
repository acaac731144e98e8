import { type Detail, readMessage } from '../../../../src/receptionist/notes/read-message.ts'
import { timeAlone } from './time-alone.ts'

/** When the caller wants to be called back, as a fact: their words without "would be best". */
export function bestTimeOf(message: string | null | undefined): string {
  return timeAlone(bestTimeSaid(message))
}

/** When the caller wants to be called back, in their words. */
export function bestTimeSaid(message: string | null | undefined): string {
  const { details } = readMessage(message ?? '')
  return details.find(({ label }) => label === 'Best time')?.value ?? ''
}

/** What else was noted, as rows. */
export function detailsOf(message: string | null | undefined): Detail[] {
  return readMessage(message ?? '').details.filter(({ label }) => label !== 'Best time')
}

/** The caller's own words. */
export function quoteOf(message: string | null | undefined): string {
  return readMessage(message ?? '').words
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Where a detail leads: an address to a map, an email address to a new email; undefined for the others. */
export function linkOfDetail({ label, value }: Detail): string | undefined {
  if (label === 'Address')
    return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(value)}`
  return label === 'Email' && EMAIL.test(value) ? `mailto:${value}` : undefined
}
