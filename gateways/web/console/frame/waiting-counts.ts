import type { RequestHandler } from 'express'
import { ConsoleWaitingDocument } from '../../../generated/operations.ts'
import type { ConsoleContext } from '../console-context.ts'

/** Reads how much waits, for the tabs of every page. A part that renews itself has no tabs. */
export function readWaiting(desk: ConsoleContext): RequestHandler {
  return async (request, response, next) => {
    if (request.method === 'GET' && request.get('hx-request') === undefined) {
      const { account } = await desk.run(response, ConsoleWaitingDocument, {})
      response.locals.waiting = account.waiting
    }
    next()
  }
}
