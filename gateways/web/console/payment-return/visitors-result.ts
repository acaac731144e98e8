import type { VisitorReturnQuery } from '../../../generated/operations.ts'
import type { Came } from './read-payment.ts'
import {
  CONFIRMING,
  LEFT,
  type Moment,
  NOTHING_TO_DO,
  packRows,
  payAction,
  type Result,
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
  const open = business === null ? 'Sign in to see your minutes' : 'Sign in to open the line'
  const own = { label: open, href: ways.own }
  if (isPaid) {
    const receipt = receiptRow(ways.signInFor(`/console/minutes/receipts/${payment.id}`))
    const { paidAt } = payment
    const rows = [
      ...packRows('Paid', pack),
      ...(paidAt ? [{ term: 'When', at: moment(paidAt) }] : []),
      receipt,
    ]
    return { mark: 'paid', title: TITLES.paid, rows, next: next(payment), actions: [own] }
  }
  const rows = packRows('Price', pack)
  if (came === 'paid') {
    const [title, told] = [TITLES.confirming, CONFIRMING]
    return { mark: 'confirming', title, told, rows, actions: [own], again: ways.again }
  }
  const { expiresAt, checkoutUrl } = payment
  return {
    mark: 'not-paid',
    title: TITLES['not-paid'],
    told: payment.isNumberToCome ? `${LEFT} ${SAVED}` : LEFT,
    rows,
    actions: [...(checkoutUrl ? [payAction(priceCents, checkoutUrl)] : []), change(payment, ways)],
    ...(expiresAt && { until: moment(expiresAt) }),
  }
}

const SAVED = 'What you filled in is saved. The line gets its number once you pay.'

/** Who wants something else than what was left. */
function change({ isNumberToCome }: Payment, { own, signInFor }: Ways) {
  if (isNumberToCome) return { label: 'Sign in to change the line', href: own }
  return { label: 'Sign in to choose another pack', href: signInFor('/console/minutes') }
}

/** Where nothing names the payment: what is true of any, and how to see which it was. */
export function unnamedResult(
  came: Came,
  { isLine, own }: { isLine: boolean; own: string },
): Result {
  if (came === 'not-paid') {
    const home = { label: 'Back to the front page', href: '/' }
    const actions = [{ label: 'Sign in to pay', href: own }, home]
    const next =
      'Sign in to see what it was for, and to pay. For your privacy, this page does not show it.'
    return { mark: 'not-paid', title: TITLES['not-paid'], told: LEFT, rows: [], next, actions }
  }
  return {
    mark: 'confirming',
    title: TITLES.unnamed,
    told: NOTHING_TO_DO,
    rows: [],
    steps: [
      { title: 'The payment is confirmed', words: 'Within seconds; it may be done already.' },
      {
        title: isLine ? 'The minutes are on the line' : 'What you bought is in your account',
        words: 'As soon as the payment is confirmed.',
      },
      {
        title: 'You see it once you sign in',
        words: 'For your privacy, this page does not show what was paid.',
      },
    ],
    actions: [{ label: 'Sign in to see your payment', href: own }],
  }
}

function next({ businessName, isNumberToCome, isFirstOfLine }: Payment): string {
  if (isNumberToCome) return NUMBER_COMES
  if (isFirstOfLine) return FORWARD
  if (businessName === null) return 'The minutes are in your account, ready to use.'
  return 'The minutes are added to the line.'
}

const NUMBER_COMES =
  'We get the line its number and email it to you, with the codes that forward your calls. Usually within a minute.'
const FORWARD = 'Forward your calls. The line’s number and the codes to dial are in your email.'

const moment = (at: string): Moment => ({ iso: at, words: UTC.format(new Date(at)) })

/** Until `local-times.js` changes it to the viewer's zone. */
const UTC = new Intl.DateTimeFormat('en-US', {
  ...{ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  ...{ timeZone: 'UTC', timeZoneName: 'short' },
})
