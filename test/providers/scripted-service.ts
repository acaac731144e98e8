import { createServer } from 'node:http'
import { onTestFinished } from 'vitest'
import { listenAnywhere } from '../support/listen.ts'

export type Reply = { status?: number; body?: unknown }

type Asked = { route: string; headers: NodeJS.Dict<string | string[]>; body: unknown }

/** A service with scripted answers: `METHOD /path` → its replies, the last one repeated. Other routes return 404. */
export async function scriptedService(script: Record<string, Reply | Reply[]>) {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request.setEncoding('utf8')) text += chunk
    const route = `${request.method} ${request.url}`
    asked.push({ route, headers: request.headers, body: text && JSON.parse(text) })
    const replies = [script[route] ?? { status: 404, body: { detail: 'Not found.' } }].flat()
    const before = asked.filter((other) => other.route === route).length - 1
    const { status = 200, body } = replies[before] ?? replies.at(-1) ?? {}
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body ?? {}))
  })
  onTestFinished(() => void server.close())
  const url = await listenAnywhere(server)
  return { url, asked, routes: () => asked.map(({ route }) => route) }
}
