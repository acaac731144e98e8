import { shortOf } from '../../../../src/conversations/one-line-summary.ts'
import { ASKED } from '../../../../src/receptionist/outcome-and-summary.ts'
import { beside } from '../calls/call-in-words.ts'
import { phone as phoneInWords } from '../frame/amounts-and-times-in-words.ts'
import { bestTimeSaid, quoteOf } from './message-details.ts'
import { saidBeyond } from './said-beyond.ts'

type Message = {
  at: string
  name?: string | null
  phone?: string | null
  message?: string | null
  contact?: { name?: string | null; mark?: string | null } | null
  call?: { at: string; summary: string; outcome: string | null } | null
}

type Call = {
  summary: string
  caller?: string | null
  contact?: { name?: string | null } | null
  message?: { name?: string | null; phone?: string | null; message?: string | null } | null
}

/**
 * What a call was about, in one line; without the best time and the caller's name, which the page shows separately.
 */
export function gistOfCall({ summary, caller, contact, message }: Call): string {
  const rest = withoutBestTime(summary, bestTimeSaid(message?.message))
  const numbers = [message?.phone, caller].map((number) => number && phoneInWords(number))
  return beside(rest, [message?.name, contact?.name, ...numbers])
}

/** A summary may end in the best time, or in as much of it as there was room for. */
function withoutBestTime(summary: string, bestTime: string): string {
  const end = summary.lastIndexOf('; ')
  const last = summary.slice(end + 2).replace(/…$/, '')
  return end > 0 && last !== '' && bestTime.startsWith(last) ? summary.slice(0, end) : summary
}

const SHORT_CHARACTERS_MAX = 140

/** The message in one line: what its call was about, else its own first words. */
export function gistInList(message: Message): string {
  const gist = message.call
    ? gistOfCall({ ...message.call, contact: message.contact ?? null, message })
    : ''
  return gist || shortOf(quoteOf(message.message), SHORT_CHARACTERS_MAX)
}

/** What the caller's words say beyond that line; '' if nothing. */
export function moreInWords(message: Message): string {
  const name = message.name ?? message.contact?.name
  const gist = gistInList(message)
  const words = gist.startsWith(ASKED) ? gist.slice(ASKED.length) : gist
  return saidBeyond(words, quoteOf(message.message), name)
}

/** Who left it: by name if there is one, else by number. */
export function callerOf({ name, contact, phone }: Omit<Message, 'at'>): string {
  return name ?? contact?.name ?? (phone ? phoneInWords(phone) : 'no name left')
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
