import { notFound } from '../../src/kernel/errors.ts'
import { LineSetup } from '../../src/lines/line-input.ts'
import { MinutePackOrder } from '../../src/workflows/buy-minutes.ts'
import { execute } from '../core/execute.ts'
import { unwrap } from '../core/unwrap.ts'
import {
  LineListDocument,
  LineMinutesBuyDocument,
  LineSetUpDocument,
  type LineSetUpMutation,
  LineShowDocument,
} from '../generated/operations.ts'
import { readInput } from '../wire/read-input.ts'
import { readPage, renderPage } from './paging.ts'
import { renderLine } from './render-line.ts'
import type { Handler } from './rest-request.ts'

export const listLines: Handler = async ({ context, query }) => {
  const { account } = await execute(LineListDocument, readPage(query), context)
  return { status: 200, body: renderPage(account.lines, renderLine) }
}

export const showLine: Handler = async ({ context, id }) => {
  const { line } = await execute(LineShowDocument, { id }, context)
  if (!line) throw notFound('line')
  return { status: 200, body: renderLine(line) }
}

export const setUpLine: Handler = async ({ context, body }) => {
  const input = readInput(LineSetup, body)
  const { lineSetUp } = await execute(LineSetUpDocument, { input }, context)
  return { status: 201, body: renderSetUp(unwrap(lineSetUp)) }
}

export const buyMinutes: Handler = async ({ context, id: lineId, body }) => {
  const { pack } = readInput(MinutePackOrder, body)
  const { lineMinutesBuy } = await execute(LineMinutesBuyDocument, { lineId, pack }, context)
  const { __typename, ...checkout } = unwrap(lineMinutesBuy)
  return { status: 200, body: checkout }
}

type SetUp = Extract<LineSetUpMutation['lineSetUp'], { __typename: 'LineSetUp' }>

function renderSetUp({ checkout, status, billing_mode, then, ...setUp }: SetUp) {
  return {
    setup_id: setUp.setup_id,
    status: status.toLowerCase(),
    business_name: setUp.business_name,
    business_phone: setUp.business_phone,
    pack: checkout.pack,
    billing_mode: billing_mode.toLowerCase(),
    minutes: checkout.minutes,
    price_cents: checkout.price_cents,
    checkout_url: checkout.checkout_url,
    then,
  }
}
