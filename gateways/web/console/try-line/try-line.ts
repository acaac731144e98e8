import { type Request, Router } from 'express'
import { notFound } from '../../../../src/kernel/errors.ts'
import { ConsolePreviewDocument, ConsoleTriedLineDocument } from '../../../generated/operations.ts'
import { chipOf } from '../calls/call-in-words.ts'
import { phoneAsWritten } from '../calls/phone-as-written.ts'
import type { ConsoleContext } from '../console-context.ts'
import { isRefused, orRefused } from '../frame/form-refusal.ts'
import { createLineTests } from '../line-tests/line-tests.ts'
import { hoursInShort } from '../lines/line-in-words.ts'
import { suggestedQuestions } from './suggested-questions.ts'

/** Each request's query string holds the whole conversation, so its length is limited to what every server accepts. */
const ADDRESS_CHARACTERS_MAX = 6_000
const SAYS_MAX = 20
export const SAY_CHARACTERS_MAX = 300

/**
 * The owner chats with the line or runs tests, using what it knows now. Nothing is stored: the address holds the whole
 * conversation.
 */
export function createTryLine(desk: ConsoleContext): Router {
  const router = Router().use(createLineTests(desk))
  return router.get('/lines/:id/try', async (request, response) => {
    const id = String(request.params.id)
    const { line } = await desk.run(response, ConsoleTriedLineDocument, { id })
    if (!line) throw notFound('line')
    const said = saidIn(request)
    const input = { lineId: line.id, utterances: said, callerNumber: line.ownerMobile }
    const played =
      said.length > 0
        ? await orRefused(() => desk.run(response, ConsolePreviewDocument, { input }))
        : undefined
    const isPlayed = played !== undefined && !isRefused(played)
    const preview = isPlayed ? played.receptionistPreview : undefined
    desk.show(response, 'try-line/try-line', {
      line,
      hours: hoursInShort(line.hours),
      said,
      asks: suggestedQuestions(line, said),
      preview,
      chipOf,
      phoneAsWritten,
      refused: played && isRefused(played) ? [...played.refused.values()].join(' ') : undefined,
      isOver: preview?.ended === true || isFull(request, said),
      sayCharactersMax: SAY_CHARACTERS_MAX,
    })
  })
}

/** What the owner typed, in order. Invalid values are dropped, since anyone can edit the address. */
function saidIn({ query: { say } }: Request): string[] {
  const said = Array.isArray(say) ? say : [say]
  return said
    .filter((words): words is string => typeof words === 'string' && words.trim() !== '')
    .map((words) => [...words.trim()].slice(0, SAY_CHARACTERS_MAX).join(''))
    .slice(0, SAYS_MAX)
}

function isFull({ originalUrl }: Request, said: readonly string[]): boolean {
  return said.length === SAYS_MAX || originalUrl.length > ADDRESS_CHARACTERS_MAX
}
