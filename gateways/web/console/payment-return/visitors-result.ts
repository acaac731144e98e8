import type { VisitorReturnQuery } from '../../../generated/operations.ts'
import type { Came } from './read-payment.ts'
import {
  CHARGED_NOTHING,
  CONFIRMING,
  type Result,
  type Row,
  receiptRow,
  TITLES,
} from './result-of-payment.ts'

type Payment = NonNullable<VisitorReturnQuery['paymentReturn']>
type Ways = {
  /** To sign in, and be led to an address. */
  signInFor(place: string): string
  /** The address of the page itself, signed in and not. */
  own: string
  again: string
}

/** A payment as whoever comes back from it sees it without being signed in. */
export function visitorsResult(came: Came, payment: Payment, ways: Ways): Result {
  const { businessName: business, priceCents, minutes, isPaid } = payment
  const pack = { priceCents, seconds: minutes * 60, business }
  const own = {
    label: business === null ? 'Sign in to see your minutes' : 'Sign in to open the line',
    href: ways.own,
  }
  if (isPaid) {
    const receipt = receiptRow(ways.signInFor(`/console/minutes/receipts/${payment.id}`))
    const rows = [...timeRow('Paid', payment.paidAt), receipt, next(payment)]
    return { mark: 'paid', title: TITLES.paid, pack, rows, actions: [own] }
  }
  if (came === 'paid') {
    const [title, told] = [TITLES.confirming, CONFIRMING]
    return { mark: 'confirming', title, pack, told, rows: [], actions: [own], again: ways.again }
  }
  const line = payment.isNumberToCome ? [{ term: 'Line', words: SAVED }] : []
  const pay = payment.checkoutUrl ? [{ label: 'Pay now', href: payment.checkoutUrl }] : []
  const rows = [...timeRow('Pay by', payment.expiresAt), ...line]
  const [title, told] = [TITLES['not-paid'], CHARGED_NOTHING]
  return { mark: 'not-paid', title, pack, told, rows, actions: [...pay, own] }
}

const SAVED = 'What you filled in is saved. The line gets its number once you pay.'

/** Where nothing names the payment: what follows one of each kind, and how to see which it was. */
export function unnamedResult(
  came: Came,
  { isLine, own }: { isLine: boolean; own: string },
): Result {
  if (came === 'not-paid') {
    const told = `${CHARGED_NOTHING} Sign in to see what you were buying and its price, and to pay it.`
    const actions = [{ label: 'Sign in to pay', href: own }]
    return { mark: 'not-paid', title: TITLES['not-paid'], told, rows: [], actions }
  }
  return {
    mark: 'confirming',
    title: TITLES.confirming,
    told: 'This usually takes seconds. You can leave this page: we do the rest.',
    rows: [
      { term: 'New line', words: 'We email you its number, usually within a minute.' },
      { term: isLine ? 'More minutes' : 'Minutes', words: 'Added as soon as it is confirmed.' },
    ],
    actions: [{ label: 'Sign in to see the receipt', href: own }],
  }
}

function next({ businessName, isNumberToCome, isFirstOfLine }: Payment): Row {
  if (isNumberToCome) return { term: 'Next', words: NUMBER_COMES }
  if (isFirstOfLine) return { term: 'Next', words: FORWARD }
  const where = businessName === null ? 'In your account, ready to use' : 'Added to the line'
  return { term: 'Minutes', words: where }
}

const NUMBER_COMES =
  'We get the line its number and email it to you, with the codes that forward your calls. Usually within a minute.'
const FORWARD = 'Forward your calls. The line’s number and the codes to dial are in your email.'

function timeRow(term: string, at: string | null): Row[] {
  return at === null ? [] : [{ term, at: { iso: at, words: UTC.format(new Date(at)) } }]
}

/** Until `local-times.js` changes it to the viewer's zone. */
const UTC = new Intl.DateTimeFormat('en-US', {
  ...{ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  ...{ timeZone: 'UTC', timeZoneName: 'short' },
})
