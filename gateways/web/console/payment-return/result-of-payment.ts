import { amount, minutes } from '../frame/amounts-and-times-in-words.ts'
import { FIRST_STEPS } from '../lines/first-steps.ts'

/** What a page says of a payment: the same parts in the same order, whoever comes back from it. */
export type Result = {
  mark: 'paid' | 'confirming' | 'not-paid' | 'unnamed'
  title: string
  told?: string
  rows: readonly Row[]
  /** What the owner does or waits for now. */
  next?: string
  /** The same in several steps. */
  steps?: readonly { title: string; words: string }[]
  /** The first is the page's button, filled once the payment is known; the others are links. */
  actions: readonly { label: string; href: string }[]
  /** When the payment page closes. */
  until?: Moment
  /** While the processor has not told of it: where the page asks again. */
  again?: string
}

export type Moment = { iso: string; words: string }

/** A fact: a time, or words, which may lead somewhere. */
export type Row = {
  term: string
  at?: Moment
  words?: string
  href?: string
}

/** What was bought, for which line; meeting minutes are for none. */
export type Pack = { priceCents: number; seconds: number; business: string | null }

export const TITLES = {
  paid: 'Payment received',
  confirming: 'Confirming your payment',
  'not-paid': 'Payment not completed',
  unnamed: 'Sign in to see your payment',
} as const

export const CONFIRMING =
  'This usually takes a few seconds. You don’t need to pay again, and you can close this page.'

export const LEFT = 'You left checkout before paying, so nothing was charged.'

export function packRows(
  term: 'Paid' | 'Price' | 'Amount',
  { priceCents, seconds, business }: Pack,
): Row[] {
  const kind = business === null ? 'meetings' : 'calls'
  return [
    { term, words: amount(priceCents) },
    { term: 'For', words: `${minutes(seconds)} of ${kind}` },
    ...(business === null ? [] : [{ term: 'Line', words: business }]),
  ]
}

/** Said beside the price, which alone would look like a bill. */
export const NOT_CHARGED: Row = { term: 'Charged', words: 'Nothing' }

export function receiptRow(href: string): Row {
  return { term: 'Receipt', href, words: 'View receipt' }
}

export function payAction(priceCents: number, href: string) {
  return { label: `Pay ${amount(priceCents)}`, href }
}

export const MINUTES_READY = 'The minutes are ready, and they don’t expire.'
export const TO_A_RECAP = [
  {
    title: 'Send a note-taker',
    words: 'Paste the link of a meeting, or connect your calendar and it goes by itself.',
  },
  { title: 'Get the recap', words: 'By email after the meeting, with who does what.' },
]
/** What is next for a line that has its number. */
export function nextOfLine({ isForwarded }: { isForwarded: boolean }): string {
  return isForwarded ? ADDED_TO_LINE : `${FIRST_STEPS.forward}. ${CODES}`
}

/** Only a line that a forwarded call has reached needs nothing more. */
const ADDED_TO_LINE =
  'The minutes are on your line, and your calls already reach it. There is nothing else to do.'
const CODES = 'Your line’s number and the codes to dial are on its page and in your email.'
