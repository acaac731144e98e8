import { type RequestHandler, Router } from 'express'
import type { App } from '../../../src/app.ts'
import { ApiError } from '../../../src/kernel/errors.ts'
import { codeBlock } from '../../../src/kernel/text/code-block.ts'
import { execute } from '../../core/execute.ts'
import {
  type EventSource,
  StaffDeadLetterRetryDocument,
  StaffDeadLettersDocument,
} from '../../generated/operations.ts'
import { isSource, providerName } from './provider-names.ts'
import { showStaff, textOf, time } from './staff-page.ts'

/** Provider events that could not be processed, to read and retry. Must be mounted after the staff session. */
export function createDeadLetters(app: App, form: RequestHandler): Router {
  const context = { app, viewer: { kind: 'staff' } } as const
  const router = Router()

  router.get('/staff/dead-letters', async (request, response) => {
    const { deadLetters } = await execute(StaffDeadLettersDocument, {}, context)
    const isRetried = request.query.done === 'retried'
    showStaff(response, 'dead-letters', {
      deadLetters,
      time,
      codeBlock,
      providerName,
      isRetried,
      checkedAt: app.clock.now(),
    })
  })

  router.post('/staff/dead-letters/retry', form, async (request, response) => {
    const provider = textOf(request, 'provider')
    const externalId = textOf(request, 'external_id')
    if (isSource(provider)) await retry(provider, externalId)
    response.redirect(303, '/staff/dead-letters?done=retried')
  })

  /** If somebody else has retried it meanwhile, it is gone, and that is fine. */
  async function retry(provider: EventSource, externalId: string) {
    const variables = { provider, externalId }
    await execute(StaffDeadLetterRetryDocument, variables, context).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.code !== 'not_found') throw error
    })
  }

  return router
}
