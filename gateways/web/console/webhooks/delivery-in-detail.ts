import { STATUS_CODES } from 'node:http'
import { codeBlock } from '../../../../src/kernel/text/code-block.ts'
import { headersOf } from '../../../../src/outgoing-webhooks/sign-event.ts'

type Event = { id: string; body: unknown }
type Attempt = {
  at: string
  tookMs: number
  status: number | null
  problem: string | null
  signature: string | null
  answer: string | null
}

/** An event's body, indented for reading. Its signature is of the same JSON without spaces. */
export function payloadBlock({ id, body }: Event): string {
  return block('Payload', id, JSON.stringify(body, null, 2))
}

/** The headers that went with an attempt, exactly as they were sent. */
export function headersBlock({ id }: Event, { at, signature }: Attempt): string {
  if (signature === null) return ''
  const headers = Object.entries(headersOf({ id, at: new Date(at), signature }))
  return block(
    'Headers we sent',
    id,
    headers.map(([name, value]) => `${name}: ${value}`).join('\n'),
  )
}

export function answerBlock({ id }: Event, { answer }: Attempt): string {
  return answer ? block('Response body', id, indented(answer)) : ''
}

/** `204 No Content in 64 ms`, or `No answer after 10.0 s`. */
export function outcomeInWords({ status, tookMs }: Pick<Attempt, 'status' | 'tookMs'>): string {
  const took = tookMs < 1_000 ? `${tookMs} ms` : `${(tookMs / 1_000).toFixed(1)} s`
  return status === null ? `No answer after ${took}` : `${statusInWords(status)} in ${took}`
}

function statusInWords(status: number): string {
  return `${status} ${STATUS_CODES[status] ?? ''}`.trim()
}

function block(title: string, id: string, source: string): string {
  return codeBlock({ title, label: `${title}, ${id}`, source })
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
