import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { calendarText } from './calendar-text.ts'

type Asked = { path: string; headers: IncomingMessage['headers'] }
type Answer = (response: ServerResponse, request: IncomingMessage) => void

/** A local calendar service: each path is a separate calendar, with an ETag of its content. */
export async function openCalendarServer() {
  const asked: Asked[] = []
  const contents = new Map<string, string>()
  const odd = new Map<string, Answer>()
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push({ path, headers: request.headers })
    const answer = odd.get(path)
    if (answer) return answer(response, request)
    const content = contents.get(path)
    if (content === undefined) return response.writeHead(404).end()
    const etag = `"${createHash('sha256').update(content).digest('hex')}"`
    if (request.headers['if-none-match'] === etag) return response.writeHead(304).end()
    response.writeHead(200, { 'content-type': 'text/calendar', etag }).end(content)
  })
  server.listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  let made = 0
  return {
    /** In the form of `CALENDAR_PRIVATE_HOSTS`. */
    host: `localhost:${port}`,
    /** A new calendar with these events. */
    add(...events: string[]) {
      made += 1
      const path = `/private-${made}/basic.ics`
      contents.set(path, calendarText(...events))
      return {
        address: `http://localhost:${port}${path}`,
        holds: (...next: string[]) => void contents.set(path, calendarText(...next)),
        /** From the next request on; undefined restores the normal answer. */
        answers: (answer?: Answer) => void (answer ? odd.set(path, answer) : odd.delete(path)),
        asked: () => asked.filter((one) => one.path === path),
      }
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

export type CalendarServer = Awaited<ReturnType<typeof openCalendarServer>>
