import { type Request, type Response, Router } from 'express'
import { unwrap } from '../../../core/unwrap.ts'
import { ConsoleLineCloseDocument } from '../../../generated/operations.ts'
import type { ConsoleContext } from '../console-context.ts'
import type { Refused } from '../frame/form-refusal.ts'
import { redirectSaying } from '../frame/notice.ts'
import { stopCodesOf } from './forwarding-of-carrier.ts'
import type { ShownLine } from './shown-line.ts'

type ReadLine = (request: Request, response: Response) => Promise<ShownLine>

/** Closing a line. The owner must type the business's name to confirm: its number cannot be got back. */
export function createCloseLine(desk: ConsoleContext, readLine: ReadLine): Router {
  const router = Router()

  const factsOf = (line: ShownLine) => ({ line, stopCodes: stopCodesOf(line.forwarding) })

  router.get('/lines/:id/close', async (request, response) => {
    desk.show(response, 'lines/close-line', factsOf(await readLine(request, response)))
  })

  router.post('/lines/:id/close', desk.ownForm, async (request, response) => {
    const line = await readLine(request, response)
    const name = String(request.body.name ?? '')
    if (bare(name) !== bare(line.businessName)) {
      const facts = { ...factsOf(line), typed: { name }, refused: NOT_THE_NAME }
      return desk.show(response, 'lines/close-line', facts, 400)
    }
    unwrap((await desk.run(response, ConsoleLineCloseDocument, { id: line.id })).lineClose)
    redirectSaying(response, `/console/lines/${line.id}`, 'closed')
  })

  return router
}

const NOT_THE_NAME: Refused = new Map([['name', 'This is not the name of the business.']])

/** Without what a keyboard adds or changes by itself. */
function bare(name: string): string {
  return name.normalize('NFKC').replaceAll('’', "'").replace(/\s+/g, ' ').trim().toLowerCase()
}
