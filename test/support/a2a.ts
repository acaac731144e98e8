import { randomUUID } from 'node:crypto'
import type { World } from './world.ts'

export type RpcError = {
  code: number
  message: string
  data?: {
    '@type': string
    reason?: string
    domain?: string
    metadata?: Record<string, string>
    fieldViolations?: { field: string; description: string }[]
    retryDelay?: string
  }[]
}

export type RpcReply = {
  jsonrpc: string
  id: unknown
  error?: RpcError
  result?: {
    message: {
      messageId: string
      contextId: string
      role: string
      taskId?: string
      parts: { text?: string; data?: Record<string, unknown>; mediaType: string }[]
    }
  } & Record<string, unknown>
}

export type RpcAnswer = { status: number; headers: Headers; text: string; body: RpcReply }

/** Settings that let a test use any client address, so that limits do not collide by accident. */
export const ANY_ADDRESS = { TRUST_PROXY: 'loopback' }

let addresses = 0

/** An address not used before in this file. */
export function newAddress(): string {
  addresses += 1
  return `198.51.${Math.floor(addresses / 256)}.${addresses % 256}`
}

/** An agent's interface on the wire. Each client has its own address. */
export function a2aOf(world: World, path = '/a2a', address = newAddress()) {
  const url = `${world.url}${path}`
  return { address, post, call, send, say }

  async function post(
    body: unknown,
    headers: Record<string, string> = {},
    query = '',
  ): Promise<RpcAnswer> {
    const response = await fetch(`${url}${query}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'a2a-version': '1.0',
        'x-forwarded-for': address,
        ...headers,
      },
      body:
        typeof body === 'string' || body instanceof Uint8Array
          ? (body as BodyInit)
          : JSON.stringify(body),
    })
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: text ? JSON.parse(text) : undefined,
    }
  }

  function call(method: string, params?: unknown, headers?: Record<string, string>) {
    return post({ jsonrpc: '2.0', id: 1, method, params }, headers)
  }

  /** SendMessage with these parts; `more` goes into the message, `beside` next to it. */
  function send(parts: unknown, more: object = {}, beside: object = {}, headers = {}) {
    const message = { messageId: randomUUID(), role: 'ROLE_USER', parts, ...more }
    return call('SendMessage', { message, ...beside }, headers)
  }

  /** Sends one text in a conversation; returns the reply and the state. */
  async function say(text: string, contextId?: string) {
    const { body } = await send([{ text }], contextId ? { contextId } : {})
    return readReply(body)
  }
}

export function readReply(body: RpcReply) {
  if (!body.result) throw new Error(JSON.stringify(body))
  const { message } = body.result
  const text = message.parts.find((part) => part.text !== undefined)?.text ?? ''
  const data = message.parts.find((part) => part.data !== undefined)?.data ?? {}
  return { contextId: message.contextId, text, data }
}
