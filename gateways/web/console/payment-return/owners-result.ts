import { count, minutes } from '../frame/amounts-and-times-in-words.ts'
import type { readPayment } from './read-payment.ts'
import {
  CHARGED_NOTHING,
  CONFIRMING,
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
  const pack = {
    priceCents: purchase.priceCents,
    seconds: purchase.seconds,
    business: line?.businessName ?? null,
  }
  if (payAt) {
    const until = { iso: purchase.expiresAt, words: times.whenInZone(purchase.expiresAt) }
    const rows = [{ term: 'Pay by', at: until, words: LATER }]
    const actions = [{ label: 'Pay now', href: payAt }, MINUTES]
    const [title, told] = [TITLES['not-paid'], CHARGED_NOTHING]
    return { mark: 'not-paid', title, pack, told, rows, actions }
  }
  const next = line
    ? { label: 'Open the line', href: `/console/lines/${line.id}` }
    : { label: 'Send a note-taker', href: '/console/meetings/new' }
  return {
    mark: 'paid',
    title: TITLES.paid,
    pack,
    rows: [
      ...paidAt(payment),
      receiptRow(`/console/minutes/receipts/${purchase.id}`),
      now(payment),
    ],
    actions: [next, MINUTES],
  }
}

const MINUTES = { label: 'See your minutes', href: '/console/minutes' }
const LATER = '. After that, choose a pack again.'

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

function leftForGood({ line }: Payment): Result {
  const packs = `/console/minutes${line ? `#${line.id}` : '#meetings'}`
  return {
    mark: 'not-paid',
    title: 'Not paid',
    told: 'The payment page is closed, and nothing was charged. Choose a pack again when you are ready.',
    rows: [],
    actions: [{ label: 'See the packs', href: packs }],
  }
}

function paidAt({ purchase, times }: Payment): Row[] {
  const at = purchase?.paidAt
  return at ? [{ term: 'Paid', at: { iso: at, words: times.whenInZone(at) } }] : []
}

function now({ line, email, meetingMinutes }: Payment): Row {
  if (!line) return { term: 'Balance', words: count(meetingMinutes, 'meeting minute') }
  if (!NUMBER_COMES.includes(line.status)) {
    return { term: 'Balance', words: minutes(line.balance.seconds) }
  }
  const words = `We get the line its number and email it to ${email}, with the codes that forward your calls.`
  return { term: 'Next', words }
}

const NUMBER_COMES = ['AWAITING_PAYMENT', 'SETTING_UP', 'QUEUED']
