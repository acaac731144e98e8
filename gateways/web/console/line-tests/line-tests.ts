import { type Request, type Response, Router } from 'express'
import { unwrap } from '../../../core/unwrap.ts'
import {
  ConsoleLineTestRemoveDocument,
  ConsoleLineTestsAddDocument,
  ConsoleLineTestsSaveDocument,
} from '../../../generated/operations.ts'
import type { ConsoleContext } from '../console-context.ts'
import { isRefused, orRefused } from '../frame/form-refusal.ts'
import { redirectSaying, saying } from '../frame/notice.ts'
import { EXAMPLE } from './example-tests.ts'
import { noteResults, playTests } from './play-tests.ts'
import { fileOfCall, readTested, showTestOfCall, showTests, testsIn } from './shown-tests.ts'
import { writtenTest } from './written-test.ts'

const pathOf = ({ params }: Request) => `/console/lines/${params.id}/tests`

/** An owner's own tests (docs/line-tests.md), saved with the line and run from a page; examples before any is saved. */
export function createLineTests(desk: ConsoleContext): Router {
  const router = Router()

  router.get('/lines/:id/tests', (request, response) => {
    const { call } = request.query
    return typeof call === 'string'
      ? showTestOfCall(desk, request, response, call)
      : showTests(desk, request, response)
  })

  router.post('/lines/:id/tests', desk.ownForm, async (request, response) => {
    const file = String(request.body.file ?? '').replaceAll('\r\n', '\n')
    const saved = await save(desk, request, response, file)
    if (isRefused(saved)) return showTests(desk, request, response, { file, ...saved })
    if (request.body.next === 'run') return run(desk, request, response)
    redirectSaying(response, pathOf(request), 'saved')
  })

  const add = desk.once(async (request, response) => {
    const typed: Record<string, unknown> = request.body
    const added = await addTest(desk, request, response, typed)
    if (!isRefused(added)) return { path: `${saying(pathOf(request), 'added')}#results` }
    await showTests(desk, request, response, { typed, ...added })
  })
  router.post('/lines/:id/tests/add', desk.ownForm, add)

  router.post('/lines/:id/tests/remove', desk.ownForm, async (request, response) => {
    const { place, name } = request.body
    const removed = await desk.run(response, ConsoleLineTestRemoveDocument, {
      id: String(request.params.id),
      place: placeIn(place) ?? -1,
      name: String(name ?? ''),
    })
    unwrap(removed.lineTestRemove)
    redirectSaying(response, pathOf(request), 'removed')
  })

  router.post('/lines/:id/tests/run', desk.ownForm, (request, response) =>
    run(desk, request, response),
  )

  return router
}

/** An empty text is saved too: it leaves no tests. */
async function save(desk: ConsoleContext, { params }: Request, response: Response, tests: string) {
  const { refused } = tests.trim() === '' ? {} : testsIn(tests)
  if (refused) return { refused }
  return orRefused(async () => {
    const variables = { id: String(params.id), tests }
    return unwrap((await desk.run(response, ConsoleLineTestsSaveDocument, variables)).lineTestsSave)
  })
}

/** The test that was written in the form, or is made from the call it names. */
async function addTest(
  desk: ConsoleContext,
  request: Request,
  response: Response,
  typed: Record<string, unknown>,
) {
  const made =
    typeof typed.call === 'string'
      ? { file: await fileOfCall(desk, request, response, typed.call) }
      : writtenTest(typed)
  if (isRefused(made)) return made
  return orRefused(async () => {
    const variables = { id: String(request.params.id), tests: made.file }
    return unwrap((await desk.run(response, ConsoleLineTestsAddDocument, variables)).lineTestsAdd)
  })
}

async function run(desk: ConsoleContext, request: Request, response: Response) {
  const { line } = await readTested(desk, request, response)
  const { tests } = testsIn(line.tests ?? EXAMPLE)
  const only = placeIn(request.body.only)
  const played = await orRefused(() => playTests(desk, response, { line, tests, only }))
  if (!isRefused(played) && line.tests !== null) {
    await noteResults(desk, response, line.id, played.results)
  }
  await showTests(desk, request, response, played)
}

function placeIn(typed: unknown): number | undefined {
  return typeof typed === 'string' && /^\d{1,2}$/.test(typed) ? Number(typed) : undefined
}
