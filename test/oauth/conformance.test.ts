import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listenAnywhere } from '../support/listen.ts'
import { register } from '../support/oauth-agent.ts'
import { csrfIn, signIn } from '../support/sign-in.ts'
import { openWorld, type World } from '../support/world.ts'

const KIT = 'node_modules/@modelcontextprotocol/conformance/dist/index.js'

let world: World
beforeAll(async () => {
  world = await openWorld({ workJobs: false })
})
afterAll(() => world.close())

/** Runs all of the kit's authorization scenarios; the one that needs an owner prints the URL to open. */
async function runKit(options: string[], openInBrowser: (url: string) => Promise<unknown>) {
  const kit = spawn(process.execPath, [KIT, 'authorization', '--url', world.url, ...options])
  let printed = ''
  let opened: Promise<unknown> | undefined
  const read = (chunk: Buffer) => {
    printed += chunk.toString()
    const [url] = /http:\/\/localhost:\d+\/oauth\/authorize\?\S+(?=\s)/.exec(printed) ?? []
    if (url) opened ??= openInBrowser(url)
  }
  kit.stdout.on('data', read)
  kit.stderr.on('data', read)
  const code = await new Promise((resolve) => kit.on('close', resolve))
  await opened
  return { code, printed }
}

test('the official kit finds nothing to say about the authorization server', async () => {
  const port = await freePort()
  const redirectUri = `http://127.0.0.1:${port}/callback`
  const { body } = await register(world, { redirect_uris: [redirectUri] })
  const owner = await signIn(world, 'ann@example.com')
  const options = ['--client-id', body.client_id, '-p', port, '--resource', `${world.url}/mcp`]
  const { code, printed } = await runKit(options, async (url) => {
    const question = (await owner.get(url)).location ?? ''
    const { html } = await owner.get(question)
    const form = { csrf: csrfIn(html), decision: 'allow' }
    const posted = await owner.post(question, form)
    const resumed = await owner.get(posted.location ?? '')
    await fetch(resumed.location ?? '')
  })
  expect(code, printed).toBe(0)
  expect(printed).toContain('Total: 3 passed, 0 failed')
})

async function freePort(): Promise<string> {
  const server = createServer()
  await listenAnywhere(server)
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return String(port)
}
