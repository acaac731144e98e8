import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

export type ReceivedSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: Record<string, unknown>
}

type Attribute = { key: string; value: Record<string, unknown> }
type Batch = {
  resourceSpans: {
    resource: { attributes: Attribute[] }
    scopeSpans: { spans: (Omit<ReceivedSpan, 'attributes'> & { attributes: Attribute[] })[] }[]
  }[]
}

/** Receives traces as OTLP's JSON over HTTP, and keeps them. */
export async function openOtlpReceiver() {
  const spans: ReceivedSpan[] = []
  const services = new Set<unknown>()
  const server = createServer(async (request, response) => {
    const { resourceSpans } = (await json(request)) as Batch
    for (const { resource, scopeSpans } of resourceSpans) {
      services.add(plain(resource.attributes)['service.name'])
      for (const span of scopeSpans.flatMap(({ spans: some }) => some))
        spans.push({ ...span, attributes: plain(span.attributes) })
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    services,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function plain(attributes: Attribute[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))
}
