import type { FieldNode, GraphQLResolveInfo } from 'graphql'
import { isOwner } from '../src/accounts/viewer.ts'
import {
  CALL_WIRE,
  type CallView,
  listCallsOfLine,
  listMessagesOfLine,
  MESSAGE_WIRE,
  type MessageView,
  type Width,
} from '../src/calls/read-calls.ts'
import { isId } from '../src/kernel/ids.ts'
import { keptWith } from '../src/kernel/kept-with.ts'
import { type LineView, readLine } from '../src/lines/read-lines.ts'
import type { Page } from '../src/platform/db/paging.ts'
import { pageAsked } from './connection.ts'
import type { Context } from './context.ts'
import { argumentsOf, askedBehind, askedFields } from './selected-fields.ts'

/** A list of a line, when it is the only selected field. */
type Plan = { node: FieldNode; width: Width; list: 'calls' | 'messages' }

const LISTS = {
  calls: { read: listCallsOfLine, wire: new Set<string>(CALL_WIRE) },
  messages: { read: listMessagesOfLine, wire: new Set<string>(MESSAGE_WIRE) },
} as const
const BESIDE_A_LIST = ['id', '__typename']

const plans = new WeakMap<FieldNode, Plan | 'none'>()
const calls = keptWith<LineView, Page<CallView>>('calls')
const messages = keptWith<LineView, Page<MessageView>>('messages')
const PAGES = { calls, messages }

/** The page of a line's calls that was read with the line, if any. */
export function callsRead(line: LineView): Page<CallView> | undefined {
  return calls.of(line)
}

export function messagesRead(line: LineView): Page<MessageView> | undefined {
  return messages.of(line)
}

/**
 * Reads a line. If only one of its lists is selected, as is usual, one statement reads the list and checks that the
 * line is the viewer's, and no columns of the line are read.
 */
export async function readLineAsked(
  { app, viewer }: Context,
  lineId: string,
  info: GraphQLResolveInfo,
): Promise<LineView | null> {
  const plan = planOf(info)
  const page = plan && pageAsked(argumentsOf(plan.node, info))
  if (!plan || !page || !isOwner(viewer)) return readLine(app, viewer, lineId)
  if (!isId('line', lineId)) return null
  const { accountId } = viewer
  const read = await LISTS[plan.list].read(app, { accountId, lineId }, page, plan.width)
  if (!read) return null
  const line = listedLine(accountId, lineId)
  PAGES[plan.list].keep(line, read as Page<CallView & MessageView>)
  return line
}

function planOf(info: GraphQLResolveInfo): Plan | undefined {
  const [at] = info.fieldNodes
  if (!at) return undefined
  const known = plans.get(at) ?? makePlan(info) ?? 'none'
  plans.set(at, known)
  return known === 'none' ? undefined : known
}

function makePlan(info: GraphQLResolveInfo): Plan | undefined {
  const asked = askedFields(info)
  const lists = [...(asked ?? [])].filter(([name]) => !BESIDE_A_LIST.includes(name))
  const [[list, nodes] = ['', []], ...others] = lists
  const [node, ...again] = nodes
  if (others.length > 0 || !node || again.length > 0) return undefined
  if (list !== 'calls' && list !== 'messages') return undefined
  const items = askedBehind([node], info.fragments, ['edges', 'node'])
  const isWire = items && [...items.keys()].every((name) => LISTS[list].wire.has(name))
  return { list, node, width: isWire ? 'wire' : 'all' }
}

/** A line whose columns were not read: reading any of them is a bug, so it throws. */
const UNREAD = new Proxy(
  {},
  {
    get(_target, name) {
      if (typeof name === 'symbol' || name === 'then' || name === '__typename') return undefined
      throw new Error(`${name} of a line was not read`)
    },
  },
)

function listedLine(accountId: string, id: string): LineView {
  const line = Object.create(UNREAD)
  Object.defineProperty(line, 'accountId', { value: accountId })
  Object.defineProperty(line, 'id', { value: id })
  return line
}
