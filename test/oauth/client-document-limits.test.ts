import { createServer, type Server } from 'node:http'
import express from 'express'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOauth } from '../../gateways/oauth/oauth.ts'
import { asMetadata } from '../../src/agents/client-document.ts'
import { listenAnywhere } from '../support/listen.ts'
import { agentOf, REDIRECT_URI } from '../support/oauth-agent.ts'
import { openWorld, type World } from '../support/world.ts'

const LOOK_UPS_PER_HOUR = 60

let world: World
let server: Server
let url: string
/** The URLs that agents made us visit. */
const visited: string[] = []
beforeAll(async () => {
  world = await openWorld({ workJobs: false })
  const oauth = createOauth(world.app, async (id) => {
    visited.push(id)
    return asMetadata(id, JSON.stringify({ client_id: id, redirect_uris: [REDIRECT_URI] }))
  })
  server = createServer(express().set('trust proxy', 'loopback').use(oauth))
  url = await listenAnywhere(server)
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await world.close()
})

let agents = 0

/** A new agent makes us fetch its document, from an address of this network. */
async function askFrom(network: string) {
  agents += 1
  const agent = agentOf({ ...world, url }, `https://agent.example/${agents}.json`)
  const address = `2001:db8:9:${network}::${agents.toString(16)}`
  const { status } = await fetch(agent.authorizeUrl({ resource: `${world.url}/mcp` }), {
    headers: { 'x-forwarded-for': address },
    redirect: 'manual',
  })
  return status
}

test('a /64 has us look up sixty documents an hour, from however many addresses', async () => {
  const statuses: number[] = []
  for (let asked = 0; asked < LOOK_UPS_PER_HOUR + 5; asked += 1) statuses.push(await askFrom('1'))
  expect(visited).toHaveLength(LOOK_UPS_PER_HOUR)
  expect(statuses.slice(0, LOOK_UPS_PER_HOUR)).toEqual(Array(LOOK_UPS_PER_HOUR).fill(303))
  expect(statuses.slice(LOOK_UPS_PER_HOUR)).toEqual(Array(5).fill(400))
  expect(await askFrom('2')).toBe(303)
})

test('and all networks together a thousand', async () => {
  await askFrom('3')
  const { rows } = await world.app.pool.query(
    "UPDATE rate_limits SET points = 1000000 WHERE key = 'oauth_document_all:all' RETURNING points",
  )
  expect(rows).toHaveLength(1)
  const before = visited.length
  expect(await askFrom('4')).toBe(400)
  expect(visited).toHaveLength(before)
})
