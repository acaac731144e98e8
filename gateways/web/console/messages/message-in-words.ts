import { wordsWithin } from '../../../../src/conversations/one-line-summary.ts'
import { BEST_TIME } from '../../../../src/receptionist/notes/write-message.ts'
import { beside } from '../calls/call-in-words.ts'
import { phone as phoneInWords } from '../frame/amounts-and-times-in-words.ts'

type Message = {
  at: string
  name?: string | null
  phone?: string | null
  message?: string | null
  contact?: { name?: string | null; mark?: string | null } | null
  call?: { at: string; summary: string; outcome: string | null } | null
}

const BEST_TIME_LINE = new RegExp(`^${BEST_TIME}: (.+)$`, 'm')

/** When the caller wants to be called back, in their words. */
export function bestTimeOf(message: string | null | undefined): string {
  return BEST_TIME_LINE.exec(message ?? '')?.[1] ?? ''
}

/** The message without the line that `bestTimeOf` shows. */
export function quoteOf(message: string | null | undefined): string {
  return (message ?? '').replace(BEST_TIME_LINE, '').trim()
}

/**
 * What the call was about, in one line; without the best time and the caller's name, which the page shows separately.
 */
export function gistOf(summary: string, { name, phone, message, contact }: Message): string {
  const bestTime = bestTimeOf(message)
  const rest =
    bestTime && summary.endsWith(`; ${bestTime}`) ? summary.slice(0, -bestTime.length - 2) : summary
  return beside(rest, [name, contact?.name, phone && phoneInWords(phone)])
}

/** What a list shows for a message: what its call was about, else its own words. */
export function gistInList(message: Message): string {
  const gist = message.call ? gistOf(message.call.summary, message) : ''
  const quote = quoteOf(message.message)
  // A summary that only repeats part of the caller's words: show all their words instead.
  return gist === '' || wordsWithin(gist, quote) ? quote : gist
}

/** When the caller called. A message is stored only after the call ends. */
export function saidAt({ at, call }: Pick<Message, 'at' | 'call'>): string {
  return call?.at ?? at
}

/** Why the message is unwanted; '' if it is not. */
export function unwantedAs({ contact, call }: Message): string {
  if (contact?.mark === 'BLOCKED') return 'Blocked number'
  return call?.outcome === 'SPAM' ? 'Unwanted call' : ''
}
