import { telUri } from '../../../../src/lines/forwarding-codes.ts'
import { count, minutes, phone } from '../frame/amounts-and-times-in-words.ts'
import type { readPayment } from './read-payment.ts'
import {
  CONFIRMING,
  LEFT,
  packRows,
  payAction,
  type Result,
  type Row,
  receiptRow,
  TITLES,
} from './result-of-payment.ts'

type Payment = Awaited<ReturnType<typeof readPayment>>

/** A payment as its owner sees it in the console. */
export function ownersResult(payment: Payment): Result {
  const { came, purchase, line, times, payAt } = payment
  if (came === 'paid' && !payment.isConfirmed) return confirming()
  if (!purchase || (came === 'not-paid' && !payAt)) return leftForGood(payment)
  const { priceCents, seconds } = purchase
  const pack = { priceCents, seconds, business: line?.businessName ?? null }
  if (payAt) {
    const { 'not-paid': title } = TITLES
    const until = { iso: purchase.expiresAt, words: times.untilInZone(purchase.expiresAt) }
    const others = { label: 'Choose another pack', href: packsOf(payment) }
    const actions = [payAction(priceCents, payAt), others]
    return { mark: 'not-paid', title, told: LEFT, rows: packRows('Price', pack), actions, until }
  }
  const onward = line
    ? { label: 'Open the line', href: `/console/lines/${line.id}` }
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
    ...(isNumberToCome(payment) && { next: numberComes(payment) }),
    actions: [onward, MINUTES],
  }
}

const MINUTES = { label: 'See your minutes', href: '/console/minutes' }

function confirming(): Result {
  const { confirming: title } = TITLES
  return {
    mark: 'confirming',
    title,
    told: CONFIRMING,
    rows: [],
    actions: [MINUTES],
    again: '/paid',
  }
}

function leftForGood(payment: Payment): Result {
  return {
    mark: 'not-paid',
    title: TITLES['not-paid'],
    told: 'The payment page is closed. Choose a pack again when you are ready.',
    rows: [],
    actions: [{ label: 'See the packs', href: packsOf(payment) }],
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
  if (!line) return [{ term: 'You now have', words: count(meetingMinutes, 'meeting minute') }]
  if (isNumberToCome(payment)) return []
  const { number, balance } = line
  return [
    ...(number ? [{ term: 'Number', words: phone(number), href: telUri(number) }] : []),
    { term: 'Now on the line', words: minutes(balance.seconds) },
  ]
}

const isNumberToCome = ({ line }: Payment) =>
  line !== undefined && ['AWAITING_PAYMENT', 'SETTING_UP', 'QUEUED'].includes(line.status)

const numberComes = ({ email }: Payment) =>
  `We get the line its number and email it to ${email}, with the codes that forward your calls.`
