import type { Request, Response } from 'express'
import { ConsoleNextMessagesDocument } from '../../../generated/operations.ts'
import type { ConsoleContext } from '../console-context.ts'

type Message = { id: string; phone?: string | null; handledAt?: unknown }

/**
 * The messages to handle besides this one, of other callers: `next` is the first of them, urgent before newest;
 * `previous` the one that waits before this one, if that is another.
 */
export async function besideToHandle(desk: ConsoleContext, response: Response, shown: Message) {
  const { account } = await desk.run(response, ConsoleNextMessagesDocument, {})
  const all = [...account.urgent.edges, ...account.others.edges].map(({ node }) => node)
  const waiting = [...new Map(all.map((node) => [node.id, node])).values()]
  const isOther = ({ id, phone }: Message) => id !== shown.id && !(phone && phone === shown.phone)
  const place = waiting.findIndex(({ id }) => id === shown.id)
  const next = waiting.find(isOther)
  const previous = place > 0 ? waiting.slice(0, place).findLast(isOther) : undefined
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
