import type { VisitorReturnQuery } from '../../../generated/operations.ts'
import type { Came } from './read-payment.ts'
import {
  CONFIRMING,
  LEFT,
  MINUTES_READY,
  type Moment,
  NOT_CHARGED,
  nextOfLine,
  packRows,
  payAction,
  type Result,
  receiptRow,
  TITLES,
  TO_A_RECAP,
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
  const own = onward(payment, ways)
  if (isPaid) {
    const receipt = receiptRow(ways.signInFor(`/console/minutes/receipts/${payment.id}`))
    const { paidAt } = payment
    const rows = [
      ...packRows('Paid', pack),
      ...(paidAt ? [{ term: 'When', at: moment(paidAt) }] : []),
      receipt,
    ]
    return { mark: 'paid', title: TITLES.paid, rows, ...nextStep(payment), actions: [own] }
  }
  if (came === 'paid') {
    const [title, told, rows] = [TITLES.confirming, CONFIRMING, packRows('Amount', pack)]
    const then = { ...nextStep(payment), actions: [own], again: ways.again }
    return { mark: 'confirming', title, told, rows, ...then }
  }
  const rows = [...packRows('Price', pack), NOT_CHARGED]
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

/** To what is next, once signed in. */
function onward({ businessName, isNumberToCome, isForwarded, isPaid }: Payment, ways: Ways) {
  const { own, signInFor } = ways
  if (!isPaid) return { label: 'Sign in to follow it', href: own }
  if (businessName === null)
    return { label: 'Sign in to send a note-taker', href: signInFor('/console/meetings/new') }
  const isLeft = !isNumberToCome && !isForwarded
  return { label: isLeft ? 'Sign in to forward your calls' : 'Sign in to open the line', href: own }
}

const SAVED = 'Your details are saved, and your line gets its number once you pay.'

/** Who wants something else than what was left. */
function change({ isNumberToCome }: Payment, { own, signInFor }: Ways) {
  if (isNumberToCome) return { label: 'Sign in to edit the line', href: own }
  return { label: 'Sign in to choose another pack', href: signInFor('/console/minutes') }
}

/** Where nothing names the payment: what is true of any, and how to see which it was. */
export function unnamedResult(
  came: Came,
  { isLine, own }: { isLine: boolean; own: string },
): Result {
  if (came === 'not-paid') {
    const actions = [{ label: 'Sign in to pay', href: own }, HOME]
    return { mark: 'not-paid', title: TITLES['not-paid'], told: LEFT, rows: [], actions }
  }
  return {
    mark: 'unnamed',
    title: TITLES.unnamed,
    told: `${WENT_THROUGH} Minutes reach your ${isLine ? 'line' : 'account'} within seconds of paying. ${NOT_AGAIN}`,
    rows: [],
    actions: [{ label: 'Sign in', href: own }, HOME],
  }
}

const HOME = { label: 'Back to the home page', href: '/' }
/** Checkout leads here only after a payment, but anybody may open the page. */
const WENT_THROUGH = 'If you’ve just paid, it went through.'
const NOT_AGAIN = 'You don’t need to pay again: sign in to see the amount and your receipt.'

function nextStep(payment: Payment): Pick<Result, 'next' | 'steps'> {
  const { isNumberToCome, businessName } = payment
  if (isNumberToCome) return { next: NUMBER_COMES }
  if (businessName === null) return { next: MINUTES_READY, steps: TO_A_RECAP }
  return { next: nextOfLine(payment) }
}

const NUMBER_COMES =
  'We get your line its phone number and email it to you with the codes to forward your calls, usually within a minute.'

const moment = (at: string): Moment => ({ iso: at, words: UTC.format(new Date(at)) })

/** Until `local-times.js` changes it to the viewer's zone. */
const UTC = new Intl.DateTimeFormat('en-US', {
  ...{ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  ...{ timeZone: 'UTC', timeZoneName: 'short' },
})
