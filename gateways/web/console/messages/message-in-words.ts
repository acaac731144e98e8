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

/** When they want to be called back, as they said it. */
export function bestTimeOf(message: string | null | undefined): string {
  return BEST_TIME_LINE.exec(message ?? '')?.[1] ?? ''
}

/** What was said, without the line that `bestTimeOf` shows. */
export function quoteOf(message: string | null | undefined): string {
  return (message ?? '').replace(BEST_TIME_LINE, '').trim()
}

/** What the call was about, in a line; without the best time, which stands beside it, and the name before it. */
export function gistOf(summary: string, { name, phone, message, contact }: Message): string {
  const bestTime = bestTimeOf(message)
  const rest =
    bestTime && summary.endsWith(`; ${bestTime}`) ? summary.slice(0, -bestTime.length - 2) : summary
  return beside(rest, [name, contact?.name, phone && phoneInWords(phone)])
}

/** What a list says of a message: what its call was about, else its own words. */
export function gistInList(message: Message): string {
  const gist = message.call ? gistOf(message.call.summary, message) : ''
  const quote = quoteOf(message.message)
  // What only repeats the caller's words is better in the whole of them.
  return gist === '' || wordsWithin(gist, quote) ? quote : gist
}

/** When the caller spoke: a message is stored once the call is over. */
export function saidAt({ at, call }: Pick<Message, 'at' | 'call'>): string {
  return call?.at ?? at
}

/** Why it waits for nobody; '' for one that does. */
export function unwantedAs({ contact, call }: Message): string {
  if (contact?.mark === 'BLOCKED') return 'Blocked number'
  return call?.outcome === 'SPAM' ? 'Unwanted call' : ''
}
