import { type Request, type Response, Router } from 'express'
import { ApiError } from '../../../../src/kernel/errors.ts'
import { DAYS } from '../../../../src/kernel/hours/hours.ts'
import { unwrap } from '../../../core/unwrap.ts'
import {
  ConsoleLineOfferDocument,
  ConsoleLineSetUpDocument,
  ConsoleLineUpdateDocument,
} from '../../../generated/operations.ts'
import type { ConsoleContext } from '../console-context.ts'
import { phone } from '../frame/amounts-and-times-in-words.ts'
import { isRefused, orRefused, type Refused } from '../frame/form-refusal.ts'
import { redirectSaying } from '../frame/notice.ts'
import { TRADE_NAMES } from '../test-lines/test-line-in-words.ts'
import {
  copiedToWeekdays,
  emptyLineForm,
  lineToForm,
  readLineForm,
  refusedInForm,
  type Sent,
  textOf,
} from './line-form-fields.ts'
import { hoursInShort, languagesToChoose } from './line-in-words.ts'
import type { ShownLine } from './shown-line.ts'
import { withUsualServices } from './usual-services.ts'

type Shown = { typed: Sent; refused?: Refused }
type ReadLine = (request: Request, response: Response) => Promise<ShownLine>

/** Setting up a line, and changing its facts later. Both use one form, which works without JavaScript. */
export function createLineForms(desk: ConsoleContext, readLine: ReadLine): Router {
  const router = Router()
  const choices = { days: DAYS, languages: languagesToChoose() }

  async function showSetUp(response: Response, { typed, refused }: Shown) {
    const { account } = await desk.run(response, ConsoleLineOfferDocument, {})
    const { minutePacks: packs, email } = account
    const folds = {
      ...hoursFold(typed, refused),
      knowledgeOpen: isKnowledgeOpen(typed, refused),
    }
    const facts = { ...choices, ...folds, trades: TRADE_NAMES, typed, refused, packs, email }
    desk.show(response, 'lines/set-up-line', facts, refused ? 400 : 200)
  }

  function showChange(response: Response, line: ShownLine, { typed, refused }: Shown) {
    const facts = { ...choices, ...hoursFold(typed, refused), line, typed, refused }
    desk.show(response, 'lines/change-line', facts, refused ? 400 : 200)
  }

  router.get('/lines/new', (_request, response) => showSetUp(response, { typed: emptyLineForm() }))

  async function setUp(request: Request, response: Response) {
    const typed: Sent = request.body
    if (typed.copy) {
      await showSetUp(response, { typed: copiedToWeekdays(typed) })
      return
    }
    const input = {
      ...withUsualServices(readLineForm(typed), textOf(typed.trade)),
      pack: String(typed.pack ?? ''),
      ownerConfirmedTerms: typed.ownerConfirmedTerms === 'yes',
    }
    const made = await orRefused(async () =>
      unwrap((await desk.run(response, ConsoleLineSetUpDocument, { input })).lineSetUp),
    )
    if (!isRefused(made)) return { path: `/console/lines/${made.id}/pay` }
    await showSetUp(response, { typed, refused: refusedInForm(typed, made.refused) })
  }

  router.post('/lines/new', desk.ownForm, desk.once(setUp))

  router.get('/lines/:id/change', async (request, response) => {
    const line = await readLine(request, response)
    if (line.status === 'CLOSED') throw new ApiError('invalid_request', 'This line is closed.')
    showChange(response, line, { typed: lineToForm(line, phone) })
  })

  router.post('/lines/:id/change', desk.ownForm, async (request, response) => {
    const line = await readLine(request, response)
    const { id } = line
    const typed: Sent = request.body
    if (typed.copy) return showChange(response, line, { typed: copiedToWeekdays(typed) })
    const input = readLineForm(typed)
    const changed = await orRefused(async () =>
      unwrap((await desk.run(response, ConsoleLineUpdateDocument, { id, input })).lineUpdate),
    )
    if (isRefused(changed)) {
      return showChange(response, line, { typed, refused: refusedInForm(typed, changed.refused) })
    }
    redirectSaying(response, `/console/lines/${id}`, 'changed')
  })

  return router
}

/** The hours are folded, since they are long and rarely wrong. They open if being copied or if refused. */
function hoursFold(typed: Sent, refused: Refused | undefined) {
  const isWrong = [...(refused?.keys() ?? [])].some((field) => field.startsWith('hours'))
  return {
    hoursSaid: hoursInShort(readLineForm(typed).hours),
    hoursOpen: typed.copy !== undefined || isWrong,
  }
}

const BUSINESS_FIELDS = [
  'businessName',
  'businessPhone',
  'ownerMobile',
  'pack',
  'ownerConfirmedTerms',
]
const KNOWLEDGE_FIELDS = ['city', 'description', 'services', 'extra', 'languages', 'greetsByName']

/** What callers can be told is folded while nothing is typed into it and nothing in it is refused. */
function isKnowledgeOpen(typed: Sent, refused: Refused | undefined): boolean {
  const isWrong = [...(refused?.keys() ?? [])].some(
    (field) => field !== '' && !BUSINESS_FIELDS.includes(field),
  )
  const isTyped = KNOWLEDGE_FIELDS.some((field) => (typed[field] ?? '') !== '')
  return isWrong || isTyped || typed.copy !== undefined
}
