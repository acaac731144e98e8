import { type Response, Router } from 'express'
import { notFound } from '../../../../src/kernel/errors.ts'
import {
  ConsoleExportMeetingsDocument,
  ConsoleMeetingMarkdownDocument,
  ConsoleMeetingNotesDocument,
  ConsoleMeetingsMarkdownDocument,
} from '../../../generated/operations.ts'
import { renderMeeting } from '../../../wire/render-meeting.ts'
import { withoutNotes } from '../../../wire/why-no-notes.ts'
import type { ConsoleContext } from '../console-context.ts'
import { jsonArray, nodesOf } from '../frame/json-pages.ts'
import { sendFile } from '../frame/send-file.ts'

const MARKDOWN = 'text/markdown; charset=utf-8'
const JSON_TYPE = 'application/json; charset=utf-8'

/** Recaps and transcripts as files, of one meeting or of all. */
export function createMeetingNotes(desk: ConsoleContext): Router {
  const router = Router()

  router.get('/meetings/notes.md', (_request, response) =>
    sendFile(response, MARKDOWN, 'meetings.md', everyPage(response)),
  )

  router.get('/meetings/notes.json', (_request, response) =>
    sendFile(response, JSON_TYPE, 'meetings.json', everyMeeting(response)),
  )

  router.get('/meetings/:id/notes.md', async (request, response) => {
    const { id } = request.params
    const { meeting } = await desk.run(response, ConsoleMeetingMarkdownDocument, { id })
    if (!meeting) throw notFound('meeting')
    const { markdown, startsAt } = meeting
    if (markdown === null) throw withoutNotes('recap', meeting)
    await sendFile(response, MARKDOWN, `meeting-${startsAt.slice(0, 10)}.md`, [markdown])
  })

  router.get('/meetings/:id/notes.json', async (request, response) => {
    const { id } = request.params
    const { meeting } = await desk.run(response, ConsoleMeetingNotesDocument, { id })
    if (!meeting) throw notFound('meeting')
    const text = `${JSON.stringify(renderMeeting(meeting), null, 2)}\n`
    await sendFile(response, JSON_TYPE, `meeting-${meeting.starts_at.slice(0, 10)}.json`, [text])
  })

  async function* everyMeeting(response: Response) {
    yield* jsonArray(
      async (after) =>
        (await desk.run(response, ConsoleExportMeetingsDocument, { after })).meetings,
      renderMeeting,
    )
    yield '\n'
  }

  /** The meetings that have notes, newest first, separated by a rule. */
  async function* everyPage(response: Response) {
    let between = ''
    const read = async (after: string | null) =>
      (await desk.run(response, ConsoleMeetingsMarkdownDocument, { after })).meetings
    for await (const { markdown } of nodesOf(read)) {
      if (markdown === null) continue
      yield between + markdown
      between = '\n---\n\n'
    }
  }

  return router
}
