import { telUri } from '../../../../src/lines/forwarding-codes.ts'
import { count, minutes, phone } from '../frame/amounts-and-times-in-words.ts'
import type { readPayment } from './read-payment.ts'
import {
  CONFIRMING,
  LEFT,
  MINUTES_READY,
  NOT_CHARGED,
  nextOfLine,
  packRows,
  payAction,
  type Result,
  type Row,
  receiptRow,
  TITLES,
  TO_A_RECAP,
} from './result-of-payment.ts'

type Payment = Awaited<ReturnType<typeof readPayment>>
type Line = NonNullable<Payment['line']>

/** A payment as its owner sees it in the console. */
export function ownersResult(payment: Payment): Result {
  const { came, purchase, line, times, payAt } = payment
  if (came === 'paid' && !payment.isConfirmed) return confirming(payment)
  if (!purchase || (came === 'not-paid' && !payAt)) return leftForGood(payment)
  const { priceCents, seconds } = purchase
  const pack = { priceCents, seconds, business: line?.businessName ?? null }
  if (payAt) {
    const { 'not-paid': title } = TITLES
    const until = { iso: purchase.expiresAt, words: times.untilInZone(purchase.expiresAt) }
    const others = { label: 'Choose another pack', href: packsOf(payment) }
    const actions = [payAction(priceCents, payAt), others]
    return {
      mark: 'not-paid',
      title,
      told: LEFT,
      rows: [...packRows('Price', pack), NOT_CHARGED],
      actions,
      until,
    }
  }
  const onward = line
    ? { label: 'View line', href: `/console/lines/${line.id}` }
    : { label: 'Send a note-taker', href: '/console/meetings/new' }
  return {
    mark: 'paid',
    title: TITLES.paid,
    rows: [
      ...packRows('Paid', pack),
      ...nowThere(payment),
      ...paidAt(payment),
      receiptRow(`/console/minutes/receipts/${purchase.id}`),
    ],
    ...(line && {
      next: isNumberToCome(payment) ? numberComes(payment) : nextOfLine(ofLine(line)),
    }),
    ...(!line && { next: MINUTES_READY, steps: TO_A_RECAP }),
    actions: [onward, MINUTES],
  }
}

const MINUTES = { label: 'View minutes', href: '/console/minutes' }

function confirming({ expected, line }: Payment): Result {
  const { confirming: title } = TITLES
  const pack = expected && { ...expected, business: line?.businessName ?? null }
  return {
    mark: 'confirming',
    title,
    told: CONFIRMING,
    rows: pack ? packRows('Amount', pack) : [],
    actions: [MINUTES],
    again: '/paid',
  }
}

function leftForGood(payment: Payment): Result {
  return {
    mark: 'not-paid',
    title: TITLES['not-paid'],
    told: 'That checkout has closed and nothing was charged. Choose a pack when you’re ready.',
    rows: [],
    actions: [{ label: 'View packs', href: packsOf(payment) }],
  }
}

const packsOf = ({ line }: Payment) => `/console/minutes#${line?.id ?? 'meetings'}`

function paidAt({ purchase, times }: Payment): Row[] {
  const at = purchase?.paidAt
  return at ? [{ term: 'When', at: { iso: at, words: times.whenInZone(at) } }] : []
}

/** A line without a number has no use for its minutes yet. */
function nowThere(payment: Payment): Row[] {
  const { line, meetingMinutes } = payment
  if (!line) return [{ term: 'Balance', words: count(meetingMinutes, 'meeting minute') }]
  if (isNumberToCome(payment)) return []
  const { number, balance } = line
  return [
    ...(number ? [{ term: 'Number', words: phone(number), href: telUri(number) }] : []),
    { term: 'Balance', words: minutes(balance.seconds) },
  ]
}

const ofLine = ({ forwardingSeenAt }: Line) => ({ isForwarded: Boolean(forwardingSeenAt) })

const isNumberToCome = ({ line }: Payment) =>
  line !== undefined && ['AWAITING_PAYMENT', 'SETTING_UP', 'QUEUED'].includes(line.status)

const numberComes = ({ email }: Payment) =>
  `We’re getting your line its phone number. We’ll email it to ${email} with the codes to forward your calls.`
