import type { Request, Response } from 'express'
import { ConsoleNextMessagesDocument } from '../../../generated/operations.ts'
import type { ConsoleContext } from '../console-context.ts'

type Message = { id: string; phone?: string | null; handledAt?: unknown }

/** The next message to handle after this one, of another caller: urgent first, then the newest. */
export async function nextToHandle(desk: ConsoleContext, response: Response, after: Message) {
  const { account } = await desk.run(response, ConsoleNextMessagesDocument, {})
  const waiting = [...account.urgent.edges, ...account.others.edges].map(({ node }) => node)
  return waiting.find(({ id, phone }) => id !== after.id && !(phone && phone === after.phone))
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
