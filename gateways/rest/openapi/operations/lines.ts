import { z } from 'zod'
import type { ZodOpenApiPathsObject } from 'zod-openapi'
import { LineSetup } from '../../../../src/lines/line-input.ts'
import { MinutePackOrder } from '../../../../src/workflows/buy-minutes.ts'
import { onTheWire } from '../../../wire/wire-names.ts'
import { LINE_SETUP_EXAMPLE } from '../examples.ts'
import { operation } from '../operation.ts'
import { lineId, pageQuery } from '../parameters.ts'
import { Checkout, Line, LinePage, LineSetupResult } from '../schemas/line.ts'

const LineSetupRequest = onTheWire(LineSetup, {
  id: 'LineSetup',
  description: 'What a line is set up from.',
})

const MinutePackRequest = onTheWire(MinutePackOrder, {
  id: 'MinutePackOrder',
  description: 'Which pack to buy.',
})

const TAG = 'Lines'

export function linePaths(baseUrl: string): ZodOpenApiPathsObject {
  return {
    '/lines': { get: listLines(baseUrl), post: setUpLine(baseUrl) },
    '/lines/{id}': {
      get: operation(baseUrl, {
        method: 'get',
        path: '/lines/{id}',
        operationId: 'showLine',
        tag: TAG,
        summary: 'Show a line',
        description: 'Its status, number, balance and forwarding codes.',
        parameters: { path: z.object({ id: lineId }) },
        success: { 200: ['The line.', Line] },
        refusals: ['not_found'],
      }),
    },
    '/lines/{id}/minute-packs': { post: buyMinutes(baseUrl) },
  }
}

function listLines(baseUrl: string) {
  return operation(baseUrl, {
    method: 'get',
    path: '/lines',
    operationId: 'listLines',
    tag: TAG,
    summary: 'List the lines',
    description: 'Newest first, including set-ups that wait for payment.',
    parameters: { query: pageQuery },
    success: { 200: ['A page of lines.', LinePage] },
    refusals: ['invalid_request'],
  })
}

function setUpLine(baseUrl: string) {
  return operation(baseUrl, {
    method: 'post',
    path: '/lines',
    operationId: 'setUpLine',
    tag: TAG,
    summary: 'Set up a line',
    description:
      "Returns the payment page of the line's first pack. Nothing is built or charged until the owner pays there; " +
      'then the line gets its number, which is mailed to the account.',
    effect:
      'Sets a line up in your account and opens its payment page. You are charged only if you pay there.',
    body: { schema: LineSetupRequest, example: LINE_SETUP_EXAMPLE },
    success: { 201: ['The set-up, waiting for its payment.', LineSetupResult] },
    refusals: [
      'terms_not_confirmed',
      'unsupported_country',
      'pack_not_available',
      'line_setup_unavailable',
    ],
  })
}

function buyMinutes(baseUrl: string) {
  return operation(baseUrl, {
    method: 'post',
    path: '/lines/{id}/minute-packs',
    operationId: 'buyMinutes',
    tag: TAG,
    summary: 'Buy minutes for a line',
    description:
      'Opens a checkout for another pack; for a set-up that waits for its first payment, a new link to it.',
    effect: 'Opens a payment page for this line. You are charged only if you pay there.',
    parameters: { path: z.object({ id: lineId }) },
    body: { schema: MinutePackRequest, example: { pack: 'min200' } },
    success: { 200: ['The checkout.', Checkout] },
    refusals: ['not_found', 'pack_not_available', 'line_setup_unavailable'],
  })
}
