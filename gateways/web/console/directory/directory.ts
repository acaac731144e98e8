import { type Request, type Response, Router } from 'express'
import { notFound } from '../../../../src/kernel/errors.ts'
import { unwrap } from '../../../core/unwrap.ts'
import {
  ConsoleDirectoryCodeEnterDocument,
  ConsoleDirectoryCodeSendDocument,
  ConsoleDirectoryDocument,
  ConsoleDirectoryOptInDocument,
  ConsoleDirectoryOptOutDocument,
} from '../../../generated/operations.ts'
import type { ConsoleContext } from '../console-context.ts'
import { isRefused, orRefused, type Refused } from '../frame/form-refusal.ts'
import { noticeOf, saying } from '../frame/notice.ts'
import { hoursInShort, languageName, languagesToChoose } from '../lines/line-in-words.ts'

const NOTICES = {
  listed: 'Saved. AI assistants can find the business now.',
  unlisted: 'AI assistants can no longer find the business.',
  code_sent: 'We’re sending a code to the business phone. Enter it here.',
  proven: 'Confirmed: the business phone is yours.',
}

type Again = { typed?: Record<string, unknown>; refused?: Refused }

/** A line's entry in the directory: opting in and out, and the code that proves who owns the business phone. */
export function createDirectory(desk: ConsoleContext): Router {
  const router = Router()
  const canText = desk.app.config.smsFrom !== undefined

  async function show(request: Request, response: Response, { typed = {}, refused }: Again = {}) {
    const id = String(request.params.id)
    const { line } = await desk.run(response, ConsoleDirectoryDocument, { id })
    if (!line) throw notFound('line')
    const languages = languagesToChoose()
    const notice = refused ? undefined : noticeOf(request, NOTICES)
    const hours = hoursInShort(line.hours)
    const asks = { hours, spoken: spokenBy(line.languages), example: exampleOf(line, hours) }
    const facts = { line, ...asks, canText, languages, typed, refused, notice }
    desk.show(response, 'directory/line-directory', facts, refused ? 400 : 200)
  }

  /** Runs the form's action, then redirects with a notice. If refused, shows the form again with the reasons. */
  function act(path: string, done: keyof typeof NOTICES, attempt: Attempt) {
    const work = async (request: Request, response: Response) => {
      const lineId = String(request.params.id)
      const typed: Record<string, unknown> = request.body ?? {}
      const text = (name: string) => String(typed[name] ?? '').trim()
      const result = await orRefused(() => attempt(response, lineId, text))
      if (!isRefused(result)) return { path: saying(`/console/lines/${lineId}/directory`, done) }
      await show(request, response, { typed, refused: result.refused })
    }
    router.post(`/lines/:id/directory${path}`, desk.ownForm, desk.once(work))
  }

  router.get('/lines/:id/directory', (request, response) => show(request, response))

  act('', 'listed', async (response, lineId, text) => {
    const card = { trade: text('trade') || null, town: text('town') || null }
    const input = { lineId, ownCardUrl: text('ownCardUrl') || null, ...card }
    return unwrap((await desk.run(response, ConsoleDirectoryOptInDocument, input)).directoryOptIn)
  })

  act('/opt-out', 'unlisted', async (response, lineId) =>
    unwrap((await desk.run(response, ConsoleDirectoryOptOutDocument, { lineId })).directoryOptOut),
  )

  act('/send-code', 'code_sent', async (response, lineId, text) => {
    const way = text('way') === 'TEXT' ? 'TEXT' : 'CALL'
    const input = { lineId, way, language: text('language') || null } as const
    const sent = await desk.run(response, ConsoleDirectoryCodeSendDocument, input)
    return unwrap(sent.directoryCodeSend)
  })

  act('/enter-code', 'proven', async (response, lineId, text) => {
    const input = { lineId, code: text('code') }
    const entered = await desk.run(response, ConsoleDirectoryCodeEnterDocument, input)
    return unwrap(entered.directoryCodeEnter)
  })

  return router
}

/** What an assistant may ask and tell of this line, in the line's own facts. */
function exampleOf(
  { businessName, services }: { businessName: string; services: string[] },
  hours: string,
) {
  const [service] = services
  return {
    asks: service ? `Who can help me with ${service}?` : `Is ${businessName} open now?`,
    told: [
      service ? `${businessName} offers ${service}.` : `I asked ${businessName}.`,
      `Hours: ${unbroken(hours)}.`,
      'Shall I leave them a message?',
    ].join(' '),
  }
}

/** Neither a time nor a span of them goes on in the next row. */
function unbroken(hours: string): string {
  return hours.replaceAll(/ (?=[AP]M)/g, '\u00A0').replaceAll('–', '\u2060–\u2060')
}

function spokenBy(languages: readonly string[]): string {
  return ['English', ...languages.map(languageName)].join(', ')
}

type Attempt = (
  response: Response,
  lineId: string,
  text: (name: string) => string,
) => Promise<object>
