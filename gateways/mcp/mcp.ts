import { toNodeHandler } from '@modelcontextprotocol/node'
import { createMcpHandler } from '@modelcontextprotocol/server'
import { Router } from 'express'
import type { App } from '../../src/app.ts'
import { acceptBoth } from './accept-both.ts'
import { agentContext, requireAgent } from './authenticate.ts'
import { checkParams } from './check-params.ts'
import { createPublicPages } from './public-pages.ts'
import { limitAgents } from './rate-limit.ts'
import { refuseOtherSites } from './refuse-other-origins.ts'
import { readAgentBody } from './request-body.ts'
import { createMcpServer } from './server.ts'

/**
 * The MCP server (contract §4.3): one address for clients of version 2026-07-28 and of 2025. Each request gets a new
 * server, and no state is kept. Checks run in this order: origin, 401, 429, 413, 415 and 400; then the protocol's own.
 */
export function createMcp(app: App): Router {
  const handler = createMcpHandler(({ authInfo }) => createMcpServer(agentContext(app, authInfo)), {
    onerror: (error) => app.log.debug({ error }, 'agent request refused'),
  })
  const serve = toNodeHandler(handler)
  const limit = limitAgents(app)
  const router = Router()
  router.use(createPublicPages(app))
  router.use(refuseOtherSites(app))
  router.use(requireAgent(app))
  router.use(limit.requests, readAgentBody, limit.restOfBatch, checkParams, acceptBoth)
  router.all('/', (request, response) => serve(request, response, request.body))
  return router
}
