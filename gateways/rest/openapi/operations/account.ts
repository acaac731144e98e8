import type { ZodOpenApiPathsObject } from 'zod-openapi'
import { operation } from '../operation.ts'
import { Account } from '../schemas/account.ts'

export function accountPaths(baseUrl: string): ZodOpenApiPathsObject {
  return {
    '/account': {
      get: operation(baseUrl, {
        method: 'get',
        path: '/account',
        operationId: 'showAccount',
        tag: 'Account',
        summary: 'Show the account',
        description:
          'The account behind the key, its lines, the packs it can buy, and its meeting minutes.',
        success: { 200: ['The account.', Account] },
        refusals: [],
      }),
    },
  }
}
