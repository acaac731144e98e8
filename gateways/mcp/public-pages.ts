import { type RequestHandler, Router } from 'express'
import type { App } from '../../src/app.ts'
import { ownServerJson, serverCard } from './server-json.ts'

/** What clients, including pages of other sites, can read about the server before they connect. */
export function createPublicPages({ config: { baseUrl } }: App): Router {
  const router = Router()
  router.get('/server.json', showing(ownServerJson(baseUrl), 'application/json'))
  router.get('/server-card', showing(serverCard(baseUrl), 'application/mcp-server-card+json'))
  return router
}

function showing(document: object, type: string): RequestHandler {
  const text = JSON.stringify(document, null, 2)
  const headers = { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=300' }
  return (_request, response) => void response.set(headers).type(type).send(text)
}
