import { z } from 'zod'
import type { ZodOpenApiPathsObject } from 'zod-openapi'
import { operation } from '../operation.ts'
import { lineId, pageQuery } from '../parameters.ts'
import { CallPage } from '../schemas/call.ts'
import { MessagePage } from '../schemas/message.ts'

/** A line's calls and messages. */
export function callPaths(baseUrl: string): ZodOpenApiPathsObject {
  const list = { method: 'get', tag: 'Calls and messages' } as const
  const parameters = { path: z.object({ id: lineId }), query: pageQuery }
  return {
    '/lines/{id}/calls': {
      get: operation(baseUrl, {
        ...list,
        path: '/lines/{id}/calls',
        operationId: 'listCalls',
        summary: "List a line's calls",
        description: 'The calls that the line answered and that are over, newest first.',
        parameters,
        success: { 200: ['A page of calls.', CallPage] },
        refusals: ['invalid_request', 'not_found'],
      }),
    },
    '/lines/{id}/messages': {
      get: operation(baseUrl, {
        ...list,
        path: '/lines/{id}/messages',
        operationId: 'listMessages',
        summary: "List a line's messages",
        description: 'The messages that callers left, newest first.',
        parameters,
        success: { 200: ['A page of messages.', MessagePage] },
        refusals: ['invalid_request', 'not_found'],
      }),
    },
  }
}
