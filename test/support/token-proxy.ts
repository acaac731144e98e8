import { request as ask, createServer } from 'node:http'
import { listenAnywhere } from './listen.ts'

/**
 * Adds a bearer token to every request, because the official conformance suite cannot. Requests for the proxy itself
 * become requests for the site; a foreign Host or Origin is passed on unchanged.
 */
export async function openTokenProxy(siteUrl: string, token: string) {
  const site = new URL(siteUrl)
  const server = createServer((request, response) => {
    const own = (name: string | undefined) => name?.replace(new URL(url).host, site.host)
    const headers = { ...request.headers, authorization: `Bearer ${token}` }
    if (headers.host) headers.host = own(headers.host)
    if (headers.origin) headers.origin = own(headers.origin)
    const { method, url: path } = request
    const onward = ask(site, { method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  const url = await listenAnywhere(server)
  return { url, close: () => server.close() }
}
