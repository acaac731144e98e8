import {
  type ListResourcesResult,
  ProtocolError,
  ProtocolErrorCode,
  type Resource,
} from '@modelcontextprotocol/server'
import { z } from 'zod'
import type { Context } from '../../../schema/context.ts'
import type { AgentScope } from '../../../src/accounts/agent-scopes.ts'
import { parseOwnTime, parsePlace } from '../../../src/platform/db/paging.ts'
import { execute } from '../../core/execute.ts'
import { AgentCallsDocument, AgentNotedMeetingsDocument } from '../../generated/operations.ts'

const PAGE_ITEMS = 50

/** How far each of the two lists has been read; null means from the newest. */
const Places = z.strictObject({
  calls: z
    .string()
    .refine((text) => parsePlace(text) !== undefined)
    .nullable(),
  meetings: z
    .string()
    .refine((text) => parseOwnTime(text) !== undefined)
    .nullable(),
})
type Places = z.infer<typeof Places>

/** An entry of either list; `resource` is undefined if it has no transcript. */
type Found = { kind: keyof Places; at: string; cursor: string; resource: Resource | undefined }
type Shelf = { found: Found[]; hasMore: boolean }

const NOTHING: Shelf = { found: [], hasMore: false }

/** Transcripts of calls and meetings that the agent may read, newest first, one page at a time. */
export async function listTranscripts(
  context: Context,
  scopes: readonly AgentScope[],
  cursor: string | undefined,
): Promise<ListResourcesResult> {
  const places = readCursor(cursor)
  const shelves = await Promise.all([
    scopes.includes('calls:read') ? readCalls(context, places.calls) : NOTHING,
    scopes.includes('notes:read') ? readMeetings(context, places.meetings) : NOTHING,
  ])
  const all = shelves.flatMap(({ found }) => found).sort((a, b) => b.at.localeCompare(a.at))
  const page = all.slice(0, PAGE_ITEMS)
  const hasMore = all.length > page.length || shelves.some((shelf) => shelf.hasMore)
  const read = Object.fromEntries(page.map((one) => [one.kind, one.cursor]))
  return {
    resources: page.flatMap(({ resource }) => resource ?? []),
    ...(hasMore ? { nextCursor: writeCursor({ ...places, ...read }) } : {}),
  }
}

async function readCalls(context: Context, after: string | null): Promise<Shelf> {
  const page = { lineId: null, search: null, first: PAGE_ITEMS, after }
  const { calls } = await execute(AgentCallsDocument, page, context)
  const found = calls.edges.map(({ cursor, node: { id, at, caller, summary } }): Found => {
    const resource = resourceOf('calls', id, `Call from ${caller ?? 'a withheld number'}`, at)
    return { kind: 'calls', at, cursor, resource: { ...resource, description: summary } }
  })
  return { found, hasMore: calls.pageInfo.hasNextPage }
}

async function readMeetings(context: Context, after: string | null): Promise<Shelf> {
  const page = { first: PAGE_ITEMS, after }
  const { meetings } = await execute(AgentNotedMeetingsDocument, page, context)
  const found = meetings.edges.map(({ cursor, node }): Found => {
    const { id, title, state, createdAt, startsAt, notesDeletedAt } = node
    const hasNotes = state === 'DONE' && notesDeletedAt === null
    const resource = resourceOf('meetings', id, title ?? 'Meeting', startsAt)
    return { kind: 'meetings', at: createdAt, cursor, resource: hasNotes ? resource : undefined }
  })
  return { found, hasMore: meetings.pageInfo.hasNextPage }
}

function resourceOf(kind: keyof Places, id: string, title: string, at: string): Resource {
  return {
    uri: `frontdesk://${kind}/${id}/transcript`,
    name: id,
    title: `${title}, ${at}`,
    mimeType: 'text/plain',
    annotations: { lastModified: at },
  }
}

function writeCursor(places: Places): string {
  return Buffer.from(JSON.stringify(places)).toString('base64url')
}

function readCursor(cursor: string | undefined): Places {
  if (cursor === undefined) return { calls: null, meetings: null }
  const places = Places.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()))
  if (places.success) return places.data
  throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'cursor: not one of this list')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
