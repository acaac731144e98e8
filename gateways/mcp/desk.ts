import type { Context } from '../../schema/context.ts'
import { notFound } from '../../src/kernel/errors.ts'
import { parseInput } from '../../src/kernel/input/parse-input.ts'
import { execute } from '../core/execute.ts'
import {
  AgentActionItemsDocument,
  AgentCallDocument,
  type AgentCallFieldsFragment,
  AgentCallsDocument,
  AgentLinesDocument,
  AgentMessagesDocument,
  AgentTranscriptDocument,
} from '../generated/operations.ts'
import { withoutNotes } from '../wire/without-notes.ts'
import {
  GetCallArguments,
  GetTranscriptArguments,
  ListActionItemsArguments,
  ListCallsArguments,
  ListLinesArguments,
  ListMessagesArguments,
  pageOf,
  SEGMENTS_MAX,
} from './desk-arguments.ts'
import type { Told } from './tool-answer.ts'

export async function listLines(context: Context, args: unknown): Promise<Told> {
  const page = pageOf(parseInput(ListLinesArguments, args))
  const { lines } = await execute(AgentLinesDocument, page, context)
  return toldPage('lines', lines, ({ status, ...line }) => ({
    ...line,
    status: status.toLowerCase(),
  }))
}

export async function listCalls(context: Context, args: unknown): Promise<Told> {
  const asked = parseInput(ListCallsArguments, args)
  const { calls } = await execute(AgentCallsDocument, variablesOf(asked), context)
  return toldPage('calls', calls, renderCall)
}

export async function getCall(context: Context, args: unknown): Promise<Told> {
  const { call_id: id } = parseInput(GetCallArguments, args)
  const { call } = await execute(AgentCallDocument, { id }, context)
  if (!call) throw notFound('call')
  const { turns, ...facts } = call
  const transcript = turns.map(({ who, text }) => ({ who: who.toLowerCase(), text }))
  return { says: `${call.at}: ${call.summary}`, result: { ...renderCall(facts), transcript } }
}

export async function listMessages(context: Context, args: unknown): Promise<Told> {
  const asked = parseInput(ListMessagesArguments, args)
  const { messages } = await execute(AgentMessagesDocument, variablesOf(asked), context)
  return toldPage('messages', messages, (message) => message)
}

export async function listActionItems(context: Context, args: unknown): Promise<Told> {
  const { done = null, ...page } = parseInput(ListActionItemsArguments, args)
  const variables = { done, ...pageOf(page) }
  const { actionItems } = await execute(AgentActionItemsDocument, variables, context)
  return toldPage('action items', actionItems, (item) => item)
}

export async function getMeetingTranscript(context: Context, args: unknown): Promise<Told> {
  const { meeting_id: id, from_segment: from = 0 } = parseInput(GetTranscriptArguments, args)
  const { meeting } = await execute(AgentTranscriptDocument, { id }, context)
  if (!meeting) throw notFound('meeting')
  if (!meeting.transcript) throw withoutNotes('transcript', meeting)
  const { segments: all, ...transcript } = meeting.transcript
  const segments = all.slice(from, from + SEGMENTS_MAX)
  const end = from + segments.length
  return {
    says: `Segments ${from} to ${end} of ${all.length}.`,
    result: { ...transcript, segments, next_segment: end < all.length ? end : null },
  }
}

type Asked = { line_id?: string | undefined; search?: string | undefined } & Parameters<
  typeof pageOf
>[0]

function variablesOf({ line_id: lineId, search, ...page }: Asked) {
  return { lineId: lineId ?? null, search: search ?? null, ...pageOf(page) }
}

function renderCall({ outcome, ...call }: AgentCallFieldsFragment) {
  return { ...call, outcome: outcome?.toLowerCase() ?? null }
}

type Connection<T> = {
  edges: readonly { node: T }[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

function toldPage<T>(
  noun: string,
  { edges, pageInfo }: Connection<T>,
  render: (node: T) => object,
) {
  const items = edges.map(({ node }) => render(node))
  const more = pageInfo.hasNextPage
  return {
    says: `${items.length} ${noun}, newest first${more ? '; there are older ones' : ''}.`,
    result: { items, next_cursor: more ? pageInfo.endCursor : null },
  }
}
