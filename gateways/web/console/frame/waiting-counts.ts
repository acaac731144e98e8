import type { RequestHandler } from 'express'
import { ConsoleWaitingDocument } from '../../../generated/operations.ts'
import type { ConsoleContext } from '../console-context.ts'

/** For the browser's tab: `Home (6)` while six messages wait. */
export function titleWaiting(place: string, { messages }: { messages: number }): string {
  return messages > 0 ? `${place} (${messages})` : place
}

/**
 * Reads the counts of waiting items for every page's tabs; for a form too, as one that is refused is shown again. A
 * self-refreshing part has no tabs, so it is skipped.
 */
export function readWaiting(desk: ConsoleContext): RequestHandler {
  return async (request, response, next) => {
    if (request.get('hx-request') === undefined) {
      const { account } = await desk.run(response, ConsoleWaitingDocument, {})
      response.locals.waiting = account.waiting
    }
    next()
  }
}
