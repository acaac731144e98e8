import type { Request, Response } from 'express'
import { ConsoleNextMessagesDocument } from '../../../generated/operations.ts'
import type { ConsoleContext } from '../console-context.ts'
import { groupByCaller, newestFirst } from './group-by-caller.ts'

type Message = { id: string; phone?: string | null; handledAt?: unknown }

/**
 * The messages to handle before and after this one, of other callers, in the order of the list; after the last comes
 * the first again, and `previous` is left out if it is the same.
 */
export async function besideToHandle(desk: ConsoleContext, response: Response, shown: Message) {
  const { account } = await desk.run(response, ConsoleNextMessagesDocument, {})
  const urgent = account.urgent.edges.map(({ node }) => node)
  const others = account.others.edges
    .map(({ node }) => node)
    .filter(({ id }) => !urgent.some((one) => one.id === id))
  const groups = groupByCaller(urgent, newestFirst(others))
  const rows = [...groups.urgent, ...groups.others]
  const place = rows.findIndex((row) => [row.shown, ...row.more].some(({ id }) => id === shown.id))
  const isOther = ({ id, phone }: Message) => id !== shown.id && !(phone && phone === shown.phone)
  const [before, after] = [rows.slice(0, Math.max(place, 0)), rows.slice(place + 1)].map((part) =>
    part.map((row) => row.shown).filter(isOther),
  )
  const next = after?.at(0) ?? before?.at(0)
  const previous = before?.at(-1)
  return { next, previous: previous?.id === next?.id ? undefined : previous }
}

/** How long a list offers to undo what was done in it. */
const JUST_MS = 20_000

/** The message, if it was handled a moment ago. */
export function justHandled<M extends { handledAt: string | null }>(
  message: M | null | undefined,
  now: Date,
) {
  const handledAt = Date.parse(message?.handledAt ?? '')
  return now.getTime() - handledAt < JUST_MS ? message : null
}

/** Whether the page is shown because its owner has just marked the message: it then offers to undo that. */
export function isJustHandled(request: Request, message: Message | null): boolean {
  return request.query.said === 'handled' && Boolean(message?.handledAt)
}
