import { type McpServer, ResourceTemplate, requireScopes } from '@modelcontextprotocol/server'
import type { Context } from '../../../schema/context.ts'
import type { AgentScope } from '../../../src/accounts/agent-scopes.ts'
import { notFound } from '../../../src/kernel/errors.ts'
import { execute } from '../../core/execute.ts'
import { AgentCallDocument, AgentTranscriptDocument } from '../../generated/operations.ts'
import { withoutNotes } from '../../wire/why-no-notes.ts'
import { listTranscripts } from './list-transcripts.ts'
import { answerResource } from './resource-errors.ts'
import { callText, meetingText } from './transcript-as-text.ts'

type Kind = {
  uriTemplate: string
  title: string
  description: string
  needs: AgentScope
  read(context: Context, id: string): Promise<string>
}

const PLAIN = 'text/plain'

const KINDS: Record<string, Kind> = {
  call_transcript: {
    uriTemplate: 'frontdesk://calls/{call_id}/transcript',
    title: 'Transcript of a call',
    description: 'What the line and its caller said.',
    needs: 'calls:read',
    read: readCall,
  },
  meeting_transcript: {
    uriTemplate: 'frontdesk://meetings/{meeting_id}/transcript',
    title: 'Transcript of a meeting',
    description: 'Who said what in a meeting that a note-taker was sent to, and when.',
    needs: 'notes:read',
    read: readMeeting,
  },
}

/** Transcripts as resources. Any can be requested; only those the agent may read are listed. */
export function registerTranscripts(
  server: McpServer,
  context: Context,
  scopes: readonly AgentScope[],
) {
  const { log } = context.app
  for (const [name, { uriTemplate, needs, read, ...shown }] of Object.entries(KINDS)) {
    server.registerResource(
      name,
      new ResourceTemplate(uriTemplate, { list: undefined }),
      { ...shown, mimeType: PLAIN, scopeChallenge: requireScopes(needs) },
      ({ href: uri }, variables) =>
        answerResource(log, uri, async () => {
          const text = await read(context, String(Object.values(variables)[0]))
          return { contents: [{ uri, mimeType: PLAIN, text }] }
        }),
    )
  }
  const readable = Object.entries(KINDS).filter(([, { needs }]) => scopes.includes(needs))
  const resourceTemplates = readable.map(([name, { uriTemplate, title, description }]) => {
    return { name, uriTemplate, title, description, mimeType: PLAIN }
  })
  server.server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates }))
  server.server.setRequestHandler('resources/list', ({ params }) =>
    answerResource(log, 'resources/list', () => listTranscripts(context, scopes, params?.cursor)),
  )
}

async function readCall(context: Context, id: string): Promise<string> {
  const { call } = await execute(AgentCallDocument, { id }, context)
  if (!call) throw notFound('call')
  return callText(call)
}

async function readMeeting(context: Context, id: string): Promise<string> {
  const { meeting } = await execute(AgentTranscriptDocument, { id }, context)
  if (!meeting) throw notFound('meeting')
  if (!meeting.transcript) throw withoutNotes('transcript', meeting)
  return meetingText(meeting, meeting.transcript)
}
