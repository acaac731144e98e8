import { randomUUID } from 'node:crypto'

export type Part =
  | { text: string; mediaType: 'text/plain' }
  | { data: object; mediaType: 'application/json' }

/** A direct message without a task. `contextId` is the sender's, or a new one. */
export function replyMessage(contextId: string | undefined, parts: readonly Part[]) {
  return {
    message: {
      messageId: randomUUID(),
      contextId: contextId ?? randomUUID(),
      role: 'ROLE_AGENT',
      parts,
    },
  }
}
