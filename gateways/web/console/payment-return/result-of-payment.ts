/** What a page says of a payment: the same parts in the same order, whoever comes back from it. */
export type Result = {
  mark: 'paid' | 'confirming' | 'not-paid'
  title: string
  pack?: { priceCents: number; seconds: number; business: string | null }
  told?: string
  rows: readonly Row[]
  /** The first is the page's filled button. */
  actions: readonly { label: string; href: string }[]
  /** While the processor has not told of it: where the page asks again. */
  again?: string
}

/** A fact: a time, words after it, or words that lead somewhere. */
export type Row = {
  term: string
  at?: { iso: string; words: string }
  words?: string
  href?: string
}

export const TITLES = {
  paid: 'Payment received',
  confirming: 'Confirming your payment',
  'not-paid': 'Not paid yet',
} as const

export const CONFIRMING =
  'The payment processor confirms it to us within seconds. You can leave this page: we do the rest.'

export const CHARGED_NOTHING = 'You left the payment page, so nothing was charged.'

export function receiptRow(href: string): Row {
  return { term: 'Receipt', href, words: 'Open the receipt' }
}
