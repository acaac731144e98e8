import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Passing = { method: string; path: string; body: string }

/** A failure for a request: it takes effect but its response is lost, or the proxy answers it. */
export type Mishap = 'drop_response' | { status: number; body: object } | undefined

/** A proxy between the product and a provider, for failures that depend on the request. */
export async function openProxy() {
  // Behind the end of a test its provider is closed; a request that is still on its way finds nobody.
  const server = createServer((request, response) =>
    pass(proxy, request, response).catch(() => request.socket.destroy()),
  )
  server.listen(0)
  await once(server, 'listening')
  const proxy = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Where requests go; set later, because the product is first given the proxy's URL. */
    target: '',
    befall: (_request: Passing): Mishap | Promise<Mishap> => undefined,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
  return proxy
}

type Proxy = Pick<Awaited<ReturnType<typeof openProxy>>, 'target' | 'befall'>

async function pass(proxy: Proxy, request: IncomingMessage, response: ServerResponse) {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  const body = Buffer.concat(chunks).toString()
  const { method = 'GET', url: path = '/', headers } = request
  const mishap = await proxy.befall({ method, path, body })
  if (typeof mishap === 'object') {
    response.writeHead(mishap.status, { 'content-type': 'application/json' })
    return void response.end(JSON.stringify(mishap.body))
  }
  const answer = await fetch(proxy.target + path, {
    method,
    headers: {
      authorization: headers.authorization ?? '',
      'content-type': headers['content-type'] ?? 'application/x-www-form-urlencoded',
    },
    ...(method === 'GET' ? {} : { body }),
  })
  const text = await answer.text()
  if (mishap === 'drop_response') return void request.socket.destroy()
  response.writeHead(answer.status, { 'content-type': 'application/json' })
  response.end(text)
}
